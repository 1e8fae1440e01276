"""Presence: who is taken for gone, and when."""

from pathlib import Path

from standoff.protocol import hello
from standoff.protocol.deeds.lobby import Start
from standoff.protocol.deeds.seats import Leave
from standoff.protocol.members import Kind
from standoff.protocol.replies import Ack, Refused
from standoff.rooms.clockwork import WATCHER_AWAY
from standoff.server.upkeep import Upkeep
from tests.server.memory import hall
from tests.server.serving import ROOMY, on_a_loop
from tests.server.test_taking_over import asked


@on_a_loop
async def test_nobody_is_taken_for_gone_while_nobody_at_all_is_there(tmp_path: Path) -> None:
    async with hall(tmp_path, ROOMY) as it:
        host = await it.visit(hello.Open(name="Ada"))
        me = host.peer.me
        watcher = await it.visit(hello.Enter(code=me.code, kind=Kind.WATCHER))
        keeper = await it.house.keeper(me.code)
        upkeep = Upkeep(it.house, 30)
        for visit in (host, watcher):
            await visit.leave()
        it.clock.time += 10 * WATCHER_AWAY
        await upkeep.tell_presence()
        assert set(keeper.room.members) == {1, 2}
        await it.visit(hello.Attach(code=me.code, token=me.token))
        await upkeep.tell_presence()
        assert set(keeper.room.members) == {1}
        await upkeep.stop()


@on_a_loop
async def test_nothing_is_kept_for_whoever_has_left_for_good(tmp_path: Path) -> None:
    """Who comes and goes all day long at a table of theirs would fill the memory."""
    async with hall(tmp_path, ROOMY) as it:
        host = await it.visit(hello.Open(name="Ada"))
        keeper = await it.house.keeper(host.peer.me.code)
        for _ in range(3):
            guest = await it.visit(hello.Enter(code=host.peer.me.code, name="Bruno"))
            assert isinstance(await asked(guest, 1, Start()), Refused)
            assert isinstance(await asked(guest, 2, Leave()), Ack)
        assert len(keeper.latest) == 4
        upkeep = Upkeep(it.house, 30)
        await upkeep.tell_presence()
        assert set(keeper.latest) == {1}
        assert [keeper.refusals.last(member) for member in (2, 3, 4)] == [0, 0, 0]
        await upkeep.stop()
