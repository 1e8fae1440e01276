"""Chairs that are asked for: only of people out of reach, given by several, after a while, and never with the hosting."""

import pytest

from standoff.protocol.deeds.claims import Agree, Claim
from standoff.protocol.deeds.hosting import CallOff, Kick
from standoff.protocol.deeds.play import Answer, Rest
from standoff.protocol.deeds.seats import StandUp
from standoff.protocol.members import Kind, MemberId
from standoff.protocol.messages import RoomChanged, Welcome
from standoff.protocol.refusal import Code
from standoff.rooms.clockwork import due_to_absence
from standoff.rooms.deeds.claims import LAPSES, OUT_OF_REACH, WAITS
from standoff.rooms.entries import SERVER
from standoff.rooms.server_deeds import Drop, Give
from standoff.rules.classic.decisions import Load
from standoff.rules.classic.words import Bullet
from tests.rooms.evening import Evening, game_of, raw


def gone(evening: Evening, *members: MemberId) -> None:
    """Their devices have been out of reach long enough."""
    evening.away.update(dict.fromkeys(members, evening.now))
    evening.now += OUT_OF_REACH


def what_follows(evening: Evening, wait: int = WAITS) -> list[object]:
    """Let time pass, and have done what is due because of devices out of reach."""
    evening.now += wait
    done: list[object] = []
    while (deed := due_to_absence(evening.room, evening.away, evening.now)) is not None:
        evening.do(SERVER, deed)
        done.append(deed)
    return done


def asked(watching: str = "Wanda", seat: int = 2) -> tuple[Evening, list[MemberId], MemberId]:
    """A game of four, in which a watcher asks for the chair of one who is out of reach."""
    evening, members = game_of()
    watcher = evening.enter(watching, Kind.WATCHER)
    gone(evening, members[seat])
    evening.do(watcher, Claim(seat))
    return evening, members, watcher


def test_nobody_asks_for_the_chair_of_somebody_who_is_here_or_was_within_two_minutes() -> None:
    evening, (_, _, carl, _) = game_of()
    watcher = evening.enter("Wanda", Kind.WATCHER)
    assert evening.refused(watcher, Claim(2)) is Code.OWNER_HERE
    evening.away[carl] = evening.now
    evening.now += OUT_OF_REACH - 1
    assert evening.refused(watcher, Claim(2)) is Code.OWNER_HERE
    evening.now += 1
    evening.do(watcher, Claim(2))
    assert [(who, one.seat) for who, one in evening.room.claims.items()] == [(watcher, 2)]


def test_all_are_told_who_asks_for_whose_chair_and_the_one_it_is_too() -> None:
    evening, members, watcher = asked()
    for member in (*members, watcher):
        claims = evening.told(member, RoomChanged)[-1].room.claims
        assert claims == ((watcher, 2, evening.now),)


def test_a_chair_is_given_after_a_minute_if_most_agree() -> None:
    evening, (anna, bert, carl, _), watcher = asked()
    for member in (anna, bert):
        evening.do(member, Agree(watcher))
    assert what_follows(evening, WAITS - 1) == []
    assert evening.room.seat_of(watcher) is None
    assert what_follows(evening, 1) == [Give(watcher)]
    assert evening.room.seat_of(watcher) == 2
    assert evening.told(watcher, Welcome)[-1].seat == 2
    assert evening.told(carl, Welcome)[-1].seat is None
    assert not evening.room.claims


def test_whoever_comes_back_keeps_the_chair_whatever_the_others_agreed() -> None:
    evening, (anna, bert, carl, _), watcher = asked()
    for member in (anna, bert):
        evening.do(member, Agree(watcher))
    del evening.away[carl]
    assert what_follows(evening) == [Drop(watcher)]
    assert evening.room.seat_of(carl) == 2
    assert evening.told(anna, RoomChanged)[-1].room.claims == ()


def test_nobody_is_asked_for_ever() -> None:
    evening, (anna, *_), watcher = asked()
    evening.do(anna, Agree(watcher))
    assert what_follows(evening, LAPSES - 1) == []
    assert what_follows(evening, 1) == [Drop(watcher)]


@pytest.mark.parametrize("people", [1, 2])
def test_nobody_decides_alone(people: int) -> None:
    """Where two play, and one is out of reach, the other cannot give the chair to a device of their own."""
    evening, (anna, *others) = game_of(people)
    watcher = evening.enter("Second device", Kind.WATCHER)
    gone(evening, anna)
    evening.do(watcher, Claim(0))
    for other in others:
        evening.do(other, Agree(watcher))
    assert evening.refused(watcher, Agree(watcher)) is Code.NOT_SEATED
    assert not any(isinstance(deed, Give) for deed in what_follows(evening))
    assert evening.room.seat_of(anna) == 0


def test_two_must_agree_also_where_a_chair_has_nobody_on_it() -> None:
    evening, (anna, bert, carl) = game_of(3)
    watcher = evening.enter("Second device", Kind.WATCHER)
    evening.do(anna, Kick(1))
    evening.do(watcher, Claim(1))
    evening.do(anna, Agree(watcher))
    assert what_follows(evening) == []
    evening.do(carl, Agree(watcher))
    assert what_follows(evening, 0) == [Give(watcher)]
    assert evening.room.seat_of(bert) is None


def test_those_who_are_away_have_no_say_about_a_chair() -> None:
    evening, (anna, bert, _, dora), watcher = asked()
    evening.do(dora, Agree(watcher))
    evening.do(dora, Rest(on=True))
    evening.do(anna, Agree(watcher))
    assert what_follows(evening) == []
    evening.do(bert, Agree(watcher))
    assert what_follows(evening, 0) == [Give(watcher)]


def test_whoever_got_up_has_no_say_any_more() -> None:
    evening, (anna, bert, carl, dora) = game_of()
    watcher = evening.enter("Wanda", Kind.WATCHER)
    evening.do(anna, CallOff())
    gone(evening, dora)
    evening.do(watcher, Claim(3))
    evening.do(bert, Agree(watcher))
    evening.do(anna, Agree(watcher))
    evening.do(anna, StandUp())  # a chair is taken away, and what was asked with it
    assert what_follows(evening) == []
    evening.do(watcher, Claim(2))
    evening.do(bert, Agree(watcher))
    assert evening.refused(anna, Agree(watcher)) is Code.NOT_SEATED
    assert what_follows(evening) == []
    evening.do(carl, Agree(watcher))
    assert what_follows(evening, 0) == [Give(watcher)]


def test_asking_anew_begins_anew() -> None:
    evening, (anna, bert, *_), watcher = asked()
    for member in (anna, bert):
        evening.do(member, Agree(watcher))
    evening.now += WAITS
    evening.do(watcher, Claim(2))
    assert what_follows(evening) == []


def test_the_host_and_whoever_sits_there_may_say_no() -> None:
    evening, (anna, bert, carl, _), watcher = asked()
    for objector in (anna, carl):
        evening.do(watcher, Claim(2))
        assert evening.refused(bert, Agree(watcher, yes=False)) is Code.NOT_HOST
        evening.do(objector, Agree(watcher, yes=False))
        assert not evening.room.claims
    assert evening.refused(anna, Agree(watcher)) is Code.STALE


@pytest.mark.parametrize("seat", [0, 2])
def test_the_hosting_never_comes_with_a_chair(seat: int) -> None:
    """Also where nobody has succeeded the host yet."""
    evening, members, watcher = asked(seat=seat)
    for member in members:
        if evening.room.seat_of(member) != seat:
            evening.do(member, Agree(watcher))
    evening.now += WAITS
    evening.do(SERVER, Give(watcher))
    assert evening.room.seat_of(watcher) == seat
    assert evening.room.host == members[1 if seat == 0 else 0]


def test_who_is_kicked_watches_and_gets_the_seat_back_only_by_consent() -> None:
    evening, (anna, bert, carl, dora) = game_of()
    assert evening.refused(bert, Kick(2)) is Code.NOT_HOST
    assert evening.refused(anna, Kick(0)) is Code.ILLEGAL
    evening.do(anna, Kick(1))
    assert evening.room.chairs[1].stand_in
    welcome = evening.told(bert, Welcome)[-1]
    assert welcome.seat is None
    assert welcome.view is not None
    assert welcome.view.own is None
    assert evening.refused(bert, Answer(1, raw(Load((Bullet.BANG,))))) is Code.NOT_SEATED
    evening.do(bert, Claim(1))
    for member in (carl, dora):
        evening.do(member, Agree(bert))
    assert evening.room.seat_of(bert) is None
    assert what_follows(evening) == [Give(bert)]
    assert evening.room.seat_of(bert) == 1
    assert not any(chair.stand_in for chair in evening.room.chairs)


def test_what_was_claimed_in_a_game_is_not_given_after_it() -> None:
    evening, (anna, bert, *_), watcher = asked()
    evening.do(anna, CallOff())
    assert evening.refused(bert, Agree(watcher)) is Code.STALE
    assert evening.refused(SERVER, Give(watcher)) is Code.STALE


def test_who_gets_a_seat_after_a_game_sees_the_game_from_there() -> None:
    evening, (anna, bert, carl, dora) = game_of()
    watcher = evening.enter("Wanda", Kind.WATCHER)
    evening.do(anna, CallOff())
    gone(evening, carl)
    evening.do(watcher, Claim(2))
    for member in (anna, bert):
        evening.do(member, Agree(watcher))
    what_follows(evening)
    assert [evening.game.seat_of(one) for one in (watcher, carl, dora)] == [2, None, 3]


def test_neither_a_screen_nor_a_player_claims_a_seat_and_a_bots_is_not_claimed() -> None:
    evening, (anna, bert) = game_of(2)
    tv = evening.enter("TV", Kind.TV)
    watcher = evening.enter("Wanda", Kind.WATCHER)
    gone(evening, anna)
    assert evening.refused(tv, Claim(0)) is Code.ILLEGAL
    assert evening.refused(bert, Claim(0)) is Code.ILLEGAL
    assert evening.refused(watcher, Claim(3)) is Code.ILLEGAL
    assert evening.refused(watcher, Claim(4)) is Code.MALFORMED
