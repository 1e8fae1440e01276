"""Rounds at a real table: what the referee knows of those before, and who has passed the telephone."""

import pytest

from standoff.ledger.classic.facts import Hit, Shared, WithdrawalsNoted
from standoff.protocol.deeds.real import PassPhone
from standoff.referee.classic.what_if import Part
from standoff.rooms.classic.ledger_seen import supposed
from standoff.rooms.refusal import RefusedError
from standoff.rules.classic.words import Bullet, Role
from tests.rooms.test_real_table import NOBODY, T1, RealEvening, phones


def test_the_referee_knows_who_died_in_the_rounds_before() -> None:
    table = RealEvening().begin()
    parts = (Part(Bullet.BBB, 1), Part(Bullet.BANG, 0), Part(withdraws=True), Part(), Part())
    table.note(T1)
    assert supposed(table.room.real_table(), parts)
    table.note(WithdrawalsNoted(()), Hit((3,)), NOBODY, Shared(), T1)
    with pytest.raises(RefusedError):
        supposed(table.room.real_table(), parts)


def test_each_sees_whether_they_have_passed_the_telephone_and_how_many_have() -> None:
    evening, people = phones()
    evening.note(T1, WithdrawalsNoted(()), NOBODY, NOBODY, Shared())
    for already, member in enumerate(people[:2]):
        evening.do(member, PassPhone("pass"))
        seen = [evening.room.ledger_seen(seat) for seat in range(5)]
        assert [one.has_passed for one in seen] == [seat <= already for seat in range(5)]
        assert {one.passed for one in seen} == {already + 1}
        assert not evening.seen.has_passed
    ledger = evening.room.real_table().ledger
    assert ledger is not None
    assert ledger.dealt is not None
    cop = ledger.dealt.roles.index(Role.COP)
    assert [evening.room.ledger_seen(seat).may_call for seat in range(5)] == [
        seat == cop for seat in range(5)
    ]
    assert not evening.seen.may_call
