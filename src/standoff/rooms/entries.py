"""Entries: what was done in a room, in order. A room is the fold of its entries."""

from collections.abc import Iterable, Iterator
from hashlib import blake2b
from typing import NamedTuple, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from standoff.protocol.deeds.hosting import CallOff
from standoff.protocol.deeds.real import BeginTable
from standoff.protocol.deeds.sharing import Share
from standoff.protocol.members import LanguageSpoken, MemberId
from standoff.protocol.refusal import Code
from standoff.protocol.setting import LiveSetting, Setting
from standoff.protocol.tempo import Tempo
from standoff.rooms import rights
from standoff.rooms.classic.real import RealTable
from standoff.rooms.deeds.doing import ALLOWS, DOES, Act, Away
from standoff.rooms.live.outing import Outing
from standoff.rooms.public import among_strangers
from standoff.rooms.refusal import RefusedError
from standoff.rooms.room import Room, Stage, Tell
from standoff.rooms.server_deeds import AnyDeed, Close, EraseMember

T = TypeVar("T")

SERVER: MemberId = 0
"""Who does what only the server does."""

SALTED = (Close, CallOff, BeginTable, Share, EraseMember)
"""Deeds that draw a seed, mostly of the game after this one, or an id: their salt must be 32 fresh random bytes."""
SALT = 32

REMEMBERED = 16
"""How many of a member's latest commands are told from others under the same id."""


class Opened(Struct, frozen=True):
    """The first entry of every room."""

    at: int
    code: str
    options: Setting
    tempo: Tempo
    seed: bytes
    real: bool = False
    """Whether people sit at a real table, and only the ledger is kept here."""
    commits: bool = True
    """Whether parts of a deal are committed to before they are opened."""
    house: LanguageSpoken | None = None
    """Of a table at which the house itself seats people: what is mostly spoken there."""


class Done(Struct, frozen=True):
    """Something done: when, by whom, under which id of theirs."""

    at: int
    by: MemberId
    command: int
    deed: AnyDeed
    salt: bytes


class DeedOutcome(NamedTuple):
    """What comes of a deed."""

    room: Room
    tells: tuple[Tell, ...]


Entry = Opened | Done


class UnsaltedError(Exception):
    """A deed that draws the next seed came without salt."""


def opened(entry: Opened) -> Room:
    """A new room."""
    room = Room(entry.code, entry.options, entry.tempo, entry.seed, commits=entry.commits)
    if entry.house is not None:
        return among_strangers(replace(room, hosted=False), entry.house)
    if not entry.real:
        return room
    outdoors = isinstance(entry.options, LiveSetting)
    real = Outing() if outdoors else RealTable(since=entry.at)
    return replace(room, stage=Stage.TABLE, real=real)


def rooms(entries: Iterable[Entry]) -> Iterator[Room]:
    """A room after each of its entries; everything was told long ago, and is only counted."""
    room: Room | None = None
    for entry in entries:
        if isinstance(entry, Done) and room is not None:
            room, _ = done(room, entry)
        elif isinstance(entry, Opened) and room is None:
            room = replace(opened(entry), restoring=True)
        else:
            raise msgspec.ValidationError("the first row, and no other, opens a room")
        yield room


def decided(room: Room, entry: Done, away: Away) -> DeedOutcome | None:
    """What comes of it now; None where it was done before. Raises RefusedError."""
    if isinstance(entry.deed, SALTED) and len(entry.salt) != SALT:
        raise UnsaltedError
    if entry.by != SERVER:
        member = room.members.get(entry.by)
        if member is None:
            raise RefusedError(Code.MALFORMED)
        if entry.command in member.recent:
            if member.recent[entry.command] != _digest(entry):
                raise RefusedError(Code.CONFLICT)
            return None
        if entry.command <= member.last_command:
            # A later command has overtaken it, or it was done too long ago to be known.
            raise RefusedError(Code.STALE)
    if entry.by != SERVER or type(entry.deed) in rights.RIGHTS:
        rights.check(room, entry.by, entry.deed)
    if type(entry.deed) in ALLOWS:
        ALLOWS[type(entry.deed)](entry.deed, room, entry.at, away)
    return done(room, entry)


def done(room: Room, entry: Done) -> DeedOutcome:
    """The room once it is done, and what everybody is told; the room there was stays as it is."""
    if room.stage is Stage.FORGOTTEN:
        raise RefusedError(Code.STALE)
    after = DOES[type(entry.deed)](entry.deed, room, Act(entry.by, entry.at, entry.salt))
    members = after.members
    member = members.get(entry.by)
    if member is not None:
        recent = _latest({**member.recent, entry.command: _digest(entry)})
        known = replace(member, last_command=entry.command, recent=recent)
        members = {**members, entry.by: known}
    return DeedOutcome(replace(after, members=members, tells=()), after.tells)


class Refusals:
    """What was refused lately, so that no command that came twice gets two different answers.

    No entry brings it back after a restart: on a line of before nothing arrives twice.
    """

    def __init__(self) -> None:
        self._latest: dict[MemberId, dict[int, tuple[bytes, RefusedError]]] = {}

    def recall(self, entry: Done) -> None:
        """Refuse again what was refused under this id, or anything else under it."""
        known = self._latest.get(entry.by, {}).get(entry.command)
        if known is not None:
            digest, refusal = known
            # Raised again, it would keep all it ever passed through.
            again = RefusedError(refusal.code, refusal.because, refusal.rule)
            raise again if digest == _digest(entry) else RefusedError(Code.CONFLICT)

    def last(self, member: MemberId) -> int:
        """The largest id that is known here: the next command must be larger."""
        return max(self._latest.get(member, {}), default=0)

    def forget(self, member: MemberId) -> None:
        self._latest.pop(member, None)

    def keep(self, entry: Done, refusal: RefusedError) -> None:
        if entry.by != SERVER:
            kept = RefusedError(refusal.code, refusal.because, refusal.rule)
            known = {**self._latest.get(entry.by, {}), entry.command: (_digest(entry), kept)}
            self._latest[entry.by] = _latest(known)


def _latest(remembered: dict[int, T]) -> dict[int, T]:
    if len(remembered) > REMEMBERED:
        del remembered[next(iter(remembered))]
    return remembered


def _digest(entry: Done) -> bytes:
    return blake2b(msgspec.json.encode(entry.deed), digest_size=8).digest()
