"""Moments of a table that are easily missed: who is asked, what is still to come, and what is over."""

from random import Random

import pytest
from msgspec.structs import replace

from standoff.protocol.deeds.lobby import Start
from standoff.protocol.deeds.play import MoreTime, Rest
from standoff.protocol.deeds.real import SitAs
from standoff.protocol.deeds.seats import AddBot, Leave, StandUp
from standoff.protocol.deeds.talk import Say
from standoff.protocol.deeds.teams import Confide
from standoff.protocol.members import Kind
from standoff.protocol.messages import Said
from standoff.protocol.refusal import Code
from standoff.protocol.tempo import Tempo
from standoff.protocol.window import Waiting
from standoff.record.reader import read
from standoff.rooms import alone
from standoff.rooms.bots import Bots
from standoff.rooms.classic.lesson import LessonBot
from standoff.rooms.clockwork import STALL, due, lost_walk
from standoff.rooms.entries import SERVER
from standoff.rooms.ghosts import A_SENTENCE, FAIR_PART, MOST_TALK, Ghosts
from standoff.rooms.live.lesson import AIMS as LIVE_AIMS
from standoff.rooms.live.lesson import LiveLessonBot
from standoff.rooms.records import records
from standoff.rooms.room import Stage
from standoff.rooms.server_deeds import FillChairs, Permit, Stalled
from standoff.rules.cards import Weapon
from standoff.rules.classic.decisions import Aim, AimAsk
from standoff.rules.classic.options import Options
from standoff.rules.classic.views import View as ClassicView
from standoff.rules.classic.words import PowerSet
from standoff.rules.game import asks
from standoff.rules.live.decisions import Aim as LiveAim
from standoff.rules.live.decisions import AimAsk as LiveAimAsk
from standoff.rules.live.views import View as LiveView
from tests.rooms.evening import Evening, game_of
from tests.rooms.garden import Garden
from tests.rooms.live_evening import live_game
from tests.rooms.test_draw import seated

POWERS = Options(4, PowerSet.ALL_AND_BACKSTAB)


def test_whoever_has_a_power_to_show_is_waited_for_and_whoever_has_none_is_not() -> None:
    waited: dict[bool, int] = {True: 0, False: 0}
    for seed in range(12):
        evening = Evening(POWERS, Tempo.NONE, seed.to_bytes(32))
        (anna,) = evening.sit(1)
        for _ in range(3):
            evening.do(anna, AddBot("reckless"))
        evening.do(anna, Start())
        for _ in range(14):
            if evening.game.over:
                break
            game = evening.game
            if evening.waits() is Waiting.OFFER and 0 in asks(game.table):
                has_choice = len(asks(game.table)[0]) > 1
                assert game.is_waited_for(0) is has_choice
                assert alone.goes_on(evening.room) is not has_choice
                waited[has_choice] += 1
            if 0 in asks(game.table) and game.is_waited_for(0):
                evening.answer(anna)
            else:
                evening.close()
    assert all(waited.values())


def test_bots_have_seen_the_first_window_of_a_game_before_they_answer_in_it() -> None:
    evening, _ = game_of(2)
    bots = Bots()
    bots.follow(evening.room)
    assert set(bots.minds) == {2, 3}
    first = dict(bots.minds)
    bots.follow(evening.room)
    assert bots.minds == first
    evening, _ = live_game(2, 6)
    bots = Bots()
    bots.follow(evening.room)
    assert bots.walk_in(evening.game) is None
    evening.until(Waiting.MOVE)
    bots.follow(evening.room)
    assert bots.walk_in(evening.game) is not None
    assert bots.walk_in(replace(evening.game, window=None)) is None


def test_a_seat_that_a_person_takes_back_has_no_mind_of_a_bot_any_more() -> None:
    evening, (anna, *_) = game_of(2)
    evening.do(anna, Rest(on=True))
    evening.pass_window()
    assert set(evening.bots.minds) == {0, 2, 3}
    evening.do(anna, Rest(on=False))
    evening.pass_window()
    assert set(evening.bots.minds) == {2, 3}


def test_a_server_that_was_away_while_parts_were_opened_gives_devices_their_time_anew() -> None:
    evening, members = seated()
    evening.do(members[0], Start())
    draw = evening.room.draw
    assert draw is not None
    for late, deed in ((STALL - 1, None), (STALL, Stalled(STALL + draw.patience(0)))):
        found = due(evening.room, evening.bots, draw.until + late)
        assert (found if isinstance(found, Stalled) else None) == deed
    assert due(evening.room, evening.bots, draw.until - 1) is None
    evening.now = draw.until + 7_000
    evening.let_due()
    assert evening.room.draw is not None
    assert evening.room.draw.until == evening.now + draw.patience(evening.now)


def test_where_nobody_walked_no_walk_is_lost() -> None:
    evening, _ = game_of(4)
    assert lost_walk(evening.room, evening.bots, evening.now + 5_000) == 0
    live, _ = live_game(2, 6)
    live.until(Waiting.MOVE)
    restarted = Bots()
    restarted.follow(live.room)
    shown = live.window.shown_at
    assert lost_walk(live.room, restarted, shown + 5_000) == 5_000
    assert lost_walk(live.room, restarted, shown - 5_000) == 0


def test_without_a_clock_nobody_asks_for_more_time() -> None:
    evening, (anna, *_) = game_of(tempo=Tempo.NONE)
    assert evening.refused(anna, MoreTime()) is Code.STALE
    with_clock, (anna, *_) = game_of()
    with_clock.do(anna, MoreTime())
    assert with_clock.refused(anna, MoreTime()) is Code.TOO_OFTEN


def test_nobody_gets_up_in_the_middle_of_a_game_but_may_leave() -> None:
    evening, (_, bert, *_) = game_of()
    assert evening.refused(bert, StandUp()) is Code.STALE
    assert evening.room.seat_of(bert) == 1
    assert evening.refused(SERVER, FillChairs()) is Code.STALE
    evening.do(bert, Leave())
    assert evening.game.chairs[1].stand_in


def test_of_what_a_ghost_says_the_report_holds_so_much_and_of_all_together_more() -> None:
    ghosts = Ghosts()
    sentence = Said(1, "x" * (1_024 - A_SENTENCE), ghost=True)
    for _ in range(FAIR_PART // 1_024):
        assert ghosts.has_room_for(sentence)
        ghosts = replace(ghosts, talk=(*ghosts.talk, sentence))
    assert not ghosts.has_room_for(sentence)
    assert not ghosts.has_room_for(Said(1, "", ghost=True))
    said = len(ghosts.talk)
    for member in (2, 3, 4):
        for _ in range(FAIR_PART // 1_024):
            theirs = replace(sentence, member=member)
            assert ghosts.has_room_for(theirs)
            ghosts = replace(ghosts, talk=(*ghosts.talk, theirs))
    assert len(ghosts.talk) == 4 * said == MOST_TALK // 1_024
    assert not ghosts.has_room_for(Said(5, "", ghost=True))


def test_letters_of_several_bytes_take_as_many() -> None:
    ghosts = Ghosts(talk=(Said(1, "x" * (FAIR_PART - 2 * A_SENTENCE - 4), ghost=True),))
    assert ghosts.has_room_for(Said(1, "é" * 2, ghost=True))
    assert not ghosts.has_room_for(Said(1, "é" * 2 + "x", ghost=True))


@pytest.mark.parametrize("permitted", [True, False])
def test_a_game_is_studied_only_as_long_as_all_who_sat_in_it_let_it_be(*, permitted: bool) -> None:
    evening = Evening()
    members = evening.sit(4)
    for member in members:
        evening.do(SERVER, Permit(member))
    for _ in range(2):
        evening.do(members[0], Start())
        while evening.stage() is Stage.GAME:
            evening.pass_window()
    assert [b'"permitted"' in one for one in records(evening.journal)] == [True, True]
    if not permitted:
        evening.do(SERVER, Permit(members[1], on=False))
        for one in records(evening.journal):
            assert read(one).permitted is False
    else:
        assert all(read(one).permitted for one in records(evening.journal))


def test_a_bot_of_a_lesson_never_says_what_may_not_be_said() -> None:
    evening, _ = game_of(1)
    evening.wait_for(Waiting.AIM)
    bot = LessonBot()
    view = evening.game.view(1)
    assert isinstance(view, ClassicView)
    whole = asks(evening.game.table)[1]
    assert isinstance(whole, AimAsk)
    assert bot.decide(view, whole, Random(1)) == Aim((2,))
    without = replace(whole, targets=tuple([seat for seat in whole.targets if seat != 2]))
    assert without.admits(bot.decide(view, without, Random(1)))


def test_what_is_confided_says_so_and_stays_in_the_team() -> None:
    evening, (anna, *_) = live_game(3, 6)
    evening.do(anna, Confide("psst"))
    (said,) = evening.told(anna, Said)
    assert said == Said(anna, "psst", team=True)


def test_a_phone_of_an_outing_keeps_its_seat_once_cards_are_dealt() -> None:
    garden = Garden()
    ada = garden.phone(0)
    garden.do(ada, SitAs(1))
    garden.begin()
    for seat in (0, 2, None):
        assert garden.refused(ada, SitAs(seat)) is Code.STALE
    assert garden.room.seat_of(ada) == 1


def test_a_ghost_who_has_had_their_part_says_nothing_more_and_what_was_said_once_stays_so() -> None:
    evening, _ = game_of()
    wanda = evening.enter("Wanda", Kind.WATCHER)
    full = (Said(wanda, "x" * FAIR_PART, ghost=True),)
    evening.room = evening.room.with_ghosts(talk=full)
    assert evening.refused(wanda, Say("more")) is Code.NO_ROOM
    evening.room = replace(evening.room, restoring=True)
    evening.now += 10_000
    evening.do(wanda, Say("more"))
    assert len(evening.game.ghosts.talk) == 2


def test_with_two_hands_a_bot_of_a_lesson_points_at_whom_is_written_and_at_one_more() -> None:
    evening, _ = live_game(1, 6, seed=bytes(32))
    while not isinstance(whole := asks(evening.game.table).get(1), LiveAimAsk):
        evening.pass_window()
    view = evening.game.view(1)
    assert isinstance(view, LiveView)
    whom = LIVE_AIMS[1][1]
    for mime, hands in ((Weapon.DOUBLE, 2), (Weapon.BBB, 1)):
        ask = replace(whole, mimes=(mime,), targets=(whom - 1, whom, whom + 1))
        said = LiveLessonBot().decide(replace(view, round=1), ask, Random(1))
        assert isinstance(said, LiveAim)
        assert (said.mime, said.at[0], len(said.at)) == (mime, whom, hands)
