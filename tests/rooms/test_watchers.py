"""Watchers: so many and no more, never in the players' way, and the host has them leave."""

from standoff.protocol.deeds.hosting import Lock, ShowOut
from standoff.protocol.deeds.seats import StandUp
from standoff.protocol.members import Kind
from standoff.protocol.refusal import Code
from standoff.rooms.deeds.server import MOST_WATCHERS
from standoff.rooms.entries import SERVER
from standoff.rooms.server_deeds import EnterRoom
from tests.rooms.evening import Evening, game_of


def comes(kind: Kind) -> EnterRoom:
    return EnterRoom(kind, "Somebody", "token", "link")


def test_twelve_may_watch_screens_among_them_and_players_still_sit_down() -> None:
    evening = Evening()
    evening.sit(2)
    for place in range(MOST_WATCHERS):
        evening.enter("Wanda", Kind.TV if place % 2 else Kind.WATCHER)
    for kind in (Kind.WATCHER, Kind.TV):
        assert evening.refused(SERVER, comes(kind)) is Code.FULL
    carl = evening.enter("Carl")
    assert evening.room.seat_of(carl) == 2


def test_whoever_comes_while_a_game_is_on_watches_and_is_counted() -> None:
    evening, _ = game_of()
    for _ in range(MOST_WATCHERS):
        evening.enter("Late", Kind.PLAYER)
    assert evening.refused(SERVER, comes(Kind.PLAYER)) is Code.FULL


def test_at_a_real_table_a_phone_that_is_nobodys_yet_does_not_watch() -> None:
    evening = Evening(real=True)
    for _ in range(MOST_WATCHERS + 3):
        evening.enter("A phone")
    assert len(evening.room.members) == MOST_WATCHERS + 3


def test_a_locked_room_lets_in_nobody_of_any_kind_at_any_stage() -> None:
    between = Evening()
    (anna,) = between.sit(1)
    on, (first, *_) = game_of()
    for evening, host in ((between, anna), (on, first)):
        evening.do(host, Lock(on=True))
        for kind in Kind:
            assert evening.refused(SERVER, comes(kind)) is Code.LOCKED


def test_the_host_has_a_watcher_leave_and_nobody_who_sits() -> None:
    evening = Evening()
    anna, bert = evening.sit(2)
    wanda, tv = evening.enter("Wanda", Kind.WATCHER), evening.enter("TV", Kind.TV)
    assert evening.refused(bert, ShowOut(wanda)) is Code.NOT_HOST
    for member in (wanda, tv):
        evening.do(anna, ShowOut(member))
        assert member not in evening.room.members
        assert member not in evening.room.keys
    assert evening.refused(anna, ShowOut(wanda)) is Code.STALE
    assert evening.refused(anna, ShowOut(bert)) is Code.ILLEGAL
    evening.do(anna, StandUp())
    assert evening.refused(anna, ShowOut(anna)) is Code.ILLEGAL
