"""Stopping and starting again: on purpose, by a full disk, under play; nothing is lost."""

import asyncio
from pathlib import Path

import pytest

from standoff.client.device import Device
from standoff.journal.errors import JournalStoppedError
from standoff.journal.file_store import SqliteStore
from standoff.protocol import hello
from standoff.protocol.closing import Why
from standoff.protocol.deeds.hosting import Lock
from standoff.protocol.deeds.talk import Say
from standoff.protocol.replies import Closing
from standoff.protocol.tempo import Tempo
from standoff.rules.classic.options import Options
from tests.server.oracle import NotingCrowd, Verdict, verdict
from tests.server.processes import ServerProcess
from tests.server.serving import ROOMY, close_code, heard, on_a_loop, served, socket, table


@on_a_loop
async def test_a_server_that_stops_says_so_and_when_to_come_back(tmp_path: Path) -> None:
    async with served(tmp_path) as server, socket(server.origin, hello.Open(name="Ada")) as line:
        for _ in range(3):
            await heard(line)
        stopping = asyncio.create_task(server.stop())
        said = await heard(line)
        assert isinstance(said, Closing)
        assert said.why is Why.RESTART
        assert said.after is not None
        assert 0 <= said.after < 3000
        assert await close_code(line) == 1012
        assert await stopping is None


@on_a_loop
async def test_a_device_finds_its_table_as_it_was_after_a_restart(tmp_path: Path) -> None:
    async with served(tmp_path, limits=ROOMY) as server:
        port = server.port
        asked = hello.Open(name="Ada", options=Options(4), tempo=Tempo.QUICK)
        device = Device(server.origin, asked)
        await device.__aenter__()
        await device.do(Lock(on=True))
        code, commands = device.admitted.code, device.last_command
    async with served(tmp_path, limits=ROOMY, port=port):
        await device.do(Lock(on=False))
        assert (device.admitted.code, device.last_command) == (code, commands + 1)
        await device.__aexit__(None, None, None)


@on_a_loop
async def test_when_the_disk_is_full_the_server_says_so_and_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(tmp_path, limits=ROOMY) as server, table(server.origin) as devices:
        host = devices[0]

        async def full(*_: object) -> None:
            raise JournalStoppedError("The journal has stopped: the disk is full.")

        monkeypatch.setattr(SqliteStore, "write", full)
        with pytest.raises(Exception, match="stopped"):
            await host.do(Say("lost"))
        assert host.shown_out is Why.STOPPED
        assert await server.stop() == "The journal has stopped: the disk is full."


@on_a_loop
async def test_a_restart_under_play_loses_nothing(tmp_path: Path) -> None:
    journal = f"sqlite:///{tmp_path}/journal.db"
    server = ServerProcess(journal)
    try:
        crowd = NotingCrowd(server.port, 5, Options(4), Tempo.QUICK)
        await crowd.sit_down(2)
        found = Verdict()
        for _ in range(3):
            playing = asyncio.create_task(crowd.decide(40, 3600))
            await crowd.until_done(5)
            await asyncio.to_thread(server.terminate)
            playing.cancel()
            assert server.process.exitcode == 0
            found = await verdict(journal, crowd)
            assert found.is_clean, found
            await asyncio.to_thread(server.start)
            await crowd.come_back(lambda _: None)
        assert found.acknowledged > 10
    finally:
        server.kill()
