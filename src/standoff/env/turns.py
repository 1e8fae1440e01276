"""Agents that take turns: in a strict environment each is refused when it speaks, not after all have."""

from pettingzoo.utils.wrappers import BaseWrapper


class StrictTurns(BaseWrapper[str, object, int]):  # type: ignore[misc]  # untyped
    """The classic in turns, where an illegal action is refused and the agent may try again."""

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if not (self.terminations[agent] or self.truncations[agent]):
            self.unwrapped.refuse_illegal(agent, action)
        super().step(action)
