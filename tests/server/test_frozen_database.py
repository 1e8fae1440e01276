"""A frozen PostgreSQL: the server says so while it waits, and ends as it says; stalls are logged."""

import logging
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from standoff.journal.journal import Journal
from standoff.journal.opening import open_store
from standoff.server.stalls import LATE, SLOW, Stalls, is_ready
from tests.journal.gate import GatedStore
from tests.server.serving import on_a_loop
from tests.server.test_serve_command import started
from tools.postgres import Postgres, running_postgres

IMPATIENT = "from standoff.journal import postgres; postgres.ANSWER_WITHIN = 5"
SERVE = "from standoff.cli import main; raise SystemExit(main.main())"


@pytest.fixture
def frozen() -> Iterator[Postgres]:
    """A PostgreSQL that is to be frozen in the test, and goes on after it."""
    with running_postgres() as running:
        try:
            yield running
        finally:
            running.thaw()


def answered(address: str) -> tuple[int, bytes]:
    try:
        with urlopen(address) as answer:
            return answer.status, answer.read()
    except HTTPError as refused:
        return refused.code, refused.read()


def test_the_server_is_alive_but_not_ready_and_then_ends_with_the_reason(
    frozen: Postgres, tmp_path: Path
) -> None:
    command = [sys.executable, "-c", f"{IMPATIENT}; {SERVE}", "serve", "--no-browser"]
    where = ["--host", "127.0.0.1", "--port", "0", "--journal", frozen.url()]
    with started([*command, *where]) as (process, address):
        assert answered(f"{address}healthz")[0] == 200
        frozen.freeze()
        # Nobody asks it for anything: it finds out by itself.
        while (found := answered(f"{address}healthz"))[0] == 200:
            assert process.poll() is None
            time.sleep(0.1)  # whoever asks without a pause is cut off
        assert found == (503, b'{"ok":false,"live":true,"ready":false}')
        assert answered(f"{address}healthz/live") == (200, b'{"live":true}')
        assert process.stderr is not None
        said = process.stderr.read()
        assert process.wait() == 2
    assert "the journal has not answered for" in said
    assert "The journal in PostgreSQL has stopped: it gave no answer for 5 seconds." in said
    assert "Traceback" not in said


@on_a_loop
async def test_stalls_are_logged_once_each(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.INFO)
    store = GatedStore(await open_store(f"sqlite:///{tmp_path}/journal.db"))
    async with Journal(store) as journal:
        now, waited = 100.0, 0.0
        stalls = Stalls(journal, 1.0, lambda: now)
        monkeypatch.setattr(journal, "waits", lambda: waited)
        now += 1 + LATE
        stalls.look()
        assert is_ready(journal)
        assert caplog.messages == []
        now += 1.5 + LATE
        waited = SLOW + 0.5
        stalls.look()
        now += 1
        stalls.look()
        assert not is_ready(journal)
        waited = 0.0
        stalls.look()
        assert caplog.messages == [
            "the server stood still for 1.5 s",
            "the journal has not answered for 2.0 s",
            "the journal answers again",
        ]


@on_a_loop
async def test_a_journal_says_for_how_long_it_waits(tmp_path: Path) -> None:
    store = GatedStore(await open_store(f"sqlite:///{tmp_path}/journal.db"))
    async with Journal(store) as journal:
        assert journal.waits() == 0
        writing = journal.queue("BCDF", 1, b"row")
        await store.begun.wait()
        first = journal.waits()
        assert first > 0
        assert journal.waits() > first
        store.gate.set()
        await writing
        await journal.rooms()
        assert journal.waits() == 0
