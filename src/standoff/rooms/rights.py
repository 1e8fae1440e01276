"""Rights: who may do what, and when, for every deed; what a deed asks for besides, it says itself."""

from collections.abc import Mapping
from enum import StrEnum
from typing import get_args

from msgspec import Struct

from standoff.protocol.deeds.deed import Deed
from standoff.protocol.members import Kind, MemberId
from standoff.protocol.refusal import Code
from standoff.protocol.sent import MemberDeed
from standoff.rooms.refusal import RefusedError
from standoff.rooms.room import Room, Stage


class Who(StrEnum):
    """By what somebody may do something."""

    ANYBODY = "anybody in the room"
    PERSON = "anybody but a screen"
    PHONE = "who came to play"
    CHAIRLESS = "a person without a chair"
    SEATED = "who has a chair"
    SEATED_OR_LATE = "who has a chair, or came late to play on for a bot"
    SEATED_OR_HOST = "who has a chair, and the host"
    HOST = "the host"
    PEN = "who holds the pen"


class Right(Struct, frozen=True):
    """Who may do something, and at which stages of an evening."""

    who: Who
    stages: frozenset[Stage]


LOBBY, GAME, REPORT, TABLE = Stage.LOBBY, Stage.GAME, Stage.REPORT, Stage.TABLE
BETWEEN, PLAYED, ALWAYS = (LOBBY, REPORT), (LOBBY, GAME, REPORT), (LOBBY, GAME, REPORT, TABLE)

_DEEDS: Mapping[str, type[Deed]] = {
    kind.__struct_config__.tag: kind for kind in get_args(MemberDeed)
}
_RIGHTS = (
    (Who.ANYBODY, ALWAYS, "leave"),
    (Who.PERSON, PLAYED, "say show-name unshare"),
    (Who.PERSON, (*BETWEEN, TABLE), "erase"),
    (Who.PERSON, (GAME,), "bet"),
    (Who.PERSON, (GAME, REPORT), "vote"),
    (Who.CHAIRLESS, BETWEEN, "sit"),
    (Who.CHAIRLESS, PLAYED, "claim"),
    (Who.SEATED, BETWEEN, "add-bot remove-bot reorder point take-whistle fill-up commit open-part"),
    (Who.SEATED, PLAYED, "ready nudge rest taunt cry agree"),
    (Who.SEATED, (GAME,), "answer arm disarm more-time go-on pause unpause"),
    (Who.SEATED, (GAME,), "last-words haunt wish confide"),
    (Who.SEATED, (TABLE,), "pass-phone admit share-out"),
    (Who.SEATED_OR_LATE, PLAYED, "stand-up"),
    (Who.SEATED_OR_HOST, BETWEEN, "hold-on join-team"),
    (Who.HOST, BETWEEN, "choose start"),
    (Who.HOST, PLAYED, "pace publish"),
    (Who.HOST, (GAME,), "call-off"),
    (Who.HOST, (REPORT,), "share"),
    (Who.HOST, ALWAYS, "lock mute kick show-out hand-over forget"),
    (Who.PHONE, (TABLE,), "sit-as ask-pen propose"),
    (Who.PEN, (TABLE,), "set-table begin-table close-table note take-back bring-back"),
    (Who.PEN, (TABLE,), "keep-pen give-pen count-aloud set-out seat-phone"),
    (Who.PEN, (TABLE,), "whistled settle share-trusted"),
)

RIGHTS: Mapping[type[Deed], Right] = {
    _DEEDS[tag]: Right(who, frozenset(stages))
    for who, stages, tags in _RIGHTS
    for tag in tags.split()
}

_WHY = {
    Who.CHAIRLESS: Code.ILLEGAL,
    Who.SEATED: Code.NOT_SEATED,
    Who.SEATED_OR_LATE: Code.NOT_SEATED,
    Who.SEATED_OR_HOST: Code.NOT_SEATED,
    Who.HOST: Code.NOT_HOST,
    Who.PEN: Code.NO_PEN,
}
"""What everybody else is told."""


def is_one(room: Room, member: MemberId, who: Who) -> bool:
    """Whether somebody may do it by what they are."""
    kind, seated = room.members[member].kind, room.seat_of(member) is not None
    return {
        Who.ANYBODY: True,
        Who.PERSON: kind is not Kind.TV,
        Who.PHONE: kind is Kind.PLAYER,
        Who.CHAIRLESS: kind is not Kind.TV and not seated,
        Who.SEATED: seated,
        Who.SEATED_OR_LATE: seated or room.is_late(member),
        Who.SEATED_OR_HOST: seated or member == room.host,
        Who.HOST: member == room.host,
        # Whoever was kicked may still be the last who held it.
        Who.PEN: kind is Kind.PLAYER and room.real is not None and room.real.pen == member,
    }[who]


def check(room: Room, by: MemberId, deed: Deed) -> None:
    """Refuse what the table of rights does not give."""
    right = RIGHTS[type(deed)]
    if room.stage not in right.stages:
        raise RefusedError(Code.STALE)
    if by not in room.members or not is_one(room, by, right.who):
        raise RefusedError(_WHY.get(right.who, Code.NOT_ASKED))


def table() -> str:
    """The rights as they stand in the document."""
    rows = ["| deed | who | lobby | game | report | real table |", "|---|---|---|---|---|---|"]
    for deed, right in RIGHTS.items():
        marks = " | ".join("yes" if stage in right.stages else "–" for stage in ALWAYS)
        rows.append(f"| `{deed.__struct_config__.tag}` | {right.who} | {marks} |")
    return "\n".join(rows)
