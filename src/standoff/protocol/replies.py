"""What the server sends: answers, and the numbered messages of one's own stream."""

import msgspec
from msgspec import Raw, Struct

from standoff.protocol.closing import Why
from standoff.protocol.lobby import OwnFigures, OwnGame, TableListed
from standoff.protocol.members import Look, MemberId
from standoff.protocol.real import Told
from standoff.protocol.refusal import Code
from standoff.rules.asks import Seat


class Reply(Struct, frozen=True, tag_field="reply"):
    """A frame of the server."""


class Admitted(Reply, frozen=True, tag="admitted"):
    """Who one is now, and the secrets to come back with."""

    protocol: int
    code: str
    member: MemberId
    token: str
    """For this device: to come back with; the one before is worthless once this was used."""
    link: str | None
    """For another device, where it is new; None where the one from before still holds."""
    words: str | None
    """Three words that bring the seat back on any device, where they are new; None as above."""
    commands: int
    """The id of the last command of this member that was done or refused; the next is larger."""
    epoch: int = 0
    """How often the room has changed its owner, where there are several: who has seen more listens to no less."""


class Ack(Reply, frozen=True, tag="ack"):
    """The command is on disk; nothing else, so that it tells nothing."""

    id: int


class Refused(Reply, frozen=True, tag="refused", omit_defaults=True):
    """The command was not done; id 0 where the frame was no command at all."""

    id: int
    code: Code
    because: str = ""
    """What is wrong with a fact of the ledger."""
    rule: str = ""


class Verdict(Reply, frozen=True, tag="verdict"):
    """What the referee says would happen."""

    question: int
    told: tuple[Told, ...]


class Pong(Reply, frozen=True, tag="pong"):
    """The answer to a ping: its own time, and the server's."""

    at: int
    now: int


class Away(Reply, frozen=True, tag="away", omit_defaults=True):
    """Whose devices are out of reach; told every ten seconds at most, never in a secret window."""

    seats: tuple[Seat, ...]
    screen: bool = False
    """Whether there is a table screen, and none within reach."""


class Closing(Reply, frozen=True, tag="closing"):
    """Why the server hangs up: said before it does."""

    why: Why
    after: int | None
    """Come back after so many milliseconds; None: not by yourself. With `too-soon`: how long one waits."""


class ArenaSeen(Reply, frozen=True, tag="arena"):
    """Where everybody in play is, 15 times a second until the whistle; only the latest matters."""

    window: int
    at: int
    """Milliseconds since the walk began, or before it below nothing."""
    cm: tuple[int, ...]
    """x and y of each gangster in play, in the order of their seats, in centimetres."""


class Numbered(Reply, frozen=True, tag="message"):
    """A message of one's own stream; the spaces make its size tell nothing."""

    n: int
    message: Raw
    pad: str = ""


class KeyGiven(Reply, frozen=True, tag="key"):
    """Who one is in this open house from now on: twelve words for the device to keep."""

    key: str


class LobbySeen(Reply, frozen=True, tag="lobby"):
    """The public tables, those that wait first; once a second at most, and only where something changed."""

    tables: tuple[TableListed, ...]
    more: int
    """Tables that are not in it."""
    people: int
    """Who sit at public tables now."""
    now: int


class BlockedHere(Reply, frozen=True, tag="blocked"):
    """Whom of this table one has blocked."""

    members: tuple[MemberId, ...]


class ReportNoted(Reply, frozen=True, tag="noted"):
    """Whoever runs the house will read the report."""

    member: MemberId


class OwnTold(Reply, frozen=True, tag="own"):
    """Who one is in this open house: told to whoever has the key, and to nobody else."""

    name: str
    look: Look | None
    permits: bool
    games: tuple[OwnGame, ...]
    """The latest first."""
    figures: OwnFigures


class ForgottenPerson(Reply, frozen=True, tag="forgotten-you"):
    """The house knows nothing of this key any more; of games that are still on it forgets once they are over."""

    later: int
    """How many tables those are."""


AnyReply = (
    Admitted | Ack | Refused | Verdict | Pong | Away | ArenaSeen | Closing | Numbered
    | KeyGiven | LobbySeen | BlockedHere | ReportNoted | OwnTold | ForgottenPerson
)  # fmt: skip

reply = msgspec.json.Decoder(AnyReply)
_encoder = msgspec.json.Encoder()


def encode(frame: object) -> bytes:
    """A frame as the bytes that go out."""
    return _encoder.encode(frame)
