"""What every PettingZoo environment of ours has: agents, spaces, dice and a screen."""

from collections.abc import Iterable
from random import Random
from typing import Generic, TypeVar

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import ParallelEnv

from standoff.env.rendering import MODES, RenderModeError, Screen

TableT = TypeVar("TableT")
Info = dict[str, object]


class IllegalActionError(ValueError):
    """An action its agent may not take now, in a strict environment; nothing has happened."""


class ParallelGame(ParallelEnv[str, dict[str, np.ndarray], int], Generic[TableT]):  # type: ignore[misc]  # untyped
    """A game in which all agents act at once, each with a mask of what it may do."""

    def __init__(
        self,
        players: int,
        actions: int,
        seen: Box,
        *,
        max_cycles: int,
        strict: bool,
        render_mode: str | None,
    ) -> None:
        if render_mode is not None and render_mode not in MODES:
            raise RenderModeError(render_mode)
        self.max_cycles = max_cycles
        self.strict = strict
        self.render_mode = render_mode
        self.screen: Screen[TableT] | None = None
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces: dict[str, Discrete] = {
            agent: Discrete(actions) for agent in self.possible_agents
        }
        self.observation_spaces: dict[str, Dict] = {
            agent: Dict(
                {
                    "observation": Box(seen.low, seen.high, dtype=seen.dtype.type),
                    "action_mask": Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.dice = Random()
        self.cycles = 0

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def render(self) -> str:
        """The round so far as everybody sees it: as text, or as an SVG picture."""
        if self.screen is None:
            raise RenderModeError(self.render_mode)
        return self.screen.render()

    def close(self) -> None:
        """There is nothing to close."""

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

    def _informed(self, agents: list[str]) -> dict[str, Info]:
        """Nothing: whatever an agent may know is in its observation."""
        return {agent: {} for agent in agents}
