"""One agent at a classic table of bots, for everything that speaks Gymnasium."""

from collections.abc import Mapping, Sequence
from itertools import cycle, islice
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from standoff.bots.catalogue import TEMPERS
from standoff.bots.company import Company
from standoff.bots.gangsters import GANGSTERS
from standoff.bots.outside import bot_named
from standoff.env import window
from standoff.env.classic.parallel import BYTE, box
from standoff.env.classic.position import legal_for, shares
from standoff.env.game import Info, Observation, handed_space
from standoff.env.rendering import HUMAN, MODES, Rendered, RenderModeError, Screen, classic_screen
from standoff.rules.asks import Decision, Seat
from standoff.rules.chance import Seeded
from standoff.rules.classic import engine
from standoff.rules.classic.events import Event
from standoff.rules.classic.options import Options
from standoff.rules.classic.table import Table
from standoff.rules.classic.views import Sights, View
from standoff.rules.options import ImpossibleTableError
from standoff.schema.actions import ACTIONS
from standoff.schema.encoding import encoder
from standoff.schema.legal import WAITING, Legal
from standoff.schema.observation import SCHEMA

ME: Seat = 0
_HIGHS = np.array(SCHEMA.highs, np.float32)


class StandoffEnv(gymnasium.Env[Observation, np.int64]):
    """The agent in seat 0 is asked wherever there is something to choose; bots play the others.

    It is over for the agent who dies, since the dead win nothing.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 4}  # noqa: RUF012

    def __init__(
        self,
        bots: Sequence[str] = TEMPERS[:4],
        *,
        players: int = 5,
        powers: str = "none",
        cop: bool = False,
        money: str = "open",
        flat: bool = True,
        render_mode: str | None = None,
    ) -> None:
        """Bots by name, clockwise from the agent's left; fewer than needed are asked again."""
        if render_mode is not None and render_mode not in MODES:
            raise RenderModeError(render_mode)
        self.options = Options(players, powers, cop, money)
        if not bots or isinstance(bots, str):
            raise ImpossibleTableError(f"bots are names, ('accountant', 'timid'), not {bots!r}")
        self.bots = tuple(islice(cycle(bots), players - 1))
        for name in self.bots:
            bot_named(name)  # refused here, and not when a game begins
        self.flat = flat
        self.render_mode = render_mode
        self.screen: Screen[Table] | None = None
        self.action_space = gymnasium.spaces.Discrete(ACTIONS)
        self.observation_space = handed_space(box(SCHEMA), ACTIONS, flat=flat)
        self.encoder = encoder(self.options)
        self.table: Table
        self.company: Company[View]
        self.legal: Legal = WAITING

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        """A new game: from this seed, or the next one of a row of games."""
        super().reset(seed=seed, options=dict(options or {}))
        game = self.np_random.bytes(32)
        players = {seat: bot_named(name) for seat, name in enumerate(self.bots, start=ME + 1)}
        self.company = Company(players, game)
        self.table, events = engine.deal(self.options, Seeded(game))
        if self.render_mode is not None:
            names = GANGSTERS[: self.options.players]
            self.screen = classic_screen(self.render_mode, names, self.options, self.table)
        self._show(events)
        return self._told()

    def step(self, action: int | np.integer[Any]) -> tuple[Observation, float, bool, bool, Info]:
        """An answer of the agent, and all that follows until it has to choose again."""
        if not self.over:
            self._say(self.legal.meant(int(action)))
        observation, info = self._told()
        return observation, shares(self.table)[ME], self.over, False, info

    @property
    def over(self) -> bool:
        """Whether the agent has nothing more to win."""
        return self.table.outcome is not None or not self.table[ME].alive

    def action_masks(self) -> NDArray[np.bool_]:
        """What the agent may do, as MaskablePPO asks for it."""
        return np.frombuffer(bytearray(self.legal.mask), np.bool_)

    def render(self) -> Rendered:
        """The round so far as everybody sees it."""
        if self.screen is None:
            raise RenderModeError(self.render_mode)
        return self.screen.render()

    def close(self) -> None:
        """Close the window, if there is one."""
        if self.render_mode == HUMAN:
            window.close()

    def _told(self) -> tuple[Observation, Info]:
        """Play on until the agent has a choice, and say what it sees then."""
        self.legal = legal_for(self.table, ME)
        while not self.over and len(self.legal.actions) == 1:
            self._say(self.legal.lowest)
            self.legal = legal_for(self.table, ME)
        (row,) = self.encoder.observations(self.table, (ME,))
        mask = np.frombuffer(bytearray(self.legal.mask), BYTE)
        if self.flat:
            return row / _HIGHS, {"action_mask": mask}
        return {"observation": row, "action_mask": mask}, {}

    def _say(self, mine: Decision | None) -> None:
        """One step of the table: the bots answer too."""
        table = self.table
        said = self.company.answers(table.asking, Sights(table))
        if mine is not None:
            said[ME] = mine
        self.table, events = engine.step(table, said)
        self._show(events)

    def _show(self, events: tuple[Event, ...]) -> None:
        if self.screen is not None:
            self.screen.show(events)
