"""Who may do what at a table, beyond the table of rights: what each deed asks for itself."""

import pytest
from msgspec.structs import replace

from standoff.protocol.deeds.hosting import (
    CallOff,
    HandOver,
    Kick,
    Lock,
    Mute,
    Publish,
    ShowOut,
)
from standoff.protocol.deeds.lobby import Choose, Pace, Ready, Start
from standoff.protocol.deeds.play import Pause
from standoff.protocol.deeds.seats import AddBot, Leave, RemoveBot, Reorder, Sit, StandUp
from standoff.protocol.deeds.sharing import Share
from standoff.protocol.deeds.talk import Bet, Cry, PointAt, Say, Taunt, Vote
from standoff.protocol.members import Kind
from standoff.protocol.messages import ResultsShared, RoomChanged, Said, Welcome
from standoff.protocol.refusal import Code
from standoff.protocol.seen import Bets
from standoff.protocol.setting import Godfather, LiveSetting
from standoff.protocol.spoken import SpokenWords
from standoff.protocol.tempo import Tempo
from standoff.rooms.deeds.server import MISSES, MOST_MEMBERS, MOST_WATCHERS
from standoff.rooms.deeds.talk import AWARDS, TALK_EVERY
from standoff.rooms.editions import CLASSIC
from standoff.rooms.entries import SERVER
from standoff.rooms.refusal import RefusedError
from standoff.rooms.room import Stage
from standoff.rooms.server_deeds import (
    Depart,
    EnterRoom,
    HandBack,
    Permit,
    Renew,
    Rotate,
    StandIn,
    Succeed,
)
from standoff.rooms.spoken import CRIES, TAUNTS
from standoff.rooms.window import BETTING
from standoff.rules.classic.events import Split
from standoff.rules.classic.options import Options
from standoff.rules.classic.words import PowerSet
from tests.rooms.evening import Evening, game_of
from tests.rooms.garden import Garden

NOBODY = 99


def lobby(people: int = 3) -> tuple[Evening, list[int]]:
    evening = Evening()
    return evening, evening.sit(people)


def test_whoever_is_not_there_is_neither_muted_nor_shown_out_nor_host() -> None:
    evening, (anna, *_) = lobby()
    for deed in (Mute(NOBODY, on=True), ShowOut(NOBODY)):
        assert evening.refused(anna, deed) is Code.STALE
    assert evening.refused(anna, HandOver(NOBODY)) is Code.NOT_SEATED
    assert evening.refused(SERVER, Succeed(NOBODY)) is Code.STALE
    assert evening.refused(SERVER, Depart(NOBODY)) is Code.STALE
    for renewed in (Rotate(NOBODY, "a", "b"), Renew(NOBODY, "a", "b")):
        assert evening.refused(SERVER, renewed) is Code.STALE


def test_who_sits_is_kicked_to_the_watchers_and_who_watches_shown_out() -> None:
    evening, (anna, bert, _) = lobby()
    wanda = evening.enter("Wanda", Kind.WATCHER)
    assert evening.refused(anna, Kick(0)) is Code.ILLEGAL
    assert evening.refused(anna, Kick(7)) is Code.MALFORMED
    assert evening.refused(anna, ShowOut(bert)) is Code.ILLEGAL
    assert evening.refused(anna, ShowOut(anna)) is Code.ILLEGAL
    evening.do(anna, Kick(1))
    assert evening.room.members[bert].kind is Kind.WATCHER
    assert evening.told(bert, Welcome)[-1].seat is None
    assert [chair.member for chair in evening.room.chairs] == [anna, 3]
    evening.do(anna, ShowOut(wanda))
    assert wanda not in evening.room.members
    assert wanda in evening.room.former
    evening.do(anna, AddBot("timid"))
    assert evening.refused(anna, Kick(2)) is Code.STALE


def test_a_bot_is_taken_away_and_nobody_else_by_that() -> None:
    evening, (anna, *_) = lobby()
    assert evening.refused(anna, RemoveBot(1)) is Code.STALE
    assert evening.refused(anna, AddBot("nobody")) is Code.MALFORMED
    evening.do(anna, AddBot("timid"))
    assert len(evening.room.chairs) == 4
    assert evening.refused(anna, AddBot("timid")) is Code.FULL
    evening.do(anna, RemoveBot(3))
    assert not any(chair.bot for chair in evening.room.chairs)
    for order in ((0, 1), (0, 1, 1), (1, 2, 3)):
        assert evening.refused(anna, Reorder(order)) is Code.STALE
    evening.do(anna, Reorder((2, 0, 1)))
    assert [chair.name for chair in evening.room.chairs] == ["Carl", "Anna", "Bert"]


def test_a_full_or_locked_table_lets_nobody_sit_but_in_place_of_a_bot() -> None:
    evening, (anna, *_) = lobby()
    wanda, walt = (evening.enter(name, Kind.WATCHER) for name in ("Wanda", "Walt"))
    evening.do(anna, AddBot("timid"))
    evening.do(anna, Lock(on=True))
    assert evening.refused(wanda, Sit()) is Code.LOCKED
    with pytest.raises(RefusedError) as refused:
        evening.enter("Zoe")
    assert refused.value.code is Code.LOCKED
    evening.do(anna, Lock(on=False))
    evening.do(wanda, Sit())
    assert [chair.bot for chair in evening.room.chairs] == [None] * 4
    assert evening.room.members[wanda].kind is Kind.PLAYER
    assert evening.refused(walt, Sit()) is Code.FULL
    evening.do(wanda, StandUp())
    assert evening.room.members[wanda].kind is Kind.WATCHER
    assert len(evening.room.chairs) == 3


def test_a_smaller_table_is_not_chosen_for_those_who_sit_and_the_whistle_goes_with_live() -> None:
    evening = Evening(LiveSetting(godfather=Godfather.PLAYER))
    members = evening.sit(6)
    chair = replace(evening.room.chairs[0], godfather=True, ready=True)
    evening.room = evening.room.with_chairs([chair, *evening.room.chairs[1:]])
    assert evening.refused(members[0], Choose(Options(5), Tempo.QUICK)) is Code.FULL
    evening.do(members[0], Choose(LiveSetting(godfather=Godfather.PLAYER), Tempo.QUICK))
    assert [one.godfather for one in evening.room.chairs] == [True, *[False] * 5]
    evening.do(members[0], Choose(Options(6), Tempo.QUICK))
    assert not any(one.godfather or one.ready for one in evening.room.chairs)
    assert evening.room.tempo is Tempo.QUICK


def test_words_that_fit_no_more_are_taken_off_a_chair_and_others_stay() -> None:
    evening, (anna, bert, carl) = lobby()
    evening.do(anna, Cry(SpokenWords(own="Ciao")))
    evening.do(bert, Cry(SpokenWords(ready=CRIES[0])))
    evening.do(anna, Choose(Options(4), Tempo.STANDARD, free_text=False))
    cries = [chair.cry for chair in evening.room.chairs]
    assert cries == [None, SpokenWords(ready=CRIES[0]), None]
    assert evening.refused(carl, Cry(SpokenWords(own="Ciao"))) is Code.MUTED
    evening.do(bert, Cry(None))
    assert evening.room.chairs[1].cry is None


def test_who_is_muted_says_nothing_and_who_is_not_waits_a_moment() -> None:
    evening, (anna, bert, _) = lobby()
    evening.do(anna, Mute(bert, on=True))
    for deed in (Say("hello"), Taunt(TAUNTS[0]), Cry(SpokenWords(ready=CRIES[0]))):
        assert evening.refused(bert, deed) is Code.MUTED
    evening.do(bert, Cry(None))
    evening.do(anna, Mute(bert, on=False))
    evening.do(bert, Say("hello"))
    assert evening.told(anna, Said) == [Said(bert, "hello")]
    evening.now += TALK_EVERY - 1
    assert evening.refused(bert, Say("hello")) is Code.TOO_OFTEN
    assert evening.refused(anna, Taunt("nonsense")) is Code.MALFORMED
    assert evening.refused(anna, Taunt(TAUNTS[0], 9)) is Code.MALFORMED
    assert evening.refused(anna, PointAt(0)) is Code.ILLEGAL
    assert evening.refused(anna, PointAt(3)) is Code.MALFORMED


def test_bets_and_votes_are_of_those_who_look_on_and_on_whom_there_is() -> None:
    evening, (anna, *_) = game_of()
    wanda = evening.enter("Wanda", Kind.WATCHER)
    assert evening.refused(anna, Bet(Bets(hit=1))) is Code.NOT_ASKED
    assert evening.refused(anna, Vote(AWARDS[0], 1)) is Code.NOT_ASKED
    for wrong in (Vote("nonsense", 1), Vote(AWARDS[0], 4), Vote(AWARDS[0], -1)):
        assert evening.refused(wanda, wrong) is Code.MALFORMED
    evening.do(wanda, Vote(AWARDS[0], 0))
    evening.do(wanda, Vote(AWARDS[0], 3))
    assert evening.game.ghosts.counted_votes() == {AWARDS[0]: {3: 1}}
    evening.do(anna, CallOff())
    evening.do(anna, Vote(AWARDS[0], 3))
    assert evening.game.ghosts.counted_votes() == {AWARDS[0]: {3: 2}}


def test_a_table_holds_so_many_who_look_on_and_so_many_in_all() -> None:
    evening, _ = lobby()
    for number in range(MOST_WATCHERS):
        evening.enter(f"Watcher {number}", Kind.WATCHER)
    with pytest.raises(RefusedError):
        evening.enter("One more", Kind.WATCHER)
    evening.enter("Zoe")
    members = dict(evening.room.members)
    some = next(iter(members.values()))
    many = {**members, **{NOBODY + n: some for n in range(MOST_MEMBERS - len(members))}}
    evening.room = replace(evening.room, members=many)
    assert len(evening.room.members) == MOST_MEMBERS
    entering = EnterRoom(Kind.PLAYER, "Last", "token", "link")
    assert evening.refused(SERVER, entering) is Code.FULL


def test_at_a_real_table_phones_are_no_watchers_however_many_they_are() -> None:
    garden = Garden()
    for number in range(MOST_WATCHERS + 2):
        garden.enter(f"Phone {number}")
    for number in range(MOST_WATCHERS):
        garden.enter(f"Watcher {number}", Kind.WATCHER)
    with pytest.raises(RefusedError):
        garden.enter("One more", Kind.WATCHER)
    garden.enter("One phone more")


def test_who_lets_two_windows_in_a_row_pass_is_stood_in_for_and_all_are_told_once() -> None:
    evening, (anna, bert, *others) = game_of()
    told = len(evening.told(anna, RoomChanged))
    for missed in (1, MISSES):
        for member in (anna, *others):
            evening.answer(member)
        evening.close()
        chair = evening.room.chairs[1]
        assert chair.stand_in is (missed == MISSES)
        assert chair.missed == (0 if missed == MISSES else missed)
        assert len(evening.told(anna, RoomChanged)) - told == (missed == MISSES)
    assert not evening.room.chairs[0].stand_in
    evening.do(SERVER, HandBack(bert))
    assert not evening.room.chairs[1].stand_in
    evening.do(SERVER, StandIn(bert))
    chair = evening.room.chairs[1]
    assert (chair.stand_in, chair.out_of_reach, chair.missed) == (True, True, 0)


def test_a_host_who_leaves_is_followed_by_the_next_who_sits_or_by_whoever_is_left() -> None:
    evening, (anna, bert, carl) = lobby()
    wanda = evening.enter("Wanda", Kind.WATCHER)
    screen = evening.enter("Screen", Kind.TV)
    evening.do(anna, HandOver(bert))
    evening.do(anna, Leave())
    assert evening.room.host == bert
    evening.do(bert, Leave())
    assert evening.room.host == carl
    evening.do(carl, Leave())
    assert evening.room.host == wanda
    evening.do(wanda, Leave())
    assert evening.room.host == 0
    assert set(evening.room.members) == {screen}
    dora = evening.enter("Dora")
    assert evening.room.host == dora


def test_a_public_table_has_mild_words_and_friends_may_close_it_again() -> None:
    evening, (anna, *_) = lobby()
    evening.do(anna, Cry(SpokenWords(own="Ciao")))
    evening.do(anna, Publish(on=True))
    seen = evening.room.seen()
    assert (seen.public, seen.family, seen.free_text) == (True, True, False)
    assert evening.room.chairs[0].cry is None
    evening.do(anna, Publish(on=False))
    assert not evening.room.seen().public


def test_two_chairs_of_one_person_do_not_go_among_strangers() -> None:
    evening = Evening()
    anna = evening.enter("Anna", person="p" * 64)
    other = evening.enter("Other", person="p" * 64)
    for name in ("Bert", "Carl"):
        evening.enter(name)
    assert evening.refused(anna, Publish(on=True)) is Code.ALREADY_HERE
    evening.do(other, Leave())
    evening.do(anna, Publish(on=True))
    entering = EnterRoom(Kind.PLAYER, "Again", "token", "link", person="p" * 64)
    assert evening.refused(SERVER, entering) is Code.ALREADY_HERE
    evening.enter("Dora", person="q" * 64)
    evening.enter("Egon", Kind.WATCHER)


def test_where_everybody_is_ready_cards_are_dealt_and_not_before() -> None:
    evening, (anna, bert, carl) = lobby()
    for member in (anna, bert, carl):
        evening.do(member, Ready())
    assert evening.stage() is Stage.LOBBY, "somebody is missing"
    evening.do(anna, AddBot("timid"))
    evening.do(bert, Ready(on=False))
    evening.do(carl, Ready())
    assert evening.stage() is Stage.LOBBY
    evening.do(bert, Ready())
    assert evening.stage() is Stage.GAME
    assert not any(chair.ready for chair in evening.room.chairs)
    few, (first, *_) = lobby(2)
    assert few.refused(first, Start()) is Code.TOO_FEW
    few.do(first, Pace(Tempo.RELAXED))
    assert few.room.tempo is Tempo.RELAXED


def test_nobody_bets_once_the_volley_may_have_begun() -> None:
    evening, _ = game_of(options=Options(4, PowerSet.ALL_AND_BACKSTAB))
    wanda = evening.enter("Wanda", Kind.WATCHER)
    accepted = set()
    for _ in range(30):
        if evening.game.window is None:
            break
        waiting = evening.waits()
        if waiting in BETTING:
            evening.do(wanda, Bet(Bets(hit=evening.classic.living[0])))
        else:
            assert evening.refused(wanda, Bet(Bets())) is Code.STALE
        accepted.add(waiting in BETTING)
        evening.pass_window()
    assert accepted == {True, False}


def test_whoever_comes_in_a_pause_is_told_that_and_by_whom() -> None:
    evening, (anna, bert, *_) = game_of()
    welcome = evening.room.welcome(bert, evening.now)
    assert (welcome.paused, welcome.paused_by) == (False, None)
    evening.do(anna, Pause())
    welcome = evening.room.welcome(bert, evening.now)
    assert (welcome.paused, welcome.paused_by) == (True, anna)


def test_who_permits_nothing_any_more_is_named_in_no_result_and_nobody_else_is_told() -> None:
    evening, (anna, bert, *_) = game_of(2)
    while evening.stage() is Stage.GAME:
        evening.pass_window()
    evening.do(SERVER, Permit(bert))
    evening.do(anna, Share())
    (shared,) = evening.room.shared.values()
    assert shared.agreed == {anna, bert}
    told = len(evening.told(anna, ResultsShared))
    evening.do(SERVER, Permit(bert, on=False))
    (shared,) = evening.room.shared.values()
    assert shared.agreed == {anna}
    assert len(evening.told(anna, ResultsShared)) == told + 1
    evening.do(SERVER, Permit(bert, on=False))
    evening.do(SERVER, Permit(bert))
    assert len(evening.told(anna, ResultsShared)) == told + 1
    assert evening.room.members[bert].permits


def test_of_a_split_in_the_classic_somebody_had_a_share_or_nobody() -> None:
    evening, _ = game_of()
    while not any(isinstance(event, Split) for event in evening.game.events):
        evening.pass_window()
    (split,) = [event for event in evening.game.events if isinstance(event, Split)]
    assert CLASSIC.shared((replace(split, share=1),))
    assert not CLASSIC.shared((replace(split, share=0),))
    assert CLASSIC.is_settled((split,))
    assert not CLASSIC.shared(())
