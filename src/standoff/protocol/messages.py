"""What a room tells its members: views and redacted events, never the table."""

import msgspec
from msgspec import Struct

from standoff.arena.ground import Ground
from standoff.protocol.draw import DrawRound
from standoff.protocol.editions import AnySeen, View
from standoff.protocol.members import MemberId
from standoff.protocol.real import LedgerSeen, OutingSeen
from standoff.protocol.result import ResultSeen
from standoff.protocol.seen import NOTHING_HELD, Bets, Held, RoomSeen
from standoff.protocol.spoken import SpokenWords
from standoff.protocol.window import Window
from standoff.rules.asks import Seat


class Message(Struct, frozen=True, tag_field="tell", omit_defaults=True):
    """Something told to one member, numbered in that member's own stream."""


class Said(Message, frozen=True, tag="said", omit_defaults=True):
    """Free text, from somebody at the table or among the ghosts."""

    member: MemberId
    text: str
    ghost: bool = False
    team: bool = False
    """Whether only the team hears it."""


class Report(Message, frozen=True, tag="report", omit_defaults=True):
    """A game is over, or was called off: the seed is opened, and what was hidden is told."""

    seed: str
    contributions: tuple[str, ...]
    ghost_talk: tuple[Said, ...] = ()
    votes: dict[str, dict[Seat, int]] = {}
    called_off: bool = False
    last_words: dict[Seat, SpokenWords] = {}
    events: tuple[AnySeen, ...] = ()
    """The whole game, with nothing hidden."""
    names: tuple[str, ...] = ()
    """Who sat where: since then somebody may have left, or another sat down."""
    played_on: dict[Seat, tuple[str, int]] = {}
    """To which bot each seat was dealt that somebody who came late played on, and from which round."""
    draws: tuple[DrawRound, ...] = ()
    """The rounds of the draw: what everybody was bound to before anything was opened."""


class LedgerWritten(Message, frozen=True, tag="ledger"):
    """Something was written into the ledger, or the pen changed hands."""

    ledger: LedgerSeen


class OutingWritten(Message, frozen=True, tag="outing"):
    """Something was noted outdoors, somebody owns up, or a count begins."""

    outing: OutingSeen


class Counting(Message, frozen=True, tag="counting"):
    """The Godfather counts: "one" falls at this time, the others a beat apart."""

    one_at: int
    beat: int


class Welcome(Message, frozen=True, tag="welcome", omit_defaults=True):
    """Everything one may know, for somebody who has just come or come back."""

    you: MemberId
    seat: Seat | None
    room: RoomSeen
    view: View | None = None
    held: Held = NOTHING_HELD
    window: Window | None = None
    paused: bool = False
    paused_by: MemberId | None = None
    loaded: tuple[Seat, ...] = ()
    ladder: dict[MemberId, int] = {}
    """How many bets each ghost or watcher has won."""
    report: Report | None = None
    stakes: tuple[int, ...] = ()
    ledger: LedgerSeen | None = None
    outing: OutingSeen | None = None
    shots: tuple[tuple[int, Seat, Seat], ...] = ()
    """Who hit whom in which round of this game: the round, the hand, the target."""
    spoken: bool = False
    """Whether one has said one's last words."""
    now: int = 0
    ground: Ground | None = None
    """Where people walk about."""
    shared: tuple[ResultSeen, ...] = ()
    """Which of the games one was there for are shared."""


class RoomChanged(Message, frozen=True, tag="room"):
    """Something about the room changed."""

    room: RoomSeen


class Played(Message, frozen=True, tag="played", omit_defaults=True):
    """The game went on: what happened, how it looks now, and what is asked next."""

    events: tuple[AnySeen, ...]
    view: View
    held: Held = NOTHING_HELD
    window: Window | None = None
    stakes: tuple[int, ...] = ()
    """What each would get if one, two or more were left to share."""
    ground: Ground | None = None
    """Where people walk about, when a walk begins."""


class Loading(Message, frozen=True, tag="loading"):
    """Who has laid a card, while all are still loading."""

    seats: tuple[Seat, ...]


class Wished(Message, frozen=True, tag="wished"):
    """Which of the cards dealt to the team somebody in it would like; only the team is told."""

    seat: Seat
    card: int


class Clock(Message, frozen=True, tag="clock", omit_defaults=True):
    """The window of the table changed: longer, paused, counting. Who asked is not told."""

    window: Window | None
    paused: bool = False
    paused_by: MemberId | None = None
    """Who paused it: a pause has somebody to wait for."""
    want: int = 0
    """In Live, how many want to go on; never who."""
    of: int = 0
    """Of how many who must all want it."""


class Nudged(Message, frozen=True, tag="nudged"):
    """Somebody would like you to hurry."""


class Taunted(Message, frozen=True, tag="taunted", omit_defaults=True):
    """A taunt, by its id: every reader reads it in a language of their own."""

    seat: Seat
    taunt: str
    at: Seat | None = None


class LastWords(Message, frozen=True, tag="last-words"):
    """What somebody who died leaves to everybody."""

    seat: Seat
    words: SpokenWords


class Haunted(Message, frozen=True, tag="haunted"):
    """A dead gangster makes the lamp flicker over somebody; it means nothing."""

    seat: Seat
    by: Seat


class Pointed(Message, frozen=True, tag="pointed"):
    """Somebody points at somebody else while all wait for the deal; it means nothing."""

    seat: Seat
    at: Seat


class BetsShown(Message, frozen=True, tag="bets"):
    """What the ghosts and watchers had bet on the round, and how many each has won by now."""

    bets: dict[MemberId, Bets]
    ladder: dict[MemberId, int]


class Awards(Message, frozen=True, tag="awards"):
    """The votes for each award, after the game."""

    votes: dict[str, dict[Seat, int]]


class ResultsShared(Message, frozen=True, tag="shared"):
    """Which of the games one was there for are shared now."""

    results: tuple[ResultSeen, ...]


class Forgotten(Message, frozen=True, tag="forgotten"):
    """The host had the table forgotten: this is the last that is heard of it."""


AnyMessage = (
    Welcome | RoomChanged | Played | Loading | Wished | Clock | Nudged | Taunted | Said | BetsShown
    | LastWords | Haunted | Pointed | Report | Awards | Forgotten | LedgerWritten | Counting
    | OutingWritten | ResultsShared
)  # fmt: skip

_decoder = msgspec.json.Decoder(AnyMessage)


def decoded(body: bytes) -> Message:
    """A message in these bytes."""
    message: Message = _decoder.decode(body)
    return message
