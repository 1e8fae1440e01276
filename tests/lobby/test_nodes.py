"""An open house of two nodes: one lobby, one book, and people seated together whichever node they come to."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from standoff.cli.journals import ServedJournal
from standoff.client.device import Device, ShownOutError
from standoff.lobby.keys import person_of
from standoff.lobby.nodes import furnish
from standoff.nodes import link
from standoff.protocol import hello, sent
from standoff.protocol.closing import Why
from standoff.protocol.deeds.hosting import Publish
from standoff.protocol.lobby import Grievance
from standoff.protocol.messages import Welcome
from standoff.protocol.replies import (
    Admitted,
    BlockedHere,
    ForgottenPerson,
    LobbySeen,
    OwnTold,
    ReportNoted,
    encode,
)
from standoff.rooms import public
from standoff.server.openness import HouseOrder
from standoff.server.side_door import DoorSign
from tests.journal.conftest import database as database
from tests.journal.conftest import postgres as postgres
from tests.journal.engines import asked_of_postgres
from tests.lobby.meeting import new_key, playing
from tests.lobby.test_safety import refused_at_the_door, until
from tests.nodes.cable import Cable
from tests.nodes.test_nodes import next_of, node, owner_of
from tests.server.serving import ROOMY, on_a_loop, socket


@on_a_loop
async def test_two_nodes_are_one_open_house(database: str, tmp_path: Path) -> None:
    door, troll, victim = tmp_path / "door", new_key(), new_key()
    async with (
        node(database, "one", side_door=door, furnish=furnish, limits=ROOMY) as one,
        node(database, "two", furnish=furnish, limits=ROOMY) as two,
        Device(one.origin, hello.Open(name="Host", key=new_key())) as host,
        playing(one.origin, "Ada") as ada,
    ):
        await host.do(Publish(on=True))
        # Whoever looks in at the other node sees the tables of both.
        async with socket(two.origin, hello.LookIn(key=victim)) as looker:
            while len((seen := await until(looker, LobbySeen)).tables) < 2:
                pass
            assert {one.code for one in seen.tables} == {host.admitted.code, ada.admitted.code}
        # "Play now" at the other node leads to the table that waits, and back to where it is.
        async with (
            playing(two.origin, "Troll", troll) as bad,
            socket(two.origin, hello.PlayNow(name="Vera", key=victim)) as vera,
        ):
            me = await until(vera, Admitted)
            assert me.code == bad.admitted.code == ada.admitted.code
            assert await owner_of(database, me.code) == "one"
            await vera.send(
                encode(sent.ReportMember(bad.admitted.member, Grievance.WORDS)).decode()
            )
            await until(vera, ReportNoted)
            await vera.send(encode(sent.BlockMember(bad.admitted.member, on=True)).decode())
            await until(vera, BlockedHere)
            # A name that is given at one node is known at the other a moment later.
            async with socket(two.origin, hello.LookIn(key=victim)) as line:
                await line.send(encode(sent.BeCalled("Vera")).decode())
                assert (await until(line, OwnTold)).name == "Vera"
            await until_called(one.origin, victim, "Vera")
            # Whoever runs the house bans at one node, and the ban holds at both.
            sign = msgspec.json.decode(door.read_bytes(), type=DoorSign)
            listed = await ServedJournal(sign).house(HouseOrder("list"))
            assert listed is not None
            (report,) = listed.reports
            assert report.name == "Troll"
            await ServedJournal(sign).house(HouseOrder("ban", report.number, days=1))
            await asyncio.wait_for(bad.task, 600)
            assert bad.shown_out is Why.BANNED
        while await lets_in(two.origin, troll):
            await asyncio.sleep(0.5)
        assert await refused_at_the_door(one, hello.LookIn(key=troll)) is Why.BANNED
        # Forgotten at one node, somebody is forgotten at all, and in every part of the book.
        async with socket(one.origin, hello.LookIn(key=victim)) as line:
            await line.send(encode(sent.ForgetMe()).decode())
            await until(line, ForgottenPerson)
        await until_called(two.origin, victim, "")
    async with node(database, "three", furnish=furnish, limits=ROOMY) as three:
        assert await refused_at_the_door(three, hello.LookIn(key=troll)) is Why.BANNED
        assert await name_at(three.origin, victim) == ""
    rows = await asked_of_postgres(
        database, "SELECT body FROM standoff.journal WHERE room LIKE 'lobby%'"
    )
    found = [bytes(row) for (row,) in rows if isinstance(row, bytes)]
    assert found
    # Only that it is to be forgotten is known for an hour, so that every node hears of it.
    mine = [row for row in found if person_of(victim).encode() in row]
    assert all(b'"forgotten"' in row or b'"erased"' in row for row in mine), mine


@on_a_loop
async def test_nobody_who_would_play_is_led_to_a_node_that_may_be_gone_or_waits_for_one(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with node(database, "one", furnish=furnish, limits=ROOMY) as one, Cable() as cable:
        await cable.lead_to("one", database)
        async with (
            node(database, "two", furnish=furnish, limits=ROOMY) as two,
            playing(one.origin, "Ada") as ada,
            socket(two.origin, hello.LookIn(key=new_key())) as looker,
        ):
            while not (await until(looker, LobbySeen)).tables:
                pass
            async with playing(two.origin, "Bea") as bea:
                assert bea.admitted.code == ada.admitted.code
                cable.pulled = True
                monkeypatch.setattr(link, "DOUBTS", 0)
                async with socket(two.origin, hello.PlayNow(name="Cleo", key=new_key())) as line:
                    cleo = await until(line, Admitted)
                assert await owner_of(database, cleo.code) == "two"
                bea.origin = one.origin  # the other way


@on_a_loop
async def test_on_nodes_bots_come_so_much_earlier_as_a_node_that_vanishes_may_cost(
    database: str,
) -> None:
    async with (
        node(database, "one", furnish=furnish, limits=ROOMY) as one,
        playing(one.origin, "Ada", waited=1_000) as ada,
    ):
        told = await next_of(ada, "Welcome")
        assert isinstance(told, Welcome)
        assert told.room.fills_at is not None
        assert told.room.fills_at - told.now <= public.WAITS - 3_000


async def name_at(origin: str, key: str) -> str:
    async with socket(origin, hello.LookIn(key=key)) as line:
        await line.send(encode(sent.AskOwn()).decode())
        return (await until(line, OwnTold)).name


async def until_called(origin: str, key: str, name: str) -> None:
    """Until a node has read what another wrote: it looks once a second."""
    while await name_at(origin, key) != name:
        await asyncio.sleep(0.5)


async def lets_in(origin: str, key: str) -> bool:
    """Whether somebody may come in at a node; the one that a ban was not written at hears of it soon."""
    try:
        async with Device(origin, hello.Open(name="Troll", key=key), patient=False):
            return True
    except ShownOutError:
        return False
