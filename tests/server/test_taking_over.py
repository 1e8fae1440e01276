"""Taking over: what one person with several devices gets of somebody else's, on a real server."""

from pathlib import Path

import pytest

from standoff.client.device import Device
from standoff.protocol import hello, sent
from standoff.protocol.closing import CODES, Why
from standoff.protocol.deeds.claims import Agree, Claim
from standoff.protocol.deeds.hosting import ShowOut
from standoff.protocol.deeds.lobby import Start
from standoff.protocol.deeds.seats import AddBot
from standoff.protocol.members import Kind
from standoff.protocol.refusal import Code
from standoff.protocol.replies import Ack, Refused
from standoff.protocol.sent import MemberDeed
from standoff.protocol.tempo import Tempo
from standoff.rooms.deeds.claims import OUT_OF_REACH, WAITS
from standoff.rooms.refusal import RefusedError
from standoff.rules.classic.options import Options
from standoff.server.upkeep import Upkeep
from tests.server.memory import Hall, Visit, hall
from tests.server.serving import ROOMY, on_a_loop, served

QUICK = hello.Open(name="Ada", options=Options(4), tempo=Tempo.QUICK)


@on_a_loop
async def test_a_second_device_does_not_get_the_hosts_chair(tmp_path: Path) -> None:
    """Two people and bots: once, a chair with hand, power, role and hosting was taken in half a second."""
    async with served(tmp_path) as server, Device(server.origin, QUICK) as host:
        code = host.admitted.code
        async with (
            Device(server.origin, hello.Enter(code=code, name="Eve")) as eve,
            Device(server.origin, hello.Enter(code=code, kind=Kind.WATCHER)) as second,
        ):
            for _ in range(2):
                await host.do(AddBot("random"))
            await host.do(Start())
            with pytest.raises(RefusedError) as refusal:
                await second.do(Claim(0))
            assert refusal.value.code is Code.OWNER_HERE
            with pytest.raises(RefusedError):
                await eve.do(Agree(second.admitted.member))


async def asked(visit: Visit, number: int, deed: MemberDeed) -> Ack | Refused:
    """What becomes of a deed."""
    await visit.says(sent.Command(number, deed))
    said = [one for one in visit.peer.replies() if isinstance(one, Ack | Refused)]
    assert said[-1].id == number
    return said[-1]


async def a_crew(it: Hall, *names: str) -> list[Visit]:
    """People at one table, of whom the first opened it."""
    host = await it.visit(QUICK)
    code = host.peer.me.code
    return [host, *[await it.visit(hello.Enter(code=code, name=name)) for name in names]]


@on_a_loop
async def test_a_chair_is_given_once_its_owner_was_away_and_a_minute_has_passed(
    tmp_path: Path,
) -> None:
    async with hall(tmp_path, ROOMY) as it:
        ada, bert, cleo = await a_crew(it, "Bert", "Cleo")
        code = ada.peer.me.code
        watcher = await it.visit(hello.Enter(code=code, kind=Kind.WATCHER))
        upkeep = Upkeep(it.house, 30)
        await ada.leave()
        assert isinstance(await asked(watcher, 1, Claim(0)), Refused)
        it.clock.time += OUT_OF_REACH
        await upkeep.tell_presence()
        assert isinstance(await asked(watcher, 2, Claim(0)), Ack)
        for visit in (bert, cleo):
            assert isinstance(await asked(visit, 1, Agree(watcher.peer.me.member)), Ack)
        await upkeep.tell_presence()
        room = it.house.rooms[code]
        assert room.room.chairs[0].member == ada.peer.me.member
        it.clock.time += WAITS
        await upkeep.tell_presence()
        assert room.room.chairs[0].member == watcher.peer.me.member
        assert room.room.host == bert.peer.me.member
        await upkeep.stop()


@on_a_loop
async def test_whoever_comes_back_while_others_agree_keeps_the_chair(tmp_path: Path) -> None:
    async with hall(tmp_path, ROOMY) as it:
        ada, bert, cleo = await a_crew(it, "Bert", "Cleo")
        code, token = ada.peer.me.code, ada.peer.me.token
        watcher = await it.visit(hello.Enter(code=code, kind=Kind.WATCHER))
        upkeep = Upkeep(it.house, 30)
        await ada.leave()
        it.clock.time += OUT_OF_REACH
        assert isinstance(await asked(watcher, 1, Claim(0)), Ack)
        for visit in (bert, cleo):
            await asked(visit, 1, Agree(watcher.peer.me.member))
        it.clock.time += WAITS
        again = await it.visit(hello.Attach(code=code, token=token))
        # The first thing the device is told is who asks for its chair.
        assert b'"claims":[[' in b"".join(again.peer.frames)
        await upkeep.tell_presence()
        room = it.house.rooms[code].room
        assert room.chairs[0].member == ada.peer.me.member
        assert not room.claims
        await upkeep.stop()


@on_a_loop
async def test_whoever_is_shown_out_is_told_so_and_their_token_is_worthless(
    tmp_path: Path,
) -> None:
    async with hall(tmp_path, ROOMY) as it:
        ada = await it.visit(QUICK)
        code = ada.peer.me.code
        wanda = await it.visit(hello.Enter(code=code, kind=Kind.WATCHER))
        assert isinstance(await asked(ada, 1, ShowOut(wanda.peer.me.member)), Ack)
        await wanda.task
        assert wanda.peer.closed == (CODES[Why.SHOWN_OUT], "shown-out")
        again = await it.visit(hello.Attach(code=code, token=wanda.peer.me.token))
        assert again.peer.closed == (CODES[Why.NO_ENTRY], "no-entry")


@on_a_loop
async def test_whoever_was_refused_and_comes_back_is_told_which_ids_are_used(
    tmp_path: Path,
) -> None:
    async with hall(tmp_path, ROOMY) as it:
        ada = await it.visit(QUICK)
        me = ada.peer.me
        for number in (1, 2):
            assert isinstance(await asked(ada, number, AddBot("nobody")), Refused)
        again = await it.visit(hello.Attach(code=me.code, token=me.token))
        assert isinstance(await asked(again, again.peer.me.commands + 1, AddBot("random")), Ack)
