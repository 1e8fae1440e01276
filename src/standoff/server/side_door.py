"""The side door: how whoever runs a server reaches its journal while it is open.

It listens on this machine alone, on a port of its own, and opens to a token in a file that only its
owner can read. One question a connection; a stranger is not answered at all.
"""

import asyncio
import os
from contextlib import suppress
from hmac import compare_digest
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from standoff.journal.errors import DamagedError, JournalError
from standoff.journal.store import KeptRoom
from standoff.server.house import House
from standoff.server.openness import HouseOrder, HouseReply, OpenHouse
from standoff.server.secrets import secret
from standoff.server.tables import LiveTable, live_tables

HERE = "127.0.0.1"
LENGTH = 4
"""Bytes that say how long a message is."""
LONGEST_QUESTION = 1024
AT_ONCE = 16
"""Connections that have not shown the token yet; where there are more, the oldest makes way."""
PATIENCE = 5.0
"""Seconds in which a question has to be there."""


class DoorSign(Struct, frozen=True):
    """What stands in the file: where the door is, and what opens it."""

    port: int
    token: str


class DoorQuestion(Struct, frozen=True):
    """What is asked through the door."""

    token: str
    what: Literal["rooms", "read", "copy", "delete", "tables", "house"]
    room: str = ""
    order: HouseOrder | None = None
    """For an open house."""


class DoorReply(Struct, frozen=True):
    """What is answered; of a damaged room the first row that cannot be trusted."""

    rooms: list[KeptRoom] = []
    books: list[KeptRoom] = []
    lost: dict[str, tuple[int, int]] = {}
    """Of rooms of which something is missing: how many rows are left, of how many."""
    rows: list[bytes] = []
    damaged: int = 0
    tables: list[LiveTable] = []
    house: HouseReply | None = None
    """None: this house is not open."""
    fault: str = ""


_question = msgspec.msgpack.Decoder(DoorQuestion)


class SideDoor:
    """The open door of a running server, and the sign that leads to it."""

    def __init__(self, house: House, sign: Path, lobby: OpenHouse | None = None) -> None:
        self.house = house
        self.lobby = lobby
        self.sign = sign
        self.token = secret()
        self.unproven: dict[asyncio.StreamWriter, None] = {}

    async def open(self) -> None:
        self.server = await asyncio.start_server(self._hear, HERE, 0)
        port = self.server.sockets[0].getsockname()[1]
        self.sign.parent.mkdir(0o700, parents=True, exist_ok=True)
        new = self.sign.with_name(f"{self.sign.name}.new")
        new.unlink(missing_ok=True)
        with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(msgspec.json.encode(DoorSign(port, self.token)))
        new.replace(self.sign)

    def close(self) -> None:
        self.server.close()
        self.sign.unlink(missing_ok=True)

    async def _hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if len(self.unproven) >= AT_ONCE:
            # Whoever has the token shows it at once: who says nothing is not waited for.
            next(iter(self.unproven)).transport.abort()
        self.unproven[writer] = None
        try:
            with suppress(TimeoutError, asyncio.IncompleteReadError, ConnectionError, ValueError):
                await self._answer(reader, writer)
        finally:
            self.unproven.pop(writer, None)
            writer.close()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        async with asyncio.timeout(PATIENCE):
            asked = _question.decode(await message(reader, LONGEST_QUESTION))
        if not compare_digest(asked.token.encode(), self.token.encode()):
            return
        del self.unproven[writer]
        writer.write(framed(await self._reply(asked)))
        await writer.drain()

    async def _reply(self, asked: DoorQuestion) -> DoorReply:
        journal = self.house.journal
        try:
            if asked.what == "rooms":
                lost = {room: (one.left, one.rows) for room, one in journal.lost.items()}
                return DoorReply(await journal.rooms(), await journal.books(), lost)
            if asked.what == "read":
                return DoorReply(rows=await journal.read(asked.room))
            if asked.what == "tables":
                return DoorReply(tables=live_tables(self.house))
            if asked.what == "house":
                if self.lobby is None or asked.order is None:
                    return DoorReply()
                return DoorReply(house=await self.lobby.ordered(asked.order))
            if asked.what == "copy":
                return DoorReply(rows=await journal.copy(asked.room))
            await self.house.forget(asked.room)
            return DoorReply()
        except DamagedError as fault:
            return DoorReply(damaged=fault.number, fault=str(fault))
        except JournalError as fault:
            return DoorReply(fault=str(fault))


def framed(said: Struct) -> bytes:
    """A message as it goes over the line."""
    body = msgspec.msgpack.encode(said)
    return len(body).to_bytes(LENGTH, "big") + body


async def message(reader: asyncio.StreamReader, longest: int) -> bytes:
    """The next message; ValueError where it is too long."""
    length = int.from_bytes(await reader.readexactly(LENGTH), "big")
    if length > longest:
        raise ValueError
    return await reader.readexactly(length)
