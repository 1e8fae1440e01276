"""Restoring: a copy takes the place of what is there, and only what is whole and ours does."""

import asyncio
from pathlib import Path

import pytest

from standoff.journal.errors import JournalError
from standoff.journal.opening import open_journal
from standoff.journal.restoring import whole_rooms
from tests.journal.engines import path_of


async def rows_in(file: str, rows: int) -> Path:
    async with await open_journal(file) as journal:
        for number in range(1, rows + 1):
            await journal.append("BCDF", number, b"row")
    return path_of(file)


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
