"""Forgetting a room: its rows are gone at once, for good, and without a trace in the file."""

import asyncio
import random
import subprocess

import pytest

from standoff.journal.opening import open_journal
from tests.journal.engines import asked_of_postgres, path_of
from tests.journal.loops import on_a_loop

A_MINUTE = 60
"""However busy the machine is: what can be written at all is written within so many seconds."""


@on_a_loop
async def test_a_deleted_room_is_gone_and_the_others_stay(url: str) -> None:
    async with await open_journal(url) as journal:
        for room in ("BCDF", "GHJK"):
            await journal.append(room, 1, b"one")
            await journal.append(room, 2, b"two")
        await journal.delete("BCDF")
        await journal.delete("none")
        assert [room.code for room in await journal.rooms()] == ["GHJK"]
        assert await journal.read("BCDF") == []
    async with await open_journal(url) as journal:
        assert await journal.read("BCDF") == []
        assert await journal.read("GHJK") == [b"one", b"two"]


@on_a_loop
async def test_a_code_can_be_used_again_after_its_room_was_deleted(url: str) -> None:
    async with await open_journal(url) as journal:
        await journal.append("BCDF", 1, b"one")
        await journal.append("BCDF", 2, b"two")
        await journal.delete("BCDF")
        await journal.append("BCDF", 1, b"new")
        assert await journal.read("BCDF") == [b"new"]
        assert [room.rows for room in await journal.rooms()] == [1]


@on_a_loop
async def test_a_shared_result_is_found_in_its_room_for_as_long_as_there_is_one(url: str) -> None:
    async with await open_journal(url) as journal:
        for room, result in (("BCDF", "ab"), ("GHJK", "cd")):
            await journal.append(room, 1, b"one")
            journal.share(result, room)
            journal.share(result, room)
    async with await open_journal(url) as journal:
        await journal.look_up_shared()
        assert journal.shared == {"ab": "BCDF", "cd": "GHJK"}
        await journal.delete("BCDF")
        assert journal.shared == {"cd": "GHJK"}
        await journal.look_up_shared()
        assert journal.shared == {"cd": "GHJK"}


@on_a_loop
async def test_rows_that_are_rewritten_are_chained_anew_and_written_on(url: str) -> None:
    async with await open_journal(url) as journal:
        await journal.append("BCDF", 1, b"Ada came")
        await journal.append("BCDF", 2, b"two")
        await journal.rewrite("BCDF", lambda rows: [row.replace(b"Ada", b"???") for row in rows])
        await journal.append("BCDF", 3, b"three")
    async with await open_journal(url) as journal:
        assert await journal.read("BCDF") == [b"??? came", b"two", b"three"]
        assert [room.bytes for room in await journal.rooms()] == [len(b"??? cametwothree")]


@on_a_loop
async def test_while_rows_are_worked_out_anew_others_go_on_and_what_comes_to_them_is_changed_too(
    url: str,
) -> None:
    loop, times = asyncio.get_running_loop(), 0
    async with await open_journal(url) as journal:
        await journal.append("BCDF", 1, b"Ada came")

        def change(rows: list[bytes]) -> list[bytes]:
            nonlocal times
            times += 1
            if times == 1:  # nobody waits for us
                for room, number in (("GHJK", 1), ("BCDF", 2)):
                    coming = journal.append(room, number, b"Ada said")
                    asyncio.run_coroutine_threadsafe(coming, loop).result(A_MINUTE)
            return [row.replace(b"Ada", b"???") for row in rows]

        await journal.rewrite_aside("BCDF", change)
        await journal.append("BCDF", 3, b"three")
    async with await open_journal(url) as journal:
        assert await journal.read("BCDF") == [b"??? came", b"??? said", b"three"]
        assert await journal.read("GHJK") == [b"Ada said"]


@on_a_loop
async def test_nothing_of_a_rewritten_row_is_left_in_the_file(file: str) -> None:
    name = b"Ermintrude-who-was-here"
    async with await open_journal(file) as journal:
        for number in range(1, 200):
            await journal.append("BCDF", number, name * 10 + b"%d" % number)
        await journal.rewrite("BCDF", lambda rows: [row.replace(name, b"?") for row in rows])
        assert name not in all_bytes_of(file)


@on_a_loop
async def test_nothing_of_a_deleted_room_is_left_in_the_tables_of_the_database(
    database: str,
) -> None:
    async with await open_journal(database) as journal:
        await journal.append("BCDF", 1, b"one")
        journal.share("ab", "BCDF")
        await journal.delete("BCDF")
        for table in ("room", "journal", "shared"):
            assert await asked_of_postgres(database, f"SELECT * FROM standoff.{table}") == []


@pytest.mark.parametrize("seed", [1, 2])
@on_a_loop
async def test_no_word_of_a_deleted_room_lingers_in_the_file(file: str, seed: int) -> None:
    chance = random.Random(seed)
    rows = dict.fromkeys([f"R{number:02}" for number in range(20)], 0)
    names = {room: f"name-in-{room};".encode() for room in rows}
    forgotten: list[bytes] = []
    async with await open_journal(file) as journal:
        while rows:
            for _ in range(60):
                room = chance.choice(sorted(rows))
                rows[room] += 1
                said = names[room] * chance.choice([1, 5, 30, 300])
                await journal.append(room, rows[room], said)
            room = chance.choice(sorted(rows))
            del rows[room]
            await journal.delete(room)
            forgotten.append(names[room])
            content = all_bytes_of(file)
            assert [name for name in forgotten if name in content] == []
            assert all(names[room] in content for room in rows if rows[room])


def all_bytes_of(file: str) -> bytes:
    """The file and its log, read by another process: closing it here would unlock it."""
    paths = list(path_of(file).parent.glob("journal.db*"))
    return subprocess.run(["cat", *paths], capture_output=True, check=True).stdout
