"""Nodes that are killed, stopped or restarted: nothing acknowledged is lost, doubled or untrue."""

import asyncio
import signal

import pytest
from websockets.exceptions import ConnectionClosed

from standoff.client.device import Device
from standoff.protocol import hello
from standoff.protocol.deeds.talk import Say
from standoff.protocol.replies import Admitted, encode
from tests.journal.conftest import database as database
from tests.journal.conftest import postgres as postgres
from tests.nodes.faults import WITHOUT_TIME, strike_often
from tests.nodes.fleet import NodeProcess, fleet
from tests.server.serving import heard, socket
from tools.postgres import Postgres

STOPPED = 20.0
"""Seconds of a lease whose end is waited for, and which a busy machine keeps until then."""


@pytest.mark.slow
def test_nothing_is_lost_or_untrue_whatever_befalls_a_node(
    postgres: Postgres, database: str
) -> None:
    playing = strike_often(postgres, database, WITHOUT_TIME, seed=1, timeless=True)
    found = asyncio.run(asyncio.wait_for(playing, 3600))  # one that hangs has failed
    assert found.acknowledged >= 4 * len(WITHOUT_TIME)


def test_a_stopped_owner_is_replaced_and_tells_nothing_when_it_goes_on(database: str) -> None:
    asyncio.run(asyncio.wait_for(stop_the_owner(database), 3600))


async def stop_the_owner(database: str) -> None:
    async with fleet(database, database, lease=STOPPED) as nodes:
        one, two = nodes.nodes
        # Whoever comes to the second node is passed on to the first, which stands still then.
        async with socket(at(one), hello.Open(name="Ada")) as opened:
            host = await heard(opened)
            assert isinstance(host, Admitted)
        async with (
            Device(at(two), hello.Enter(code=host.code, name="Bruno")) as guest,
            socket(at(one), says=None) as late,
        ):
            one.send(signal.SIGSTOP)
            await guest.do(Say("is anybody here?"))  # while the first stands still
            back = hello.Attach(code=host.code, token=host.token, since=0)
            await late.send(encode(back).decode())
            one.send(signal.SIGCONT)
            # The hello is there when it goes on, and a view of the old epoch in its memory.
            with pytest.raises(ConnectionClosed):
                await heard(late)


def at(node: NodeProcess) -> str:
    return f"http://127.0.0.1:{node.port}"
