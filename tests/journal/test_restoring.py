"""Restoring: a copy takes the place of what is there, and only what is whole and ours does."""

import asyncio
import errno
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from standoff.journal.errors import (
    DamagedError,
    FencedError,
    JournalError,
    LostRowsError,
)
from standoff.journal.opening import open_journal
from standoff.journal.restoring import restore, whole_rooms
from standoff.journal.rows import Head, rows_of, verified
from standoff.journal.salvage import found_in
from standoff.journal.sqlite import reason, table
from standoff.journal.witness import Witness, read_witness, witness_of
from tests.journal.engines import path_of


async def rows_in(file: str, rows: int) -> Path:
    async with await open_journal(file) as journal:
        for number in range(1, rows + 1):
            await journal.append("BCDF", number, b"row")
    return path_of(file)


def copied(path: Path, to: Path) -> Path:
    to.mkdir()
    return Path(shutil.copy(path, to / "copy.db"))


def test_a_copy_takes_the_place_of_what_is_there_and_that_is_kept(
    file: str, tmp_path: Path
) -> None:
    path = asyncio.run(rows_in(file, 3))
    copy = copied(path, tmp_path / "kept")

    async def went_on() -> None:
        async with await open_journal(file) as journal:
            await journal.append("BCDF", 4, b"later")
            await journal.append("GHJK", 1, b"another")

    asyncio.run(went_on())
    rooms, before = restore(copy, path)
    assert rooms == 1
    assert before is not None
    assert [len(room.rows) for room in found_in(before)] == [4, 1]
    told = read_witness(witness_of(path))
    assert told is not None
    (room,) = whole_rooms(path)
    assert told.heads == {"BCDF": Head(3, room.rows[-1].hash)}

    async def restored() -> None:
        async with await open_journal(file) as journal:
            assert await journal.read("BCDF") == [b"row"] * 3
            assert not journal.lost
            await journal.append("BCDF", 4, b"again")

    asyncio.run(restored())


def test_where_nothing_is_a_copy_is_put_and_nothing_kept(file: str, tmp_path: Path) -> None:
    copy = copied(asyncio.run(rows_in(file, 2)), tmp_path / "kept")
    elsewhere = tmp_path / "kept" / "journal.db"
    assert restore(copy, elsewhere) == (1, None)
    assert [len(room.rows) for room in whole_rooms(elsewhere)] == [2]


def test_a_journal_that_is_in_use_is_not_replaced(file: str, tmp_path: Path) -> None:
    copy = copied(asyncio.run(rows_in(file, 2)), tmp_path / "kept")

    async def used() -> None:
        async with await open_journal(file) as journal:
            with pytest.raises(JournalError, match="in use"):
                restore(copy, path_of(file))
            assert await journal.read("BCDF") == [b"row"] * 2

    asyncio.run(used())


def test_a_copy_that_has_lost_rows_is_refused_until_it_is_salvaged(
    file: str, tmp_path: Path
) -> None:
    path = asyncio.run(rows_in(file, 3))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"DELETE FROM {table('BCDF')} WHERE number = 3")
        connection.commit()
    (room,) = found_in(path)
    assert str(room.fault) == "Room BCDF has lost its end: row 3 is missing."
    cut = room.cut()
    assert (cut.kept.rows, cut.rows, cut.fault) == (2, room.rows, None)
    with pytest.raises(JournalError, match=r"is damaged: Room BCDF .* Salvage it first"):
        whole_rooms(path)


def test_a_copy_that_is_not_there_is_spoken_of(tmp_path: Path) -> None:
    with pytest.raises(JournalError, match="cannot be read: No such file"):
        found_in(tmp_path / "nowhere.db")


@pytest.mark.parametrize(
    ("left", "rows", "says"),
    [
        (0, 4, "Room BCDF is lost: all its 4 rows are missing."),
        (3, 4, "Room BCDF has lost its end: row 4 is missing."),
        (1, 4, "Room BCDF has lost its end: rows 2 to 4 are missing."),
    ],
)
def test_what_is_lost_is_said_in_a_sentence(left: int, rows: int, says: str) -> None:
    assert str(LostRowsError("BCDF", left, rows)) == says


def test_who_is_fenced_off_is_told_from_which_rooms() -> None:
    one, two = FencedError({"BCDF"}), FencedError({"BCDF", "GHJK"})
    assert (str(one), one.rooms) == ("Room BCDF is written by another node.", {"BCDF"})
    assert str(two) == "2 rooms are written by another node."


def test_a_witness_that_is_written_anew_goes_on_behind_what_it_knows(tmp_path: Path) -> None:
    path, one, two = tmp_path / "heads", Head(1, bytes(32)), Head(2, bytes(31) + b"1")
    witness = Witness(path, {"BCDF": one})
    witness.note({"GHJK": two})
    witness.close()
    told = read_witness(path)
    assert told is not None
    assert (told.heads, told.unreadable) == ({"BCDF": one, "GHJK": two}, 0)


@pytest.mark.parametrize(
    ("fault", "says"),
    [
        (OSError(errno.ENOSPC, "no space"), "the disk is full"),
        (OSError(errno.EIO, "broken"), "the disk could not be read or written"),
        (sqlite3.OperationalError("odd"), "odd"),
    ],
)
def test_why_a_file_failed_is_said_in_words(fault: Exception, says: str) -> None:
    assert reason(fault) == says


def test_rows_are_chained_from_what_they_say() -> None:
    rows = rows_of("BCDF", [b"one", b"two", b"three"])
    assert [(row.number, row.body) for row in rows] == [(1, b"one"), (2, b"two"), (3, b"three")]
    assert verified("BCDF", 3, rows) == Head(3, rows[-1].hash)
    with pytest.raises(DamagedError, match="from row 2 on"):
        verified("BCDF", 3, [rows[0], rows[2], rows[2]])


def test_a_copy_of_a_journal_without_a_room_is_one(file: str) -> None:
    assert whole_rooms(asyncio.run(rows_in(file, 0))) == []


def test_whatever_is_no_journal_is_refused(tmp_path: Path) -> None:
    other = tmp_path / "letter"
    other.write_bytes(bytes(8192))
    with pytest.raises(JournalError, match="is not a journal of Standoff"):
        whole_rooms(other)


def test_a_copy_whose_first_page_is_spoiled_is_as_good_as_its_rooms(file: str) -> None:
    path = asyncio.run(rows_in(file, 3))
    spoiled = bytearray(path.read_bytes())
    spoiled[:100] = bytes(100)
    path.write_bytes(spoiled)
    (room,) = whole_rooms(path)
    assert len(room.rows) == 3


@pytest.mark.parametrize("url", ["sqlite:///", "journal.db", "mysql://host/standoff"])
def test_an_address_that_is_none_is_refused_with_the_two_that_are(url: str) -> None:
    with pytest.raises(JournalError, match=r"is sqlite:///FILE or postgresql://USER@HOST/DATABASE"):
        asyncio.run(open_journal(url))
