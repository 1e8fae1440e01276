"""Telling the end: why it is over, who won and by what, and how every sum came about."""

from collections.abc import Iterator

from msgspec import Struct

from standoff.rules.asks import Seat
from standoff.rules.classic.outcome import (
    Account,
    Ending,
    Entry,
    Line,
    Outcome,
    TieBreak,
    Victory,
)
from standoff.story.cast import Cast
from standoff.story.classic.memory import StoryMemory
from standoff.story.sentence import Sentence
from standoff.words.families import member
from standoff.words.phrase import Values

ENDED_BY = {Ending.ROUNDS: "S1", Ending.LAST_SURVIVOR: "S2", Ending.NOBODY: "S3"}
TIE_BROKEN_BY = {TieBreak.SHAME: "S6", TieBreak.WOUNDS: "S7", TieBreak.SHARED: "A1"}


def ended(cast: Cast, memory: StoryMemory, outcome: Outcome) -> Iterator[Sentence]:
    """Why the game is over, and who won."""
    yield Sentence(member("ending", outcome.ending), rules=(ENDED_BY[outcome.ending],))
    if outcome.tie_break:
        message = member("tie-break", outcome.tie_break)
        yield Sentence(message, rules=(TIE_BROKEN_BY[outcome.tie_break],))
    yield victory(cast, outcome, _won_by(outcome.victory, cop=memory.cop))


def victory(cast: Cast, outcome: Outcome, rules: tuple[str, ...] = ()) -> Sentence:
    """Who won, and with what."""
    values: Values = {"winners": cast.group(outcome.winners)}
    if outcome.victory is Victory.RICHEST:
        total = outcome.accounts[outcome.winners[0]].total
        assert total is not None
        values |= {"count": len(outcome.winners), "total": total}
    return Sentence(member("victory", outcome.victory), values, rules)


def _won_by(victory: Victory, *, cop: bool) -> tuple[str, ...]:
    """The rule a victory comes from, with a cop at the table or without."""
    match victory:
        case Victory.RICHEST:
            return ("K19",) if cop else ("S5",)
        case Victory.SURVIVOR:
            return ("K20",) if cop else ("S2",)
        case Victory.COP:
            return ("K17",)
        case Victory.NONE:
            return ("S3",)


class Sum(Struct, frozen=True):
    """One gangster's final sum as lines of words and amounts; none for the dead."""

    seat: Seat
    lines: tuple[tuple[Sentence, int], ...]
    total: int | None


def sums(outcome: Outcome) -> tuple[Sum, ...]:
    """How every sum came about, seat by seat."""
    return tuple(_sum(account) for account in outcome.accounts)


def _sum(account: Account) -> Sum:
    lines = tuple((_line(line), line.amount) for line in account.lines)
    return Sum(account.seat, lines, account.total)


def _line(line: Line) -> Sentence:
    rules = {
        Entry.CASH: (),
        Entry.SHAME: ("S4",) if line.amount < 0 else ("S10",),
        Entry.DEATHS: ("S11",),
    }
    return Sentence(member("entry", line.entry), {"count": line.count}, rules[line.entry])
