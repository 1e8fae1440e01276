"""`standoff serve` and `standoff games` from the outside."""

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import NamedTuple
from urllib.request import urlopen

from standoff.cli.main import main
from standoff.client.device import Device
from standoff.protocol import hello
from standoff.protocol.deeds.lobby import Start
from standoff.protocol.deeds.seats import AddBot
from standoff.record.verify import Fit, verify
from standoff.rules.classic.options import Options

STANDOFF = Path(sys.executable).with_name("standoff")


@contextmanager
def serving(journal: str, *more: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server at a port of its own, and the first line it prints."""
    command = [str(STANDOFF), "serve", "--no-browser", "--host", "127.0.0.1", "--port", "0"]
    with started([*command, "--journal", journal, *more]) as found:
        yield found


@contextmanager
def started(command: list[str]) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A command, and the first line it prints."""
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )
    assert process.stdout is not None
    try:
        yield process, process.stdout.readline().strip()
    finally:
        process.kill()
        process.communicate()


class Ended(NamedTuple):
    """How a command ended, and what it said."""

    code: int
    out: str
    err: str


def standoff(*arguments: str) -> Ended:
    """A command that ends by itself, in this process."""
    out, err = StringIO(), StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        try:
            code = main(list(arguments))
        except SystemExit as ended:  # what the parser itself refuses
            code = int(ended.code or 0)
    return Ended(code, out.getvalue(), err.getvalue())


def test_ctrl_c_before_anything_is_loaded_ends_quietly() -> None:
    # The signal is pending from the first moment, as ./play hands it on.
    held = "import os, signal, sys; signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT]);"
    hands_on = f"{held} os.kill(os.getpid(), signal.SIGINT); os.execv(sys.argv[1], sys.argv[1:])"
    ended = subprocess.run(
        [sys.executable, "-c", hands_on, STANDOFF, "serve", "--no-browser", "--port", "0"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ended.returncode, ended.stdout, ended.stderr) == (-signal.SIGINT, "", "")


def test_the_first_line_is_the_address_and_a_signal_stops_it_well(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/journal.db") as (process, address):
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+/", address)
        with urlopen(f"{address}healthz") as answer:
            assert answer.read() == b'{"ok":true,"live":true,"ready":true}'
        process.send_signal(signal.SIGTERM)
        # Not `communicate`: it does not know what came together with the first line.
        assert process.stdout is not None
        assert process.stderr is not None
        said, complained = process.stdout.read(), process.stderr.read()
        assert process.wait() == 0
        assert said.splitlines()[0].startswith("Only this machine reaches it")
        assert len(said.splitlines()) < 10, "no code for cameras that could not follow it"
        assert "Traceback" not in complained


def test_where_others_can_follow_the_address_there_is_a_code_for_their_cameras(
    tmp_path: Path,
) -> None:
    public = ("--public-url", "https://standoff.example.org")
    with serving(f"sqlite:///{tmp_path}/journal.db", *public) as (process, address):
        assert address == "https://standoff.example.org"
        process.send_signal(signal.SIGTERM)
        assert process.stdout is not None
        assert len(process.stdout.read().splitlines()) > 10


def test_a_second_server_on_one_journal_is_refused_in_one_line(tmp_path: Path) -> None:
    journal = f"sqlite:///{tmp_path}/journal.db"
    with serving(journal):
        refused = standoff("serve", "--no-browser", "--port", "0", "--journal", journal)
        assert refused.code == 2
        assert refused.err.count("\n") == 1
        assert "in use by another process" in refused.err


def test_a_second_start_says_where_the_first_one_is(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/one.db") as (_, address):
        port = address.rstrip("/").rpartition(":")[2]
        where = ("--no-browser", "--host", "127.0.0.1", "--port", port)
        again = standoff("serve", *where, "--journal", f"sqlite:///{tmp_path}/one.db")
        assert again.code == 0
        assert again.out.splitlines()[1] == address
        other = standoff("serve", *where, "--journal", f"sqlite:///{tmp_path}/two.db")
        assert (other.code, other.err.count("\n")) == (2, 1)
        assert "another journal" in other.err


def test_a_port_that_something_else_has_is_left_to_it(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        where = ("--no-browser", "--host", "127.0.0.1", "--journal", f"sqlite:///{tmp_path}/one.db")
        refused = standoff("serve", *where, "--port", str(port))
        assert (refused.code, refused.err.count("\n")) == (2, 1)
        start = f"from standoff.cli import main, serve; serve.PORT = {port}; main.main()"
        with started([sys.executable, "-c", start, "serve", *where]) as (_, address):
            assert re.fullmatch(r"http://127\.0\.0\.1:\d+/", address)
            assert not address.endswith(f":{port}/")


def test_a_node_whose_port_is_taken_does_not_take_whoever_has_it_for_itself(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/one.db") as (_, address):
        port = address.rstrip("/").rpartition(":")[2]
        where = ("--no-browser", "--host", "127.0.0.1", "--port", port)
        second = standoff("serve", *where, "--node", "two", "--journal", "postgresql://nowhere/x")
        assert (second.code, second.err.count("\n")) == (2, 1)
        assert f"cannot listen on 127.0.0.1, port {port}" in second.err


def test_games_are_listed_exported_and_deleted(tmp_path: Path) -> None:
    journal = f"sqlite:///{tmp_path}/journal.db"

    async def begin(address: str) -> str:
        asked = hello.Open(name="Ada", options=Options(4))
        async with Device(address.rstrip("/"), asked) as host:
            for _ in range(3):
                await host.do(AddBot("timid"))
            await host.do(Start())
            return host.admitted.code

    with serving(journal, "--log", "json") as (_, address):
        code = asyncio.run(begin(address))
        seen = standoff("games", "top", "--journal", journal).out
        assert re.search(rf"{code} +game +1 +1 +1 +3 ", seen), seen
        assert "Ada" not in seen
    assert standoff("games", "top", "--journal", journal).code == 2
    listed = standoff("games", "list", "--journal", journal)
    header, table = listed.out.splitlines()
    assert header.split() == ["code", "opened", "last", "played", "state"]
    assert code in table
    assert "Ada" in table
    folder = tmp_path / "records"
    exported = standoff("games", "export", code.lower(), "--to", str(folder), "--journal", journal)
    assert exported.code == 0
    assert verify((folder / f"{code}-1.jsonl").read_bytes()).fit is Fit.FITS
    kept = standoff("games", "delete", "--before", "2001-01-01", "--journal", journal)
    assert kept.out == ""
    deleted = standoff("games", "delete", code, "--journal", journal)
    assert deleted.out == f"{code} is deleted\n"
    assert standoff("games", "list", "--journal", journal).out.split("\n")[1:] == [""]


def test_slips_are_told_in_one_line(tmp_path: Path) -> None:
    journal = ("--journal", f"sqlite:///{tmp_path}/journal.db")
    for command in (
        ("serve", "--port", "99999", *journal),
        ("serve", "--journal", "mysql://nowhere"),
        ("serve", "--public-url", "nowhere", *journal),
        ("serve", "--keep", "0", *journal),
        ("serve", "--trusted-proxy", "10.0.0.0/99", *journal),
        ("serve", "--tls-key", "key.pem", *journal),
        ("serve", "--tls-key", "key.pem", "--tls-certificate", "nowhere.pem", *journal),
        ("serve", "--metrics", "everywhere", *journal),
        ("certificate", "--folder", str(tmp_path / "new"), "bank.example.com"),
        ("games", "delete", *journal),
        ("games", "delete", "--before", "yesterday", *journal),
        ("games", "delete", "BCDF", *journal),
        ("games", "export", "BCDF", "--to", str(tmp_path), *journal),
        ("bot", "nowhere"),
        ("bot", "http://127.0.0.1:1/t/BCDF#secret"),
    ):
        refused = standoff(*command)
        assert refused.code == 2, command
        assert refused.err.count("\n") == 1, refused.err
