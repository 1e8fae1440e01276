"""What a client sends once it is in: commands, and a few things that no room needs to know."""

from typing import Annotated

import msgspec
from msgspec import Meta, Raw, Struct
from msgspec.structs import replace

from standoff.protocol.deeds import (
    claims,
    dead,
    drawing,
    hosting,
    lobby,
    outing,
    play,
    real,
    seats,
    sharing,
    talk,
    teams,
)
from standoff.protocol.editions import in_plain_words
from standoff.protocol.lobby import Grievance
from standoff.protocol.members import Look, MemberId
from standoff.referee.classic.what_if import Part

LARGEST = 4096
"""Bytes of the largest frame a client may send."""


class Sent(Struct, frozen=True, tag_field="send", forbid_unknown_fields=True):
    """A frame of a client that is in."""


MemberDeed = (
    lobby.Choose | lobby.Pace | lobby.Start | lobby.HoldOn | lobby.Ready
    | seats.Sit | seats.StandUp | seats.Leave | seats.AddBot | seats.RemoveBot | seats.Reorder
    | play.Answer | play.Arm | play.Disarm | play.Nudge | play.MoreTime | play.GoOn | play.Pause | play.Unpause
    | play.Rest
    | talk.Taunt | talk.Say | talk.Cry | talk.PointAt | talk.Bet | talk.Vote
    | dead.SayLast | dead.Haunt
    | hosting.Lock | hosting.Publish | hosting.Mute | hosting.Kick | hosting.ShowOut | hosting.HandOver | hosting.Forget
    | claims.Claim | claims.Agree
    | hosting.CallOff
    | drawing.Commit | drawing.OpenPart
    | sharing.Share | sharing.ShowName | sharing.Unshare | sharing.Erase
    | real.SetTable | real.SitAs | real.BeginTable | real.CloseTable | real.Note | real.TakeBack
    | real.BringBack | real.AskPen | real.KeepPen | real.GivePen | real.CountAloud | real.PassPhone
    | outing.SetOut | outing.SeatPhone | outing.Whistled | outing.Propose | outing.Settle
    | outing.ShareTrusted | outing.Admit | outing.ShareOut
    | teams.JoinTeam | teams.TakeWhistle | teams.FillUp | teams.Wish | teams.Confide
)  # fmt: skip
"""What a client may ask for."""


class Command(Sent, frozen=True, tag="command"):
    """Something a member wants done, under an id that grows; sent again, it is done once."""

    id: Annotated[int, Meta(ge=1, lt=2**53)]
    deed: MemberDeed


class Ping(Sent, frozen=True, tag="ping"):
    """Keeps the line open, and the clocks together."""

    at: Annotated[int, Meta(ge=0, lt=2**53)]


class NewLink(Sent, frozen=True, tag="new-link"):
    """Renew the seat link: the old one, if it got into wrong hands, is worthless."""


class WhatIf(Sent, frozen=True, tag="what-if"):
    """Ask the referee what would happen in this round at a real table."""

    question: Annotated[int, Meta(ge=0, lt=2**53)]
    parts: Annotated[tuple[Part, ...], Meta(max_length=6)]


class ReportMember(Sent, frozen=True, tag="report"):
    """In an open house, tell whoever runs it of somebody at this table; what was said last goes along."""

    member: MemberId
    why: Grievance


class BlockMember(Sent, frozen=True, tag="block"):
    """In an open house, neither hear somebody nor be seated with them again, or do so after all."""

    member: MemberId
    on: bool


class BeCalled(Sent, frozen=True, tag="be"):
    """In an open house, what one is called, how one looks and what one permits, on whatever device."""

    name: Annotated[str, Meta(max_length=200)]
    look: Look | None = None
    permits: bool = False
    """Whether the games one plays may be shared, and studied in data sets."""


class AskOwn(Sent, frozen=True, tag="own"):
    """In an open house, ask for one's name and one's own games."""


class ForgetMe(Sent, frozen=True, tag="forget-me"):
    """Have an open house forget all it knows of one: name, games, words."""


AnyLookerSent = Ping | BeCalled | AskOwn | ForgetMe
"""What whoever looks at the lobby may send."""

looker = msgspec.json.Decoder(AnyLookerSent)


Millimetres = Annotated[int, Meta(ge=-(10**6), le=10**6)]


class GoTo(Sent, frozen=True, tag="go-to"):
    """Walk to a place of the arena, and stay there; nothing answers it, and the last one counts."""

    x: Millimetres
    y: Millimetres


class Steer(Sent, frozen=True, tag="steer"):
    """Walk in a direction until told otherwise; 0 and 0: stand still."""

    x: Millimetres
    y: Millimetres


AnySent = Command | Ping | NewLink | WhatIf | GoTo | Steer | ReportMember | BlockMember

_decoder = msgspec.json.Decoder(AnySent)


def decoded(frame: str) -> AnySent:
    """What stands in a frame, in the words of the rules; raises what msgspec raises."""
    said: AnySent = _decoder.decode(frame)
    if isinstance(said, Command) and isinstance(said.deed, play.Answer | play.Arm):
        return replace(said, deed=replace(said.deed, say=_compact(in_plain_words(said.deed.say))))
    return said


def _compact(said: Raw) -> Raw:
    """The same without spaces: what is written is as long as it has to be, whatever was sent."""
    return Raw(msgspec.json.encode(msgspec.json.decode(said)))
