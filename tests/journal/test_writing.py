"""Writing, moment by moment: who waits for what, what is counted, and who is fenced off."""

import asyncio
from collections.abc import Sequence

import pytest

from standoff.journal.errors import FencedError, JournalStoppedError
from standoff.journal.journal import BOOK, Journal, is_book
from standoff.journal.opening import open_store
from standoff.journal.rows import Row
from standoff.journal.store import VERSION, steps_to_carry_over
from tests.journal.gate import GatedStore
from tests.journal.loops import on_a_loop


class FencedStore(GatedStore):
    """A store some rooms of which somebody else has taken over."""

    taken: frozenset[str] = frozenset()

    async def write(self, rows: Sequence[Row], now: float) -> asyncio.Future[None]:
        ours = [row for row in rows if row.room not in self.taken]
        written = await super().write(ours, now)
        if len(ours) < len(rows):
            raise FencedError({row.room for row in rows if row.room in self.taken})
        return written


@on_a_loop
async def test_how_long_the_journal_has_not_answered_is_known_at_any_time(file: str) -> None:
    store = GatedStore(await open_store(file))
    async with Journal(store) as journal:
        assert journal.waits() == 0
        first = journal.queue("BCDF", 1, b"row")
        await store.begun.wait()
        assert 0 <= journal.waits() < 600
        before = journal.waits()
        await asyncio.sleep(0.01)
        assert journal.waits() > before
        assert not first.done()
        store.gate.set()
        await first
        await journal.rooms()
        assert journal.waits() == 0
        tally = journal.tally
        assert (tally.rows, tally.transactions) == (1, 1)
        assert 0 < tally.seconds < 600
        await asyncio.gather(*(journal.append("GHJK", number, b"row") for number in (1, 2, 3)))
        assert (tally.rows, tally.transactions) == (4, 2)
        await journal.append("GHJK", 3, b"row")
        assert (tally.rows, tally.transactions) == (4, 2)


@on_a_loop
async def test_who_is_fenced_off_from_a_room_is_told_so_and_all_others_are_written(
    file: str,
) -> None:
    store = FencedStore(await open_store(file))
    store.gate.set()
    async with Journal(store) as journal:
        for room in ("BCDF", "GHJK"):
            await journal.append(room, 1, b"row")
        store.taken = frozenset({"BCDF"})
        theirs, ours = journal.queue("BCDF", 2, b"theirs"), journal.queue("GHJK", 2, b"ours")
        with pytest.raises(FencedError, match="Room BCDF is written by another node"):
            await theirs
        await ours
        assert journal.stopped is None
        store.taken = frozenset()
        # What was refused is not taken for written: the room is read anew.
        await journal.append("BCDF", 2, b"later")
        assert await journal.read("BCDF") == [b"row", b"later"]
        assert await journal.read("GHJK") == [b"row", b"ours"]


@on_a_loop
async def test_a_book_of_the_house_is_no_room(file: str) -> None:
    async with Journal(await open_store(file)) as journal:
        await journal.append("BCDF", 1, b"row")
        await journal.append(f"{BOOK}-1", 1, b"entry")
        assert [one.code for one in await journal.rooms()] == ["BCDF"]
        assert [one.code for one in await journal.books()] == [f"{BOOK}-1"]
        assert is_book(BOOK)
        assert not is_book(BOOK.upper())


@on_a_loop
async def test_rows_that_change_while_others_are_worked_out_are_worked_out_again(
    file: str,
) -> None:
    async with Journal(await open_store(file)) as journal:
        await journal.append("BCDF", 1, b"1")
        loop, changed = asyncio.get_running_loop(), []

        def change(rows: list[bytes]) -> list[bytes]:
            changed.append(len(rows))
            if len(changed) < 3:  # in a thread: a row comes to it meanwhile
                number = len(rows) + 1
                appended = journal.append("BCDF", number, b"%d" % number)
                asyncio.run_coroutine_threadsafe(appended, loop).result()
            return [b"x" + row for row in rows]

        await journal.rewrite_aside("BCDF", change)
        assert changed == [1, 2, 3]
        assert await journal.read("BCDF") == [b"x1", b"x2", b"x3"]
        await journal.append("BCDF", 4, b"4")


@on_a_loop
async def test_rows_that_stay_as_they_are_are_not_written_anew(file: str) -> None:
    async with Journal(await open_store(file)) as journal:
        await journal.append("BCDF", 1, b"1")
        before = await journal.rooms()
        for rewrite in (journal.rewrite, journal.rewrite_aside):
            await rewrite("BCDF", lambda rows: rows)
            assert await journal.rooms() == before
        await journal.append("BCDF", 2, b"2")
        assert await journal.read("BCDF") == [b"1", b"2"]


@on_a_loop
async def test_a_journal_that_is_closed_says_so_to_whoever_asks(file: str) -> None:
    journal = Journal(await open_store(file))
    await journal.append("BCDF", 1, b"1")
    await asyncio.gather(journal.close(), journal.close())
    assert journal.stopped is None
    with pytest.raises(JournalStoppedError, match=r"^The journal is closed\.$"):
        await journal.rooms()


@on_a_loop
async def test_where_a_result_is_found_is_written_once(file: str) -> None:
    async with Journal(await open_store(file)) as journal:
        await journal.append("BCDF", 1, b"1")
        for room in ("BCDF", "BCDF", "GHJK"):
            journal.share("a result", room)
            assert journal.shared == {"a result": room}
        await journal.look_up_shared()
        assert journal.shared == {"a result": "GHJK"}
        await journal.delete("GHJK")
        assert journal.shared == {}


def test_every_older_form_is_carried_over_step_by_step_and_no_newer_one() -> None:
    steps = {number: [f"to {number + 1}"] for number in range(2, VERSION)}
    assert steps_to_carry_over(2, steps, "It") == [f"to {n}" for n in range(3, VERSION + 1)]
    assert steps_to_carry_over(VERSION, steps, "It") == []
    for found, says in ((VERSION + 1, f"reads up to {VERSION}"), (1, "no longer reads")):
        with pytest.raises(Exception, match=f"It has version {found}, .*{says}"):
            steps_to_carry_over(found, steps, "It")
