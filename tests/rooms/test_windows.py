"""Windows: how long the table waits, when it stops waiting, and what may be changed until then."""

import pytest
from msgspec import Raw
from msgspec.structs import replace

from standoff.protocol.deeds.hosting import HandOver
from standoff.protocol.deeds.lobby import Ready
from standoff.protocol.deeds.play import Answer, GoOn, MoreTime, Nudge, Pause, Rest
from standoff.protocol.members import Kind
from standoff.protocol.messages import Clock, Loading, Nudged, Played
from standoff.protocol.refusal import Code
from standoff.protocol.tempo import Tempo
from standoff.protocol.window import Waiting
from standoff.rooms.clockwork import BREATH, STALL, due, wake_at
from standoff.rooms.deeds.play import HOST_WAITS, MORE_TIME, NUDGE_EVERY
from standoff.rooms.entries import SERVER
from standoff.rooms.server_deeds import Close, Stalled
from standoff.rooms.tempo import LENGTHS
from standoff.rooms.window import REFEREED
from standoff.rules.classic.decisions import PASS, WITHDRAW, Aim, Load
from standoff.rules.classic.options import Options
from standoff.rules.classic.words import Bullet, PowerSet, Stance
from tests.rooms.evening import game_of, left, raw

CLICK, BANG = Load((Bullet.CLICK,)), Load((Bullet.BANG,))
EVERY_POWER = Options(6, PowerSet.ALL_AND_BACKSTAB, cop=True)


@pytest.mark.parametrize("tempo", [Tempo.QUICK, Tempo.STANDARD, Tempo.RELAXED])
def test_everybody_has_the_time_of_the_tempo_and_the_same_grace(tempo: Tempo) -> None:
    lengths = LENGTHS[tempo]
    evening, _ = game_of(tempo=tempo)
    assert lengths.load is not None
    assert lengths.aim is not None
    assert lengths.talk is not None
    notes_turn = evening.window.shown_at - evening.now
    assert left(evening) == notes_turn + lengths.load + lengths.grace
    evening.close()
    assert left(evening) == lengths.aim + 3 * lengths.beat + lengths.grace
    evening.close()
    hands_swing = evening.window.shown_at - evening.now
    assert left(evening) == hands_swing + lengths.talk + 3 * lengths.beat + lengths.grace


def test_the_server_alone_closes_a_window_and_not_a_moment_early() -> None:
    evening, _ = game_of()
    at = wake_at(evening.room)
    assert at is not None
    assert due(evening.room, evening.bots, at - 1) is None
    assert isinstance(due(evening.room, evening.bots, at), Close)


def test_a_choice_counts_as_it_was_last_until_the_count_ends() -> None:
    evening, (anna, *_) = game_of()
    evening.answer(anna, BANG)
    evening.answer(anna, CLICK)
    evening.close()
    assert evening.classic[0].loaded == (Bullet.CLICK,)


def test_a_choice_still_counts_within_the_grace_and_not_after_it() -> None:
    evening, (anna, bert, *_) = game_of()
    evening.wait_for(Waiting.NERVE)
    number = evening.window.number
    evening.wait(left(evening) - 1)
    assert evening.window.closes_at is not None
    assert evening.now > evening.window.closes_at
    evening.do(anna, Answer(number, raw(WITHDRAW)))
    evening.now += 1
    assert evening.refused(bert, Answer(number, raw(WITHDRAW))) is Code.STALE
    assert evening.classic[0].shame == 1
    assert evening.classic[1].shame == 0


def test_the_load_closes_early_when_all_are_in() -> None:
    evening, members = game_of()
    for member in members[:-1]:
        evening.answer(member)
    assert evening.waits() is Waiting.LOAD
    evening.answer(members[-1])
    assert evening.waits() is Waiting.AIM


def test_everybody_sees_who_has_laid_a_card_and_not_which() -> None:
    evening, (anna, bert, *_) = game_of(3)
    evening.answer(bert, BANG)
    evening.answer(bert, CLICK)
    evening.answer(anna, CLICK)
    assert evening.told(anna, Loading) == [Loading((1, 3)), Loading((0, 1, 3))]  # the bot is in


@pytest.mark.parametrize("waiting", [Waiting.AIM, Waiting.NERVE])
def test_aiming_and_nerve_never_close_early_and_show_nobody_ready(waiting: Waiting) -> None:
    evening, members = game_of()
    evening.wait_for(waiting)
    opened, full = evening.now, left(evening)
    told = [len(evening.heard[member]) for member in members]
    for member in members:
        evening.answer(member)
    assert [len(evening.heard[member]) for member in members] == told
    assert evening.waits() is waiting
    evening.close()
    assert evening.now == opened + full


def test_offers_and_the_telephone_never_close_early_and_show_nobody_ready() -> None:
    seen = set()
    evening, members = game_of(6, EVERY_POWER)
    for _ in range(60):
        window = evening.window
        opened, full = evening.now, wake_at(evening.room)
        if window.waiting in (Waiting.OFFER, Waiting.PHONE):
            seen.add(window.waiting)
            told = [len(evening.heard[member]) for member in members]
            for seat in evening.asked():
                evening.answer(members[seat])
            assert [len(evening.heard[member]) for member in members] == told
            assert evening.window == window
            assert evening.now == opened
        evening.pass_window()
        assert evening.now == full or window.waiting is Waiting.LOAD
        if seen == {Waiting.OFFER, Waiting.PHONE} or evening.game.window is None:
            break
    assert seen == {Waiting.OFFER, Waiting.PHONE}


def test_silence_gets_the_rules_default() -> None:
    evening, _ = game_of()
    evening.close()
    assert all(gangster.loaded for gangster in evening.classic.gangsters)  # A2
    evening.close()
    assert all(gangster.aims == (None,) for gangster in evening.classic.gangsters)  # C23
    evening.close()
    assert {gangster.stance for gangster in evening.classic.gangsters} == {Stance.STANDING}


def test_an_answer_for_another_window_is_stale_and_one_that_is_illegal_is_refused() -> None:
    evening, (anna, *_) = game_of()
    assert evening.refused(anna, Answer(7, raw(CLICK))) is Code.STALE
    assert evening.refused(anna, Answer(1, raw(Aim((1,))))) is Code.ILLEGAL
    assert evening.refused(anna, Answer(1, raw(PASS))) is Code.ILLEGAL


@pytest.mark.parametrize(
    "said", [b"{}", b'{"say":"load"}', b'{"say":"fire"}', b"[" * 500, b'{"say":"stay","x":1}']
)
def test_what_is_no_decision_is_malformed(said: bytes) -> None:
    evening, (anna, *_) = game_of()
    assert evening.refused(anna, Answer(1, Raw(said))) is Code.MALFORMED


def test_more_time_lengthens_the_window_for_all_and_tells_nobody_who_asked() -> None:
    evening, (anna, bert, *_) = game_of()
    before = left(evening)
    evening.do(bert, MoreTime())
    assert left(evening) == before + MORE_TIME
    (clock,) = evening.told(anna, Clock)
    assert clock == Clock(evening.window)
    assert evening.told(bert, Clock) == [clock]
    assert evening.refused(bert, MoreTime()) is Code.TOO_OFTEN


def test_who_only_watches_does_not_touch_the_clock() -> None:
    evening, _ = game_of()
    wanda = evening.enter("Wanda", Kind.WATCHER)
    for deed in (MoreTime(), GoOn(), Pause()):
        assert evening.refused(wanda, deed) is Code.NOT_SEATED


def test_everybody_who_has_seen_enough_cuts_the_theatre_short() -> None:
    evening, (anna, bert, *others) = game_of(2)
    assert not others
    lengths = LENGTHS[Tempo.STANDARD]
    evening.do(anna, Ready())
    assert evening.window.shown_at > evening.now
    evening.do(bert, Ready())
    assert evening.window.shown_at == evening.now
    assert lengths.load is not None
    assert left(evening) == lengths.load + lengths.grace


def test_nobody_can_cut_a_powers_window_short() -> None:
    evening, (anna, *_) = game_of(2, Options(4, PowerSet.ALL))
    assert evening.waits() is Waiting.OFFER
    assert evening.refused(anna, Ready()) is Code.STALE
    assert evening.refused(anna, GoOn()) is Code.STALE


def test_a_nudge_reaches_only_whom_it_is_for_and_not_too_often() -> None:
    evening, (anna, bert, carl, *_) = game_of()
    evening.do(anna, Nudge(1))
    assert evening.told(bert, Nudged) == [Nudged()]
    assert not evening.told(carl, Nudged)
    assert evening.refused(anna, Nudge(2)) is Code.TOO_OFTEN
    evening.wait(NUDGE_EVERY)
    evening.do(anna, Nudge(2))
    assert evening.refused(carl, Nudge(9)) is Code.MALFORMED


def test_a_server_that_was_away_gives_the_time_back_to_all() -> None:
    evening, (anna, *_) = game_of()
    before = left(evening)
    evening.now += 7_000
    evening.do(SERVER, Stalled(7_000))
    assert left(evening) == before
    assert evening.told(anna, Clock)[-1].window == evening.window


def test_a_window_that_should_have_closed_long_ago_is_opened_longer_instead() -> None:
    evening, _ = game_of()
    evening.now += left(evening) + STALL
    number = evening.window.number
    evening.let_due()
    assert evening.window.number == number
    assert left(evening) == BREATH


def test_windows_run_inside_the_theatre_of_the_step_before() -> None:
    evening, _ = game_of(6, EVERY_POWER)
    assert evening.waits() is Waiting.OFFER
    at = wake_at(evening.room)
    assert at == evening.window.shown_at  # while the notes are turned


def test_a_table_without_a_clock_waits_for_all_and_then_counts() -> None:
    evening, members = game_of(tempo=Tempo.NONE)
    lengths = LENGTHS[Tempo.NONE]
    assert wake_at(evening.room) is None
    evening.wait(10_000_000)
    assert evening.waits() is Waiting.LOAD
    for member in members:
        evening.answer(member)
    assert evening.waits() is Waiting.AIM
    for member in members[:-1]:
        evening.answer(member)
    assert wake_at(evening.room) is None
    evening.answer(members[-1])
    assert left(evening) == 3 * lengths.beat + lengths.grace
    evening.answer(members[0], Aim((3,)))
    evening.close()
    assert evening.classic[0].aims == (3,)


@pytest.mark.parametrize("tempo", [Tempo.NONE, Tempo.RELAXED])
def test_the_count_begins_once_all_who_are_asked_want_it(tempo: Tempo) -> None:
    evening, members = game_of(tempo=tempo)
    for member in members:
        evening.answer(member)
    assert evening.waits() is Waiting.AIM
    before = evening.window.closes_at
    told = {member: evening.all_told(member) for member in members}
    for member in (*members[:-1], members[0]):
        # Whether one has chosen or not; and nobody hears of it.
        evening.do(member, GoOn())
    assert evening.window.closes_at == before
    assert {member: evening.all_told(member) for member in members} == told
    evening.do(members[-1], GoOn())
    lengths = LENGTHS[tempo]
    shown = max(0, evening.window.shown_at - evening.now)
    assert left(evening) == shown + 3 * lengths.beat + lengths.grace
    assert evening.told(members[0], Clock)[-1] == Clock(evening.window)
    assert evening.refused(members[1], GoOn()) is Code.STALE


def test_the_host_counts_for_all_after_ten_seconds_and_not_before() -> None:
    evening, (anna, bert, *_) = game_of(tempo=Tempo.NONE)
    for member in (anna, bert):
        evening.do(member, GoOn())
    assert evening.window.closes_at is None
    evening.wait(evening.window.shown_at - evening.now + HOST_WAITS)
    evening.do(bert, GoOn())
    assert evening.window.closes_at is None
    evening.do(anna, GoOn())
    assert evening.window.closes_at is not None


def test_whoever_is_left_alone_at_the_table_counts_alone() -> None:
    evening, (anna, bert) = game_of(2, tempo=Tempo.NONE)
    evening.do(anna, HandOver(bert))
    evening.do(bert, Rest(on=True))
    evening.do(anna, GoOn())
    assert evening.window.closes_at is not None


def test_who_lets_a_bot_play_does_not_go_on_alone() -> None:
    evening, (anna, bert) = game_of(2, tempo=Tempo.NONE)
    evening.do(bert, Rest(on=True))
    evening.do(bert, GoOn())
    assert evening.window.closes_at is None
    evening.do(anna, GoOn())
    assert evening.window.closes_at is not None


def test_who_has_laid_a_card_has_seen_enough_of_what_was_shown_before() -> None:
    evening, members = game_of()
    unseen = evening.window.shown_at - evening.now
    for member in members:
        evening.answer(member)
    assert evening.waits() is Waiting.AIM
    assert evening.window.shown_at - evening.now < unseen


def test_a_table_of_bots_alone_needs_nobody_to_count() -> None:
    evening, (anna,) = game_of(1, tempo=Tempo.NONE, bots="reckless")
    evening.do(anna, Rest(on=True))
    while not evening.game.over:
        evening.close()


def test_a_step_is_told_to_all_at_once_and_each_sees_their_own_side() -> None:
    evening, members = game_of()
    evening.close()
    for seat, member in enumerate(members):
        played = evening.told(member, Played)[-1]
        assert played.view.seat == seat
        assert played.view.own is not None
        assert played.window == evening.window


def test_a_passed_device_is_waited_for_in_every_window() -> None:
    options = Options(5, PowerSet.ALL, cop=True)
    evening, members = game_of(5, options, tempo=Tempo.PASSED)
    waited: set[Waiting] = set()
    while len(waited) < 5:
        assert wake_at(evening.room) is None
        evening.wait(10_000_000)
        waited.add(evening.waits())
        number = evening.window.number
        for seat in evening.asked():
            evening.answer(members[seat])
        if evening.window.number != number:
            continue
        if evening.waits() is Waiting.NERVE:
            evening.do(members[0], GoOn())
        evening.close()
    assert {Waiting.LOAD, Waiting.AIM, Waiting.NERVE, Waiting.OFFER, Waiting.PHONE} <= waited


def test_those_who_are_asked_say_whether_to_go_on_and_the_others_where_one_is_waited_for() -> None:
    evening, members = game_of(4)
    game, asked, everybody = evening.game, set(members), {*members, 99}
    assert game.voters(everybody) == asked
    for waiting in REFEREED:
        waited_for = replace(game, window=replace(evening.window, waiting=waiting))
        assert waited_for.voters(everybody) == {99}
        assert waited_for.voters(asked) == asked
    assert replace(game, window=None).voters(everybody) == asked
