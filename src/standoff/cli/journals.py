"""A server's journal for commands: the file itself, or the server that has it open."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import sha256
from pathlib import Path
from typing import Literal, Protocol

import msgspec

from standoff.journal.errors import DamagedError, InUseError, JournalError, LostRowsError
from standoff.journal.journal import Journal
from standoff.journal.opening import DATABASE, file_of, open_journal
from standoff.journal.store import KeptRoom
from standoff.server.openness import HouseOrder, HouseReply
from standoff.server.side_door import HERE, DoorQuestion, DoorReply, DoorSign, framed, message
from standoff.server.tables import LiveTable
from standoff.terminal.folder import data_folder

LONGEST_REPLY = 1 << 30


class Rooms(Protocol):
    """What commands do with a journal."""

    lost: dict[str, LostRowsError]

    async def rooms(self) -> list[KeptRoom]: ...
    async def books(self) -> list[KeptRoom]: ...
    async def read(self, room: str) -> list[bytes]: ...
    async def copy(self, room: str) -> list[bytes]: ...
    async def delete(self, room: str) -> None: ...


def sign_of(url: str, node: str = "") -> Path:
    """Where a server, or a node, says how it is reached by whoever runs it: beside its file, or among our own."""
    file = file_of(url)
    if file is not None:
        return file.with_name(f"{file.name}-door")
    whose = f"{url} {node}" if node else url
    return data_folder() / f"door-{sha256(whose.encode()).hexdigest()[:16]}"


def is_served(url: str) -> bool:
    """Whether a server has this very journal open."""
    try:
        sign = msgspec.json.decode(sign_of(url).read_bytes(), type=DoorSign)
        asyncio.run(ServedJournal(sign).rooms())
    except (OSError, ValueError, JournalError, asyncio.IncompleteReadError):
        return False
    return True


@asynccontextmanager
async def journal_at(url: str, key: Path) -> AsyncIterator[Rooms]:
    """The journal, through the server where one runs, or else opened here."""
    try:
        sign = msgspec.json.decode(sign_of(url).read_bytes(), type=DoorSign)
        served = ServedJournal(sign)
        await served.rooms()
    except (OSError, ValueError, asyncio.IncompleteReadError):
        async with await _opened(url, key) as journal:
            yield journal
    else:
        yield served


async def _opened(url: str, key: Path) -> Journal:
    """The journal, also beside nodes: what they write can be read, and only they change it."""
    try:
        return await open_journal(url, key=key)
    except InUseError:
        if not url.startswith(DATABASE):
            raise
        from standoff.nodes.store import FencedStore

        return await open_journal(url, key=key, engine=FencedStore.open)


class ServedJournal:
    """The journal of a running server."""

    def __init__(self, sign: DoorSign) -> None:
        self.sign = sign
        self.lost: dict[str, LostRowsError] = {}

    async def rooms(self) -> list[KeptRoom]:
        told = await self._ask(DoorQuestion(self.sign.token, "rooms"))
        self.lost = {room: LostRowsError(room, *rows) for room, rows in told.lost.items()}
        return told.rooms

    async def books(self) -> list[KeptRoom]:
        return (await self._ask(DoorQuestion(self.sign.token, "rooms"))).books

    async def read(self, room: str) -> list[bytes]:
        return await self._rows("read", room)

    async def copy(self, room: str) -> list[bytes]:
        return await self._rows("copy", room)

    async def _rows(self, what: Literal["read", "copy"], room: str) -> list[bytes]:
        if room in self.lost:
            raise self.lost[room]
        told = await self._ask(DoorQuestion(self.sign.token, what, room))
        if told.damaged:
            raise DamagedError(room, told.damaged)
        return told.rows

    async def delete(self, room: str) -> None:
        await self._ask(DoorQuestion(self.sign.token, "delete", room))
        self.lost.pop(room, None)

    async def tables(self) -> list[LiveTable]:
        """Those in the server's memory."""
        return (await self._ask(DoorQuestion(self.sign.token, "tables"))).tables

    async def house(self, order: HouseOrder) -> HouseReply | None:
        """What an open house answers; None where it is not open."""
        return (await self._ask(DoorQuestion(self.sign.token, "house", order=order))).house

    async def _ask(self, asked: DoorQuestion) -> DoorReply:
        reader, writer = await asyncio.open_connection(HERE, self.sign.port)
        try:
            writer.write(framed(asked))
            told = msgspec.msgpack.decode(await message(reader, LONGEST_REPLY), type=DoorReply)
        finally:
            writer.close()
        if told.fault and not told.damaged:
            raise JournalError(told.fault)
        return told
