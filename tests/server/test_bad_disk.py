"""A bad disk: what was acknowledged and is missing is named, and everything else goes on."""

import asyncio
import json
import shutil
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from standoff.client.device import Device
from standoff.journal.salvage import found_in
from standoff.protocol import hello
from standoff.protocol.deeds.hosting import Lock
from standoff.protocol.deeds.seats import AddBot
from standoff.rules.classic.options import Options
from standoff.server.side_door import AT_ONCE
from tests.server.test_serve_command import serving, standoff

FILE = "journal.db"
OPEN = hello.Open(name="Ada", options=Options(4))


class Evening(NamedTuple):
    """What a server left behind that was killed, and everything it had acknowledged."""

    folder: Path
    rows: dict[str, list[bytes]]
    early: str
    """A table that was only in use before the server was started for the last time."""
    late: str
    """A table that was opened after that."""


def journal(folder: Path) -> tuple[str, str]:
    return "--journal", f"sqlite:///{folder}/{FILE}"


def rows_in(file: Path) -> dict[str, list[bytes]]:
    """What the whole rooms of a file say."""
    return {
        found.kept.code: [row.body for row in found.rows]
        for found in found_in(file)
        if not found.fault
    }


async def opened(address: str, deeds: int) -> str:
    async with Device(address.rstrip("/"), OPEN) as host:
        await host.do(AddBot("timid"))
        for number in range(deeds):
            await host.do(Lock(on=number % 2 == 0))
        return host.admitted.code


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    folder = tmp_path_factory.mktemp("evening")
    with serving(journal(folder)[1]) as (process, address):
        early = asyncio.run(opened(address, 30))
        process.send_signal(signal.SIGTERM)
        process.wait()
    with serving(journal(folder)[1]) as (process, address):
        late = asyncio.run(opened(address, 30))
        asyncio.run(opened(address, 5))
        copied = standoff("games", "backup", str(folder / "copy"), *journal(folder))
        assert copied.out == f"3 tables are in {folder / 'copy'}.\n"
        process.kill()
        process.wait()
    rows = rows_in(folder / "copy")
    assert min(map(len, rows.values())) > 3
    return Evening(folder, rows, early, late)


@pytest.fixture
def left(evening: Evening, tmp_path: Path) -> Path:
    """A folder of one's own with what was left behind."""
    folder = tmp_path / "left"
    shutil.copytree(evening.folder, folder)
    return folder


def said_at_start(folder: Path) -> str:
    """What a server says that is started on what is left, and then stopped."""
    with serving(journal(folder)[1]) as (process, _):
        process.send_signal(signal.SIGTERM)
        assert process.stderr is not None
        said = process.stderr.read()
        assert process.wait() == 0
    return said


def flip(file: Path, place: float, mask: int = 0x10) -> None:
    written = bytearray(file.read_bytes())
    written[int(len(written) * place)] ^= mask
    file.write_bytes(written)


def flip_in_the_log(folder: Path) -> None:
    flip(folder / f"{FILE}-wal", 0.5)


def spoil_half_of_the_log(folder: Path) -> None:
    log = folder / f"{FILE}-wal"
    written = log.read_bytes()
    log.write_bytes(written[: len(written) // 2] + bytes(len(written) - len(written) // 2))


def delete_the_log(folder: Path) -> None:
    (folder / f"{FILE}-wal").unlink()


def cut_the_file(folder: Path) -> None:
    file = folder / FILE
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])


def cut_the_file_and_delete_the_log(folder: Path) -> None:
    cut_the_file(folder)
    delete_the_log(folder)


def delete_the_file(folder: Path) -> None:
    (folder / FILE).unlink()


def delete_both(folder: Path) -> None:
    delete_the_file(folder)
    delete_the_log(folder)


def spoil_the_first_page(folder: Path) -> None:
    file = folder / FILE
    file.write_bytes(b"?" * 4096 + file.read_bytes()[4096:])


DAMAGES = (
    flip_in_the_log,
    spoil_half_of_the_log,
    delete_the_log,
    cut_the_file,
    cut_the_file_and_delete_the_log,
    delete_the_file,
    delete_both,
    spoil_the_first_page,
)


@pytest.mark.parametrize("damage", DAMAGES)
def test_what_is_missing_is_named_at_start_and_offline_and_the_rest_goes_on(
    evening: Evening, left: Path, damage: Callable[[Path], None]
) -> None:
    damage(left)
    said = said_at_start(left)
    checked = standoff("games", "check", *journal(left))
    whole = rows_in(left / FILE)
    missing = set(evening.rows) - set(whole)
    for code, rows in evening.rows.items():
        if code in missing:
            assert f"room {code} is closed: Room {code} " in said
            assert f"Room {code} " in checked.out
        else:
            assert whole[code] == rows
            assert f"room {code} is closed" not in said
            assert f"Room {code} " not in checked.out
    assert checked.code == (1 if missing else 0)
    kept = len(evening.rows) - len(missing)
    assert checked.out.endswith(f"{kept} of {len(evening.rows)} tables are whole.\n")


def test_a_flipped_bit_in_the_log_loses_nothing_that_can_be_had_from_other_pages(
    evening: Evening, left: Path
) -> None:
    flip_in_the_log(left)
    assert "rows of room" in said_at_start(left)
    assert rows_in(left / FILE) == evening.rows


def test_without_the_log_only_what_was_in_it_is_missing(evening: Evening, left: Path) -> None:
    delete_the_log(left)
    said_at_start(left)
    assert rows_in(left / FILE) == {evening.early: evening.rows[evening.early]}


def test_where_nothing_happened_nothing_is_said(evening: Evening, left: Path) -> None:
    said = said_at_start(left)
    assert "ERROR" not in said
    assert "WARNING" not in said
    assert rows_in(left / FILE) == evening.rows


def test_what_is_missing_is_named_until_it_is_deleted(evening: Evening, left: Path) -> None:
    delete_both(left)
    for _ in range(2):
        assert said_at_start(left).count("is lost: all its") == len(evening.rows)
    assert standoff("games", "list", *journal(left)).out.count("is lost") == len(evening.rows)
    deleted = standoff("games", "delete", "--lost", *journal(left))
    assert deleted.out.count("is deleted") == len(evening.rows)
    assert "lost" not in said_at_start(left)


@pytest.mark.parametrize("gone", [FILE, f"{FILE}-wal", f"{FILE}-heads"])
def test_a_file_that_vanishes_ends_the_server(left: Path, gone: str) -> None:
    with serving(journal(left)[1]) as (process, _):
        (left / gone).unlink()
        process.wait(timeout=600)
        assert process.stderr is not None
        assert f"has stopped: {gone} is gone." in process.stderr.read()
        assert process.returncode == 2


def test_every_whole_room_is_salvaged_and_restored(evening: Evening, left: Path) -> None:
    spoil_the_first_page(left)
    early = evening.rows[evening.early][-1]
    file = left / FILE
    file.write_bytes(file.read_bytes().replace(early, early[:-1] + b"?"))
    salvaged = standoff("games", "salvage", str(file), "--to", str(left / "new"))
    assert salvaged.code == 1
    assert f"Room {evening.early} has lost its end: row {len(evening.rows[evening.early])} is" in (
        salvaged.out
    )
    others = {code: rows for code, rows in evening.rows.items() if code != evening.early}
    assert rows_in(left / "new") == others
    cut = standoff("games", "salvage", str(file), "--to", str(left / "cut"), "--cut")
    assert cut.out.endswith(f"3 of 3 tables are in {left / 'cut'}.\n")
    assert rows_in(left / "cut")[evening.early] == evening.rows[evening.early][:-1]
    assert standoff("games", "restore", str(left / "new"), *journal(left)).code == 0
    assert "closed" not in said_at_start(left)
    assert rows_in(file) == others


def test_a_copy_made_while_the_server_runs_is_restored_and_played_on(
    evening: Evening, left: Path
) -> None:
    with serving(journal(left)[1]) as (process, address):
        newer = asyncio.run(opened(address, 1))
        refused = standoff("games", "restore", str(left / "copy"), *journal(left))
        assert "in use by another process" in refused.err
        process.kill()
        process.wait()
    restored = standoff("games", "restore", str(left / "copy"), *journal(left))
    assert restored.out.splitlines() == [
        f"3 tables are in {left / FILE}.",
        f"What was there is in {left / FILE}.replaced-1.",
    ]
    assert newer in rows_in(left / f"{FILE}.replaced-1")
    assert "ERROR" not in said_at_start(left)
    assert rows_in(left / FILE) == evening.rows
    assert newer not in standoff("games", "list", *journal(left)).out


def test_a_lost_key_is_named_in_one_line_and_the_tables_wait_for_it(
    evening: Evening, left: Path
) -> None:
    key = left / f"{FILE}-key"
    key.rename(left / "away")
    for command in (("serve", "--no-browser", "--port", "0"), ("games", "list")):
        refused = standoff(*command, *journal(left))
        assert refused.code == 2
        assert "sealed with a key that is missing" in refused.err
        assert refused.err.count("\n") == 1
    assert not key.exists()
    named = ("--journal-key", str(left / "away"))
    assert evening.late in standoff("games", "list", *journal(left), *named).out
    # A copy holds no key of its own: it is read with the one of the journal it was made of.
    copied = ("--journal", f"sqlite:///{left}/copy")
    assert standoff("games", "list", *copied).code == 2
    assert evening.late in standoff("games", "list", *copied, *named).out
    assert rows_in(left / FILE) == evening.rows


def test_copies_are_refused_in_one_line_where_they_cannot_be(left: Path) -> None:
    (left / "page").write_text("Dear diary, " * 1000)
    for command in (
        ("backup", str(left / "copy")),
        ("restore", str(left / "page")),
        ("restore", str(left / "nothing")),
        ("salvage", str(left / "nothing"), "--to", str(left / "new")),
        ("salvage", str(left / "copy"), "--to", str(left / "page")),
    ):
        refused = standoff("games", *command, *journal(left))
        assert refused.code == 2, command
        assert refused.err.count("\n") == 1, refused.err
    in_postgres = ("--journal", "postgresql://postgres@/none")
    assert standoff("games", "restore", str(left / "copy"), *in_postgres).code == 2


def test_commands_reach_a_running_server_and_others_do_not(evening: Evening, left: Path) -> None:
    with serving(journal(left)[1]) as (process, _):
        sign = left / f"{FILE}-door"
        assert sign.stat().st_mode & 0o777 == 0o600
        # Others on this machine, who hold the door's handle and say nothing, keep nobody out.
        port = json.loads(sign.read_text())["port"]
        with ExitStack() as idle:
            for _ in range(3 * AT_ONCE):
                idle.enter_context(socket.create_connection(("127.0.0.1", port)))
            assert evening.late in standoff("games", "list", *journal(left)).out
        assert standoff("games", "check", *journal(left)).code == 0
        deleted = standoff("games", "delete", evening.late, *journal(left))
        assert deleted.out == f"{evening.late} is deleted\n"
        assert evening.late not in standoff("games", "list", *journal(left)).out
        told = sign.read_text()
        sign.write_text(told.replace('"token":"', '"token":"x'))
        refused = standoff("games", "list", *journal(left))
        assert "in use by another process" in refused.err
        process.send_signal(signal.SIGTERM)
        process.wait()
        assert not sign.exists()


@contextmanager
def hanging_up(action: signal.Handlers) -> Iterator[None]:
    """What a process inherits that is started here; these tests may run under nohup themselves."""
    before = signal.signal(signal.SIGHUP, action)
    try:
        yield
    finally:
        signal.signal(signal.SIGHUP, before)


def test_a_terminal_that_hangs_up_ends_the_server_in_good_order(left: Path) -> None:
    with hanging_up(signal.SIG_DFL), serving(journal(left)[1]) as (process, _):
        process.send_signal(signal.SIGHUP)
        assert process.wait() == 0


def test_who_starts_it_with_nohup_may_hang_up(left: Path) -> None:
    # Which is what nohup does.
    with hanging_up(signal.SIG_IGN), serving(journal(left)[1]) as (process, _):
        process.send_signal(signal.SIGHUP)
        assert standoff("games", "list", *journal(left)).err == ""
        process.send_signal(signal.SIGTERM)
        assert process.wait() == 0


def test_the_sign_of_a_killed_server_leads_nobody_astray(evening: Evening, left: Path) -> None:
    with serving(journal(left)[1]) as (process, _):
        process.kill()
        process.wait()
    assert (left / f"{FILE}-door").exists()
    assert evening.early in standoff("games", "list", *journal(left)).out
