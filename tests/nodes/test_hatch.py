"""Nodes of one machine hand each other whole sockets; nobody else is heard there."""

import asyncio
import os
import socket as sockets
import sys
from asyncio.subprocess import PIPE
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from standoff.client.device import Device
from standoff.nodes.hatch import Arrival, Handed, Hatch, _hatch, _is_us, _name
from standoff.protocol import hello
from standoff.protocol.closing import CODES, Why
from standoff.protocol.deeds.talk import Say
from standoff.protocol.replies import Ack, Admitted, Pong, encode
from standoff.protocol.sent import Command, Ping
from standoff.server.authority import new_authority, new_certificate
from tests.journal.conftest import database as database
from tests.journal.conftest import postgres as postgres
from tests.journal.engines import asked_of_postgres
from tests.nodes.test_nodes import node
from tests.server.serving import heard, on_a_loop, socket, until_closed
from tests.server.test_tls import put, trusting


@on_a_loop
async def test_who_was_handed_over_plays_on_when_the_node_they_came_to_ends(database: str) -> None:
    async with (
        node(database, "one", apart=False) as one,
        node(database, "two", apart=False) as two,
        Device(one.origin, hello.Open(name="Ada")) as host,
        socket(two.origin) as guest,
    ):
        # In one piece, so that there is something nobody has read when the socket changes hands.
        first = encode(hello.Enter(code=host.admitted.code, name="Bruno"))
        second = encode(Command(1, Say("here")))
        guest.transport.write(_frame(first) + _frame(second))
        assert isinstance(await heard(guest), Admitted)
        while not isinstance(await heard(guest), Ack):
            pass
        await two.stop()
        await guest.send(encode(Ping(7)).decode())
        while not isinstance(await heard(guest), Pong):
            pass


@pytest.mark.parametrize("wrong", ["mark", "node"])
@on_a_loop
async def test_what_is_not_for_this_node_of_this_database_is_dropped(
    database: str, wrong: str
) -> None:
    async with node(database, "one", apart=False) as one:
        ((address, number),) = await asked_of_postgres(
            database, "SELECT address, id FROM standoff.node"
        )
        ((key,),) = await asked_of_postgres(database, "SELECT key FROM standoff.authority")
        assert isinstance(number, int)
        assert isinstance(key, bytes)
        mark = bytes(32) if wrong == "mark" else sha256(key).digest()
        handed = Handed(mark, number + (wrong == "node"), "127.0.0.1", True, "", b"")
        ours, theirs = sockets.socketpair()
        with ours, _hatch() as way:
            way.connect(_name(str(address)))
            with theirs:
                sockets.send_fds(way, [msgspec.msgpack.encode(handed)], [theirs.fileno()])
            ours.setblocking(False)
            assert await asyncio.get_running_loop().sock_recv(ours, 1) == b"", "not a word"
        async with Device(one.origin, hello.Open(name="Ada")):
            pass  # and it serves on


@on_a_loop
async def test_a_node_whose_name_is_taken_is_handed_nothing_and_serves_on(
    caplog: pytest.LogCaptureFixture,
) -> None:
    def nobody(handed: Handed) -> Arrival:
        raise AssertionError(handed)

    with (
        Hatch(b"", 1, nobody).opened("127.0.0.1:1"),
        Hatch(b"", 2, nobody).opened("127.0.0.1:1"),
    ):
        assert "sockets cannot be handed to this node" in caplog.text


@pytest.mark.skipif(os.getuid() != 0, reason="only root can be somebody else")
@on_a_loop
async def test_another_account_of_this_machine_is_not_heard_and_is_given_nothing() -> None:
    def nobody(handed: Handed) -> Arrival:
        raise AssertionError(handed)

    with Hatch(b"", 1, nobody).opened("127.0.0.1:1"):
        knocking = await _as_nobody("way.connect(name); sys.exit(len(way.recv(1)))", 1)
        assert await knocking.wait() == 0, "hung up on"
    posing = await _as_nobody("way.bind(name); way.listen(); print(flush=True); way.accept()", 2)
    assert posing.stdout is not None
    await posing.stdout.readline()
    with _hatch() as way:
        way.connect(_name("127.0.0.1:2"))
        assert not _is_us(way)
    await posing.wait()


async def _as_nobody(does: str, port: int) -> asyncio.subprocess.Process:
    """A process of another account, with a socket and the name of a hatch."""
    program = (
        "import os, socket, sys; os.setuid(65534); name = sys.argv[1].replace('@', chr(0));"
        f"way = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET); {does}"
    )
    name = _name(f"127.0.0.1:{port}").replace("\0", "@")
    command = [sys.executable, "-c", program, name]
    return await asyncio.create_subprocess_exec(*command, stdout=PIPE)


@on_a_loop
async def test_a_socket_whose_encryption_ends_here_is_passed_on(
    database: str, tmp_path: Path
) -> None:
    authority = new_authority("standoff.test")
    files = put(new_certificate(authority, ["127.0.0.1"]), tmp_path)
    async with (
        node(database, "one", apart=False) as one,
        node(database, "two", apart=False, tls=files) as two,
        Device(one.origin, hello.Open(name="Ada")) as host,
    ):
        origin = two.origin.replace("http:", "https:")
        enter = hello.Enter(code=host.admitted.code, name="Bruno")
        async with socket(origin, enter, ssl=trusting(authority)) as guest:
            assert isinstance(await heard(guest), Admitted)
            await two.stop()
            assert await until_closed(guest) == CODES[Why.RESTART]


def _frame(body: bytes) -> bytes:
    """A text frame whose mask changes nothing."""
    size = len(body)
    long = size > 125
    head = bytes((0x81, 0x80 | (126 if long else size))) + (
        size.to_bytes(2, "big") if long else b""
    )
    return head + bytes(4) + body
