"""Pauses: the clock stands still for all alike, and goes on where it was."""

from standoff.protocol.deeds.lobby import Start
from standoff.protocol.deeds.play import Pause, Unpause
from standoff.protocol.messages import Clock
from standoff.protocol.refusal import Code
from standoff.protocol.window import Waiting
from standoff.rooms.deeds.play import LONGEST_PAUSE
from standoff.rooms.entries import SERVER
from standoff.rooms.server_deeds import Stalled
from tests.rooms.evening import game_of, left


def test_each_may_pause_once_a_game_and_anybody_may_end_it() -> None:
    evening, (anna, bert, *_) = game_of()
    before = left(evening)
    evening.do(bert, Pause())
    assert evening.told(anna, Clock)[-1] == Clock(evening.window, paused=True, paused_by=bert)
    assert evening.refused(anna, Pause()) is Code.STALE
    evening.wait(LONGEST_PAUSE - 1)
    assert evening.waits() is Waiting.LOAD
    evening.do(anna, Unpause())
    assert left(evening) == before
    assert evening.told(anna, Clock)[-1] == Clock(evening.window)
    assert evening.refused(bert, Pause()) is Code.TOO_OFTEN
    evening.do(anna, Pause())
    evening.do(bert, Unpause())
    assert evening.refused(anna, Pause()) is Code.TOO_OFTEN


def test_a_pause_ends_by_itself_after_a_minute() -> None:
    evening, (_, bert, *_) = game_of()
    before = left(evening)
    evening.do(bert, Pause())
    evening.wait(LONGEST_PAUSE)
    assert left(evening) == before


def test_a_paused_table_does_not_close_early_and_goes_on_where_it_was() -> None:
    evening, members = game_of()
    evening.do(members[0], Pause())
    for member in members:
        evening.answer(member)
    assert evening.waits() is Waiting.LOAD
    evening.do(members[1], Unpause())
    assert evening.waits() is Waiting.AIM


def test_a_stall_during_a_pause_counts_once() -> None:
    evening, (anna, *_) = game_of()
    before = left(evening)
    evening.do(anna, Pause())
    evening.now += 400_000
    evening.write(SERVER, Stalled(400_000), 0)
    evening.wait(1_000)
    evening.do(anna, Unpause())
    assert left(evening) == before


def test_the_next_game_begins_with_pauses_for_all() -> None:
    evening, (anna, bert, *_) = game_of(2, bots="reckless")
    evening.do(bert, Pause())
    evening.do(bert, Unpause())
    while not evening.game.over:
        evening.close()
    evening.do(anna, Start())
    evening.do(bert, Pause())
