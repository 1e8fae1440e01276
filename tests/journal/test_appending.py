"""Appending: dense, once, in one transaction for all who wait, acknowledged when durable."""

import asyncio
import shutil
import subprocess
from pathlib import Path

import pytest

from standoff.journal.errors import ConflictError, GapError, JournalStoppedError
from standoff.journal.journal import Journal
from standoff.journal.opening import open_journal, open_store
from standoff.journal.sealing import Seal
from standoff.journal.store import KeptRoom
from tests.journal.engines import asked_of_postgres, path_of
from tests.journal.gate import GatedStore
from tests.journal.loops import on_a_loop

ROOMS = [f"R{number:02}" for number in range(40)]


@on_a_loop
async def test_what_is_appended_is_read_in_order_also_after_reopening(url: str) -> None:
    async with await open_journal(url) as journal:
        await journal.append("BCDF", 1, b"one")
        await journal.append("GHJK", 1, b"other")
        await journal.append("BCDF", 2, b"")
        assert await journal.read("BCDF") == [b"one", b""]
    async with await open_journal(url) as journal:
        await journal.append("BCDF", 3, b"three")
        assert await journal.read("BCDF") == [b"one", b"", b"three"]
        assert await journal.read("GHJK") == [b"other"]
        assert await journal.read("none") == []


@on_a_loop
async def test_rooms_are_listed_with_their_rows_sizes_and_times(url: str) -> None:
    times = iter([10.0, 20.5, 30.0])
    async with await open_journal(url, lambda: next(times)) as journal:
        await journal.append("GHJK", 1, b"12345")
        await journal.append("BCDF", 1, b"1")
        await journal.append("GHJK", 2, b"123")
        listed = [KeptRoom("BCDF", 1, 1, 20.5, 20.5), KeptRoom("GHJK", 2, 8, 10.0, 30.0)]
        assert await journal.rooms() == listed


@on_a_loop
async def test_any_words_can_be_a_room_and_case_tells_rooms_apart(url: str) -> None:
    codes = ["BCDF", "bcdf", "a b", 'quote"; DROP TABLE room', "été", "x" * 300]
    async with await open_journal(url) as journal:
        for code in codes:
            await journal.append(code, 1, code.encode())
        assert [await journal.read(code) for code in codes] == [[code.encode()] for code in codes]


@on_a_loop
async def test_a_gap_is_refused_and_nothing_is_written(url: str) -> None:
    async with await open_journal(url) as journal:
        await journal.append("BCDF", 1, b"one")
        for number in (3, 0, -1):
            with pytest.raises(GapError, match=f"Row {number} of room BCDF would leave a gap"):
                await journal.append("BCDF", number, b"far")
        with pytest.raises(GapError):
            await journal.append("GHJK", 2, b"second first")
        assert await journal.read("BCDF") == [b"one"]
        assert await journal.read("GHJK") == []
        await journal.append("BCDF", 2, b"two")


@on_a_loop
async def test_the_same_row_again_is_written_once(url: str) -> None:
    async with await open_journal(url) as journal:
        for _ in range(2):
            await journal.append("BCDF", 1, b"one")
        await journal.append("BCDF", 2, b"two")
        await journal.append("BCDF", 1, b"one")
    async with await open_journal(url) as journal:
        await journal.append("BCDF", 2, b"two")
        assert await journal.read("BCDF") == [b"one", b"two"]


@on_a_loop
async def test_another_body_under_the_same_number_is_refused_and_the_first_kept(url: str) -> None:
    async with await open_journal(url) as journal:
        await journal.append("BCDF", 1, b"one")
        with pytest.raises(ConflictError, match="Row 1 of room BCDF is written already"):
            await journal.append("BCDF", 1, b"ONE")
    async with await open_journal(url) as journal:
        with pytest.raises(ConflictError):
            await journal.append("BCDF", 1, b"")
        assert await journal.read("BCDF") == [b"one"]


@on_a_loop
async def test_a_row_is_acknowledged_only_after_its_transaction(url: str) -> None:
    store = GatedStore(await open_store(url))
    async with Journal(store) as journal:
        first = asyncio.create_task(journal.append("BCDF", 1, b"one"))
        await store.begun.wait()
        again = asyncio.create_task(journal.append("BCDF", 1, b"one"))
        await asyncio.sleep(0)
        acknowledged = [first.done(), again.done()]
        store.gate.set()
        await asyncio.gather(first, again)
        assert acknowledged == [False, False]
        assert store.transactions == [1]


@on_a_loop
async def test_what_is_acknowledged_is_there_for_another_process(file: str, tmp_path: Path) -> None:
    async with await open_journal(file) as journal:
        copy = tmp_path / "copy"
        for number in range(1, 6):
            await journal.append("BCDF", number, b"row")
            shutil.rmtree(copy, ignore_errors=True)
            copy.mkdir()
            # Not in this process: closing a file gives up every lock a process has on it.
            names = [path.name for path in path_of(file).parent.glob("journal.db*")]
            subprocess.run(["cp", *names, copy], cwd=path_of(file).parent, check=True)
            async with await open_journal(f"sqlite:///{copy}/journal.db") as copied:
                assert len(await copied.read("BCDF")) == number


@on_a_loop
async def test_what_is_acknowledged_is_there_for_another_connection(database: str) -> None:
    async with await open_journal(database) as journal:
        for number in range(1, 6):
            await journal.append("BCDF", number, b"row")
            count = await asked_of_postgres(database, "SELECT count(*) FROM standoff.journal")
            assert count == [(number,)]


@on_a_loop
async def test_all_who_wait_are_written_in_one_transaction(url: str) -> None:
    store = GatedStore(await open_store(url))
    async with Journal(store) as journal:
        first = asyncio.create_task(journal.append("BCDF", 1, b"one"))
        await store.begun.wait()
        others = [
            asyncio.create_task(journal.append(room, number, b"row"))
            for number in (1, 2, 3)
            for room in ROOMS
        ]
        await asyncio.sleep(0)
        store.gate.set()
        await asyncio.gather(first, *others)
        assert store.transactions == [1, 3 * len(ROOMS)]
        assert [len(await journal.read(room)) for room in ROOMS] == [3] * len(ROOMS)


@on_a_loop
async def test_a_transaction_of_the_journal_is_one_of_the_database(database: str) -> None:
    async with await open_journal(database) as journal:
        await asyncio.gather(*(journal.append(room, 1, b"row") for room in ROOMS))
    transactions = "SELECT count(DISTINCT xmin::text) FROM standoff.journal"
    assert await asked_of_postgres(database, transactions) == [(1,)]


@on_a_loop
async def test_a_refused_row_leaves_the_others_of_its_transaction_alone(url: str) -> None:
    async with await open_journal(url) as journal:
        answers = await asyncio.gather(
            journal.append("BCDF", 1, b"one"),
            journal.append("BCDF", 1, b"ONE"),
            journal.append("GHJK", 7, b"far"),
            journal.append("BCDF", 2, b"two"),
            journal.append("BCDF", 1, b"one"),
            return_exceptions=True,
        )
        assert [type(answer) for answer in answers] == [
            type(None),
            ConflictError,
            GapError,
            type(None),
            type(None),
        ]
        assert await journal.read("BCDF") == [b"one", b"two"]
        assert await journal.read("GHJK") == []


@on_a_loop
async def test_whoever_stops_waiting_neither_loses_nor_tears_what_others_append(url: str) -> None:
    store = GatedStore(await open_store(url))
    async with Journal(store) as journal:
        written = asyncio.create_task(journal.append("BCDF", 1, b"one"))
        await store.begun.wait()
        waiting = [
            asyncio.create_task(journal.append("BCDF", number, b"row")) for number in range(2, 8)
        ]
        await asyncio.sleep(0)
        for impatient in (written, *waiting[::2]):
            impatient.cancel()
        store.gate.set()
        answers = await asyncio.gather(written, *waiting, return_exceptions=True)
        cancelled = [isinstance(answer, asyncio.CancelledError) for answer in answers]
        assert cancelled == [True, True, False, True, False, True, False]
        await journal.append("BCDF", 8, b"last")
        assert len(await journal.read("BCDF")) == 8


@on_a_loop
async def test_closing_waits_for_what_was_asked_and_takes_no_more(url: str) -> None:
    journal = await open_journal(url)
    waiting = [asyncio.create_task(journal.append(room, 1, b"row")) for room in ROOMS]
    await asyncio.sleep(0)
    await journal.close()
    assert all(task.done() and task.exception() is None for task in waiting)
    await journal.close()
    with pytest.raises(JournalStoppedError, match="closed"):
        await journal.append("BCDF", 1, b"late")
    async with await open_journal(url) as journal:
        assert [room.code for room in await journal.rooms()] == ROOMS


@on_a_loop
async def test_whoever_waits_behind_a_write_that_fails_hears_of_it_and_is_not_written_after_all(
    url: str,
) -> None:
    store = GatedStore(await open_store(url))
    async with Journal(store) as journal:
        first = asyncio.create_task(journal.append("BCDF", 1, b"one"))
        await store.begun.wait()
        behind = [
            asyncio.create_task(asked)
            for asked in (
                journal.append("BCDF", 2, b"two"),
                journal.read("BCDF"),
                journal.append("GHJK", 1, b"one"),
                journal.delete("BCDF"),
            )
        ]
        await asyncio.sleep(0)
        store.broken = True
        store.gate.set()
        _, hang = await asyncio.wait([first, *behind], timeout=600)
        assert not hang
        for asked in (first, *behind):
            assert isinstance(asked.exception(), JournalStoppedError)
        assert await journal.until_stopped() == "The disk is full."
    assert store.transactions == []


@on_a_loop
async def test_a_mistake_of_ours_stops_the_journal_and_what_was_to_be_written_is_in_no_word(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def spoilt(_: Seal, room: str, number: int, body: bytes) -> bytes:
        raise ZeroDivisionError(room, number, body)

    async with await open_journal(url) as journal:
        monkeypatch.setattr(Seal, "sealed", spoilt)
        with pytest.raises(JournalStoppedError, match="ZeroDivisionError < test_appending"):
            await journal.append("BCDF", 1, b"a hand of cards")
        assert "cards" not in await journal.until_stopped()


@on_a_loop
async def test_who_gives_up_closing_leaves_it_to_be_finished(url: str) -> None:
    store = GatedStore(await open_store(url))
    journal = Journal(store)
    waiting = [asyncio.create_task(journal.append(room, 1, b"row")) for room in ROOMS]
    await store.begun.wait()
    impatient = asyncio.create_task(journal.close())
    await asyncio.sleep(0)
    impatient.cancel()
    await asyncio.wait([impatient])
    patient = asyncio.create_task(journal.close())
    await asyncio.sleep(0)
    was_closed = patient.done()
    store.gate.set()
    await asyncio.gather(*waiting, patient)
    assert not was_closed
    async with await open_journal(url) as journal:
        assert [room.code for room in await journal.rooms()] == ROOMS
