"""Entries: what was done in a room, in order. A room is the fold of its entries."""

from hashlib import blake2b
from typing import Any

import msgspec
from msgspec import Struct

from standoff.rooms.deeds import (
    dead,
    ending,
    hosting,
    lobby,
    outing,
    play,
    real,
    seats,
    server,
    talk,
    teams,
)
from standoff.rooms.editions import Setting
from standoff.rooms.outing import Outing
from standoff.rooms.people import Member, MemberId
from standoff.rooms.real import RealTable
from standoff.rooms.refusal import Code, RefusedError
from standoff.rooms.room import Room, Stage, Tell
from standoff.rooms.setting import LiveSetting
from standoff.rooms.tempo import Tempo

MemberDeed = (
    lobby.Choose | lobby.Pace | lobby.Contribute | lobby.Start | lobby.HoldOn | lobby.Ready
    | seats.Sit | seats.StandUp | seats.Leave | seats.AddBot | seats.RemoveBot | seats.Reorder
    | play.Answer | play.Arm | play.Disarm | play.Nudge | play.MoreTime | play.GoOn | play.Pause | play.Unpause
    | play.Rest
    | talk.Taunt | talk.Say | talk.Cry | talk.Point | talk.Bet | talk.Vote
    | dead.SayLast | dead.Haunt
    | hosting.Lock | hosting.Mute | hosting.Kick | hosting.HandOver | hosting.Claim
    | hosting.Consent | hosting.Forget
    | ending.CallOff
    | real.SetTable | real.SitAs | real.BeginTable | real.CloseTable | real.Note | real.TakeBack
    | real.BringBack | real.TakePen | real.CountAloud | real.PassPhone
    | outing.SetOut | outing.SeatPhone | outing.Admit | outing.ShareOut
    | teams.JoinTeam | teams.TakeWhistle | teams.FillUp | teams.Wish | teams.Confide
)  # fmt: skip
"""What a client may ask for."""

ServerDeed = (
    server.Enter | server.Deal | server.Close | server.Count | server.Stalled | server.EndPause
    | server.Succeed | server.Depart | server.Rotate | server.Renew
)  # fmt: skip

SERVER: MemberId = 0
"""Who does what only the server does."""

SALTED = (server.Close, ending.CallOff, real.BeginTable)
"""Deeds that draw a seed, mostly of the game after this one: their salt must be 32 fresh random bytes."""
SALT = 32

REMEMBERED = 16
"""How many of a member's latest commands are told from others under the same id."""


class Opened(Struct, frozen=True, tag="opened", tag_field="entry", forbid_unknown_fields=True):
    """The first entry of every room."""

    at: int
    code: str
    options: Setting
    tempo: Tempo
    seed: bytes
    real: bool = False
    """Whether people sit at a real table, and only the ledger is kept here."""


class Done(Struct, frozen=True, tag="done", tag_field="entry", forbid_unknown_fields=True):
    """Something done: when, by whom, under which id of theirs."""

    at: int
    by: MemberId
    command: int
    deed: MemberDeed | ServerDeed
    salt: bytes


Entry = Opened | Done
_decoder = msgspec.json.Decoder(Entry)


class UnsaltedError(Exception):
    """A deed that draws the next seed came without salt."""


def encode(entry: Entry) -> bytes:
    return msgspec.json.encode(entry)


def decode(body: bytes) -> Entry:
    return _decoder.decode(body)  # type: ignore[no-any-return]


def opened(entry: Opened) -> Room:
    """A new room."""
    room = Room(entry.code, entry.options, entry.tempo, entry.seed)
    if entry.real:
        room.stage = Stage.TABLE
        outdoors = isinstance(entry.options, LiveSetting)
        room.real = Outing() if outdoors else RealTable(entry.at)
    return room


def decide(room: Room, entry: Done) -> bool:
    """Whether to do it: refuses what may not be done; False where it was done before.

    Changes nothing, but that what is refused once stays refused, so that no command that came
    twice gets two different answers.
    """
    if isinstance(entry.deed, SALTED) and len(entry.salt) != SALT:
        raise UnsaltedError
    if entry.by == SERVER:
        _check(room, entry)
        return True
    member = room.members.get(entry.by)
    if member is None:
        raise RefusedError(Code.MALFORMED)
    refusals = room.refusals.setdefault(entry.by, {})
    if entry.command in refusals:
        first, refusal = refusals[entry.command]
        raise refusal if first == _digest(entry) else RefusedError(Code.CONFLICT)
    if entry.command in member.recent:
        if member.recent[entry.command] != _digest(entry):
            raise RefusedError(Code.CONFLICT)
        return False
    try:
        _check_order(member, entry)
        _check(room, entry)
    except RefusedError as refusal:
        refusals[entry.command] = _digest(entry), refusal
        _keep_latest(refusals)
        raise
    return True


def _check_order(member: Member, entry: Done) -> None:
    """Refuse what a later command has overtaken, or was done too long ago to be known."""
    if entry.command <= member.last_command:
        raise RefusedError(Code.STALE)


def _check(room: Room, entry: Done) -> None:
    if room.stage is Stage.FORGOTTEN:
        raise RefusedError(Code.STALE)
    entry.deed.check(room, entry.by, entry.at)


def apply(room: Room, entry: Done) -> list[Tell]:
    """Do it, and say what everybody is told. Never refuses: it was decided, and is on disk."""
    room.tells = []
    if entry.by != SERVER:
        _remember(room.members[entry.by], entry)
    entry.deed.do(room, entry.by, entry.at, entry.salt)
    tells, room.tells = room.tells, []
    return tells


def _remember(member: Member, entry: Done) -> None:
    member.last_command = entry.command
    member.recent[entry.command] = _digest(entry)
    _keep_latest(member.recent)


def _keep_latest(remembered: dict[int, Any]) -> None:
    if len(remembered) > REMEMBERED:
        del remembered[next(iter(remembered))]


def _digest(entry: Done) -> bytes:
    return blake2b(msgspec.json.encode(entry.deed), digest_size=8).digest()
