"""Presence: who is taken for gone, and when."""

from pathlib import Path

from standoff.protocol import hello
from standoff.protocol.members import Kind
from standoff.rooms.clockwork import WATCHER_AWAY
from standoff.server.upkeep import Upkeep
from tests.server.memory import hall
from tests.server.serving import ROOMY, on_a_loop


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
