"""Damage: whatever happens to a row, its room says from where, and the others do not notice."""

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from standoff.journal import sqlite
from standoff.journal.errors import DamagedError, JournalError, JournalStoppedError, LostRowsError
from standoff.journal.opening import open_journal
from standoff.journal.rows import NO_HASH, chained
from standoff.journal.witness import witness_of
from tests.journal.engines import miscount, overwrite, path_of, remove, renumber
from tests.journal.loops import on_a_loop

BODY = b'{"seat":2,"aims":4}'
WHOLE = {room: [BODY + str(n).encode() for n in range(5)] for room in ("BCDF", "GHJK", "LMNP")}


async def fill(url: str, rooms: dict[str, list[bytes]]) -> None:
    async with await open_journal(url) as journal:
        for room, bodies in rooms.items():
            for number, body in enumerate(bodies, start=1):
                await journal.append(room, number, body)


async def reads(url: str) -> dict[str, list[bytes] | int]:
    """What each room says, or the first row of it that is damaged."""
    said: dict[str, list[bytes] | int] = {}
    async with await open_journal(url) as journal:
        for room in WHOLE:
            try:
                said[room] = await journal.read(room)
            except DamagedError as error:
                said[error.room] = error.number
    return said


def test_the_hash_of_a_row_is_the_documented_one() -> None:
    # (head -c 32 /dev/zero; printf '\\0\\0\\0\\4BCDF\\0\\0\\0\\0\\0\\0\\0\\1{}') | sha256sum
    first = chained(NO_HASH, "BCDF", 1, b"{}")
    assert first.hex() == "a3f4f69ccb434b303ed870d0004514d54359717a198fb725b6a95eaa91f9fea8"
    assert chained(first, "BCDF", 2, b"{}") != chained(NO_HASH, "BCDF", 2, b"{}")


def test_every_flipped_byte_of_a_row_is_found_and_the_other_rooms_are_whole(url: str) -> None:
    asyncio.run(fill(url, WHOLE))
    body = WHOLE["GHJK"][2]
    for place in range(len(body)):
        flipped = bytearray(body)
        flipped[place] ^= 1 << place % 8
        overwrite(url, "GHJK", 3, bytes(flipped))
        assert asyncio.run(reads(url)) == {**WHOLE, "GHJK": 3}
    overwrite(url, "GHJK", 3, body)
    assert asyncio.run(reads(url)) == WHOLE


@pytest.mark.parametrize("gone", [1, 3, 5])
def test_a_missing_row_is_found_also_the_last(url: str, gone: int) -> None:
    asyncio.run(fill(url, WHOLE))
    remove(url, "GHJK", gone)
    assert asyncio.run(reads(url)) == {**WHOLE, "GHJK": gone}


@pytest.mark.parametrize("counted", [0, 4])
def test_rows_nobody_counted_are_found(url: str, counted: int) -> None:
    asyncio.run(fill(url, WHOLE))
    miscount(url, "GHJK", counted)
    assert asyncio.run(reads(url)) == {**WHOLE, "GHJK": counted + 1}


def test_rows_that_changed_places_are_found(url: str) -> None:
    asyncio.run(fill(url, WHOLE))
    for number, new in ((2, 9), (3, 2), (9, 3)):
        renumber(url, "GHJK", number, new)
    assert asyncio.run(reads(url)) == {**WHOLE, "GHJK": 2}


def test_nothing_is_appended_to_a_damaged_room(url: str) -> None:
    asyncio.run(fill(url, WHOLE))
    overwrite(url, "GHJK", 2, b"forged")

    @on_a_loop
    async def append() -> None:
        async with await open_journal(url) as journal:
            for _ in range(2):
                with pytest.raises(DamagedError, match="Room GHJK is damaged from row 2 on"):
                    await journal.append("GHJK", 6, b"next")
            await journal.append("BCDF", 6, b"next")
            assert journal.stopped is None

    append()


def test_a_new_witness_knows_every_room_and_a_lost_one_is_lost_until_it_is_deleted(
    file: str,
) -> None:
    asyncio.run(fill(file, WHOLE))
    witness_of(path_of(file)).unlink()
    assert asyncio.run(reads(file)) == WHOLE
    remove(file, "GHJK", 5)
    miscount(file, "GHJK", 4)

    @on_a_loop
    async def begin_anew() -> None:
        async with await open_journal(file) as journal:
            with pytest.raises(LostRowsError):
                await journal.read("GHJK")
            await journal.delete("GHJK")
            assert await journal.read("GHJK") == []
            await journal.append("GHJK", 1, b"new")
            assert set(journal.lost) == set()

    begin_anew()


@pytest.mark.slow
def test_a_file_with_any_byte_flipped_never_tells_anything_untrue(file: str) -> None:
    long = {room: bodies * 8 for room, bodies in WHOLE.items()}
    asyncio.run(fill(file, long))
    path = path_of(file)
    whole = path.read_bytes()
    chance = random.Random(1)
    damaged = [flip_and_read(file, path, whole, chance, long) for _ in range(250)]
    assert damaged.count("damaged") > 40


def flip_and_read(
    file: str, path: Path, whole: bytes, chance: random.Random, long: dict[str, list[bytes]]
) -> str:
    """Flip one bit of the file: every room must read as it was, or not at all."""
    flipped = bytearray(whole)
    flipped[chance.randrange(len(whole))] ^= 1 << chance.randrange(8)
    path.write_bytes(flipped)
    try:
        said = asyncio.run(reads(file))
    except JournalStoppedError:
        return "stopped"
    except JournalError:
        return "refused"
    readable = {room: bodies for room, bodies in said.items() if not isinstance(bodies, int)}
    assert readable == {room: long[room] for room in readable}
    return "whole" if len(readable) == len(long) else "damaged"


def test_a_row_that_cannot_be_read_now_is_not_taken_for_a_row_that_is_not_there(file: str) -> None:
    asyncio.run(fill(file, WHOLE))
    with closing(sqlite3.connect(path_of(file))) as connection:
        assert sqlite.body(connection, "GHJK", 1) == WHOLE["GHJK"][0]
        assert sqlite.body(connection, "NONE", 1) is None
        connection.set_progress_handler(lambda: 1, 1)
        with pytest.raises(sqlite3.OperationalError):
            sqlite.body(connection, "GHJK", 1)
