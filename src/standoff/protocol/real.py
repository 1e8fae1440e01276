"""What is seen of a real table: its ledger, indoors and out."""

from msgspec import Struct

from standoff.ledger.live.facts import LiveFact
from standoff.ledger.pages import Noted
from standoff.protocol.editions import AnySeen, LiveSplit
from standoff.protocol.members import MemberId
from standoff.rules.asks import Seat
from standoff.rules.cards import Card
from standoff.rules.classic.events import Split
from standoff.rules.classic.views import View as ClassicView
from standoff.rules.classic.words import StageId
from standoff.rules.live.views import LiveHeld, Stash
from standoff.rules.live.views import View as LiveView
from standoff.rules.live.words import Contact, Place
from standoff.rules.live.words import StageId as LiveStageId
from standoff.rules.notes import Notes
from standoff.story.sentence import Form


class Told(Struct, frozen=True, omit_defaults=True):
    """A sentence in no language yet, with the rules behind it."""

    message: str
    values: dict[str, object] = {}
    rules: tuple[str, ...] = ()
    form: Form = Form.SENTENCE


class PenWanted(Struct, frozen=True):
    """Somebody asks for the pen, and gets it unless its holder objects in time."""

    by: MemberId
    until: int


class LedgerSeen(Struct, frozen=True, omit_defaults=True):
    """The ledger of a real table as one member may know it."""

    pen: MemberId
    """Who writes it."""
    phones: bool = False
    """Whether phones deal the secret cards and pass the telephone."""
    step: StageId | None = None
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
    wanted: PenWanted | None = None
    """Who asks for the pen."""


class Pocket(Struct, frozen=True, omit_defaults=True):
    """What the Godfather's phone leads on with while it cannot be reached; nobody else's is told.

    It is the round as it began, and what was noted since; weapons are in it as far as cards are
    entrusted to this phone.
    """

    round: int
    places: tuple[Place, ...]
    row: tuple[Card, ...]
    """The cards of the round, for their money; where weapons are not entrusted, all are alike."""
    stashes: tuple[Stash, ...]
    held: tuple[LiveHeld, ...] = ()
    """Who holds which card, as far as this phone may know."""
    facts: tuple[LiveFact, ...] = ()
    playing_from: tuple[tuple[Seat, int], ...] = ()
    """Who came late, and from which round on they play."""
    home: tuple[Seat, ...] = ()
    """Who had gone home when the round began."""
    seed: str = ""
    """What the next decks follow from, where this phone would show all of their cards anyway."""


class Late(Struct, frozen=True):
    """Something owned up to in a step that is over."""

    seat: Seat
    step: LiveStageId
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
    step: LiveStageId | None = None
    """What comes next; None: no game has begun."""
    contact: Contact | None = None
    """Whether a grenade jumps now, or a dagger may slap."""
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
    """How often each says they were hit in this phase."""
    hands: tuple[Seat, ...] = ()
    """Who says that they put their hands up."""
    late: tuple[Late, ...] = ()
    """What came after its phase was over; the Godfather is told."""
    events: tuple[AnySeen, ...] = ()
    """Once it is over: the whole game, as far as anybody knows it."""
    home: tuple[Seat, ...] = ()
    """Who went home."""
    back: tuple[Seat, ...] = ()
    """Who is back for the round that can begin."""
    pocket: Pocket | None = None
    """Only the Godfather's phone is told."""
    proposed: tuple[LiveFact, ...] = ()
    """What a phone had noted that does not hold the pen any more; the Godfather is told."""
    whistle_at: int | None = None
    """When the count that is on ends with a whistle."""
    count_from: int = 0
    beat: int = 0
    wanted: PenWanted | None = None
    """Who asks for the pen."""
