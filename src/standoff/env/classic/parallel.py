"""The classic as a PettingZoo environment in which all act at once."""

from collections.abc import Mapping
from random import Random
from typing import ClassVar

import numpy as np
from gymnasium.spaces import Box
from numpy.typing import NDArray

from standoff.bots.gangsters import GANGSTERS
from standoff.env import LONGEST
from standoff.env.classic.position import drawn, shares
from standoff.env.classic.redeal import redealt
from standoff.env.game import (
    NOTHING,
    IllegalActionError,
    Info,
    Observation,
    ParallelGame,
    Step,
    Told,
)
from standoff.env.rendering import MODES, classic_screen
from standoff.rules.asks import Decision, Seat
from standoff.rules.classic import engine
from standoff.rules.classic.options import Options
from standoff.rules.classic.table import Gangster, Table
from standoff.schema.actions import ACTIONS, NAMES, WAIT
from standoff.schema.encoding import encoder
from standoff.schema.layout import Layout
from standoff.schema.legal import WAITING, Legal, legal
from standoff.schema.observation import SCHEMA, STATE, UNIT

Numbers = NDArray[np.int8]
BYTE = np.dtype(np.int8)
LEAVE, STAY = "leave", "stay"


def box(layout: Layout) -> Box:
    """The space of everything a layout can hold."""
    highs = np.array(layout.highs, np.int8)
    return Box(np.zeros_like(highs), highs, dtype=np.int8)


class ClassicParallelEnv(ParallelGame[Table]):
    """Each step all agents act; who is not asked waits. The dead leave `agents`, or wait on."""

    metadata: ClassVar[dict[str, object]] = {
        "name": "standoff_v1",
        "render_modes": list(MODES),
        "is_parallelizable": True,
    }

    def __init__(
        self,
        options: Options,
        *,
        max_cycles: int = LONGEST,
        strict: bool = False,
        money_reward: float = 0.0,
        dead: str = LEAVE,
        flat: bool = False,
        render_mode: str | None = None,
    ) -> None:
        if dead not in (LEAVE, STAY):
            raise ValueError(f"dead is one of {LEAVE}, {STAY}, not {dead!r}")
        super().__init__(
            options.players,
            ACTIONS,
            box(SCHEMA),
            max_cycles=max_cycles,
            strict=strict,
            flat=flat,
            render_mode=render_mode,
        )
        self.options = options
        self.everybody = tuple(range(options.players)) if dead == STAY else None
        """All seats, where the dead stay."""
        self.money_reward = money_reward
        self.state_space = box(STATE)
        self.encoder = encoder(options)
        self.table: Table
        self.legals: dict[Seat, Legal] = {}
        """What everybody who was told something may do now."""

    def reset(
        self,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        """A new game: from this seed, or the next one of a row of games."""
        self._begin(seed)
        self.table, events = engine.deal(self.options, drawn(self.options, self.dice))
        if self.render_mode is not None:
            names = GANGSTERS[: self.options.players]
            self.screen = classic_screen(self.render_mode, names, self.options, self.table)
            self.screen.show(events)
        return self._handed(self._observed(self.table.living))

    def step(self, actions: Mapping[str, int]) -> Step:
        """One answer of everybody who is asked, and all that follows from them."""
        acted = self.agents
        if not acted:
            return NOTHING
        before = self.table
        playing = self.everybody or before.living
        self.table, events = engine.step(before, self._answers(actions))
        self.cycles += 1
        if self.screen is not None:
            self.screen.show(events)
        table = self.table
        left = () if table.outcome is not None else self.everybody or table.living
        cut = self.cycles >= self.max_cycles and table.outcome is None
        if len(left) == len(playing) and not cut:
            terminations, truncations = dict.fromkeys(acted, False), dict.fromkeys(acted, False)
            rewards = dict.fromkeys(acted, 0.0)
        else:
            names = self.possible_agents
            terminations = {names[seat]: seat not in left for seat in playing}
            truncations = {names[seat]: cut and seat in left for seat in playing}
            won = shares(table)
            rewards = {names[seat]: won[seat] for seat in playing}
            self.agents = [] if cut else [names[seat] for seat in left]
        if self.money_reward:
            self._add_money(rewards, before)
        observations, infos = self._handed(self._observed(playing))
        return observations, rewards, terminations, truncations, infos

    def _answers(self, actions: Mapping[str, int]) -> dict[Seat, Decision]:
        """What everybody asked says; an illegal action is repaired, or in a strict world refused."""
        if self.strict:
            self._refuse_strangers(actions)
            for agent in self.agents:
                self.refuse_illegal(agent, actions.get(agent))
        names, legals = self.possible_agents, self.legals
        return {
            seat: legals[seat].meant(actions.get(names[seat], WAIT)) for seat in self.table.asking
        }

    def refuse_illegal(self, agent: str, said: int | None) -> None:
        """Raise an IllegalActionError if an agent may not do that now."""
        allowed = self.legals[self.seats[agent]].actions
        if said not in allowed:
            may = ", ".join(f"{action} ({NAMES[action]})" for action in allowed)
            raise IllegalActionError(f"{agent} may not do {said!r} now, only {may}")

    def _observed(self, seats: tuple[Seat, ...]) -> dict[str, Told]:
        names, table = self.possible_agents, self.table
        asking, players = table.asking, self.options.players
        self.legals = legals = {
            seat: legal(asking[seat], seat, players) if seat in asking else WAITING
            for seat in seats
        }
        masks = bytearray().join([one.mask for one in legals.values()])
        rows = zip(
            seats,
            self.encoder.observations(table, seats),
            np.frombuffer(masks, BYTE).reshape(-1, ACTIONS),
            strict=True,
        )
        return {names[seat]: {"observation": row, "action_mask": mask} for seat, row, mask in rows}

    def told_behind(
        self, agent: str, dice: Random
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        """What everybody would be told if the table were dealt anew behind one agent's back."""
        kept = self.table, self.legals
        self.table = redealt(self.table, self.seats[agent], dice)
        try:
            return self._handed(self._observed(self.everybody or self.table.living))
        finally:
            self.table, self.legals = kept

    def _add_money(self, rewards: dict[str, float], before: Table) -> None:
        """So much for each of the smallest notes won or lost."""
        was, now = before.gangsters, self.table.gangsters
        for agent in rewards:
            seat = self.seats[agent]
            won = _wealth(now[seat]) - _wealth(was[seat])
            rewards[agent] += self.money_reward * won

    def state(self) -> Numbers:
        """Everything about everybody, laid out as `standoff.schema.observation.STATE` says."""
        return self.encoder.state(self.table)


def _wealth(gangster: Gangster) -> int:
    """Money less shame in the smallest notes; the dead have nothing (S4, C61)."""
    return 0 if gangster.died else gangster.money // UNIT - gangster.shame
