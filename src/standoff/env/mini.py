"""A mini game from plain words, as environments and OpenSpiel are told it."""

from standoff.rules.classic.hand import Hand
from standoff.rules.classic.mini import MiniOptions
from standoff.rules.classic.words import Money
from standoff.rules.notes import Notes
from standoff.rules.options import ImpossibleTableError, word_of


def mini_options(
    players: int, rounds: int, hand: str, notes: str, wounds: int, money: str
) -> MiniOptions:
    """The end of a classic game; hand and notes are counted by kind, as in "1/1/0"."""
    return MiniOptions(
        players=players,
        money=word_of(Money, "money", money),
        rounds=rounds,
        hand=Hand(*_counted("hand", hand)),
        notes=Notes(*_counted("notes", notes)),
        wounds=wounds,
    )


def _counted(option: str, given: str) -> list[int]:
    """Three numbers, one a kind."""
    counts = given.split("/")
    if len(counts) != 3 or not all(one.isdecimal() for one in counts):
        raise ImpossibleTableError(f"{option} are three numbers as in 1/1/0, not {given!r}")
    return [int(one) for one in counts]
