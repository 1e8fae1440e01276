"""The book of an open house: what it holds at most, on a bad disk, and in a copy of the journal."""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from standoff.cli.main import main
from standoff.journal.journal import BOOK, Journal
from standoff.journal.opening import open_journal
from standoff.lobby.book import HouseBook
from standoff.lobby.entries import (
    Banned,
    Called,
    CameIn,
    LeftGame,
    Reported,
    WouldBeForgotten,
)
from standoff.lobby.lasting import DAY, HOUR
from standoff.lobby.shelf import BLANK, Shelf
from standoff.lobby.tidying import Tidying
from standoff.protocol.lobby import Grievance
from tests.server.serving import on_a_loop

NOON = 1_700_000_000_000
ROWS_OF_THE_BOOK = f"rows_{b'lobby'.hex()}"


async def journal_in(folder: Path) -> Journal:
    return await open_journal(f"sqlite:///{folder}/journal.db", key=folder / "journal.db-key")


async def book_of(journal: Journal) -> HouseBook:
    book = HouseBook(Shelf(journal), lambda: NOON)
    await book.open()
    return book


def ban(number: int, person: str) -> Banned:
    return Banned(NOON, number, person, NOON + DAY)


@on_a_loop
async def test_a_damaged_book_is_named_and_the_house_opens_with_a_new_part(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    async with await journal_in(tmp_path) as journal:
        await (await book_of(journal)).write(ban(1, "a"))
    with sqlite3.connect(tmp_path / "journal.db") as file:
        file.execute(f"UPDATE {ROWS_OF_THE_BOOK} SET body = zeroblob(length(body))")
    file.close()
    async with await journal_in(tmp_path) as journal:
        book = await book_of(journal)
        assert "a part of the lobby's book is left out: Room lobby is damaged" in caplog.text
        assert book.bans == {}
        await book.write(ban(2, "b"))
        await Tidying(book).begin()
    async with await journal_in(tmp_path) as journal:
        book = await book_of(journal)
        assert list(book.bans) == [2]
        await book.write(ban(3, "c"))
        assert book.is_banned("b", "")
        assert book.is_banned("c", "")
    assert await games(tmp_path, "check") == 1
    assert "Room lobby is damaged from row 1 on." in capsys.readouterr().out


@on_a_loop
async def test_a_copy_of_the_journal_has_the_bans_in_it(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    async with await journal_in(tmp_path) as journal:
        await (await book_of(journal)).write(ban(1, "a"))
    assert await games(tmp_path, "backup", str(copy)) == 0
    key = tmp_path / "journal.db-key"
    async with await open_journal(f"sqlite:///{copy}", key=key) as journal:
        assert (await book_of(journal)).is_banned("a", "")


async def games(folder: Path, *words: str) -> int:
    command = ["games", *words, "--journal", f"sqlite:///{folder}/journal.db"]
    return await asyncio.to_thread(main, command)


@on_a_loop
async def test_of_too_many_reports_the_oldest_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("standoff.lobby.book.MOST_REPORTS", 2)
    async with await journal_in(tmp_path) as journal:
        book = await book_of(journal)
        for number in (1, 2, 3):
            await book.write(Reported(NOON, number, "a", "b", "Bad", "BCDF", Grievance.CHEATING))
        assert list(book.reports) == [2, 3]


@on_a_loop
async def test_who_has_just_left_games_waits_after_a_restart_too(tmp_path: Path) -> None:
    async with await journal_in(tmp_path) as journal:
        book = await book_of(journal)
        for at in (NOON - 2 * HOUR, NOON - 1, NOON):
            await book.write(LeftGame(at, "a", "10.0.0"))
        again = await book_of(journal)
        assert again.patience.left["a"] == [NOON - 1, NOON]
        assert again.patience.until("a", "10.0.0", NOON) > NOON


async def part_by_part(shelf: Shelf) -> dict[str, int]:
    """How many rows say something, of each part."""
    return {
        each: sum(row != BLANK for row in await shelf.journal.read(each))
        for each in await shelf.parts()
    }


@on_a_loop
async def test_the_book_is_written_in_short_parts_and_those_of_no_use_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("standoff.lobby.shelf.FULL", 2)
    now = NOON
    async with await journal_in(tmp_path) as journal:
        book = HouseBook(Shelf(journal), lambda: now)
        await book.open()
        for number in range(1, 8):
            await book.write(Banned(now, number, f"{number}", now + (1 if number < 6 else 2) * DAY))
            await book.shelf.turn_over()
        assert list(await part_by_part(book.shelf)) == ["lobby", "lobby-1", "lobby-2", "lobby-3"]
        now += DAY
        await Tidying(book).begin()
        # Bans 1 to 5 are over: two whole parts of them, and half of one.
        assert await part_by_part(book.shelf) == {"lobby-2": 1, "lobby-3": 1}
        now += DAY
        again = HouseBook(Shelf(journal), lambda: now)
        await again.open()
        await again.write(Banned(now, 8, "8", now + DAY))
        await again.shelf.turn_over()
        await Tidying(again).begin()
        # No part is ever called like one that was there before.
        assert await part_by_part(again.shelf) == {"lobby-3": 1}
        await again.write(Banned(now, 9, "9", now + DAY))
        assert await part_by_part(again.shelf) == {"lobby-3": 1, "lobby-4": 1}


@on_a_loop
async def test_who_comes_with_new_keys_for_ever_fills_no_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("standoff.lobby.book.MOST_PEOPLE", 2)
    async with await journal_in(tmp_path) as journal:
        book = await book_of(journal)
        for person in "abcdef":
            book.write(CameIn(NOON, person, "BCDF"))
            await book.write(Called(NOON, person, person))
        await book.write(Called(NOON, "f", "F again"))
        await Tidying(book).begin()
        assert await part_by_part(book.shelf) == {"lobby": 4}
        again = await book_of(journal)
        assert again.tables == {"e": {"BCDF"}, "f": {"BCDF"}}
        assert [one.name for one in again.called.values()] == ["e", "F again"]


@on_a_loop
async def test_who_would_be_forgotten_is_so_where_the_server_ended_before_it_had_done_it(
    tmp_path: Path,
) -> None:
    async with await journal_in(tmp_path) as journal:
        book = await book_of(journal)
        book.write(Called(NOON, "a", "Ada"))
        book.write(Reported(NOON, 1, "a", "b", "Bad", "BCDF", Grievance.WORDS))
        await book.write(WouldBeForgotten(NOON, "a"))
        for _ in range(2):  # after one more start it would have been known again
            book = await book_of(journal)
            await Tidying(book).begin()
            assert book.called == {}
            assert book.reports[1].by == ""
        assert b"Ada" not in b"".join(await journal.read(BOOK))


class CountedShelf(Shelf):
    """A shelf that knows how often it was gone through."""

    times = 0

    async def rewrite(self, left: Callable[[bytes], bytes | None]) -> None:
        self.times += 1
        await super().rewrite(left)


@on_a_loop
async def test_for_all_who_would_be_forgotten_at_one_moment_the_book_is_gone_through_twice(
    tmp_path: Path,
) -> None:
    async with await journal_in(tmp_path) as journal:
        book = HouseBook(shelf := CountedShelf(journal), lambda: NOON)
        await book.open()
        tidying = Tidying(book)
        first = tidying.begin()
        await asyncio.sleep(0)  # it is on, and sees nothing of what comes now
        await asyncio.gather(*[tidying.begin() for _ in range(20)])
        assert first.done()
        assert shelf.times == 2
