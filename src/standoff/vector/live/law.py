"""The law of a batch of Live: which tables it holds, and what follows from that for each."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import jax
import jax.numpy as jnp
import numpy as np

from standoff.vector.live.box import HOUSE, CardBox, EdgeCounts
from standoff.vector.live.seats import Lanes, lanes

ROUNDS = 5
"""L15"""
DECKS = ROUNDS
BLACK_ONLY = 12
"""L13"""
FEWEST, MOST = 6, 21
"""A79"""
SMALLEST_TEAM, LARGEST_TEAM = 3, 5
"""L10"""
VARIANTS = ("chain-of-grenades", "foolproof")


@dataclass(frozen=True)
class TeamsTable:
    """What one table chooses."""

    teams: tuple[int, ...] = (3, 3, 3, 3)
    variants: tuple[str, ...] = ()

    @property
    def gangsters(self) -> int:
        return sum(self.teams)

    @property
    def red(self) -> bool:
        """Whether the red-edged cards are used too (L14)."""
        return self.gangsters > BLACK_ONLY

    @property
    def members(self) -> tuple[int, ...]:
        """Each team as a set of seats."""
        firsts = [sum(self.teams[:team]) for team in range(len(self.teams))]
        return tuple(
            ((1 << size) - 1) << first for size, first in zip(self.teams, firsts, strict=True)
        )

    def fault(self) -> str | None:
        """Why nobody can play at this table, if nobody can."""
        if len(self.teams) < 2 or not FEWEST <= self.gangsters <= MOST:
            return f"Live is for two teams or more, {FEWEST} to {MOST} gangsters, not {self.teams}"
        if min(self.teams) < SMALLEST_TEAM or max(self.teams) > LARGEST_TEAM:
            return f"a team has {SMALLEST_TEAM} to {LARGEST_TEAM} gangsters, not {self.teams}"
        if max(self.teams) - min(self.teams) > 1:
            return f"the sizes of teams differ by at most one, not as {self.teams}"
        unknown = [one for one in self.variants if one not in VARIANTS]
        if unknown or len(set(self.variants)) < len(self.variants):
            return f"variants are among {', '.join(VARIANTS)}, each once, not {self.variants}"
        return None


@dataclass(frozen=True)
class LiveLaw:
    """The tables that a batch may hold: one option set, or several mixed; all use one box."""

    tables: tuple[TeamsTable, ...] = (TeamsTable(),)
    box: CardBox = HOUSE

    def __post_init__(self) -> None:
        if not self.tables:
            raise ValueError("a law needs at least one option set")
        for fault in (self.box.fault(), *(table.fault() for table in self.tables)):
            if fault is not None:
                raise ValueError(fault)

    @cached_property
    def seats(self) -> int:
        """The seats of the largest table."""
        return max(table.gangsters for table in self.tables)

    @cached_property
    def teams(self) -> int:
        return max(len(table.teams) for table in self.tables)

    @cached_property
    def edges(self) -> tuple[EdgeCounts, ...]:
        """The colours in play at any table."""
        return (self.box.black, self.box.red) if self._any_red else (self.box.black,)

    @cached_property
    def deck(self) -> int:
        """The cards of the largest deck (L13, L14)."""
        return sum(edge.cards for edge in self.edges) // DECKS

    @cached_property
    def _any_red(self) -> bool:
        return any(table.red for table in self.tables)

    def usual_choice(self, batch: int) -> jax.Array:
        """Which option set each table plays where nobody says: all in turn."""
        return jnp.arange(batch, dtype=jnp.int32) % len(self.tables)


def live_law(
    teams: tuple[int, ...] = (3, 3, 3, 3), variants: tuple[str, ...] = (), box: CardBox = HOUSE
) -> LiveLaw:
    """The law of a batch whose tables all play the same options."""
    return LiveLaw((TeamsTable(teams, variants),), box)


@dataclass(frozen=True)
class Facts:
    """What never changes at the tables of a batch: vectors over it, or one number for all."""

    law: LiveLaw
    gangsters: jax.Array
    members: jax.Array
    """Each team as a set of seats: (teams, batch)."""
    mates: jax.Array
    """Who is of a seat's own team: (seats, batch)."""
    deck: jax.Array
    """How many cards a round brings."""
    chain: Lanes
    """Whether grenades set each other off (V2)."""
    foolproof: Lanes
    """Whether cards count, not money (V3)."""


def facts(law: LiveLaw, choice: jax.Array) -> Facts:
    """What follows from the option set that each table plays."""

    def known(numbers: Sequence[int] | Sequence[Sequence[int]]) -> jax.Array:
        """One column for each option set, out of which each table takes its own."""
        columns = np.array(numbers, np.int32).T
        if (columns == columns[..., :1]).all():
            return jnp.asarray(columns[..., :1])
        return jnp.take(jnp.asarray(columns), choice, axis=-1)

    def padded(row: list[int], size: int) -> list[int]:
        return row + [0] * (size - len(row))

    tables = law.tables
    mates = [
        padded([team for team, size in zip(table.members, table.teams, strict=True)
                for _ in range(size)], law.seats)
        for table in tables
    ]  # fmt: skip
    return Facts(
        law,
        gangsters=known([table.gangsters for table in tables]),
        members=known([padded(list(table.members), law.teams) for table in tables]),
        mates=known(mates),
        deck=known([21 if table.red else 16 for table in tables]),
        chain=lanes(known([VARIANTS[0] in table.variants for table in tables]) != 0),
        foolproof=lanes(known([VARIANTS[1] in table.variants for table in tables]) != 0),
    )
