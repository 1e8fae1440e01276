"""Clocks of a table, to the millisecond: what is due, when, and what waits for nobody."""

import pytest
from msgspec.structs import replace

from standoff.protocol.deeds.claims import Agree, Claim
from standoff.protocol.deeds.hosting import HandOver
from standoff.protocol.deeds.lobby import HoldOn, Pace, Ready, Start
from standoff.protocol.deeds.play import GoOn, Nudge, Pause, Rest
from standoff.protocol.deeds.real import AskPen
from standoff.protocol.deeds.talk import PointAt, Taunt
from standoff.protocol.deeds.teams import TakeWhistle
from standoff.protocol.members import Kind
from standoff.protocol.refusal import Code
from standoff.protocol.setting import Godfather, LiveSetting
from standoff.protocol.tempo import Tempo
from standoff.protocol.window import Waiting
from standoff.rooms import alone, window
from standoff.rooms.clockwork import (
    BREATH,
    GODFATHER_AWAY,
    HOST_AWAY,
    STALL,
    WATCHER_AWAY,
    due,
    due_to_absence,
    wake_at,
)
from standoff.rooms.companion import OBJECTION
from standoff.rooms.deeds.claims import LAPSES, OUT_OF_REACH, WAITS
from standoff.rooms.deeds.play import HOST_WAITS, LONGEST_PAUSE, NUDGE_EVERY
from standoff.rooms.deeds.talk import POINT_EVERY, TALK_EVERY
from standoff.rooms.public import COMPLETE, PROMISED
from standoff.rooms.public import WAITS as FILLS_AFTER
from standoff.rooms.server_deeds import (
    Close,
    Count,
    Deal,
    Depart,
    Drop,
    EndPause,
    FillChairs,
    Give,
    HandBack,
    PassPen,
    Speak,
    Stalled,
    StandIn,
    Succeed,
)
from standoff.rooms.spoken import TAUNTS
from standoff.rooms.tempo import LENGTHS
from standoff.rules.asks import Seat
from standoff.rules.classic.decisions import Aim
from standoff.voices.remark import Remark
from tests.rooms.evening import Evening, game_of
from tests.rooms.garden import Garden
from tests.rooms.live_evening import live_game


def found(evening: Evening, at: int) -> object:
    return due(evening.room, evening.bots, at)


def test_a_window_closes_at_its_end_and_is_longer_where_the_server_was_away() -> None:
    evening, _ = game_of()
    closes = evening.game.closes(evening.room.lengths)
    assert closes is not None
    assert closes == wake_at(evening.room)
    assert evening.window.closes_at == closes - evening.room.lengths.grace
    assert found(evening, closes - 1) is None
    assert isinstance(found(evening, closes), Close)
    assert isinstance(found(evening, closes + STALL - 1), Close)
    assert found(evening, closes + STALL) == Stalled(STALL + BREATH)
    assert found(evening, closes + 7_000) == Stalled(7_000 + BREATH)


def test_a_pause_ends_after_its_time_and_nothing_is_due_in_it() -> None:
    evening, (anna, *_) = game_of()
    evening.do(anna, Pause())
    over = evening.now + LONGEST_PAUSE
    assert wake_at(evening.room) == over
    assert found(evening, over - 1) is None
    assert found(evening, over) == EndPause()
    assert evening.game.closes(evening.room.lengths) is None
    assert not evening.game.may_close_early()
    assert not evening.game.may_count()


def test_what_a_bot_has_to_say_is_said_once_all_was_shown_and_not_too_often() -> None:
    evening, _ = game_of()
    remark = Remark(1, TAUNTS[0], 2)
    shown = evening.window.shown_at
    for spoke, says_at in ((0, shown), (shown, shown + TALK_EVERY)):
        game = replace(evening.game, remark=remark, spoke_at=spoke)
        evening.room = replace(evening.room, game=game)
        assert wake_at(evening.room) == says_at
        assert not isinstance(found(evening, says_at - 1), Speak)
        assert found(evening, says_at) == Speak(*remark)


def test_a_deal_that_was_announced_comes_when_it_was_announced() -> None:
    evening = Evening()
    (anna, bert, *_) = evening.sit(4)
    evening.do(anna, Start(soon=True))
    at = evening.now + evening.room.lengths.deal
    assert wake_at(evening.room) == at
    assert found(evening, at - 1) is None
    assert found(evening, at) == Deal()
    evening.do(bert, HoldOn())
    assert wake_at(evening.room) is None
    assert evening.refused(bert, HoldOn()) is Code.STALE


def test_a_table_of_the_house_fills_up_when_that_was_promised() -> None:
    evening = Evening(house="en")
    anna = evening.enter("Anna", waited=3_000)
    at = evening.now + FILLS_AFTER - 3_000
    assert evening.room.fills_at == at == wake_at(evening.room)
    assert found(evening, at - 1) is None
    assert found(evening, at) == FillChairs()
    evening.now += 1_000
    evening.enter("Bert")
    assert evening.room.fills_at == at, "never later than was promised"
    for name in ("Carl", "Dora"):
        evening.enter(name)
    assert evening.room.fills_at == evening.now + COMPLETE
    assert evening.room.seat_of(anna) == 0
    evening.wait(COMPLETE)
    dealt = evening.now
    lengths = evening.room.lengths
    takes = int(lengths.theatre * evening.game.edition.theatre(evening.game.events))
    assert evening.window.shown_at == min(dealt + takes, at + PROMISED) > dealt


def test_who_waited_longer_than_anybody_should_is_dealt_at_once() -> None:
    evening = Evening(house="en")
    evening.enter("Anna", waited=FILLS_AFTER + 10_000)
    assert evening.room.fills_at in (None, evening.now)


def test_a_pen_is_passed_on_when_nobody_has_objected() -> None:
    garden = Garden()
    other = garden.enter("Other")
    garden.do(other, AskPen())
    at = garden.now + OBJECTION
    assert wake_at(garden.room) == at
    assert found(garden, at - 1) is None
    assert found(garden, at) == PassPen()
    garden.now = at
    garden.let_due()
    assert garden.seen().pen == other
    assert wake_at(garden.room) is None


def test_who_is_away_for_long_is_succeeded_or_shown_out_and_not_a_moment_sooner() -> None:
    evening = Evening()
    (anna, bert, carl, *_) = evening.sit(4)
    wanda = evening.enter("Wanda", Kind.WATCHER)
    now = evening.now

    def absent(away: dict[int, int], at: int) -> object:
        return due_to_absence(evening.room, away, at)

    assert absent({anna: now}, now + HOST_AWAY - 1) is None
    assert absent({anna: now}, now + HOST_AWAY) == Succeed(bert)
    assert absent({anna: now, bert: now}, now + HOST_AWAY) == Succeed(carl)
    assert absent({bert: now}, now + HOST_AWAY) is None
    assert absent({wanda: now}, now + WATCHER_AWAY - 1) is None
    assert absent({wanda: now}, now + WATCHER_AWAY) == Depart(wanda)
    assert absent({bert: now}, now + WATCHER_AWAY) is None
    assert absent({99: now}, now + WATCHER_AWAY) is None
    everybody = dict.fromkeys(evening.room.members, now)
    assert absent({**everybody, wanda: now + 1}, now + HOST_AWAY) is None


def test_at_a_real_table_a_phone_that_sleeps_is_waited_for() -> None:
    garden = Garden()
    phone = garden.enter("Phone")
    assert due_to_absence(garden.room, {phone: 0}, 10 * WATCHER_AWAY) is None


def test_a_chair_is_given_lapses_or_is_kept_at_its_time() -> None:
    evening, (anna, bert, carl, dora) = game_of()
    wanda = evening.enter("Wanda", Kind.WATCHER)
    evening.away = {dora: evening.now}
    assert evening.refused(wanda, Claim(3)) is Code.OWNER_HERE
    evening.now += OUT_OF_REACH - 1
    assert evening.refused(wanda, Claim(3)) is Code.OWNER_HERE
    evening.now += 1
    evening.do(anna, Pause())
    evening.do(wanda, Claim(3))
    asked = evening.now

    def what(at: int) -> object:
        return due_to_absence(evening.room, evening.away, at)

    assert what(asked + LAPSES - 1) is None
    assert what(asked + LAPSES) == Drop(wanda)
    evening.do(anna, Agree(wanda, yes=True))
    assert what(asked + WAITS) is None, "nobody decides alone"
    evening.do(bert, Agree(wanda, yes=True))
    assert what(asked + WAITS - 1) is None
    assert what(asked + WAITS) == Give(wanda)
    evening.away = {}
    assert what(asked + WAITS) == Drop(wanda)
    assert carl in evening.room.people()


def whistling(tempo: Tempo = Tempo.STANDARD) -> tuple[Evening, int, Seat]:
    """A game of Live with a Godfather among the players, before the whistle."""
    evening, (anna, *_) = live_game(2, 6, LiveSetting(godfather=Godfather.PLAYER), tempo)
    return evening, anna, 0


def test_a_godfather_who_is_away_is_stood_in_for_after_a_while_and_has_the_whistle_back() -> None:
    evening = Evening(LiveSetting(godfather=Godfather.PLAYER))
    members = evening.sit(6)
    evening.do(members[0], TakeWhistle(on=True))
    evening.do(members[0], Start())
    evening.wait_for(Waiting.WHISTLE)
    assert evening.game.askers() == {members[0]}
    assert evening.game.voters(evening.room.people()) == set(members[1:])
    now = evening.now

    def what(away: dict[int, int], at: int) -> object:
        return due_to_absence(evening.room, away, at)

    assert what({members[0]: now}, now + GODFATHER_AWAY - 1) is None
    assert what({members[0]: now}, now + GODFATHER_AWAY) == StandIn(members[0])
    assert what({members[1]: now}, now + GODFATHER_AWAY) is None
    evening.do(0, StandIn(members[0]))
    assert what({members[0]: now}, now + GODFATHER_AWAY) is None
    assert what({}, now + GODFATHER_AWAY) == HandBack(members[0])
    # A bot blows once all have had the time to walk.
    latest = max(evening.now, evening.window.shown_at) + evening.room.lengths.move
    assert evening.window.closes_at is not None
    assert evening.window.closes_at <= latest


@pytest.mark.parametrize("tempo", list(Tempo))
def test_each_window_has_the_time_of_its_tempo(tempo: Tempo) -> None:
    lengths = LENGTHS[tempo]
    for waiting in Waiting:
        patience = window.patience_of(waiting, lengths)
        opened = window.opened(7, waiting, 1_000, 5_000, lengths, later=False)
        assert (opened.number, opened.waiting, opened.shown_at) == (7, waiting, 5_000)
        assert opened.beat == (lengths.beat if waiting in window.COUNTED else 0)
        if patience is None:
            assert opened.closes_at is None
        elif waiting in (Waiting.OFFER, Waiting.LOAD_LAST, Waiting.AIM_LAST):
            assert opened.closes_at == max(1_000 + patience, 5_000 - lengths.grace)
            later = window.opened(7, waiting, 1_000, 5_000, lengths, later=True)
            assert later.closes_at == 5_000 + patience
        else:
            assert opened.closes_at == 5_000 + patience
    assert lengths.count == 3 * lengths.beat


def test_who_talks_points_and_nudges_waits_as_long_as_everybody() -> None:
    evening = Evening()
    (anna, *_) = evening.sit(4)
    for deed, every in ((Taunt(TAUNTS[0]), TALK_EVERY), (PointAt(2), POINT_EVERY), (Nudge(1), NUDGE_EVERY)):  # fmt: skip
        evening.do(anna, deed)
        evening.now += every - 1
        assert evening.refused(anna, deed) is Code.TOO_OFTEN
        evening.now += 1
        evening.do(anna, deed)


def test_the_host_counts_for_all_at_ten_seconds_and_a_count_is_never_later_for_it() -> None:
    evening, (anna, bert, *_) = game_of(tempo=Tempo.RELAXED)
    evening.wait_for(Waiting.AIM)
    evening.now = evening.window.shown_at + HOST_WAITS - 1
    before = evening.window.closes_at
    evening.do(anna, GoOn())
    assert evening.window.closes_at == before
    evening.now += 1
    evening.do(bert, GoOn())
    assert evening.window.closes_at == before
    evening.do(anna, GoOn())
    assert evening.window.closes_at == evening.now + evening.room.lengths.count
    evening.now += 1
    assert evening.refused(anna, GoOn()) is Code.STALE


def test_alone_the_count_begins_once_and_a_choice_after_it_changes_nothing_of_it() -> None:
    evening, (anna,) = game_of(1, tempo=Tempo.NONE)
    evening.wait_for(Waiting.AIM)
    evening.wait(max(0, evening.window.shown_at - evening.now))
    assert not alone.goes_on(evening.room)
    assert alone.closes(evening.game) == evening.window.shown_at
    evening.answer(anna, Aim((1,)))
    assert alone.goes_on(evening.room)
    assert alone.closes(evening.game) == evening.window.closes_at
    lengths = evening.room.lengths
    ends = evening.window.closes_at
    assert ends == evening.now + lengths.count
    assert not alone.counts(evening.game, evening.now, lengths)
    assert not alone.counts(evening.game, evening.now + 1, lengths)
    assert alone.counts(evening.game, evening.now - 1, lengths)
    evening.do(anna, Pause())
    assert not alone.goes_on(evening.room)


def test_a_stand_in_answers_for_nobody_who_is_counted_among_those_who_wait() -> None:
    evening, (_, bert, *_) = game_of()
    assert evening.game.askers() == evening.room.people()
    evening.do(bert, Rest(on=True))
    assert bert not in evening.game.askers()
    assert evening.game.voters(evening.room.people()) == evening.game.askers()
    assert evening.game.loaded() == (1,)
    assert evening.game.is_nobodys(1)
    assert not evening.game.all_in()
    for member in evening.game.askers():
        evening.answer(member)
    assert not isinstance(found(evening, evening.now), Count)


def test_a_slower_pace_is_for_the_next_window_and_ready_ones_skip_what_is_shown() -> None:
    evening, members = game_of(4)
    before = evening.window
    evening.do(members[0], Pace(Tempo.RELAXED))
    assert evening.window == before
    for member in members[:3]:
        evening.do(member, Ready())
        assert evening.window == before
    evening.do(members[3], Ready())
    skipped = before.shown_at - evening.window.shown_at
    assert skipped > 0
    assert evening.window.shown_at == evening.now
    assert before.closes_at is not None
    assert evening.window.closes_at == before.closes_at - skipped
    assert evening.game.ready == frozenset()


def test_a_host_is_succeeded_by_whoever_sits_behind_them_round_the_table() -> None:
    evening = Evening()
    (anna, bert, carl, dora) = evening.sit(4)
    evening.do(anna, HandOver(carl))
    now = evening.now
    for away, heir in (({carl}, dora), ({carl, dora}, anna), ({carl, dora, anna}, bert)):
        gone = dict.fromkeys(away, now)
        assert due_to_absence(evening.room, gone, now + HOST_AWAY) == Succeed(heir)


def test_of_all_who_play_more_than_half_must_agree_to_give_a_chair_away() -> None:
    evening, members = game_of(6)
    *others, gone = members
    wanda = evening.enter("Wanda", Kind.WATCHER)
    evening.away = {gone: evening.now}
    evening.now += OUT_OF_REACH
    evening.do(members[0], Pause())
    evening.do(wanda, Claim(5))
    asked = evening.now
    for agreed, member in enumerate(others, 1):
        evening.do(member, Agree(wanda, yes=True))
        given = due_to_absence(evening.room, evening.away, asked + WAITS) == Give(wanda)
        assert given is (agreed >= 3), "of five"
