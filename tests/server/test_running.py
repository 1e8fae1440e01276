"""A server from its start to its end, part by part, without a process of its own."""

import asyncio
import logging
import signal
import socket
from pathlib import Path

import pytest

from standoff.protocol import hello
from standoff.protocol.replies import Away
from standoff.server import tls
from standoff.server.authority import new_authority, new_certificate
from standoff.server.metrics import CountedLog
from standoff.server.running import BACKLOG, MOST_UNREAD, listener, signalled
from standoff.server.upkeep import UNLOADS_AFTER, Upkeep
from tests.server.leaping import leap, on_a_leaping_loop
from tests.server.memory import Hall, StillClock, hall
from tests.server.serving import ROOMY, on_a_loop, served
from tests.server.test_rooms_in_the_house import opened
from tests.server.test_tls import NAMES, put, shown


class LoopClock(StillClock):
    """A clock that goes with the loop."""

    def now(self) -> int:
        return self.time + int(asyncio.get_running_loop().time() * 1000)

    def seconds_until(self, at: int) -> float:
        return max(0, at - self.now()) / 1000


def with_the_loop(it: Hall) -> Hall:
    it.house.clock = it.clock = LoopClock()
    return it


@on_a_leaping_loop
async def test_a_job_is_done_again_and_again_and_a_failure_is_not_the_end_of_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with hall(tmp_path, ROOMY) as it:
        upkeep = Upkeep(with_the_loop(it).house, 30)
        await upkeep.stop()
        done: list[int] = []

        async def job() -> None:
            done.append(it.clock.now())
            if len(done) == 2:
                raise LookupError("a secret")

        task = asyncio.create_task(upkeep.every(4.0, job))
        await leap(0)
        for later, times in ((3.5, 0), (1, 1), (2, 1), (2.5, 2), (4.5, 3), (4.5, 4)):
            await leap(later)
            assert len(done) == times
        assert caplog.text.count("upkeep failed: LookupError") == 1
        assert "a secret" not in caplog.text
        task.cancel()


@on_a_leaping_loop
async def test_who_is_away_is_told_within_ten_seconds_and_an_empty_table_leaves_the_memory(
    tmp_path: Path,
) -> None:
    async with hall(tmp_path, ROOMY) as it:
        upkeep = Upkeep(with_the_loop(it).house, 30)
        host, keeper = await opened(it)
        guest = await it.visit(hello.Enter(code=host.peer.me.code, name="Bo"))
        await leap(10.5)
        await guest.leave()
        before = len(host.peer.frames)
        await leap(8)
        assert len(host.peer.frames) == before
        await leap(2.5)
        assert [one for one in host.peer.replies()[before:] if isinstance(one, Away)] == [
            Away((1,))
        ]
        await host.leave()
        await leap(UNLOADS_AFTER / 1000 - 70)
        assert it.house.rooms == {keeper.room.code: keeper}
        await leap(61)
        await leap(61)
        assert it.house.rooms == {}
        await upkeep.stop()
        assert all(task.done() for task in upkeep.tasks)


@on_a_loop
async def test_a_journal_in_a_file_is_sealed_with_a_key_beside_it_or_with_the_one_named(
    tmp_path: Path,
) -> None:
    async with served(tmp_path):
        pass
    assert (tmp_path / "journal.db-key").exists()
    named = tmp_path / "elsewhere" / "key"
    other = tmp_path / "other"
    other.mkdir()
    async with served(other, journal_key=named):
        pass
    assert named.exists()
    assert not (other / "journal.db-key").exists()


@on_a_loop
async def test_a_server_looks_at_its_certificate_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tls, "LOOK", 0.01)
    authority = new_authority("cellar")
    files = put(new_certificate(authority, NAMES), tmp_path)
    async with served(tmp_path, tls=files) as server:
        first = await shown(server.port, authority)
        put(new_certificate(authority, NAMES), tmp_path)
        while await shown(server.port, authority) == first:
            await asyncio.sleep(0.01)


@on_a_loop
async def test_metrics_end_with_their_server(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    log = logging.getLogger("standoff")
    async with served(tmp_path, metrics=("127.0.0.1", 0)):
        assert any(isinstance(one, CountedLog) for one in log.handlers)
        (said,) = [line for line in caplog.messages if "metrics are told" in line]
    assert not any(isinstance(one, CountedLog) for one in log.handlers)
    where, _, port = said.removeprefix("metrics are told on ").partition(", port ")
    assert where == "127.0.0.1"
    with pytest.raises(ConnectionError):
        await asyncio.open_connection(where, int(port))


def test_a_port_is_had_at_once_after_a_restart_and_never_together_with_another() -> None:
    with listener("127.0.0.1", 0) as ear:
        assert ear.family is socket.AF_INET
        assert ear.getsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR)
        assert ear.getsockopt(socket.SOL_SOCKET, socket.SO_ACCEPTCONN)
        assert MOST_UNREAD <= ear.getsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF) <= 2 * MOST_UNREAD
        port = ear.getsockname()[1]
        with pytest.raises(OSError, match="in use"):
            listener("127.0.0.1", port)
        callers = [socket.create_connection(("127.0.0.1", port)) for _ in range(8)]
        for caller in callers:
            caller.close()
    with listener("127.0.0.1", port) as again:
        assert again.getsockname()[1] == port
    assert len(callers) < BACKLOG


@on_a_loop
async def test_a_server_ends_when_it_is_asked_to_and_not_when_a_terminal_it_gave_up_hangs_up() -> (
    None
):
    before = {one: signal.getsignal(one) for one in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)}
    try:
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        told = signalled()
        assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN
        assert not told.is_set()
        signal.raise_signal(signal.SIGHUP)
        await asyncio.sleep(0)
        assert not told.is_set()
        signal.raise_signal(signal.SIGINT)
        await told.wait()
        signal.signal(signal.SIGHUP, signal.SIG_DFL)
        told = signalled()
        signal.raise_signal(signal.SIGHUP)
        await told.wait()
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)
