"""A server that dies in a game of Live: what it wrote down is enough to go on."""

import msgspec
import pytest

from standoff.protocol.window import Waiting
from standoff.rooms import stored
from standoff.rooms.bots import Bots
from standoff.rooms.clockwork import lost_walk
from standoff.rooms.room import Room
from standoff.rooms.walk import Steering
from standoff.rules.live.table import Spot, Table
from standoff.server.house import restored
from tests.rooms.live_evening import LiveEvening, live_game


def read_again(evening: LiveEvening) -> tuple[Room, Bots]:
    """The room from its rows, as they are on disk."""
    room, bots, *_ = restored([stored.encode(entry) for entry in evening.journal])
    return room, bots


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
        assert state(read_again(evening)[0]) == state(evening.room)
        evening.pass_window()
    assert state(read_again(evening)[0]) == state(evening.room)


def test_a_server_that_dies_while_all_are_frozen_knows_where_everybody_stands() -> None:
    evening, (anna, *_) = live_game(1, 6)
    evening.until(Waiting.MOVE)
    seat = evening.room.seat_of(anna)
    assert seat is not None
    evening.wait(evening.window.shown_at - evening.now)
    evening.walk.wish(seat, Steering(-1, -1))
    evening.until(Waiting.MIME)
    spots = evening.table.spots
    game = read_again(evening)[0].game
    assert game is not None
    assert isinstance(game.table, Table)
    assert game.table.spots == spots
    assert spots[seat].x < 1_000
    assert isinstance(spots[seat], Spot)
    assert game.window == evening.window


def test_a_server_that_dies_before_the_whistle_gives_the_whole_countdown_back() -> None:
    evening, _ = live_game(1, 6)
    evening.until(Waiting.MOVE)
    opening = evening.walk.arena.places
    shown_at = evening.window.shown_at
    evening.wait(shown_at + 7_000 - evening.now)
    assert evening.walk.arena.places != opening
    room, bots = read_again(evening)
    walk = bots.walk_in(room.game)
    assert walk is not None
    assert walk.arena.places == opening
    assert lost_walk(room, bots, shown_at + 7_000) == 7_000
    assert lost_walk(evening.room, evening.bots, shown_at + 7_000) == 0
