"""Rights: who may do what, and when, for every deed; what a deed asks for besides, it says itself."""

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct

from standoff.protocol.members import Kind, MemberId
from standoff.protocol.refusal import Code
from standoff.rooms.deeds import (
    claims,
    dead,
    drawing,
    ending,
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
from standoff.rooms.deeds.deed import Deed
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

_RIGHTS: tuple[tuple[Who, tuple[Stage, ...], tuple[type[Deed], ...]], ...] = (
    (Who.ANYBODY, ALWAYS, (seats.Leave,)),
    (Who.PERSON, PLAYED, (talk.Say, sharing.ShowName, sharing.Unshare)),
    (Who.PERSON, BETWEEN, (sharing.Erase,)),
    (Who.PERSON, (GAME,), (talk.Bet,)),
    (Who.PERSON, (GAME, REPORT), (talk.Vote,)),
    (Who.CHAIRLESS, BETWEEN, (seats.Sit,)),
    (Who.CHAIRLESS, PLAYED, (claims.Claim,)),
    (
        Who.SEATED,
        BETWEEN,
        (
            seats.AddBot,
            seats.RemoveBot,
            seats.Reorder,
            talk.PointAt,
            teams.TakeWhistle,
            teams.FillUp,
            drawing.Commit,
            drawing.OpenPart,
        ),
    ),
    (
        Who.SEATED,
        PLAYED,
        (lobby.Ready, play.Nudge, play.Rest, talk.Taunt, talk.Cry, claims.Agree),
    ),
    (
        Who.SEATED,
        (GAME,),
        (
            play.Answer,
            play.Arm,
            play.Disarm,
            play.MoreTime,
            play.GoOn,
            play.Pause,
            play.Unpause,
            dead.SayLast,
            dead.Haunt,
            teams.Wish,
            teams.Confide,
        ),
    ),
    (Who.SEATED, (TABLE,), (real.PassPhone, outing.Admit, outing.ShareOut)),
    (Who.SEATED_OR_LATE, PLAYED, (seats.StandUp,)),
    (Who.SEATED_OR_HOST, BETWEEN, (lobby.HoldOn, teams.JoinTeam)),
    (Who.HOST, BETWEEN, (lobby.Choose, lobby.Start)),
    (Who.HOST, PLAYED, (lobby.Pace,)),
    (Who.HOST, (GAME,), (ending.CallOff,)),
    (Who.HOST, (REPORT,), (sharing.Share,)),
    (
        Who.HOST,
        ALWAYS,
        (
            hosting.Lock,
            hosting.Mute,
            hosting.Kick,
            hosting.ShowOut,
            hosting.HandOver,
            hosting.Forget,
        ),
    ),
    (Who.PHONE, (TABLE,), (real.SitAs, real.TakePen)),
    (
        Who.PEN,
        (TABLE,),
        (
            real.SetTable,
            real.BeginTable,
            real.CloseTable,
            real.Note,
            real.TakeBack,
            real.BringBack,
            real.CountAloud,
            outing.SetOut,
            outing.SeatPhone,
        ),
    ),
)

RIGHTS: Mapping[type[Deed], Right] = {
    deed: Right(who, frozenset(stages)) for who, stages, deeds in _RIGHTS for deed in deeds
}


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
        Who.PEN: room.real is not None and room.real.pen == member,
    }[who]


def check(room: Room, by: MemberId, deed: Deed) -> None:
    """Refuse what the table of rights does not give."""
    right = RIGHTS[type(deed)]
    if room.stage not in right.stages:
        raise RefusedError(Code.STALE)
    if not is_one(room, by, right.who):
        raise RefusedError(Code.NOT_ASKED)


def table() -> str:
    """The rights as they stand in the document."""
    rows = ["| deed | who | lobby | game | report | real table |", "|---|---|---|---|---|---|"]
    for deed, right in RIGHTS.items():
        marks = " | ".join("yes" if stage in right.stages else "–" for stage in ALWAYS)
        rows.append(f"| `{deed.__struct_config__.tag}` | {right.who} | {marks} |")
    return "\n".join(rows)
