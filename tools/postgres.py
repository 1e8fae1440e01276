"""A PostgreSQL of one's own for tests: in a folder of its own, on a socket of its own."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TypedDict

START_WITHIN = 60.0
"""Seconds in which a server has to answer."""


class Account(TypedDict, total=False):
    """Whom a program runs as, if not as whoever starts it."""

    user: int
    group: int


def program(name: str) -> Path | None:
    """Where a program of PostgreSQL is; Debian keeps it off the path."""
    found = shutil.which(name)
    if found:
        return Path(found)
    versions = Path("/usr/lib/postgresql").glob(f"*/bin/{name}")
    return max(versions, key=lambda path: int(path.parts[-3]), default=None)


def is_alive(process: str) -> bool:
    """Tell whether a process still holds anything; a zombie does not."""
    try:
        status = Path(f"/proc/{process}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False
    return status.rpartition(")")[2].split()[0] not in ("Z", "X")


class Postgres:
    """A server that can be started, killed and started again."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._data = folder / "data"
        # PostgreSQL refuses to run as root; its package brings an account along.
        self._account: Account = {}
        if os.getuid() == 0:
            account = pwd.getpwnam("postgres")
            os.chown(folder, account.pw_uid, account.pw_gid)
            self._account = {"user": account.pw_uid, "group": account.pw_gid}
        options = "--no-sync --auth=trust --username=postgres --encoding=UTF8 --locale=C"
        self._run("initdb", "-D", str(self._data), *options.split()).wait()
        self._server: subprocess.Popen[bytes]

    @property
    def socket(self) -> Path:
        """Where it listens."""
        return self._folder / ".s.PGSQL.5432"

    def url(self, database: str = "postgres") -> str:
        """The address of a database."""
        return f"postgresql://postgres@/{database}?host={self._folder}"

    def start(self, **settings: str) -> None:
        """Start, and return when it answers."""
        given = {"listen_addresses": "", "unix_socket_directories": str(self._folder), **settings}
        options = [f"--{name}={value}" for name, value in given.items()]
        self._server = self._run("postgres", "-D", str(self._data), *options)
        end = time.monotonic() + START_WITHIN
        while self._run("pg_isready", "--quiet", f"--host={self._folder}").wait():
            if self._server.poll() is not None or time.monotonic() > end:
                raise OSError(f"PostgreSQL does not start:\n{self._log.read_text()}")
            time.sleep(0.02)

    def kill(self) -> None:
        """Kill the server, as kill -9 does: the postmaster first, so that it replaces no child."""
        children = self._children()
        self._server.kill()
        self._server.wait()
        for child in children:
            with suppress(ProcessLookupError):
                os.kill(int(child), signal.SIGKILL)
        # As long as one of them holds the shared memory, no other server starts.
        while any(is_alive(child) for child in children):
            time.sleep(0.005)

    def freeze(self) -> None:
        """Let it stand still: it takes connections and questions, and answers nothing."""
        self._signal_all(signal.SIGSTOP)

    def thaw(self) -> None:
        self._signal_all(signal.SIGCONT)

    def _signal_all(self, number: signal.Signals) -> None:
        self._server.send_signal(number)
        for child in self._children():
            with suppress(ProcessLookupError):
                os.kill(int(child), number)

    def _children(self) -> list[str]:
        postmaster = self._server.pid
        return Path(f"/proc/{postmaster}/task/{postmaster}/children").read_text().split()

    def stop(self) -> None:
        """Stop at once, without writing anything more."""
        self._server.send_signal(signal.SIGQUIT)
        self._server.wait()

    @property
    def _log(self) -> Path:
        return self._folder / "log"

    def _run(self, name: str, *arguments: str) -> subprocess.Popen[bytes]:
        path = program(name)
        if path is None:
            raise FileNotFoundError(f"{name} is missing: PostgreSQL is not installed")
        with self._log.open("ab") as log:
            return subprocess.Popen(
                [path, *arguments],
                cwd=self._folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                **self._account,
            )


@contextmanager
def running_postgres(**settings: str) -> Iterator[Postgres]:
    """A server for as long as the block lasts."""
    with tempfile.TemporaryDirectory(prefix="standoff-") as folder:
        postgres = Postgres(Path(folder))
        postgres.start(**settings)
        try:
            yield postgres
        finally:
            postgres.stop()
