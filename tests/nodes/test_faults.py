"""Nodes that are killed, stopped or restarted: nothing acknowledged is lost, doubled or untrue."""

import asyncio
import signal

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from standoff.client.device import Device
from standoff.protocol import hello
from standoff.protocol.replies import Admitted
from standoff.rooms.deeds.talk import Say
from tests.journal.conftest import database as database
from tests.journal.conftest import postgres as postgres
from tests.nodes.faults import strike_often
from tests.nodes.fleet import NodeProcess, fleet
from tests.server.serving import heard, socket


def test_nothing_is_lost_when_nodes_are_killed_stopped_and_replaced(database: str) -> None:
    strikes = ["killed", "stopped", "terminated"]
    found = asyncio.run(asyncio.wait_for(strike_often(database, strikes, seed=1), 600))
    assert found.acknowledged > 50


def test_a_stopped_owner_is_replaced_and_tells_nothing_when_it_goes_on(database: str) -> None:
    asyncio.run(asyncio.wait_for(stop_the_owner(database), 600))


async def stop_the_owner(database: str) -> None:
    async with fleet(database, 2) as nodes:
        one, two = nodes.nodes
        # Whoever comes to the second node is passed on to the first, which stands still then.
        async with socket(at(one), hello.Open(name="Ada")) as opened:
            host = await heard(opened)
            assert isinstance(host, Admitted)
        entered = Device(at(two), hello.Enter(code=host.code, name="Bruno"))
        async with entered as guest:
            one.send(signal.SIGSTOP)
            await guest.do(Say("is anybody here?"))  # before the first goes on
            back = hello.Attach(code=host.code, token=host.token, since=0)
            late = asyncio.create_task(come(at(one), back))
            await asyncio.sleep(0.2)  # its hello lies before the first node
            one.send(signal.SIGCONT)
            assert not isinstance(await late, Admitted), "a view of an old epoch was told"


def at(node: NodeProcess) -> str:
    return f"http://127.0.0.1:{node.port}"


async def come(origin: str, first: hello.AnyHello) -> object:
    """The first that somebody is told; None where they are told nothing."""
    try:
        async with socket(origin, first, says=None, open_timeout=None) as line:
            return await heard(line)
    except (ConnectionClosed, InvalidHandshake, OSError):
        return None
