"""Recovering: what is said to be missing is what is missing, and what was there before is kept."""

import asyncio
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from standoff.journal import sqlite
from standoff.journal.errors import JournalError, JournalStoppedError
from standoff.journal.opening import key_of, open_journal
from standoff.journal.recovery import free_name
from standoff.journal.rows import Head, rows_of, verified
from standoff.journal.salvage import log_of, write_copy
from standoff.journal.sealing import KEY, SEALED, seal_with
from standoff.journal.store import KeptRoom
from standoff.journal.witness import Witness, read_witness, witness_of
from tests.journal.engines import overwrite, path_of, remove
from tests.journal.loops import on_a_loop
from tests.journal.test_witnessed import BODIES, left_by_a_crash

ROOM = "BCDF"


async def filled(file: str, rows: int = 5) -> None:
    async with await open_journal(file) as journal:
        for number in range(1, rows + 1):
            await journal.append(ROOM, number, b"row %d" % number)


async def lost_of(file: str) -> list[tuple[str, int, int]]:
    async with await open_journal(file) as journal:
        return [(lost.room, lost.left, lost.rows) for lost in journal.lost.values()]


@pytest.mark.parametrize(
    ("damaged", "gone", "left"), [(None, 5, 4), (3, 5, 2), (1, 5, 0), (None, 1, 0), (4, 5, 3)]
)
def test_a_room_that_has_lost_its_end_says_how_far_it_can_be_trusted(
    file: str, damaged: int | None, gone: int, left: int
) -> None:
    asyncio.run(filled(file))
    if damaged is not None:
        overwrite(file, ROOM, damaged, b"forged")
    for number in range(gone, 6):
        remove(file, ROOM, number)
    assert asyncio.run(lost_of(file)) == [(ROOM, left, 5)]


def test_a_room_with_another_past_of_the_same_length_has_lost_its_last_row(file: str) -> None:
    asyncio.run(filled(file))
    path = path_of(file)
    others = rows_of(ROOM, [b"another"] * 5)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        sqlite.rewrite(connection, ROOM, others)
    assert asyncio.run(lost_of(file)) == [(ROOM, 4, 5)]
    # What nobody witnessed stays, and is neither counted nor cut.
    assert asyncio.run(lost_of(file)) == [(ROOM, 4, 5)]


@on_a_loop
async def test_rows_of_a_room_that_was_new_in_a_damaged_log_are_put_back_once(
    file: str, tmp_path: Path
) -> None:
    folder = tmp_path / "left"
    folder.mkdir()
    path = await left_by_a_crash(file, folder)
    log = log_of(path)
    written = log.read_bytes()
    log.write_bytes(b"\0" * 32 + written[32:])
    for _ in range(2):
        async with await open_journal(f"sqlite:///{path}") as journal:
            assert await journal.read(ROOM) == BODIES
            assert not journal.lost
            (kept,) = await journal.rooms()
            assert kept.rows == len(BODIES)


@pytest.mark.parametrize("log", [b"", b"a log of before"])
def test_a_file_that_makes_no_sense_is_kept_with_its_log_and_no_other(
    file: str, log: bytes
) -> None:
    asyncio.run(filled(file))
    path = path_of(file)
    whole = path.read_bytes()
    spoiled = bytes(100) + whole[100:]
    path.write_bytes(spoiled)
    if log:
        log_of(path).write_bytes(log)
    assert asyncio.run(lost_of(file)) == []
    kept = path.with_name("journal.db.damaged-1")
    assert kept.read_bytes() == spoiled
    assert log_of(kept).exists() is bool(log)
    if log:
        assert log_of(kept).read_bytes() == log


def test_nothing_that_was_kept_is_written_over(tmp_path: Path) -> None:
    path = tmp_path / "journal.db"
    taken = []
    for number in range(1, 5):
        name = free_name(path, "damaged")
        assert name.name == f"journal.db.damaged-{number}"
        assert name not in taken
        taken.append(name)
        # One of them has left its log alone.
        (log_of(name) if number == 2 else name).touch()


@pytest.mark.parametrize("which", ["", "-heads"])
@on_a_loop
async def test_a_file_that_is_gone_before_the_first_look_is_missed(file: str, which: str) -> None:
    path = Path(f"{path_of(file)}{which}")
    async with await open_journal(file) as journal:
        path.unlink()
        with pytest.raises(JournalStoppedError, match=f"has stopped: {path.name} is gone"):
            await journal.beat()


@on_a_loop
async def test_a_change_that_nobody_disturbs_is_worked_out_once(file: str) -> None:
    asked = []

    def change(rows: list[bytes]) -> list[bytes]:
        asked.append(len(rows))
        return [b"as called" for _ in rows]

    async with await open_journal(file) as journal:
        for number in (1, 2):
            await journal.append(ROOM, number, b"row")
        await journal.rewrite_aside(ROOM, change)
        assert asked == [2]
        assert await journal.read(ROOM) == [b"as called"] * 2
        await journal.append(ROOM, 3, b"later")
        assert await journal.read(ROOM) == [b"as called", b"as called", b"later"]


@on_a_loop
async def test_the_key_that_lies_beside_is_used_unless_another_is_named(
    file: str, tmp_path: Path
) -> None:
    beside = key_of(file)
    assert beside is not None
    async with await open_journal(file, key=beside) as journal:
        await journal.append(ROOM, 1, b"secret")
        assert (await journal.copy(ROOM))[0].startswith(SEALED)
    async with await open_journal(file) as journal:
        assert await journal.read(ROOM) == [b"secret"]
        await journal.append(ROOM, 2, b"too")
        assert all(row.startswith(SEALED) for row in await journal.copy(ROOM))
    named = tmp_path / "named"
    named.write_text(beside.read_text())
    beside.write_text("no key at all")
    async with await open_journal(file, key=named) as journal:
        assert await journal.read(ROOM) == [b"secret", b"too"]


def test_a_key_that_is_none_says_how_long_one_is(tmp_path: Path) -> None:
    path = tmp_path / "key"
    for wrong in ("", "zz", "ab" * (KEY - 1)):
        path.write_text(wrong)
        with pytest.raises(Exception, match="each line has 128 hex digits"):
            seal_with(path, ())


@pytest.mark.parametrize("heads", [{}, {ROOM: Head(3, bytes(32))}])
def test_a_witness_says_what_it_was_told_last(tmp_path: Path, heads: dict[str, Head]) -> None:
    path = witness_of(tmp_path / "journal.db")
    witness = Witness(path, heads)
    witness.note({"GHJK": Head(1, b"\1" * 32)})
    witness.note({"GHJK": Head(2, b"\2" * 32)})
    witness.forget("NONE")
    before = path.read_bytes()
    witness.forget("NONE")
    assert path.read_bytes() == before
    witness.close()
    told = read_witness(path)
    assert told is not None
    assert told.heads == {**heads, "GHJK": Head(2, b"\2" * 32)}
    assert told.unreadable == 0
    assert path.stat().st_mode & 0o777 == 0o600


def test_a_torn_line_is_counted_only_where_others_follow_it(tmp_path: Path) -> None:
    path = witness_of(tmp_path / "journal.db")
    Witness(path, {ROOM: Head(1, bytes(32))}).close()
    whole = path.read_bytes().rstrip(b"\0")
    for torn, unreadable in ((0, 0), (1, 1), (2, 2)):
        path.write_bytes(b"torn\n" * torn + whole + b"cut off")
        told = read_witness(path)
        assert told is not None
        assert (told.unreadable, told.heads[ROOM].rows) == (unreadable, 1)
    assert read_witness(tmp_path / "nowhere") is None


def test_rows_are_a_chain_of_as_many_as_were_counted() -> None:
    rows = rows_of(ROOM, [b"one", b"two"])
    assert verified(ROOM, 2, rows) == Head(2, rows[1].hash)
    kept = KeptRoom(ROOM, 9, 9, 1.0, 2.0).grown_to(rows)
    assert (kept.rows, kept.bytes, kept.first, kept.last) == (2, 6, 1.0, 2.0)


@pytest.fixture
def synced(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was put on the disk for good, in order, and which names were changed in between."""
    done: list[str] = []
    for name in ("fsync", "fdatasync"):
        before = getattr(os, name)

        def noted(number: int, before: Callable[[int], None] = before) -> None:
            done.append(Path(f"/proc/self/fd/{number}").readlink().name)
            before(number)

        monkeypatch.setattr(os, name, noted)
    rename = Path.replace

    def renamed(old: Path, new: Path) -> Path:
        done.append(f"{old.name} is {new.name}")
        return rename(old, new)

    monkeypatch.setattr(Path, "replace", renamed)
    return done


def test_a_new_name_is_on_the_disk_behind_what_it_names(tmp_path: Path, synced: list[str]) -> None:
    folder = tmp_path.name
    witness = Witness(tmp_path / "heads", {})
    assert synced == ["heads.new", "heads.new is heads", folder]
    witness.close()
    synced.clear()
    write_copy(tmp_path / "copy.db", [])
    assert synced[-2:] == ["copy.db.part is copy.db", folder]
    synced.clear()
    seal_with(tmp_path / "key", ())
    assert [name for name in synced if name == folder] == [folder]
    assert synced[0].startswith("key.")
    assert synced[-1] == folder


@on_a_loop
async def test_a_journal_that_was_open_to_others_is_closed_to_them_and_that_is_said_once(
    file: str, caplog: pytest.LogCaptureFixture
) -> None:
    await filled(file)
    path = path_of(file)
    assert path.stat().st_mode & 0o777 == 0o600
    for mode, says in ((0o644, "was open to others (644)"), (0o606, "was open to others (606)")):
        path.chmod(mode)
        caplog.clear()
        async with await open_journal(file) as journal:
            assert len(await journal.read(ROOM)) == 5
            assert path.stat().st_mode & 0o777 == 0o600
            assert log_of(path).stat().st_mode & 0o777 == 0o600
        assert says in caplog.text
    for mode in (0o600, 0o400):
        path.chmod(mode)
        caplog.clear()
        sqlite.close_to_others(path)
        assert path.stat().st_mode & 0o777 == mode
        assert caplog.text == ""


def test_why_a_file_failed_is_said_in_a_few_words() -> None:
    full, broken, other = sqlite3.Error("x"), sqlite3.Error("y"), sqlite3.Error("z")
    full.sqlite_errorcode = sqlite3.SQLITE_FULL
    broken.sqlite_errorcode = sqlite3.SQLITE_IOERR | 5 << 8
    assert sqlite.reason(full) == sqlite.reason(OSError(28, "")) == "the disk is full"
    assert sqlite.reason(broken) == sqlite.reason(OSError(5, ""))
    assert sqlite.reason(broken) == "the disk could not be read or written"
    assert sqlite.reason(other) == "z"
    path = Path("journal.db")
    assert sqlite.refusal(path, other) == "The journal journal.db cannot be opened: z."
    for code, says in ((sqlite3.SQLITE_BUSY, "in use"), (sqlite3.SQLITE_NOTADB, "is not a journal")):  # fmt: skip
        other.sqlite_errorcode = code
        assert says in sqlite.refusal(path, other)


def test_where_no_log_can_be_written_ahead_there_is_no_journal() -> None:
    with (
        closing(sqlite3.connect(":memory:", isolation_level=None)) as connection,
        pytest.raises(JournalError, match="is on a file system that cannot hold a journal"),
    ):
        sqlite.prepare(connection, Path("journal.db"))
