"""Faults of the disk or of PostgreSQL: the journal stops, says why, and keeps what it promised."""

import asyncio
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from standoff.journal.errors import JournalStoppedError
from standoff.journal.opening import open_journal
from standoff.journal.witness import witness_of
from tests.journal.engines import asked_of_postgres, path_of
from tests.journal.loops import on_a_loop
from tests.journal.promises import Promises
from tests.journal.relay import Relay
from tests.journal.writing import ROOMS, ROWS
from tools.postgres import Postgres

FULL = "the disk is full."
FAILED = "the disk could not be read or written."

NOBODY_ELSE = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
"""


def written_with(fault: str, url: str) -> list[str]:
    """What a writer says for whom some calls to the system fail."""
    calls = fault.partition(":")[0]
    command = ["strace", "-f", "-qq", "-o", os.devnull, "-e", f"trace={calls}"]
    command += ["-e", f"inject={fault}", sys.executable, "-m", "tests.journal.writing", url]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()


async def continues_after(url: str, lines: list[str], end: str) -> None:
    """The writer was stopped with a sentence; the next one finds all that was promised."""
    *acknowledged, last = lines
    assert last.startswith(("stopped: ", "refused: "))
    assert last.endswith(end)
    assert not any(line.startswith("CCCC") for line in acknowledged)
    promises = Promises()
    promises.note_all(acknowledged)
    async with await open_journal(url) as journal:
        assert await promises.are_kept_by(journal)
        rows = len(await journal.read("BCDF"))
        await journal.append("BCDF", rows + 1, b"there is space again")


@pytest.mark.parametrize(
    "call", [1, 20, *(pytest.param(n, marks=pytest.mark.slow) for n in range(30, 420, 39))]
)
@on_a_loop
async def test_a_full_disk_stops_the_journal_and_loses_nothing(file: str, call: int) -> None:
    lines = written_with(f"pwrite64:error=ENOSPC:when={call}+", file)
    await continues_after(file, lines, FULL)


@pytest.mark.parametrize(
    "call", [4, 12, *(pytest.param(n, marks=pytest.mark.slow) for n in range(5, 36, 3))]
)
@on_a_loop
async def test_a_failed_sync_stops_the_journal_and_is_not_tried_again(file: str, call: int) -> None:
    lines = written_with(f"fdatasync:error=EIO:when={call}", file)
    await continues_after(file, lines, FAILED)


LIMITED = """
import resource, runpy, sys
resource.setrlimit(resource.RLIMIT_FSIZE, (250_000, 250_000))
runpy.run_module("tests.journal.writing", run_name="__main__", alter_sys=False)
"""


@on_a_loop
async def test_a_file_that_may_not_grow_stops_the_journal_and_loses_nothing(file: str) -> None:
    command = [sys.executable, "-c", LIMITED, file]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    lines = done.stdout.splitlines()
    assert len(lines) > 10
    await continues_after(file, lines, FAILED)


def replaced_by_a_full_pipe(path: Path) -> int:
    """Let whatever is written to an open file wait, until the pipe's end that is returned is closed."""
    end, begin = os.pipe()
    os.set_blocking(begin, False)
    with suppress(BlockingIOError):
        while os.write(begin, bytes(4096)):
            pass
    os.set_blocking(begin, True)
    opened = {one.resolve(): int(one.name) for one in Path("/proc/self/fd").iterdir()}
    os.dup2(begin, opened[path])
    os.close(begin)
    return end


@on_a_loop
async def test_nothing_is_acknowledged_that_is_not_in_the_witness(file: str) -> None:
    async with await open_journal(file) as journal:
        await journal.append("BCDF", 1, b"one")
        end = replaced_by_a_full_pipe(witness_of(path_of(file)))
        # The first two come together and are being noted, the others will be.
        waiting = [journal.queue("BCDF", number, b"row") for number in (2, 3)]
        for transactions in (2, 3, 4):
            while journal.tally.transactions < transactions:
                await asyncio.sleep(0)
            waiting.append(journal.queue("BCDF", transactions + 2, b"row"))
        os.close(end)
        for row in waiting:
            with pytest.raises(JournalStoppedError, match=FAILED):
                await row


@on_a_loop
async def test_a_row_that_comes_alone_is_not_acknowledged_before_it_is_in_the_witness(
    file: str,
) -> None:
    async with await open_journal(file) as journal:
        await journal.append("BCDF", 1, b"one")
        end = replaced_by_a_full_pipe(witness_of(path_of(file)))
        row = journal.queue("BCDF", 2, b"row")
        os.close(end)
        with pytest.raises(JournalStoppedError, match=FAILED):
            await row


@on_a_loop
async def test_all_who_wait_hear_why_the_journal_stopped(file: str) -> None:
    lines = written_with("pwrite64:error=ENOSPC:when=40+", file)
    assert lines[-1].startswith("stopped: The journal /")
    assert 0 < len(lines) < len(ROOMS) * ROWS


@on_a_loop
async def test_a_lost_connection_stops_the_journal_although_nobody_asks(database: str) -> None:
    async with await open_journal(database) as journal:
        await journal.append("BCDF", 1, b"one")
        await asked_of_postgres(database, NOBODY_ELSE)
        why = await asyncio.wait_for(journal.until_stopped(), timeout=600)
        assert (
            why == "The journal in PostgreSQL has stopped: the connection to PostgreSQL was lost."
        )
        assert journal.stopped == why
        for asked in (journal.append("BCDF", 2, b"two"), journal.read("BCDF"), journal.rooms()):
            with pytest.raises(JournalStoppedError, match="connection to PostgreSQL was lost"):
                await asked
    async with await open_journal(database) as journal:
        assert await journal.read("BCDF") == [b"one"]


@on_a_loop
async def test_a_connection_lost_while_writing_stops_all_who_wait(database: str) -> None:
    async with await open_journal(database) as journal:
        await journal.append("BCDF", 1, b"one")
        waiting = [asyncio.create_task(journal.append("BCDF", n, b"row")) for n in range(2, 9)]
        await asyncio.sleep(0)
        await asked_of_postgres(database, NOBODY_ELSE)
        answers = await asyncio.gather(*waiting, return_exceptions=True)
        stopped = [isinstance(answer, JournalStoppedError) for answer in answers]
        promised = 1 + stopped.count(False)
        assert stopped == sorted(stopped)
    async with await open_journal(database) as journal:
        assert len(await journal.read("BCDF")) >= promised


@on_a_loop
async def test_a_silent_server_is_taken_for_lost(
    postgres: Postgres, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("standoff.journal.postgres.ANSWER_WITHIN", 3.0)
    async with (
        Relay(postgres.socket) as relay,
        await open_journal(relay.url(database)) as journal,
    ):
        await journal.append("BCDF", 1, b"one")
        relay.fall_silent()
        with pytest.raises(JournalStoppedError, match="no answer"):
            await journal.append("BCDF", 2, b"two")


@on_a_loop
async def test_a_row_whose_answer_was_lost_is_found_and_not_doubled_when_asked_again(
    postgres: Postgres, database: str
) -> None:
    async with (
        Relay(postgres.socket) as relay,
        await open_journal(relay.url(database)) as journal,
    ):
        await journal.append("BCDF", 1, b"one")
        relay.swallow_the_next_answer()
        with pytest.raises(JournalStoppedError):
            await journal.append("BCDF", 2, b"two")
    async with await open_journal(database) as journal:
        await journal.append("BCDF", 2, b"two")
        await journal.append("BCDF", 3, b"three")
        assert await journal.read("BCDF") == [b"one", b"two", b"three"]
    writes = "SELECT count(DISTINCT xmin::text) FROM standoff.journal WHERE number <= 2"
    assert await asked_of_postgres(database, writes) == [(2,)]
