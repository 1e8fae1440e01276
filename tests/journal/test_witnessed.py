"""A file and its witness: what vanishes, is damaged or is written anew, and what is left at the end."""

import asyncio
import os
import shutil
import subprocess
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from standoff.journal.carving import FRAME_HEADER, WAL_HEADER, carved
from standoff.journal.errors import JournalError, JournalStoppedError
from standoff.journal.opening import open_journal
from standoff.journal.rows import Head
from standoff.journal.witness import read_witness, witness_of
from tests.journal.engines import path_of
from tests.journal.loops import on_a_loop

BODIES = [b"row %d" % number for number in range(1, 9)]


def written_through(path: Path) -> int:
    """Have what is written to an open file come out of a pipe instead: the end it comes out of."""
    end, begin = os.pipe()
    opened = {one.resolve(): int(one.name) for one in Path("/proc/self/fd").iterdir()}
    os.dup2(begin, opened[path])
    os.close(begin)
    return end


@pytest.mark.parametrize("which", ["", "-wal", "-heads"])
@on_a_loop
async def test_a_journal_stops_when_one_of_its_files_is_gone(file: str, which: str) -> None:
    path = Path(f"{path_of(file)}{which}")
    async with await open_journal(file) as journal:
        await journal.beat()
        await journal.append("BCDF", 1, b"one")
        await journal.beat()
        path.unlink()
        with pytest.raises(JournalStoppedError, match=f"has stopped: {path.name} is gone"):
            await journal.beat()


@pytest.mark.parametrize("spoilt", [b"", b"\x17 what\nno disk\nwrote"])
@on_a_loop
async def test_a_witness_that_says_nothing_any_more_is_named(
    file: str, spoilt: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async with await open_journal(file) as journal:
        await journal.append("BCDF", 1, b"one")
    witness_of(path_of(file)).write_bytes(spoilt)
    async with await open_journal(file):
        assert "of the witness" in caplog.text
    caplog.clear()
    async with await open_journal(file):
        assert not caplog.text


def replace(path: Path) -> None:
    copy = path.with_name("copy")
    shutil.copy(path, copy)
    copy.replace(path)


def cut_off(path: Path) -> None:
    os.truncate(path, 0)


@pytest.mark.parametrize(
    ("change", "why"), [(replace, "is another file now"), (cut_off, "was cut off")]
)
@on_a_loop
async def test_a_journal_stops_when_its_file_is_another_or_shorter(
    file: str, change: Callable[[Path], None], why: str
) -> None:
    async with await open_journal(file) as journal:
        await journal.append("BCDF", 1, b"one")
        await journal.beat()
        change(path_of(file))
        with pytest.raises(JournalStoppedError, match=f"journal.db {why}"):
            await journal.beat()


@on_a_loop
async def test_a_journal_that_is_closed_or_refused_leaves_no_thread_behind(file: str) -> None:
    before = set(threading.enumerate())
    async with await open_journal(file) as journal:
        await journal.append("BCDF", 1, b"one")
        assert set(threading.enumerate()) - before
    assert not set(threading.enumerate()) - before
    path_of(file).write_bytes(b"no journal at all" * 400)
    witness_of(path_of(file)).unlink()
    with pytest.raises(JournalError):
        await open_journal(file)
    assert not set(threading.enumerate()) - before


@pytest.mark.parametrize("change", ["rewrite", "delete"])
@on_a_loop
async def test_the_witness_forgets_a_room_before_its_rows_become_others(
    file: str, change: str
) -> None:
    witness = witness_of(path_of(file))
    async with await open_journal(file) as journal:
        await journal.append("BCDF", 1, b"Ada came")
        noted = witness.read_bytes().rstrip(b"\0")
        end = written_through(witness)
        work = (
            journal.rewrite("BCDF", lambda _: [b"??? came"])
            if change == "rewrite"
            else journal.delete("BCDF")
        )
        changing = asyncio.create_task(work)
        said = await asyncio.to_thread(os.read, end, 4096)
        os.close(end)  # nothing of what comes behind the first line is on the disk
        first, newline, _ = said.partition(b"\n")
        with suppress(JournalStoppedError):
            await changing
        witness.write_bytes(noted + first + newline)
    told = read_witness(witness)
    assert told is not None
    assert not told.heads
    async with await open_journal(file) as journal:
        assert not journal.lost
        assert await journal.read("BCDF") == ([b"??? came"] if change == "rewrite" else [])


@on_a_loop
async def test_the_witness_knows_how_far_rewritten_rows_go(file: str) -> None:
    async with await open_journal(file) as journal:
        for number in (1, 2):
            await journal.append("BCDF", number, b"Ada came")
        await journal.rewrite("BCDF", lambda rows: [b"??? came" for _ in rows])
        told = read_witness(witness_of(path_of(file)))
        assert told is not None
        assert told.heads["BCDF"].rows == 2


async def left_by_a_crash(file: str, folder: Path) -> Path:
    """The journal's files as a process that is killed leaves them, the latest rows in the log alone."""
    async with await open_journal(file) as journal:
        await journal.append("BCDF", 1, BODIES[0])
    async with await open_journal(file) as journal:
        for number, body in enumerate(BODIES[1:], 2):
            await journal.append("BCDF", number, body)
        files = path_of(file).parent.glob("journal.db*")
        # To close a file here would unlock it.
        subprocess.run(["cp", *files, str(folder)], check=True)
    return folder / "journal.db"


@pytest.mark.parametrize("rows", ["found", "gone"])
@on_a_loop
async def test_a_damaged_log_is_kept_where_rows_of_it_are_missing(
    file: str, rows: str, tmp_path: Path
) -> None:
    folder = tmp_path / "left"
    folder.mkdir()
    path = await left_by_a_crash(file, folder)
    log = path.with_name("journal.db-wal")
    written = bytearray(log.read_bytes())
    # SQLite believes nothing behind a frame whose sum is wrong.
    written[WAL_HEADER + FRAME_HEADER - 1] ^= 1
    if rows == "gone":
        written[len(written) // 2 :] = bytes(len(written) - len(written) // 2)
    log.write_bytes(written)
    kept = path.with_name("journal.db.damaged-1-wal")
    async with await open_journal(f"sqlite:///{path}") as journal:
        if rows == "found":
            assert await journal.read("BCDF") == BODIES
            assert not kept.exists()
        else:
            assert set(journal.lost) == {"BCDF"}
            assert kept.read_bytes() == written


@on_a_loop
async def test_a_row_that_says_nothing_is_found_in_a_page_too(file: str) -> None:
    async with await open_journal(file) as journal:
        for number, body in enumerate((b"", b"two", b""), 1):
            await journal.append("BCDF", number, body)
    found = carved(path_of(file).read_bytes(), b"")
    assert [row.body for row in found.chain("BCDF", Head())] == [b"", b"two", b""]


@on_a_loop
async def test_how_much_a_room_holds_is_found_however_long_the_number_is(file: str) -> None:
    sizes = {"BCDF": 0, "GHJK": 1, "LMNP": 200, "QRST": 40_000, "VWXZ": 9_000_000}
    async with await open_journal(file) as journal:
        for room, size in sizes.items():
            await journal.append(room, 1, bytes(size))
    found = carved(path_of(file).read_bytes(), b"")
    assert {room: kept.bytes for room, kept in found.rooms.items()} == sizes
