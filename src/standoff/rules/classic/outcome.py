"""Who won, and how every sum came about: functions of facts that lie on the table at the end."""

from collections.abc import Callable, Sequence

from msgspec import Struct

from standoff.rules.asks import Seat
from standoff.rules.classic.words import Role
from standoff.rules.scoring import best
from standoff.rules.words import Word

SHAME_WORTH = -5_000
"""S4"""
FLASHING_ALLOWED = 1
"""K16"""


class Ending(Word):
    """Why the game is over."""

    ROUNDS = "rounds"
    LAST_SURVIVOR = "last-survivor"
    NOBODY = "nobody"


class Victory(Word):
    """What the winner won by."""

    RICHEST = "richest"
    SURVIVOR = "survivor"
    COP = "cop"
    NONE = "none"


class TieBreak(Word):
    """What told equal sums apart."""

    SHAME = "shame"
    WOUNDS = "wounds"
    SHARED = "shared"


class Entry(Word):
    """One kind of line in a final sum."""

    CASH = "cash"
    SHAME = "shame"
    DEATHS = "deaths"


class Line(Struct, frozen=True):
    """One line of a final sum: so many of something are worth so much."""

    entry: Entry
    count: int
    amount: int


class Standing(Struct, frozen=True):
    """What counts of one gangster when the game ends."""

    seat: Seat
    alive: bool
    money: int
    shame: int
    wounds: int
    role: Role | None = None
    flashing: int = 0
    shame_worth: int = SHAME_WORTH
    death_worth: int = 0


class Account(Struct, frozen=True):
    """One gangster's final sum, line by line; the dead have none."""

    seat: Seat
    alive: bool
    lines: tuple[Line, ...]
    total: int | None


class Outcome(Struct, frozen=True):
    """How a game ended."""

    ending: Ending
    victory: Victory
    winners: tuple[Seat, ...]
    tie_break: TieBreak | None
    accounts: tuple[Account, ...]


def account(standing: Standing, deaths: int) -> Account:
    """What a gangster's money, shame and power come to (S4, S10-S12)."""
    if not standing.alive:
        return Account(standing.seat, alive=False, lines=(), total=None)
    lines = [Line(Entry.CASH, 1, standing.money)]
    if standing.shame:
        lines.append(Line(Entry.SHAME, standing.shame, standing.shame_worth * standing.shame))
    if standing.death_worth and deaths:
        lines.append(Line(Entry.DEATHS, deaths, standing.death_worth * deaths))
    total = sum(line.amount for line in lines)
    return Account(standing.seat, alive=True, lines=tuple(lines), total=total)


def outcome(standings: Sequence[Standing], *, alerted: bool = False) -> Outcome:
    """The end of a game: who wins, by what, and everybody's sum (S1-S9, K17-K25)."""
    living = [standing for standing in standings if standing.alive]
    deaths = len(standings) - len(living)
    accounts = tuple(account(standing, deaths) for standing in standings)
    if not living:  # S3
        return Outcome(Ending.NOBODY, Victory.NONE, (), None, accounts)
    if len(living) == 1:  # S2, K20
        survivor = living[0].seat
        return Outcome(Ending.LAST_SURVIVOR, Victory.SURVIVOR, (survivor,), None, accounts)
    for standing in living:
        if standing.role is Role.COP and alerted and standing.flashing <= FLASHING_ALLOWED:  # K17
            return Outcome(Ending.ROUNDS, Victory.COP, (standing.seat,), None, accounts)
    honest = [standing for standing in living if standing.role is not Role.COP]  # K19, A53
    winners, tie_break = _richest(honest, accounts)
    return Outcome(Ending.ROUNDS, Victory.RICHEST, winners, tie_break, accounts)


def _richest(
    standings: Sequence[Standing], accounts: Sequence[Account]
) -> tuple[tuple[Seat, ...], TieBreak | None]:
    """The richest; among equals the fewest shame, then the most wounds, then all (S5-S8, A1)."""
    tied = best(standings, lambda one: accounts[one.seat].total or 0)
    if len(tied) == 1:
        return (tied[0].seat,), None
    for tie_break, merit in _TIE_BREAKS:
        tied = best(tied, merit)
        if len(tied) == 1:
            return (tied[0].seat,), tie_break
    return tuple(standing.seat for standing in tied), TieBreak.SHARED


_TIE_BREAKS: tuple[tuple[TieBreak, Callable[[Standing], int]], ...] = (
    (TieBreak.SHAME, lambda standing: -standing.shame),
    (TieBreak.WOUNDS, lambda standing: standing.wounds),
)
