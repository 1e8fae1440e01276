"""Live as a PettingZoo environment: all act at once, and an arena is the Godfather."""

from collections.abc import Mapping
from random import Random
from typing import ClassVar

import numpy as np
from gymnasium.spaces import Box
from msgspec.structs import replace
from numpy.typing import NDArray

from standoff.arena import godfather
from standoff.arena.arena import Arena, opened
from standoff.arena.figures import figures_for
from standoff.arena.plane import Point, scaled
from standoff.bots.gangsters import LIVE_GANGSTERS
from standoff.env.game import (
    NOTHING,
    IllegalActionError,
    Info,
    Observation,
    ParallelGame,
    Step,
    Told,
)
from standoff.env.live.encoding import live_encoder, moment_of, spots_of, walked
from standoff.env.live.legal import MOVES, legal_actions
from standoff.env.live.redeal import redealt
from standoff.env.live.schema import COUNTDOWN, LIVE_SCHEMA
from standoff.env.rendering import MODES, live_screen
from standoff.rules.asks import Decision, Seat
from standoff.rules.chance import Seeded
from standoff.rules.live import engine
from standoff.rules.live.decisions import FreezeAsk
from standoff.rules.live.events import Event
from standoff.rules.live.options import Options
from standoff.rules.live.table import Table
from standoff.rules.live.views import Sights, Stash, view
from standoff.schema.live_actions import ACTIONS, DIRECTIONS, MOVE, NAMES, WAIT

Numbers = NDArray[np.int16]
WAITING = [WAIT]
STEPS = 4
"""How finely a second of walking is worked out; enough where nobody watches."""


class LiveParallelEnv(ParallelGame[Table]):
    """Agents are the gangsters; they stay to the end, and win or lose as a team."""

    metadata: ClassVar[dict[str, object]] = {
        "name": "standoff_live_v1",
        "render_modes": list(MODES),
        "is_parallelizable": True,
    }

    def __init__(
        self,
        options: Options,
        *,
        max_cycles: int,
        strict: bool,
        flat: bool,
        render_mode: str | None,
    ) -> None:
        highs = np.array(LIVE_SCHEMA.highs, np.int16)
        self.state_space = Box(np.zeros_like(highs), highs, dtype=np.int16)
        super().__init__(
            options.gangsters,
            ACTIONS,
            self.state_space,
            max_cycles=max_cycles,
            strict=strict,
            flat=flat,
            render_mode=render_mode,
        )
        self.options = options
        self.encoder = live_encoder(options)
        self.figures = replace(figures_for(options.gangsters), steps_a_second=STEPS)
        self.strides = [scaled(Point(*way), self.figures.pace) for way in DIRECTIONS]
        """How far one step in each direction goes."""
        self.table: Table
        self.arena: Arena | None = None
        """Where all are, from the first step of a round to its end."""
        self.walked = 0
        """The round in which all last began to move."""
        self.seconds = 0
        """How long until the whistle, while all move."""
        self.legals: dict[Seat, Mapping[int, int]] = {}
        """The actions of whoever is asked, with the place of each among their decisions."""
        self.may: list[list[int]] = []
        """What each seat may do now, the lowest first."""
        self.masks = np.zeros((options.gangsters, ACTIONS), np.int8)
        """The same, a row each."""
        self.walk: tuple[Table, Numbers] | None = None
        """What all observe of a table while they walk at it, but for places and seconds."""

    def reset(
        self,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        """A new game: from this seed, or the next one of a row of games."""
        self._begin(seed)
        self.table, events = engine.deal(self.options, Seeded(self.dice.randbytes(32)))
        self.arena, self.walked, self.seconds = None, 0, 0
        if self.render_mode is not None:
            names = [*LIVE_GANGSTERS[: self.options.gangsters], "Godfather"]
            self.screen = live_screen(self.render_mode, names, self.options, self.table)
        self._show(events)
        self._proceed()
        return self._handed(self._observed())

    def step(self, actions: Mapping[str, int]) -> Step:
        """One answer of everybody who is asked, and all that follows from them."""
        acted = self.agents
        if not acted:
            return NOTHING
        meant = self._meant(actions)
        if self.seconds:
            self._move(meant)
        else:
            asking = self.table.asking
            self._say(
                {
                    seat: asking[seat].nth(self.legals[seat][action])
                    for seat, action in meant.items()
                }
            )
        if not self.seconds:
            self._proceed()
        self.cycles += 1
        outcome = self.table.outcome
        over, cut = outcome is not None, self.cycles >= self.max_cycles
        rewards = dict.fromkeys(acted, 0.0)
        if outcome is not None:
            for team in outcome.winners:
                for seat in self.options.members[team]:
                    rewards[self.possible_agents[seat]] = 1 / len(outcome.winners)
        observations, infos = self._handed(self._observed())
        if over or cut:
            self.agents = []
        ended, truncated = dict.fromkeys(acted, over), dict.fromkeys(acted, cut and not over)
        return observations, rewards, ended, truncated, infos

    def _proceed(self) -> None:
        """Let the Godfather speak until a gangster is asked; the whistle comes after the countdown."""
        table = self.table
        while (ask := table.asking.get(table.godfather)) is not None:
            if isinstance(ask, FreezeAsk) and not self._whistled():
                break
            assert self.arena is not None
            self._say({table.godfather: godfather.answer(self.arena, ask, view(table, None))})
            table = self.table
        self.legals = {}
        if not self.seconds:
            gangsters = self.options.gangsters
            self.legals = {
                seat: legal_actions(ask, seat, gangsters) for seat, ask in table.asking.items()
            }
        self._allow()

    def _allow(self) -> None:
        """Work out what everybody may do now."""
        self.may = [self._may(seat) for seat in range(self.options.gangsters)]
        self.masks = np.zeros_like(self.masks)
        for mask, may in zip(self.masks, self.may, strict=True):
            mask[may] = 1

    def _may(self, seat: Seat) -> list[int]:
        if self.seconds:
            return MOVES if seat in self.table.in_play else WAITING
        return list(self.legals.get(seat, WAITING))

    def _whistled(self) -> bool:
        """Whether the countdown is over; it begins when the Godfather is first asked."""
        if self.table.round != self.walked:
            order = list(self.table.in_play)
            self.dice.shuffle(order)
            self.arena = opened(self.figures, (), order)
            self.seconds, self.walked = COUNTDOWN, self.table.round
        return not self.seconds

    def _say(self, answers: Mapping[Seat, Decision]) -> None:
        self.table, events = engine.step(self.table, answers)
        self._show(events)

    def _show(self, events: tuple[Event, ...]) -> None:
        if self.screen is not None:
            self.screen.show(events)

    def _move(self, meant: Mapping[Seat, int]) -> None:
        """A second in which everybody keeps to their direction."""
        arena = self.arena
        assert arena is not None
        ways = {seat: self.strides[action - MOVE] for seat, action in meant.items()}
        for _ in range(STEPS):
            arena = arena.moved(ways)
        self.arena = arena
        self.seconds -= 1

    def _meant(self, actions: Mapping[str, int]) -> dict[Seat, int]:
        """What everybody asked does; an illegal action is repaired, or in a strict world refused."""
        if self.strict:
            self._refuse_strangers(actions)
        meant: dict[Seat, int] = {}
        for seat, (agent, may) in enumerate(zip(self.possible_agents, self.may, strict=True)):
            action = actions.get(agent)
            if action is None or action not in may:
                if self.strict:
                    names = ", ".join(f"{one} ({NAMES[one]})" for one in may[:10])
                    raise IllegalActionError(f"{agent} may not do {action!r} now, only {names}")
                action = may[0]
            if action != WAIT:
                meant[seat] = int(action)
        return meant

    @property
    def moment(self) -> str:
        """What the game waits for."""
        return "move" if self.seconds else moment_of(self.table)

    def _observed(self) -> dict[str, Told]:
        rows = self._rows_of_a_walk() if self.seconds else self._rows()
        seen = zip(self.possible_agents, rows, self.masks.copy(), strict=True)
        return {agent: {"observation": row, "action_mask": mask} for agent, row, mask in seen}

    def _rows(self) -> Numbers:
        """What everybody observes, a row a seat."""
        sights = Sights(self.table)
        views = [sights(members[0]) for members in self.options.members]
        return self.encoder.observations(views, self.moment, self.seconds, spots_of(self.arena))

    def _rows_of_a_walk(self) -> Numbers:
        """The same while all walk: nothing but places and seconds changes until the whistle."""
        if self.walk is None or self.walk[0] is not self.table:
            self.walk = self.table, self._rows()
        return walked(self.walk[1], self.seconds, spots_of(self.arena))

    def told_behind(
        self, agent: str, dice: Random
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        """What everybody would be told if the table were dealt anew behind one agent's back."""
        kept = self.table
        self.table = redealt(kept, self.seats[agent], dice)
        self._allow()
        try:
            return self._handed(self._observed())
        finally:
            self.table = kept
            self._allow()

    def state(self) -> Numbers:
        """The observation of seat 0 with everybody's card and everybody's stash."""
        table = self.table
        held = {seat: one.card for seat, one in enumerate(table.gangsters) if one.card is not None}
        stashes = tuple(
            Stash(sum(card.value for card in cards), len(cards)) for cards in table.stashes
        )
        seen = replace(view(table, 0), stashes=stashes)
        return self.encoder.truth(seen, self.moment, self.seconds, spots_of(self.arena), held)
