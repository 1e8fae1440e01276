"""Carving: rows prove themselves, so they are found in any page that is still whole."""

import asyncio
import random
import sqlite3
from contextlib import closing

import pytest

from standoff.journal.carving import carved
from standoff.journal.opening import open_journal
from standoff.journal.rows import Head
from standoff.journal.witness import read_witness, witness_of
from tests.journal.engines import path_of
from tests.journal.writing import body

ROOMS = {"BCDF": 40, "GHJK": 25, "LMNP": 1}


async def fill(url: str) -> None:
    """Rows short, and longer than a page."""
    async with await open_journal(url) as journal:
        for room, rows in ROOMS.items():
            for number in range(1, rows + 1):
                await journal.append(room, number, body(room, number))


def test_all_rows_are_found_without_a_header_and_without_a_schema(file: str) -> None:
    asyncio.run(fill(file))
    found = carved(bytes(4096) + path_of(file).read_bytes()[4096:], b"")
    for room, rows in ROOMS.items():
        bodies = [row.body for row in found.chain(room, Head())]
        assert bodies == [body(room, number) for number in range(1, rows + 1)]
        assert found.rooms[room].rows == rows
    assert found.chain("QRST", Head()) == []


@pytest.mark.parametrize("size", [512, 1024, 4096, 32_768])
def test_rows_are_found_whatever_the_size_of_a_page(file: str, size: int) -> None:
    asyncio.run(fill(file))
    with closing(sqlite3.connect(path_of(file))) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute(f"PRAGMA page_size = {size}")
        connection.execute("VACUUM")
    found = carved(path_of(file).read_bytes(), b"")
    for room, rows in ROOMS.items():
        assert len(found.chain(room, Head())) == rows


def test_whatever_is_spoiled_no_row_is_found_that_was_not_written(file: str) -> None:
    asyncio.run(fill(file))
    whole, chance = path_of(file).read_bytes(), random.Random(1)
    found_whole = 0
    for _ in range(60):
        spoiled = bytearray(whole)
        for _ in range(chance.randrange(1, 4)):
            spoiled[chance.randrange(len(whole))] = chance.randrange(256)
        end = chance.choice([len(whole), chance.randrange(4096, len(whole))])
        found = carved(bytes(spoiled[:end]), bytes(spoiled))
        for room, rows in ROOMS.items():
            bodies = [row.body for row in found.chain(room, Head())]
            assert bodies == [body(room, number) for number in range(1, len(bodies) + 1)]
            found_whole += len(bodies) == rows
    assert found_whole > 20


def test_a_witness_with_any_line_spoiled_says_less_and_never_something_else(file: str) -> None:
    asyncio.run(fill(file))
    path = witness_of(path_of(file))
    told = read_witness(path)
    assert told is not None
    assert {room: head.rows for room, head in told.heads.items()} == ROOMS
    whole, chance = path.read_bytes(), random.Random(1)
    end = len(whole.rstrip(b"\0"))
    unreadable = 0
    for _ in range(200):
        spoiled = bytearray(whole)
        spoiled[chance.randrange(end)] ^= 1 << chance.randrange(8)
        path.write_bytes(spoiled)
        said = read_witness(path)
        assert said is not None
        for room, head in said.heads.items():
            assert head.rows < told.heads[room].rows or head == told.heads[room]
        unreadable += said.unreadable
    assert unreadable > 100


def test_the_witness_is_written_anew_when_it_is_full_and_forgets_what_is_deleted(file: str) -> None:
    async def fill_it() -> None:
        async with await open_journal(file) as journal:
            for number in range(1, 900):
                await journal.append("BCDF", number, b"row")
            await journal.append("GHJK", 1, b"row")
            await journal.delete("GHJK")

    asyncio.run(fill_it())
    path = witness_of(path_of(file))
    told = read_witness(path)
    assert told is not None
    assert {room: head.rows for room, head in told.heads.items()} == {"BCDF": 899}
    assert path.stat().st_size < 70_000
