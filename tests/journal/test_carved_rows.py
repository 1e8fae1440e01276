"""Carving, number by number: SQLite writes files of every shape, and every row of ours is found in them."""

import sqlite3
import struct
from contextlib import closing
from pathlib import Path

import pytest

from standoff.journal import sqlite
from standoff.journal.carving import LEAF, PAGE, Carving, carved, page_size
from standoff.journal.rows import NO_HASH, Head, Row, rows_of
from standoff.journal.store import KeptRoom

ROOM = "BCDF"
SMALLEST = 512
"""Bytes of the smallest page there may be: whatever is long for it is not long for us."""


def file_with(path: Path, rows: list[Row], *kept: KeptRoom, size: int = SMALLEST) -> bytes:
    """A file of SQLite in which these rows lie on pages of such a size."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA synchronous = OFF")
        connection.execute(f"PRAGMA page_size = {size}")
        for step in sqlite.SCHEMA:
            connection.execute(step)
        connection.execute("BEGIN")
        connection.execute(sqlite.SCHEMA_OF_A_ROOM.format(rows=sqlite.table(ROOM)))
        columns = [(row.number, row.body, row.hash) for row in rows]
        connection.executemany(sqlite.KEEP.format(rows=sqlite.table(ROOM)), columns)
        for room in kept:
            given = (room.code, room.rows, room.bytes, room.first, room.last)
            connection.execute(sqlite.PUT, given)
        connection.execute("COMMIT")
    return path.read_bytes()


@pytest.mark.parametrize("size", [SMALLEST, 2 * SMALLEST])
def test_a_row_of_any_length_is_found_whole(tmp_path: Path, size: int) -> None:
    rows = rows_of(ROOM, (bytes([length % 251]) * length for length in range(3 * SMALLEST)))
    found = carved(file_with(tmp_path / "any.db", rows, size=size), b"")
    assert found.chain(ROOM, Head()) == rows


def test_a_row_of_any_number_is_found_under_it(tmp_path: Path) -> None:
    numbers = {n for bits in range(63) for n in (1 << bits, (1 << bits) + 1, (2 << bits) - 1)}
    rows = [Head(number - 1, NO_HASH).follow(ROOM, b"here") for number in sorted(numbers)]
    found = carved(file_with(tmp_path / "any.db", rows), b"")
    for row in rows:
        assert found.chain(ROOM, Head(row.number - 1, NO_HASH))[:1] == [row]


def test_what_was_counted_of_a_room_is_found_however_large_it_is(tmp_path: Path) -> None:
    counts = (0, 1, 2, 127, 128, 1 << 15, 1 << 23, 1 << 31, 1 << 47, 1 << 55)
    rooms = [
        KeptRoom(f"{count}/{first}", count, count + 1, first, last)
        for count in counts
        for first, last in ((1.5, 2.25), (5.0, 6.0), (1_700_000_000.125, 1_700_000_000.0))
    ]
    found = carved(file_with(tmp_path / "any.db", [], *rooms), b"")
    assert found.rooms == {kept.code: kept for kept in rooms}


def test_of_two_counts_the_longer_one_stands_whichever_comes_first() -> None:
    short, long = (KeptRoom(ROOM, rows, 0, 0.0, 0.0) for rows in (3, 4))
    for order in ((short, long), (long, short)):
        found = Carving()
        for kept in order:
            found.count(kept)
        assert found.rooms == {ROOM: long}


def leaf(payload: bytes, cells: int = 1, at: int = 64) -> bytes:
    """A page of a table with these bytes where its cells should be."""
    head = bytes((LEAF, 0, 0)) + cells.to_bytes(2, "big") + bytes(3)
    return (head + at.to_bytes(2, "big") * cells).ljust(at, b"\0") + payload.ljust(PAGE - at, b"\0")


@pytest.mark.parametrize(
    "payload",
    [
        b"\xff" * (PAGE - 64),  # nine bytes of a length, and nothing behind
        b"\xff" * 20,
        b"\x7f\x01\xff" * 200,
        b"\x00\x01",
        b"\x05\x01\x0a\x0b\x0a\x0b\x01",  # kinds that SQLite keeps for itself
        b"\x03\x01\x02\x17\x66",  # half a word
        b"\x04\x01\x03\x17\x07\x41\x00\x00",  # half a number
        b"\xa0\x01\x01\x05\x00\x10\x4c\x10\x4c" + bytes(400),
    ],
)
def test_a_page_that_makes_no_sense_holds_nothing_and_harms_nobody(payload: bytes) -> None:
    for spoiled in (leaf(payload), leaf(payload, 20)):
        found = carved(spoiled, b"")
        assert found.rooms == {}
        assert found.chain(ROOM, Head()) == []


def test_a_page_may_say_that_it_has_more_cells_than_bytes() -> None:
    assert carved(leaf(b"")[:3] + b"\xff\xff", b"").rooms == {}


def test_a_row_at_the_very_end_of_a_page_is_found() -> None:
    (row,) = rows_of(ROOM, [b"here"])
    record = bytes((4, 0, 12 + 2 * len(row.body), 12 + 2 * 32)) + row.body + row.hash
    cell = bytes((len(record), row.number)) + record
    at = PAGE - len(cell)
    found = carved(leaf(cell, at=at), b"")
    assert found.chain(ROOM, Head()) == [row]
    assert carved(leaf(cell, at=at)[:-1], b"").chain(ROOM, Head()) == []


def test_whose_body_lies_on_pages_that_are_gone_is_not_found(tmp_path: Path) -> None:
    short, long = rows_of(ROOM, [b"short", bytes(9 * SMALLEST)])
    file = file_with(tmp_path / "gone.db", [short, long])
    for end in range(len(file) - 9 * SMALLEST, len(file), SMALLEST):
        found = carved(file[:end], b"").chain(ROOM, Head())
        assert found in ([], [short])


def header(size: int) -> bytes:
    return b"SQLite format 3\0" + struct.pack(">H", size)


@pytest.mark.parametrize(
    ("file", "size"),
    [
        *((header(size), size) for size in (512, 1024, 4096, 32_768)),
        *((header(size), PAGE) for size in (0, 1, 256, 511, 513, 1000, 65_535)),
        (b"", PAGE),
        (b"something else\0\0" + struct.pack(">H", 512), PAGE),
    ],
)
def test_the_size_of_pages_is_what_the_file_says_where_that_can_be(file: bytes, size: int) -> None:
    assert page_size(file) == size
