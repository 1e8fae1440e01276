"""A room is the fold of its entries: the same entries give the same room and the same tells."""

from collections.abc import Iterable
from random import Random

import msgspec
import pytest

from standoff.protocol.tempo import Tempo
from standoff.rooms import entries, stored
from standoff.rooms.bots import Bots
from standoff.rooms.entries import Done, Entry, Opened
from standoff.rooms.room import Room
from standoff.rules.classic.options import Options
from standoff.rules.classic.words import Money, PowerSet
from tests.rooms.evening import Evening
from tests.rooms.evenings import one_thing, random_evening

TABLES = (
    (Options(4), Tempo.STANDARD),
    (Options(6, PowerSet.ALL_AND_BACKSTAB, cop=True), Tempo.QUICK),
    (Options(5, PowerSet.STARTER, money=Money.CLOSED), Tempo.NONE),
)


def state(room: Room) -> bytes:
    """All that can be seen of a room by anybody, and what only its keeper holds."""
    game = room.game
    return msgspec.json.encode(
        [
            [room.welcome(member, 0) for member in room.members],
            list(room.members.values()),
            room.chairs,
            list(room.keys.items()),
            list(room.claims.items()),
            room.seed.hex(),
            game and [game.choices, game.armed, game.said, game.windows],
        ]
    )


def folded(bodies: Iterable[Entry]) -> tuple[Room, Bots, list[bytes]]:
    told: list[bytes] = []
    bots = Bots()
    first, *others = bodies
    assert isinstance(first, Opened)
    room = entries.opened(first)
    for entry in others:
        assert isinstance(entry, Done)
        room, tells = entries.done(room, entry)
        bots.follow(room)
        told += [msgspec.json.encode(tell) for tell in tells]
    return room, bots, told


def live_tells(evening: Evening) -> list[bytes]:
    return sorted(told for member in evening.heard for told in evening.all_told(member))


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(("options", "tempo"), TABLES, ids=["base", "powers", "no clock"])
def test_folding_the_entries_again_gives_the_same_room_and_tells(
    seed: int, options: Options, tempo: Tempo
) -> None:
    evening = random_evening(seed, options, tempo)
    assert len(evening.journal) > 50
    room, _, told = folded(evening.journal)
    assert sorted(told) == live_tells(evening)
    assert state(room) == state(evening.room)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("options", "tempo"), TABLES, ids=["base", "powers", "no clock"])
def test_entries_survive_being_written_down_and_read(
    seed: int, options: Options, tempo: Tempo
) -> None:
    evening = random_evening(seed, options, tempo)
    bodies = [stored.encode(entry) for entry in evening.journal]
    read = [stored.decode(body) for body in bodies]
    assert [stored.encode(entry) for entry in read] == bodies
    room, _, told = folded(read)
    assert sorted(told) == live_tells(evening)
    assert state(room) == state(evening.room)


@pytest.mark.parametrize("seed", range(6))
def test_an_evening_goes_on_from_any_place_as_if_nothing_had_happened(seed: int) -> None:
    """A restart in the middle forgets nothing: not even what a bot has in mind."""
    options = Options(6, PowerSet.ALL_AND_BACKSTAB, cop=True)
    evening = random_evening(seed, options, Tempo.QUICK, steps=150)
    again = random_evening(seed, options, Tempo.QUICK, steps=150)
    again.room, again.bots, _ = folded(
        [stored.decode(stored.encode(entry)) for entry in again.journal]
    )
    for one in (evening, again):
        dice = Random(seed)
        for _ in range(200):
            one_thing(one, dice)
    assert [stored.encode(entry) for entry in evening.journal] == [
        stored.encode(entry) for entry in again.journal
    ]
    assert live_tells(evening) == live_tells(again)
    assert state(evening.room) == state(again.room)


@pytest.mark.parametrize("seed", range(4))
def test_what_is_refused_changes_nothing(seed: int) -> None:
    evening = random_evening(seed, Options(5, PowerSet.ALL), steps=200)
    dice = Random(seed)
    for _ in range(200):
        before = state(evening.room)
        rows = len(evening.journal)
        one_thing(evening, dice)
        if len(evening.journal) == rows:
            assert state(evening.room) == before


@pytest.mark.parametrize("seed", range(3))
def test_a_room_stays_as_it_is_whatever_is_done_in_it(seed: int) -> None:
    """Also in part: nothing that a later room holds was changed in an earlier one."""
    evening = random_evening(seed, Options(5, PowerSet.ALL), steps=150)
    rooms = list(entries.rooms(evening.journal))
    first = [state(room) for room in rooms]
    assert first == [state(room) for room in entries.rooms(evening.journal)]
    assert first == [state(room) for room in rooms]
    assert len(set(first)) > len(first) / 2


@pytest.mark.parametrize("seed", range(4))
def test_every_stream_is_numbered_from_one_without_a_gap(seed: int) -> None:
    evening = random_evening(seed, Options(5, PowerSet.ALL, cop=True))
    for tells in evening.heard.values():
        assert [tell.number for tell in tells] == list(range(1, len(tells) + 1))
