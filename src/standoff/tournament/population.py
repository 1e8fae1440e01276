"""Mixed tables from a population, and every member alone among copies of every other."""

from collections.abc import Iterable, Sequence
from hashlib import sha256
from itertools import permutations

from msgspec import Struct

from standoff.rules.chance import shuffled
from standoff.rules.classic.options import Options
from standoff.tournament.engine import Deals, Engine
from standoff.tournament.match import Cut, chunks

BLOCKS = 100
"""Deals are counted in so many blocks, which the bootstrap draws from."""

Lineup = tuple[str, ...]


class Mixed(Struct, frozen=True):
    """Deals for mixed tables: the line-up of each is drawn from the population by its number."""

    options: Options
    population: tuple[str, ...]
    seed: bytes
    numbers: range


class MeetingRecord(Struct):
    """How often some bots met, and who won; the same line-up in any order is the same."""

    games: int = 0
    wins: dict[str, int] = {}
    """Parts of wins, by bot; of several copies together."""

    def add(self, games: int, wins: Iterable[tuple[str, int]]) -> None:
        self.games += games
        for bot, won in wins:
            self.wins[bot] = self.wins.get(bot, 0) + won


Meetings = dict[tuple[int, Lineup], MeetingRecord]
"""What happened at mixed tables, by block and line-up."""


def mixed_chunks(
    options: Options, population: tuple[str, ...], seed: bytes, games: int, cut: Cut = chunks
) -> list[Mixed]:
    """So many games at mixed tables, or a few more."""
    return [
        Mixed(options, population, seed, deals.numbers)
        for deals in cut(options, population, seed, games)
    ]


def lineup_of(mixed: Mixed, number: int) -> Lineup:
    """Who meets in a deal: all different where the population is large enough."""
    players = mixed.options.players
    copies = -(-players // len(mixed.population))
    seed = sha256(mixed.seed + number.to_bytes(8, "big")).digest()
    return shuffled(seed, "line-up", mixed.population * copies)[:players]


def met(engine: Engine, mixed: Mixed) -> Meetings:
    """Play some deals at mixed tables."""
    meetings: Meetings = {}
    for number in mixed.numbers:
        lineup = lineup_of(mixed, number)
        deals = Deals(mixed.options, lineup, mixed.seed, range(number, number + 1))
        (games,) = engine(deals)
        key = number % BLOCKS, tuple(sorted(lineup))
        record = meetings.setdefault(key, MeetingRecord())
        for wins in games:
            record.add(1, zip(lineup, wins, strict=True))
    return meetings


def merge(meetings: Meetings, more: Meetings) -> None:
    """Add what happened at other tables."""
    for key, record in more.items():
        meetings.setdefault(key, MeetingRecord()).add(record.games, record.wins.items())


def duels(population: Sequence[str]) -> list[tuple[str, str]]:
    """Every member as the hero among copies of every other."""
    return list(permutations(population, 2))
