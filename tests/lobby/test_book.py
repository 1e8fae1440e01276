"""The book of an open house: what it holds at most, on a bad disk, and in a copy of the journal."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from standoff.cli.main import main
from standoff.journal.journal import Journal
from standoff.journal.opening import open_journal
from standoff.lobby.book import DAY, HOUR, HouseBook
from standoff.lobby.entries import Banned, LeftGame, Reported
from standoff.lobby.shelf import Shelf
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
        await book.tidy()
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
