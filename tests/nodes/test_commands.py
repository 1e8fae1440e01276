"""What an operator sees of a journal that nodes write, from beside them."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from standoff.cli.journals import sign_of
from standoff.cli.main import main
from standoff.client.device import Device
from standoff.protocol import hello
from standoff.rules.classic.options import Options
from tests.journal.conftest import database as database
from tests.journal.conftest import postgres as postgres
from tests.journal.engines import asked_of_postgres
from tests.nodes.test_nodes import node
from tests.server.serving import on_a_loop

SCHEMAS = "SELECT count(*) FROM pg_namespace WHERE nspname = 'standoff'"


@on_a_loop
async def test_tables_are_listed_checked_and_exported_while_nodes_run_and_only_they_delete(
    database: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    key = tmp_path / "journal.key"
    journal = ["--journal", database, "--journal-key", str(key)]

    async def said(*words: str) -> tuple[int, str]:
        status = await asyncio.to_thread(main, list(words))
        return status, "".join(capsys.readouterr())

    async with (
        node(database, "one", journal_key=key, side_door=sign_of(database, "one")) as one,
        Device(one.origin, hello.Open(name="Ada", options=Options(4))) as host,
    ):
        code = host.admitted.code
        listed = await said("games", "list", *journal)
        assert listed[0] == 0
        assert code in listed[1]
        assert "Ada" in listed[1]
        assert await said("games", "check", *journal) == (0, "1 of 1 tables are whole.\n")
        assert (await said("games", "export", *journal, "--to", str(tmp_path / "out")))[0] == 0
        live = await said("games", "top", "--node", "one", *journal)
        assert live[0] == 0
        assert code in live[1]
        assert "Tables in memory: 1; devices at them: 1" in live[1]
        assert (await said("games", "top", "--node", "two", *journal))[0] != 0
        refused = await said("games", "delete", code, *journal)
        assert refused[0] != 0
        assert f"Room {code} is written by another node." in refused[1]
        assert code in (await said("games", "list", *journal))[1]


def test_whoever_looks_for_nodes_in_an_empty_database_leaves_it_empty(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["nodes", "list", "--journal", database]) != 0
    assert "no node has served this journal yet" in capsys.readouterr().err
    assert asyncio.run(asked_of_postgres(database, SCHEMAS))[0][0] == 0


def test_one_server_alone_loads_nothing_of_nodes() -> None:
    loads = "import sys, standoff.cli.serve, standoff.server.running; print(*sys.modules)"
    found = subprocess.run(
        [sys.executable, "-c", loads], capture_output=True, text=True, check=True
    )
    loaded = found.stdout.split()
    assert "standoff.server.running" in loaded
    assert not [one for one in loaded if one.startswith(("standoff.nodes", "asyncpg"))]
