"""What entrants win in the suite: mean, worst and, where one was trained, the hunter's share."""

from collections.abc import Iterable, Mapping, Sequence

import msgspec
from msgspec import Struct

from standoff import __version__
from standoff.record.lines import table_seed
from standoff.simulation.estimates import Estimate, share
from standoff.simulation.tally import WHOLE_WIN, Sample
from standoff.tournament.engine import Deals, by_the_rules
from standoff.tournament.match import chunks
from standoff.tournament.suite import PLAYERS, Suite

FORMAT = 1

Cell = tuple[str, str]
"""A table of the suite, and who else sits there."""
Won = Mapping[Cell, Sequence[int]]
"""What the entrant won in each cell, deal by deal: parts of wins over all seats."""


class Worst(Struct, frozen=True):
    """Where an entrant wins least."""

    opponent: str
    share: Estimate


class AtTable(Struct, frozen=True):
    """What an entrant won with one option set."""

    mean: Estimate
    worst: Worst


class Hunter(Struct, frozen=True):
    """What the better of two hunters wins alone among copies of the entrant; lower is better."""

    share: Estimate
    games: int
    """In how many it learned."""


class BoardRow(Struct, frozen=True):
    """One row."""

    name: str
    fingerprint: str
    """Of our bots all together, of the file of a policy, or of the module of somebody else's."""
    games: int
    mean: Estimate
    worst: Worst
    """The opponent among whom it wins least, over all tables."""
    opponents: dict[str, Estimate]
    tables: dict[str, AtTable]
    hunters: dict[str, Hunter] = {}
    """By table; none where nobody has hunted it."""


class Leaderboard(Struct, frozen=True):
    """All rows, with what they were played with; nothing in it differs when it is played again."""

    leaderboard: int
    """The version of this format."""
    suite: str
    suite_hash: str
    seed: str
    version: str
    bots: str
    """The fingerprint of the bots, opponents among them."""
    tables: tuple[str, ...]
    games: int
    """At each table among each opponent."""
    is_whole: bool
    """Whether all of the suite was played."""
    par: float
    entries: tuple[BoardRow, ...]


def cells(suite: Suite, tables: Sequence[str]) -> list[Cell]:
    """Everything that is to be played."""
    return [(table, opponent) for table in tables for opponent in suite.opponents]


def work(suite: Suite, entrant: str, tables: Sequence[str], games: int) -> list[tuple[Cell, Deals]]:
    """The games of an entrant, in pieces that depend on nothing but themselves."""
    seed = table_seed(suite.seed)
    return [
        ((table, opponent), deals)
        for table, opponent in cells(suite, tables)
        for deals in chunks(
            suite.tables[table], (entrant, *[opponent] * (PLAYERS - 1)), seed, games
        )
    ]


def won(deals: Deals) -> list[int]:
    """What the entrant won, deal by deal."""
    return [sum(wins[0] for wins in games) for games in by_the_rules(deals)]


def entry(name: str, fingerprint: str, found: Won, hunters: Mapping[str, Hunter]) -> BoardRow:
    """What all these games say of an entrant."""
    tables = list(dict.fromkeys(table for table, _ in found))
    among = _among(found)
    return BoardRow(
        name=name,
        fingerprint=fingerprint,
        games=sum(len(deals) * PLAYERS for deals in found.values()),
        mean=_share(found.values()),
        worst=_worst(among),
        opponents=among,
        tables={
            table: _at_table({cell: one for cell, one in found.items() if cell[0] == table})
            for table in tables
        },
        hunters={table: hunters[table] for table in tables if table in hunters},
    )


def leaderboard(
    suite: Suite, bots: str, tables: Sequence[str], games: int, entries: Iterable[BoardRow]
) -> Leaderboard:
    """All rows, the highest mean first."""
    deals = -(-games // PLAYERS)
    return Leaderboard(
        leaderboard=FORMAT,
        suite=suite.name,
        suite_hash=suite.hash,
        seed=suite.seed,
        version=__version__,
        bots=bots,
        tables=tuple(tables),
        games=deals * PLAYERS,
        is_whole=list(tables) == list(suite.tables) and deals * PLAYERS >= suite.games,
        par=1 / PLAYERS,
        entries=tuple(sorted(entries, key=lambda one: (-one.mean.value, one.name))),
    )


def _at_table(found: Won) -> AtTable:
    return AtTable(_share(found.values()), _worst(_among(found)))


def _among(found: Won) -> dict[str, Estimate]:
    """The share among each opponent."""
    opponents = dict.fromkeys(opponent for _, opponent in found)
    return {
        opponent: _share([deals for cell, deals in found.items() if cell[1] == opponent])
        for opponent in opponents
    }


def _worst(among: Mapping[str, Estimate]) -> Worst:
    opponent = min(among, key=lambda name: among[name].value)
    return Worst(opponent, among[opponent])


def _share(rows: Iterable[Sequence[int]]) -> Estimate:
    """A deal counts as one, wherever it was played: the same notes lie at every table."""
    sample = Sample()
    for wins in zip(*rows, strict=True):
        sample.add(sum(wins), PLAYERS * len(wins))
    found = share(sample, WHOLE_WIN, paired=True)
    if sample.size > 1:
        return found
    return Estimate(found.value, 0.0, 1.0)  # one deal says nothing about others


_decoder = msgspec.json.Decoder(Leaderboard)


def written(board: Leaderboard) -> bytes:
    """The file of a leaderboard."""
    return msgspec.json.format(msgspec.json.encode(board), indent=1) + b"\n"


def parse_leaderboard(text: bytes) -> Leaderboard:
    """The leaderboard of a file."""
    return _decoder.decode(text)
