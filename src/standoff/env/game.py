"""What every PettingZoo environment of ours has: agents, spaces, dice and a screen."""

from collections.abc import Iterable
from random import Random
from typing import Any, Generic, TypeVar

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from pettingzoo import ParallelEnv

from standoff.env import window
from standoff.env.rendering import HUMAN, MODES, Rendered, RenderModeError, Screen

TableT = TypeVar("TableT")
Info = dict[str, object]
Told = dict[str, np.ndarray]
"""An observation, and the mask beside it."""
Observation = Told | np.ndarray
"""What an agent is handed; without a mask where it is flat, which is then in its info."""
Step = tuple[
    dict[str, Observation],
    dict[str, float],
    dict[str, bool],
    dict[str, bool],
    dict[str, Info],
]


class IllegalActionError(ValueError):
    """An action its agent may not take now, in a strict environment; nothing has happened."""


class ParallelGame(ParallelEnv[str, Observation, int], Generic[TableT]):  # type: ignore[misc]  # untyped
    """A game in which all agents act at once, each with a mask of what it may do."""

    def __init__(
        self,
        players: int,
        actions: int,
        seen: Box,
        *,
        max_cycles: int,
        strict: bool,
        flat: bool,
        render_mode: str | None,
    ) -> None:
        if render_mode is not None and render_mode not in MODES:
            raise RenderModeError(render_mode)
        self.max_cycles = max_cycles
        self.strict = strict
        self.flat = flat
        self.highs = seen.high.astype(np.float32)
        self.render_mode = render_mode
        self.screen: Screen[TableT] | None = None
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces: dict[str, Discrete] = {
            agent: Discrete(actions) for agent in self.possible_agents
        }
        self.observation_spaces: dict[str, Space[Any]] = {
            agent: handed_space(seen, actions, flat=flat) for agent in self.possible_agents
        }
        self.dice = Random()
        self.cycles = 0

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def render(self) -> Rendered:
        """The round so far as everybody sees it."""
        if self.screen is None:
            raise RenderModeError(self.render_mode)
        return self.screen.render()

    def close(self) -> None:
        """Close the window, if there is one."""
        if self.render_mode == HUMAN:
            window.close()

    def _begin(self, seed: int | None) -> None:
        """Seat everybody for a new game: from this seed, or the next one of a row of games."""
        if seed is not None:
            self.dice = Random(seed)
        self.agents = self.possible_agents[:]
        self.cycles = 0

    def _refuse_strangers(self, actions: Iterable[str]) -> None:
        """Who is not in the game cannot act in it: for a strict environment."""
        for agent in actions:
            if agent not in self.agents:
                raise IllegalActionError(f"{agent} is not in the game")

    def _handed(self, told: dict[str, Told]) -> tuple[dict[str, Observation], dict[str, Info]]:
        """What agents are handed, and what they are told beside it."""
        if not self.flat:
            return dict(told), self._informed(told)
        flat = {agent: one["observation"] / self.highs for agent, one in told.items()}
        return dict(flat), self._informed(told)

    def _informed(self, told: dict[str, Told]) -> dict[str, Info]:
        """Nothing, since whatever an agent may know is in its observation; or the mask, if flat."""
        if not self.flat:
            return {agent: {} for agent in told}
        return {agent: {"action_mask": one["action_mask"]} for agent, one in told.items()}


def handed_space(seen: Box, actions: int, *, flat: bool) -> Space[Any]:
    """Everything an agent may be handed: numbers and a mask, or numbers between 0 and 1."""
    if flat:
        return Box(0.0, 1.0, seen.shape, np.float32)
    return Dict(
        {
            "observation": Box(seen.low, seen.high, dtype=seen.dtype.type),
            "action_mask": Box(0, 1, (actions,), np.int8),
        }
    )


NOTHING: Step = {}, {}, {}, {}, {}
"""What a step says once nobody is left to act."""
