"""Commands have ids: a repeated one is done once, and an id means one thing."""

import pytest
from msgspec.structs import replace

from standoff.protocol.deeds.hosting import Lock, Mute
from standoff.protocol.deeds.play import Answer
from standoff.protocol.deeds.talk import Taunt
from standoff.protocol.messages import Taunted
from standoff.protocol.refusal import Code
from standoff.rooms.entries import REMEMBERED, SERVER, Done, Refusals, UnsaltedError, decided
from standoff.rooms.refusal import RefusedError
from standoff.rooms.server_deeds import Close
from standoff.rules.classic.decisions import Load
from standoff.rules.classic.words import Bullet
from tests.rooms.evening import game_of, raw


def test_a_repeated_command_is_done_once() -> None:
    evening, (anna, bert, *_) = game_of()
    assert evening.do(anna, Taunt("joke-1"), command=50)
    rows = len(evening.journal)
    assert not evening.do(anna, Taunt("joke-1"), command=50)
    assert len(evening.journal) == rows
    assert len(evening.told(bert, Taunted)) == 1


def test_the_same_id_with_another_body_is_a_conflict() -> None:
    evening, (anna, *_) = game_of()
    evening.do(anna, Lock(on=True), command=50)
    assert evening.refused(anna, Lock(on=False), command=50) is Code.CONFLICT
    assert evening.room.locked


def test_ids_of_one_member_mean_nothing_for_another() -> None:
    evening, (anna, bert, *_) = game_of()
    evening.do(anna, Taunt("joke-1"), command=50)
    assert evening.do(bert, Taunt("joke-2"), command=50)


def test_a_command_that_was_overtaken_is_not_done() -> None:
    evening, (anna, *_) = game_of()
    later = Answer(1, raw(Load((Bullet.BANG,))))
    earlier = Answer(1, raw(Load((Bullet.CLICK,))))
    evening.do(anna, later, command=51)
    assert evening.refused(anna, earlier, command=50) is Code.STALE
    assert evening.game.choices[0] == Load((Bullet.BANG,))


def test_what_was_refused_once_is_refused_again_even_if_it_could_be_done_by_now() -> None:
    evening, (_, bert, *_) = game_of()
    evening.do(bert, Taunt("joke-1"), command=49)
    assert evening.refused(bert, Taunt("joke-2"), command=50) is Code.TOO_OFTEN
    evening.wait(10_000)
    assert evening.refused(bert, Taunt("joke-2"), command=50) is Code.TOO_OFTEN
    assert evening.refused(bert, Taunt("joke-3"), command=50) is Code.CONFLICT
    assert evening.do(bert, Taunt("joke-2"), command=51)


def test_the_latest_commands_are_remembered_and_older_ones_are_not_done_again() -> None:
    evening, (anna, bert, *_) = game_of()
    for number in range(REMEMBERED + 1):
        evening.do(anna, Mute(bert, on=number % 2 == 0), command=100 + number)
    assert len(evening.room.members[anna].recent) == REMEMBERED
    assert not evening.do(anna, Mute(bert, on=False), command=101)
    assert evening.refused(anna, Mute(bert, on=True), command=100) is Code.STALE


def test_somebody_unknown_does_nothing() -> None:
    evening, _ = game_of()
    assert evening.refused(99, Taunt("joke-1")) is Code.MALFORMED


def test_a_deed_that_draws_a_seed_must_bring_one() -> None:
    evening, _ = game_of()
    with pytest.raises(UnsaltedError):
        decided(evening.room, Done(evening.now, 0, 0, Close(1, {}), b""), {})


def test_of_refusals_the_latest_are_remembered_and_the_largest_id_is_known() -> None:
    refusals = Refusals()
    assert refusals.last(1) == 0
    entry = Done(0, 1, 5, Lock(on=True), b"")
    refused = RefusedError(Code.TOO_OFTEN)
    refusals.keep(entry, refused)
    assert (refusals.last(1), refusals.last(2)) == (5, 0)
    with pytest.raises(RefusedError) as again:
        refusals.recall(entry)
    assert again.value.code is refused.code
    for command in range(6, 6 + REMEMBERED):
        refusals.keep(replace(entry, command=command), refused)
    refusals.recall(entry)
    assert refusals.last(1) == 5 + REMEMBERED
    refusals.keep(replace(entry, by=SERVER, command=7), refused)
    refusals.recall(replace(entry, by=SERVER, command=7))
    assert refusals.last(SERVER) == 0


def test_the_first_command_has_an_id_above_nought() -> None:
    evening, (anna, *_) = game_of()
    bert = 2
    assert evening.room.members[bert].last_command == 0
    assert evening.refused(bert, Taunt("joke-1"), command=0) is Code.STALE
    assert evening.do(bert, Taunt("joke-1"), command=1)
    assert evening.refused(anna, Lock(on=True), command=0) is Code.STALE
