"""Tables that change hands while somebody comes to them: nobody keeps one without owning it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import cast

import asyncpg

from standoff.client.device import Device
from standoff.nodes.desk import NodeDesk
from standoff.protocol import hello
from standoff.protocol.closing import CODES, Why
from standoff.protocol.replies import Admitted
from standoff.rules.classic.options import Options
from standoff.server.app import FrontDesk
from tests.journal.conftest import database as database
from tests.journal.conftest import postgres as postgres
from tests.nodes.test_fence import writer
from tests.nodes.test_nodes import node, owner_of
from tests.server.serving import close_code, heard, on_a_loop, socket


@asynccontextmanager
async def locked(database: str, what: str) -> AsyncIterator[None]:
    """Nobody else reads or writes a table of the database, as long as the block lasts."""
    connection = await asyncpg.connect(database)
    try:
        async with connection.transaction():
            await connection.execute(f"LOCK TABLE {what}")
            yield
    finally:
        await connection.close()


@on_a_loop
async def test_a_table_that_is_given_away_while_it_is_read_is_kept_by_its_new_owner_alone(
    database: str,
) -> None:
    desks: list[NodeDesk] = []

    async def furnish(desk: FrontDesk) -> None:
        desks.append(cast(NodeDesk, desk))

    async with (
        node(database, "before") as before,
        Device(before.origin, hello.Open(name="Ada", options=Options(4))) as host,
    ):
        code, token = host.admitted.code, host.admitted.token
    back = hello.Attach(code=code, token=token, since=0)
    async with (
        node(database, "one", furnish=furnish) as one,
        node(database, "two") as two,
    ):
        async with locked(database, "standoff.journal"):
            late = asyncio.create_task(_how_it_ends(one.origin, back))
            while await owner_of(database, code) != "one":
                await asyncio.sleep(0.02)
            (desk,) = desks
            desk.ring.told_to_drain.set()
            while await owner_of(database, code) is not None:
                await asyncio.sleep(0.02)
        assert await late == CODES[Why.RESTART], "no view of a table that somebody else may have"
        assert code not in desk.house.rooms
        async with socket(two.origin, back, says=None) as line:
            assert isinstance(await heard(line), Admitted)
        assert await owner_of(database, code) == "two"


async def _how_it_ends(origin: str, first: hello.Attach) -> int | None:
    async with socket(origin, first, says=None) as line:
        return await close_code(line)


@on_a_loop
async def test_tables_nobody_is_at_are_free_before_those_that_wait_for_the_end_of_a_window(
    database: str,
) -> None:
    desks: list[NodeDesk] = []

    async def furnish(desk: FrontDesk) -> None:
        desks.append(cast(NodeDesk, desk))

    async with (
        node(database, "one", furnish=furnish),
        writer(database, "two") as other,
    ):
        (desk,) = desks
        assert await desk.ring.take("ABCD") == desk.ring.id
        desk.ring.told_to_drain.set()
        while await other.ring.take("ABCD") != other.ring.id:
            await asyncio.sleep(0.02)


@on_a_loop
async def test_who_took_a_room_and_did_not_hear_of_it_begins_another_epoch(database: str) -> None:
    async with writer(database, "one") as one, writer(database, "two") as two:
        assert await one.ring.take("ABCD") == one.ring.id
        await one.journal.append("ABCD", 1, b"{}")
        del one.ring.store.epochs["ABCD"]  # as where whoever asked hung up in between
        assert await two.ring.take("ABCD") == one.ring.id
        assert await one.ring.take("ABCD") == one.ring.id
        assert one.ring.store.epochs["ABCD"] == 2, "what is still on its way from before is fenced"
        await one.journal.append("ABCD", 2, b"{}")
