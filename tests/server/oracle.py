"""An oracle beside the server: it holds the journal to everything that clients were told."""

import asyncio
from collections import Counter
from pathlib import Path

import msgspec

from standoff.journal.opening import open_journal
from standoff.protocol.replies import Admitted, Numbered, reply
from standoff.rooms import entries, stored
from standoff.rooms.entries import Done, Opened
from standoff.server.frames import told
from standoff_drivers.crowd import Crowd, Guest

Heard = tuple[str, int, int]
"""A room, a member of it, and a number of its stream, or the id of a command."""


class Noting(Guest):
    """A guest who notes down everything that was said to them, and everything they said."""

    def __init__(self, crowd: Crowd, table: int) -> None:
        super().__init__(crowd, table)
        self.told: dict[int, bytes] = {}
        self.contradicted: list[int] = []
        self.older = 0
        """How often an owner of before let them in, where a table has had several."""

    def hear(self, frame: bytes) -> None:
        said = reply.decode(frame)
        is_snapshot = b'"tell":"welcome"' in frame[:60]
        if isinstance(said, Numbered) and not is_snapshot:
            message = bytes(said.message)
            if self.told.setdefault(said.n, message) != message:
                self.contradicted.append(said.n)
        if isinstance(said, Admitted) and self.me is not None:
            self.older += said.epoch < self.me.epoch
        super().hear(frame)


class NotingCrowd(Crowd):
    """A crowd of such guests."""

    guest = Noting

    def acknowledged(self) -> int:
        """How much of what they said is done, as far as they were told."""
        return sum(len(guest.acknowledged) for guest in self.guests())

    async def sit_down(self, tables: int) -> None:
        """The same, and wait until all play: a word to deal that is lost is not said again."""
        await super().sit_down(tables)
        while not all(any(guest.ask for guest in table) for table in self.tables):
            await asyncio.sleep(0.02)

    async def until_done(self, more: int) -> None:
        """Wait until so much more is acknowledged, however long that takes."""
        enough = self.acknowledged() + more
        while self.acknowledged() < enough:
            await asyncio.sleep(0.001)


class Verdict(msgspec.Struct):
    """What the oracle found."""

    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    told: int = 0
    contradicted: int = 0
    """Messages that somebody saw, and that do not follow from the journal."""
    older: int = 0
    """People who were let in by an owner of before."""

    @property
    def is_clean(self) -> bool:
        return not (self.lost or self.doubled or self.contradicted or self.older)


async def verdict(journal: str, crowd: Crowd, key: Path | None = None) -> Verdict:
    """Hold a journal that no server has open to what the crowd was told."""
    done: Counter[Heard] = Counter()
    follows: dict[Heard, bytes] = {}
    async with await open_journal(journal, key=key) as opened:
        for kept in await opened.rooms():
            _replay(kept.code, await opened.read(kept.code), done, follows)
    found = Verdict(doubled=sum(times > 1 for times in done.values()))
    for guest in crowd.guests():
        assert isinstance(guest, Noting)
        assert guest.me is not None
        me = guest.me.code, guest.me.member
        found.acknowledged += len(guest.acknowledged)
        found.lost += sum(not done[*me, command] for command in guest.acknowledged)
        found.told += len(guest.told)
        found.older += guest.older
        found.contradicted += len(guest.contradicted)
        found.contradicted += sum(
            follows.get((*me, number)) != message for number, message in guest.told.items()
        )
    return found


def _replay(
    code: str, bodies: list[bytes], done: Counter[Heard], follows: dict[Heard, bytes]
) -> None:
    """Play a room again, and note what its members must have been told."""
    first = stored.decode(bodies[0])
    assert isinstance(first, Opened)
    room = entries.opened(first)
    for body in bodies[1:]:
        entry = stored.decode(body)
        assert isinstance(entry, Done)
        if entry.by:
            done[code, entry.by, entry.command] += 1
        room, tells = entries.done(room, entry)
        for tell in tells:
            follows[code, tell.to, tell.number] = told(room, tell.message)
