"""Chairs that are left or emptied at a real table: nobody sees what was dealt to somebody else."""

import pytest

from standoff.ledger.live.facts import Ran
from standoff.protocol.deeds.hosting import HandOver, Kick
from standoff.protocol.deeds.real import AskPen, CloseTable, KeepPen, Note, SitAs
from standoff.protocol.deeds.seats import Leave
from standoff.protocol.members import Kind
from standoff.protocol.refusal import Code
from tests.rooms.garden import Garden
from tests.rooms.test_real_table import T1, phones


def test_where_phones_deal_nobody_sees_the_cards_of_a_chair_that_was_left_or_emptied() -> None:
    evening, people = phones()
    stranger = evening.enter("Stranger")
    evening.do(people[1], Leave())
    evening.do(people[0], HandOver(people[2]))
    evening.do(people[2], Kick(3))
    for seat in (1, 3):
        assert evening.refused(stranger, SitAs(seat)) is Code.STALE
    evening.do(people[0], CloseTable())
    evening.do(stranger, SitAs(1))
    assert evening.room.seat_of(stranger) == 1


def test_a_phone_that_was_kicked_writes_nothing_any_more() -> None:
    evening, people = phones()
    evening.do(people[0], HandOver(people[1]))
    evening.do(people[1], Kick(0))
    assert evening.refused(people[0], CloseTable()) is Code.NO_PEN
    evening.do(people[1], AskPen())
    assert evening.refused(people[0], KeepPen()) is Code.NO_PEN


@pytest.mark.parametrize("kind", [Kind.WATCHER, Kind.PLAYER])
def test_whoever_has_no_chair_is_told_one_and_the_same_ledger(kind: Kind) -> None:
    """What is worked out once for all keeps no other table waiting, however many look on."""
    at_home, outdoors = phones()[0], Garden().begin()
    for evening, pen, fact in ((at_home, at_home.pen, T1), (outdoors, outdoors.pen, Ran())):
        others = [evening.enter(f"Somebody {number}", kind) for number in range(5)]
        evening.do(pen, Note(after=0, fact=fact))
        assert len({id(evening.heard[one][-1].message) for one in others}) == 1
