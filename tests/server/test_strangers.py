"""What somebody with a client of their own could do to a running server, and cannot any more."""

import asyncio
import gc
from contextlib import AsyncExitStack
from pathlib import Path
from types import TracebackType

import pytest

from standoff.client.device import Device
from standoff.protocol import hello, sent
from standoff.protocol.deeds.hosting import Kick
from standoff.protocol.deeds.lobby import Start
from standoff.protocol.deeds.real import BeginTable, SetTable, SitAs
from standoff.protocol.refusal import Code
from standoff.protocol.replies import Admitted, Refused, encode
from standoff.rooms.refusal import RefusedError
from standoff.rules.classic.options import Options
from standoff.rules.classic.words import PowerSet
from standoff.server.limits import block
from standoff.server.upkeep import UNLOADS_AFTER, Upkeep
from tests.server.memory import SOMEWHERE, hall
from tests.server.serving import ROOMY, heard, on_a_loop, served, socket


@on_a_loop
async def test_a_command_that_is_refused_again_and_again_keeps_nothing(tmp_path: Path) -> None:
    """Each time two kilobytes were kept: one address could have had a gigabyte and a half in an hour."""
    async with served(tmp_path) as server, socket(server.origin, hello.Open(name="Ada")) as line:
        assert isinstance(await heard(line), Admitted)
        kept = []
        for _ in range(2):
            for _ in range(8):
                await line.send(encode(sent.Command(1, Start())).decode())
                while not isinstance(await heard(line), Refused):
                    pass
            gc.collect()
            kept.append(sum(isinstance(one, TracebackType) for one in gc.get_objects()))
        assert kept[1] <= kept[0]


@on_a_loop
async def test_the_host_sees_no_cards_of_a_chair_they_emptied_where_phones_deal(
    tmp_path: Path,
) -> None:
    """A second device of theirs took the chair, with power and role."""
    names = ("Ada", "Bruno", "Cleo", "Dario", "Edie")
    cop = Options(5, PowerSet.ALL, cop=True)
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(served(tmp_path))
        host = Device(server.origin, hello.Open(name="Ada", options=cop, real=True))
        await stack.enter_async_context(host)
        code = host.admitted.code
        await host.do(SetTable(names, cop, phones=True))
        for seat, name in enumerate(names[1:], 1):
            phone = Device(server.origin, hello.Enter(code=code, name=name))
            await stack.enter_async_context(phone)
            await phone.do(SitAs(seat))
        await host.do(SitAs(0))
        await host.do(BeginTable())
        await host.do(Kick(1))
        second = Device(server.origin, hello.Enter(code=code, name="Ada too"))
        await stack.enter_async_context(second)
        with pytest.raises(RefusedError) as refusal:
            await second.do(SitAs(1))
        assert refusal.value.code is Code.STALE


@on_a_loop
async def test_nobody_waits_for_all_the_tables_that_somebody_else_would_have_restored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two hundred long ones, asked for at one moment, each had their turn before anybody else had one more."""
    monkeypatch.setattr("standoff.server.house.AT_ONE_TIME", 1)
    async with hall(tmp_path, ROOMY) as it:
        codes = []
        for address in (*["198.51.100.7"] * 3, "203.0.113.7"):
            visit = await it.visit(hello.Open(name="Ada"), address)
            codes.append(visit.peer.me.code)
            await visit.leave()
        it.clock.time += UNLOADS_AFTER
        upkeep = Upkeep(it.house, 30)
        await upkeep.unload()
        assert not it.house.rooms
        restored: list[str] = []

        async def restore(code: str) -> None:
            await it.house.keeper(code)
            restored.append(code)

        await asyncio.gather(*map(restore, codes))
        assert restored[-2:] == codes[1:3]
        await upkeep.stop()


@on_a_loop
async def test_whoever_waits_for_a_table_to_be_restored_takes_nobodys_turn_at_the_door(
    tmp_path: Path,
) -> None:
    """64 who come to tables that take long would let nobody else in meanwhile."""
    async with hall(tmp_path, ROOMY) as it:
        it.doorman.turns = asyncio.Semaphore(1)
        host = await it.visit(hello.Open(name="Ada"))
        me = host.peer.me
        await host.leave()
        it.clock.time += UNLOADS_AFTER
        upkeep = Upkeep(it.house, 30)
        await upkeep.unload()
        lane = it.house.lanes[block(SOMEWHERE)] = asyncio.Semaphore(0)
        back = asyncio.create_task(it.visit(hello.Attach(code=me.code, token=me.token)))
        while not it.house.loading:
            await asyncio.sleep(0)
        taken = it.doorman.turns.locked()
        lane.release()
        assert (await back).peer.me.member == me.member
        assert not taken
        await upkeep.stop()
