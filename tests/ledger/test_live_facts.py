"""What may be noted down outdoors, and what is refused with its rule."""

import pytest

from standoff.ledger.fault import FactError, Fault
from standoff.ledger.live.book import VOLLEYS
from standoff.ledger.live.facts import (
    Joined,
    Left,
    LiveFact,
    Ran,
    Slapped,
    Struck,
    Touched,
    WentHome,
)
from standoff.ledger.live.ledger import LiveLedger
from standoff.protocol.setting import LiveSetting
from standoff.rules.cards import Weapon
from standoff.rules.live.words import StageId
from standoff.rules.notes import Notes

SETTING = LiveSetting((3, 3, 3))
OPTIONS = SETTING.options(SETTING.teams)
HOUSE, BOX = LiveLedger(OPTIONS, bytes(32)), LiveLedger(OPTIONS)


def noted(*facts: LiveFact, ledger: LiveLedger = HOUSE) -> LiveLedger:
    for fact in facts:
        ledger = ledger.noting(fact)
    return ledger


def refused(ledger: LiveLedger, fact: LiveFact) -> tuple[Fault, str]:
    with pytest.raises(FactError) as error:
        ledger.noting(fact)
    return error.value.fault, error.value.rule


def over() -> LiveLedger:
    """Five rounds in which nothing happens."""
    ledger = HOUSE
    while ledger.book.stage is not StageId.OVER:
        if ledger.book.stage is StageId.DIVIDE:
            ledger = noted(Ran(), Left(), ledger=ledger)
        ledger = ledger.noting(Struck())
    return ledger


@pytest.mark.parametrize(
    ("before", "fact", "why"),
    [
        ((), Left(), (Fault.NOT_NOW, "L29")),
        ((), Struck(), (Fault.NOT_NOW, "L33")),
        ((), Touched(), (Fault.NOT_NOW, "L38")),
        ((), Slapped(), (Fault.NOT_NOW, "L40")),
        ((Ran(),), Ran(), (Fault.NOT_NOW, "L22")),
        ((Ran(),), WentHome(0), (Fault.NOT_NOW, "L17")),
        ((Ran(),), Left((9,)), (Fault.NO_SEAT, "L10")),
        ((Ran(),), Left((-1,)), (Fault.NO_SEAT, "L10")),
        ((Ran(),), Left((4, 4)), (Fault.TWICE, "L29")),
        ((Ran(), Left((4,))), Struck((0, 0, 0, 0, 1)), (Fault.SAFE, "L30")),
        ((Ran(), Left()), Struck((0,) * 9 + (1,)), (Fault.NO_SEAT, "L10")),
        ((Ran(), Left()), Struck((9,) * 9), (Fault.TOO_MANY_HITS, "L28")),
        ((), WentHome(9), (Fault.NO_SEAT, "L10")),
        ((), WentHome(-1), (Fault.NO_SEAT, "L10")),
        ((WentHome(4),), WentHome(4), (Fault.TWICE, "L10")),
        ((), Joined(3, "Jo"), (Fault.NO_SEAT, "L10")),
    ],
)
def test_what_cannot_be_is_refused_with_its_rule(
    before: tuple[LiveFact, ...], fact: LiveFact, why: tuple[Fault, str]
) -> None:
    assert refused(noted(*before), fact) == why


@pytest.mark.parametrize("notes", [Notes(), Notes(-1, 3, 3)])
def test_a_box_has_notes_and_not_less_than_none_of_a_kind(notes: Notes) -> None:  # L16
    assert refused(BOX, Ran(notes)) == (Fault.NO_NOTE, "L16")


def at_a_double() -> LiveLedger:
    """Where somebody in play holds a gun that fires twice."""
    for seed in range(20):
        ledger = noted(Ran(), Left(), ledger=LiveLedger(OPTIONS, seed.to_bytes(32)))
        while ledger.book.stage is not StageId.DOUBLE and ledger.book.stage in VOLLEYS:
            ledger = ledger.noting(Struck())
        if ledger.book.stage is StageId.DOUBLE:
            return ledger
    raise AssertionError


def test_as_many_hits_as_guns_and_two_for_each_double() -> None:  # L28, L35
    ledger = at_a_double()
    table = ledger.book.table
    guns = sum(table.card_of(seat).weapon is Weapon.DOUBLE for seat in table.in_play)
    assert refused(ledger, Struck((2 * guns + 1,)))[0] is Fault.TOO_MANY_HITS
    ledger.noting(Struck((2 * guns,)))


def test_once_the_game_is_over_nothing_more_happens() -> None:  # L15
    ended = over()
    for fact in (Ran(), Struck(), WentHome(0), Joined(0, "Jo")):
        assert refused(ended, fact) == (Fault.OVER, "L15")
