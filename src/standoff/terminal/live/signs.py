"""A letter for every gangster and a sign for every team, which stand for them on the map."""

from collections.abc import Sequence
from string import ascii_uppercase

from rich.cells import cell_len

from standoff.rules.asks import Seat
from standoff.rules.cards import GUNS, Weapon
from standoff.rules.live.options import Options
from standoff.story.things import team_called
from standoff.terminal.reader import Reader

TEAM_SIGNS = "●▲■◆★✚☾"
"""In the order of the teams."""


def letters(names: Sequence[str]) -> Sequence[str]:
    """The first letters of the names where they tell all apart, else A, B, C…"""
    firsts = [name[:1].upper() for name in names]
    plain = all(len(first) == 1 and cell_len(first) == 1 for first in firsts)
    return firsts if plain and len(set(firsts)) == len(names) else ascii_uppercase[: len(names)]


def sign(options: Options, seat: Seat, names: Sequence[str]) -> str:
    """How a gangster looks from above, in two columns."""
    mine = letters(names[: options.gangsters])[seat]
    return f"{mine}{TEAM_SIGNS[options.team_of[seat]]}"


def team_name(options: Options, team: int, reader: Reader) -> str:
    """A team by its sign and its name."""
    return f"{TEAM_SIGNS[team]} {reader.words.series(team_called(options.teams[team].name))}"


def weapon_name(weapon: Weapon, reader: Reader) -> str:
    """A weapon in one short word."""
    return reader.called("live-phase" if weapon in GUNS else "weapon", weapon)
