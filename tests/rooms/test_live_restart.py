"""A server that dies in a game of Live: what it wrote down is enough to go on."""

import msgspec
import pytest

from standoff.rooms import entries
from standoff.rooms.clockwork import lost_walk
from standoff.rooms.room import Room
from standoff.rooms.walk import Steer
from standoff.rooms.window import Waiting
from standoff.rules.live.table import Spot
from standoff.server.house import restored
from tests.rooms.live_evening import LiveEvening, live_game


def read_again(evening: LiveEvening) -> Room:
    """The room from its rows, as they are on disk."""
    room, _, _ = restored([entries.encode(entry) for entry in evening.journal])
    return room


def state(room: Room) -> bytes:
    """All that can be seen of a room by anybody, and what only its keeper holds."""
    game = room.game
    assert game is not None
    welcomes = [room.welcome(member, 0) for member in room.members]
    return msgspec.json.encode([welcomes, room.chairs, game.choices, game.said, game.wishes])


@pytest.mark.parametrize("gangsters", [6, 13])
def test_a_room_that_is_read_again_is_the_same_at_every_window(gangsters: int) -> None:
    evening, _ = live_game(3, gangsters, seed=bytes((gangsters,)) * 32)
    while not evening.game.over:
        assert state(read_again(evening)) == state(evening.room)
        evening.pass_window()
    assert state(read_again(evening)) == state(evening.room)


def test_a_server_that_dies_while_all_are_frozen_knows_where_everybody_stands() -> None:
    evening, (anna, *_) = live_game(1, 6)
    evening.until(Waiting.MOVE)
    seat = evening.room.seat_of(anna)
    assert seat is not None
    assert evening.game.walk is not None
    evening.wait(evening.window.shown_at - evening.now)
    evening.game.walk.wish(seat, Steer(-1, -1))
    evening.until(Waiting.MIME)
    spots = evening.table.spots
    game = read_again(evening).game
    assert game is not None
    assert game.table.spots == spots
    assert spots[seat].x < 1_000
    assert isinstance(spots[seat], Spot)
    assert game.window == evening.window


def test_a_server_that_dies_before_the_whistle_gives_the_whole_countdown_back() -> None:
    evening, _ = live_game(1, 6)
    evening.until(Waiting.MOVE)
    assert evening.game.walk is not None
    opening = evening.game.walk.arena.places
    shown_at = evening.window.shown_at
    evening.wait(shown_at + 7_000 - evening.now)
    assert evening.game.walk.arena.places != opening
    room = read_again(evening)
    assert room.game is not None
    assert room.game.walk is not None
    assert room.game.walk.arena.places == opening
    assert lost_walk(room, shown_at + 7_000) == 7_000
    assert lost_walk(evening.room, shown_at + 7_000) == 0
