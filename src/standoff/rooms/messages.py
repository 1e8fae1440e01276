"""What a room tells its members: views and redacted events, never the table."""

from typing import Any

import msgspec
from msgspec import Struct, convert
from msgspec.structs import replace

from standoff.arena.ground import Ground
from standoff.ledger.book import Step
from standoff.ledger.live.book import LiveStep
from standoff.ledger.pages import Noted
from standoff.rooms.edition import Edition
from standoff.rooms.editions import AnyAsk, AnyDecision, AnySeen, Setting, View, of
from standoff.rooms.people import Kind, MemberId
from standoff.rooms.spoken import Words
from standoff.rooms.tempo import Tempo
from standoff.rooms.window import Window
from standoff.rules.asks import Seat
from standoff.rules.classic.events import Split
from standoff.rules.classic.views import View as ClassicView
from standoff.rules.live.events import Split as LiveSplit
from standoff.rules.live.views import Held as LiveHeld
from standoff.rules.live.views import View as LiveView
from standoff.rules.notes import Notes
from standoff.story.sentence import Form


class Message(Struct, frozen=True, tag_field="tell", omit_defaults=True):
    """Something told to one member, numbered in that member's own stream."""


class ChairSeen(Struct, frozen=True, omit_defaults=True):
    """A chair as everybody sees it."""

    name: str
    member: MemberId | None = None
    bot: str | None = None
    """The temperament of the bot that fills it."""
    stand_in: bool = False
    """Whether a bot plays for its person just now."""
    ready: bool = False
    won: float = 0
    """Games won this evening; a shared victory counts by its share."""
    earned: int = 0
    """What all its games of this evening came to."""
    cry: Words | None = None
    """What its person shouts when he stays; None: what everybody shouts."""
    team: int | None = None
    """In Live the team it would like or is in; None: any."""
    chief: bool = False
    """Whether its person would be the Chief."""
    godfather: bool = False
    """Whether its person has the whistle."""


class MemberSeen(Struct, frozen=True, omit_defaults=True):
    """A member as everybody sees it."""

    id: MemberId
    kind: Kind
    name: str
    muted: bool = False


class RoomSeen(Struct, frozen=True, omit_defaults=True):
    """The room as everybody sees it."""

    code: str
    stage: str
    options: Setting
    tempo: Tempo
    host: MemberId
    chairs: tuple[ChairSeen, ...]
    members: tuple[MemberSeen, ...]
    fingerprint: str
    """SHA-256 of the seed of the next game, or of the one in play."""
    locked: bool = False
    free_text: bool = True
    family: bool = False
    """Whether only mild words are said at this table."""
    games: int = 0
    claims: tuple[tuple[MemberId, Seat], ...] = ()
    """Who asks to be given which chair."""
    teams: tuple[int, ...] = ()
    """The sizes of the teams there would be with those who sit here now, or are in play."""
    dealing_at: int | None = None
    """When the cards are dealt, if nobody stops it."""


class Bets(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What somebody bets on a round; None where he does not."""

    hit: Seat | None = None
    """Who will be wounded."""
    runs: Seat | None = None
    """Who will withdraw."""
    shared: bool | None = None
    """Whether anybody will get a share."""


class Held(Struct, frozen=True, omit_defaults=True):
    """What the room holds for a member and for nobody else."""

    ask: AnyAsk | None = None
    choice: AnyDecision | None = None
    armed: AnyDecision | None = None
    bets: Bets | None = None
    wishes: dict[Seat, int] = {}
    """Which of the cards dealt to the team each of it would like, by its place."""


NOTHING_HELD = Held()


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
    last_words: dict[Seat, Words] = {}
    events: tuple[AnySeen, ...] = ()
    """The whole game, with nothing hidden."""
    names: tuple[str, ...] = ()
    """Who sat where: since then somebody may have left, or another sat down."""


class Told(Struct, frozen=True, omit_defaults=True):
    """A sentence in no language yet, with the rules behind it."""

    message: str
    values: dict[str, Any] = {}
    rules: tuple[str, ...] = ()
    form: Form = Form.SENTENCE


class LedgerSeen(Struct, frozen=True, omit_defaults=True):
    """The ledger of a real table as one member may know it."""

    pen: MemberId
    """Who writes it."""
    phones: bool = False
    """Whether phones deal the secret cards and pass the telephone."""
    step: Step | None = None
    """What comes next; None: no game has begun."""
    facts: int = 0
    """How many facts stand in it: the next is noted behind these."""
    undone: int = 0
    """How many that were taken back may be brought back."""
    noted: tuple[Noted, ...] = ()
    view: ClassicView | None = None
    told: tuple[Told, ...] = ()
    """This round so far."""
    stakes: tuple[int, ...] = ()
    box: Notes = Notes()
    """The notes nobody has seen yet."""
    split: Split | None = None
    """Who gets which notes, when it is time to share."""
    until: int | None = None
    """When the time for this step is up."""
    holders: tuple[Seat, ...] = ()
    """Who passes the telephone, where phones do."""
    passed: int = 0
    """How many of them have."""
    has_passed: bool = False
    may_call: bool = False


class LedgerWritten(Message, frozen=True, tag="ledger"):
    """Something was written into the ledger, or the pen changed hands."""

    ledger: LedgerSeen


class Late(Struct, frozen=True):
    """Something owned up to in a step that is over."""

    seat: Seat
    step: LiveStep
    noted: bool
    """Whether it is noted; otherwise it would change what followed, and the Godfather enters it."""


class OutingSeen(Struct, frozen=True, omit_defaults=True):
    """A game of Live outdoors as one member may know it."""

    pen: MemberId
    """Who leads it: the Godfather's phone."""
    box: bool = False
    """Whether a real box deals, and cards are known when they are shown."""
    walk: bool = False
    """Whether nobody may run."""
    step: LiveStep | None = None
    """What comes next; None: no game has begun."""
    facts: int = 0
    undone: int = 0
    noted: tuple[Noted, ...] = ()
    view: LiveView | None = None
    told: tuple[Told, ...] = ()
    """What the last fact brought about."""
    split: LiveSplit | None = None
    """The shares of the round that has just ended."""
    bodies: tuple[Seat, ...] = ()
    """Who jumps, or may slap now."""
    others: tuple[Seat, ...] = ()
    """Whom they could touch."""
    firing: tuple[Seat, ...] = ()
    """Whose guns speak in this phase; only the Godfather who does not play is told."""
    trusted: tuple[LiveHeld, ...] = ()
    """The cards of teams without a phone; only the Godfather's is told, to show them one by one."""
    hits: tuple[int, ...] = ()
    """How often each says he was hit in this phase."""
    hands: tuple[Seat, ...] = ()
    """Who says that he put his hands up."""
    late: tuple[Late, ...] = ()
    """What came after its phase was over; the Godfather is told."""
    events: tuple[AnySeen, ...] = ()
    """Once it is over: the whole game, as far as anybody knows it."""
    whistle_at: int | None = None
    """When the count that is on ends with a whistle."""
    count_from: int = 0
    beat: int = 0


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


class Nudged(Message, frozen=True, tag="nudged"):
    """Somebody would like you to hurry."""


class Taunted(Message, frozen=True, tag="taunted", omit_defaults=True):
    """A taunt, by its id: every reader reads it in a language of his own."""

    seat: Seat
    taunt: str
    at: Seat | None = None


class LastWords(Message, frozen=True, tag="last-words"):
    """What somebody who died leaves to everybody."""

    seat: Seat
    words: Words


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


class Forgotten(Message, frozen=True, tag="forgotten"):
    """The host had the table forgotten: this is the last that is heard of it."""


ANY_MESSAGE: Any = (
    Welcome | RoomChanged | Played | Loading | Wished | Clock | Nudged | Taunted | Said | BetsShown
    | LastWords | Haunted | Pointed | Report | Awards | Forgotten | LedgerWritten | Counting
    | OutingWritten
)  # fmt: skip

_decoder = msgspec.json.Decoder(ANY_MESSAGE)


def decoded(body: bytes) -> Message:
    """A message in these bytes, with asks, decisions and events of the edition it speaks of."""
    message: Message = _decoder.decode(body)
    if isinstance(message, Played):
        edition = of(message.view.options)
        return replace(
            message,
            events=tuple([convert(event, edition.seen) for event in message.events]),
            held=_held(message.held, edition),
        )
    if isinstance(message, Welcome) and message.view is not None:
        edition = of(message.view.options)
        return replace(message, held=_held(message.held, edition))
    return message


def _held(held: Held, edition: Edition) -> Held:
    return replace(
        held,
        ask=convert(held.ask, edition.ask | None),
        choice=convert(held.choice, edition.decision | None),
        armed=convert(held.armed, edition.decision | None),
    )
