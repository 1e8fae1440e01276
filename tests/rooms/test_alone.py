"""One person among bots: nobody waits for anybody."""

import pytest

from standoff.protocol.deeds.lobby import Ready
from standoff.protocol.deeds.play import Pause, Unpause
from standoff.protocol.members import Kind
from standoff.protocol.messages import Clock, Played
from standoff.protocol.refusal import Code
from standoff.protocol.tempo import Tempo
from standoff.protocol.window import Waiting
from standoff.rooms.clockwork import wake_at
from standoff.rooms.deeds.play import LONGEST_PAUSE
from standoff.rooms.tempo import ALONE, LENGTHS
from standoff.rooms.window import COUNTED, MISSABLE
from standoff.rules.classic.decisions import STAY, WITHDRAW, Aim
from standoff.rules.classic.options import Options
from standoff.rules.classic.words import PowerSet, Stance
from standoff.rules.game import asks
from tests.rooms.evening import Evening, game_of

EVERYTHING = Options(6, PowerSet.ALL_AND_BACKSTAB, cop=True)
TEMPOS = (Tempo.NONE, Tempo.QUICK, Tempo.STANDARD)


def until(evening: Evening, waiting: Waiting) -> None:
    while evening.waits() is not waiting:
        # Without a clock an offer of a power waits for its person too.
        offered = [seat for seat in evening.asked() if evening.game.is_waited_for(seat)]
        if evening.waits() not in MISSABLE and offered:
            evening.answer(evening.room.host)
        else:
            evening.pass_window()
    evening.wait(max(0, evening.window.shown_at - evening.now))


@pytest.mark.parametrize("tempo", TEMPOS)
@pytest.mark.parametrize("waiting", sorted(COUNTED))
def test_the_count_begins_with_the_choice_and_can_be_chosen_over(
    tempo: Tempo, waiting: Waiting
) -> None:
    evening, (anna,) = game_of(1, tempo=tempo)
    until(evening, waiting)
    first, last = (Aim((1,)), Aim((2,))) if waiting is Waiting.AIM else (WITHDRAW, STAY)
    evening.answer(anna, first)
    assert evening.window.closes_at == evening.now + 3 * evening.room.lengths.beat
    evening.wait(evening.room.lengths.beat)
    ends = evening.window.closes_at
    evening.answer(anna, last)
    assert evening.window.closes_at == ends
    evening.wait(2 * evening.room.lengths.beat)
    assert evening.waits() is not waiting
    before = evening.classic[0]
    assert before.aims == (2,) if waiting is Waiting.AIM else before.stance is not Stance.WITHDRAWN


def test_nothing_runs_out_without_a_clock_and_it_is_shown_at_the_standard_pace() -> None:
    evening, (anna,) = game_of(1, EVERYTHING, Tempo.NONE)
    waited = set()
    while evening.game.table.round < 3 and not evening.game.over:
        seat = evening.room.seat_of(anna)
        assert seat is not None
        if seat in asks(evening.game.table) and evening.game.is_waited_for(seat):
            assert wake_at(evening.room) is None
            evening.wait(10_000_000)
            waited.add(evening.waits())
            evening.answer(anna)
        else:
            evening.close()
    assert {Waiting.LOAD, Waiting.AIM, Waiting.NERVE} <= waited
    assert (ALONE.beat, ALONE.theatre) == (LENGTHS[Tempo.STANDARD].beat, 1.0)


@pytest.mark.parametrize("tempo", TEMPOS)
def test_windows_that_only_bots_answer_end_with_what_is_shown(tempo: Tempo) -> None:
    evening, (anna,) = game_of(1, EVERYTHING, tempo)
    idle = 0
    for _ in range(60):
        if evening.game.window is None:
            break
        seat = evening.room.seat_of(anna)
        assert seat is not None
        if seat in asks(evening.game.table) and evening.game.is_waited_for(seat):
            evening.answer(anna)
            continue
        closes = wake_at(evening.room)
        assert closes is not None
        if not evening.game.has_answered():
            idle += max(0, closes - max(evening.now, evening.window.shown_at))
        evening.close()
    assert idle == 0


def test_whoever_has_seen_enough_skips_what_is_shown_in_every_window() -> None:
    evening, (anna,) = game_of(1, EVERYTHING, Tempo.NONE)
    until(evening, Waiting.NERVE)
    evening.answer(anna)
    evening.wait(evening.room.lengths.count)
    while evening.window.shown_at > evening.now:
        number = evening.window.number
        evening.do(anna, Ready())
        if evening.game.window is not None and evening.window.number == number:
            assert evening.window.shown_at == evening.now
    assert evening.told(anna, Clock)


@pytest.mark.parametrize("kind", [Kind.WATCHER, Kind.TV])
def test_where_anybody_watches_windows_keep_their_length(kind: Kind) -> None:
    evening, (anna,) = game_of(1, EVERYTHING)
    evening.enter("Wanda", kind)
    until(evening, Waiting.AIM)
    before = evening.window.closes_at
    evening.answer(anna)
    assert evening.window.closes_at == before
    assert evening.refused(anna, Ready()) is Code.STALE


def test_a_pause_of_somebody_alone_may_be_long_and_come_often() -> None:
    evening, (anna,) = game_of(1)
    for _ in range(3):
        evening.do(anna, Pause())
        evening.wait(10 * LONGEST_PAUSE)
        assert evening.game.paused_at is not None
        evening.do(anna, Unpause())
    assert len(evening.told(anna, Played)) == 1
