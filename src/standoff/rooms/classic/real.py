"""A real table in a room: people sit round it with the real box, and the room keeps their ledger."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from msgspec.structs import replace

from standoff.ledger.classic.book import Book, KnownCards
from standoff.ledger.classic.facts import AnyFact, Phoned, Shared
from standoff.ledger.classic.ledger import Ledger
from standoff.protocol.deeds.real import SomeFact
from standoff.protocol.messages import Counting
from standoff.protocol.refusal import Code
from standoff.protocol.setting import Setting
from standoff.referee.classic.what_if import Part, what_if
from standoff.referee.fault import ScenarioError
from standoff.rooms.companion import Companion
from standoff.rooms.people import Chair
from standoff.rooms.refusal import RefusedError
from standoff.rooms.tempo import Lengths
from standoff.rules.asks import Seat
from standoff.rules.chance import Seeded
from standoff.rules.classic.events import Event, RoundBegan, Split
from standoff.rules.classic.options import Options
from standoff.rules.classic.phases import phone
from standoff.rules.classic.views import View, view
from standoff.rules.classic.words import PowerId, Role, StageId
from standoff.rules.notes import BOX, Notes, counted, shares
from standoff.story.classic.storyteller import Storyteller
from standoff.story.sentence import Sentence

FIRST_BEAT = 400
"""Milliseconds until "one", so that every device says it at once."""
UNNOTED = {"nobody-fires", "power-dealt-unseen", "role-dealt-unseen"}
"""What the storyteller cannot say of a table where nobody notes who fired, or was dealt what."""


class RealTable(Companion[Ledger], frozen=True, kw_only=True, dict=True):
    """Who sits round it, and what was noted down since the game began."""

    phones: bool = False
    """Whether phones deal the secret cards and pass the telephone."""
    book: Book | None = None
    """What the ledger comes to."""
    names: tuple[str, ...] = ()
    since: int
    """When the ledger was last written."""
    passed: Mapping[Seat, bool] = {}
    """Who has passed the telephone, and whether they called; nobody else learns which."""

    def started(
        self, setting: Setting, chairs: Sequence[Chair], seed: bytes, at: int
    ) -> "RealTable":
        """Where phones deal, every name must have one."""
        if not chairs or (self.phones and any(chair.member is None for chair in chairs)):
            raise RefusedError(Code.TOO_FEW)
        assert isinstance(setting, Options)
        named = replace(self, names=tuple([chair.name for chair in chairs]))
        cards = dealt_cards(setting, seed) if self.phones else None
        return named.writing(Ledger(setting, cards), at)

    def keeps_seats(self) -> bool:
        return self.phones

    def counting(self, at: int, lengths: Lengths) -> tuple["RealTable", Counting]:
        """Every device counts, at one moment of the server's clock; what all are told of it."""
        return self, Counting(at + FIRST_BEAT, lengths.beat)

    def written(self) -> tuple[Ledger, Book]:
        """The ledger and what it comes to, once a game has begun."""
        if self.ledger is None or self.book is None:
            raise RefusedError(Code.STALE)
        return self.ledger, self.book

    def writing(self, ledger: Ledger, at: int) -> "RealTable":
        return replace(self, ledger=ledger, book=ledger.book, since=at, passed={})

    def noting(self, fact: SomeFact, at: int) -> "RealTable":
        """One more fact is noted, if it is of this edition and can be true."""
        if not isinstance(fact, AnyFact):
            raise RefusedError(Code.MALFORMED)
        return self.writing(self.pages().noting(fact), at)

    def arranged(
        self, chairs: tuple[Chair, ...], setting: Setting
    ) -> tuple["RealTable", tuple[Chair, ...], Setting]:
        """Nobody comes late to a real table."""
        return self, chairs, setting

    def closed(self) -> "RealTable":
        """The game is put away; another may begin."""
        return replace(self, ledger=None, book=None, passed={})

    def renamed(self, old: str, new: str) -> "RealTable":
        return replace(self, names=tuple([new if name == old else name for name in self.names]))

    def view(self, seat: Seat | None) -> View:
        """The table as this seat may know it."""
        return view(self.written()[1].table, seat if self.phones else None)

    @cached_property
    def told(self) -> tuple[Sentence, ...]:
        """This round in sentences, each with its rules."""
        storyteller = Storyteller(self.names)
        sentences: list[Sentence] = []
        for event in self.written()[1].events:
            if isinstance(event, RoundBegan):
                sentences = []
            told = storyteller.tell(event.seen_by(None))
            sentences += [one for one in told if one.message not in UNNOTED]
        return tuple(sentences)

    @cached_property
    def stakes(self) -> tuple[int, ...]:
        """What each would get of the loot if one, two or more of the living shared it."""
        table = self.written()[1].table
        return tuple([shares(table.loot, count + 1).share for count in range(len(table.living))])

    @cached_property
    def split(self) -> Split | None:
        """Which notes everybody gets, once it is time to share."""
        ledger, book = self.written()
        if book.stage is not StageId.SPLIT:
            return None
        told = ledger.noting(Shared()).book.events[len(book.events) :]
        return next(event for event in told if isinstance(event, Split))

    @cached_property
    def box(self) -> Notes:
        """The notes nobody has seen yet."""
        return BOX.less(counted(note for began in self._rounds() for note in began.notes))

    def _rounds(self) -> Iterator[RoundBegan]:
        return (event for event in self.written()[1].events if isinstance(event, RoundBegan))

    def until(self, lengths: Lengths) -> int | None:
        """When the time for this step is up, where it has one."""
        length = {StageId.LOAD: lengths.load, StageId.AIM: lengths.aim, StageId.NERVE: lengths.talk}
        patience = length.get(self.written()[1].stage)
        return None if patience is None else self.since + patience

    def holders(self) -> tuple[Seat, ...]:
        """Who has the telephone in hand, where phones pass it (K9)."""
        _, book = self.written()
        if not self.phones or book.stage is not StageId.PHONE:
            return ()
        return tuple(phone.asks(book.table))

    def may_call(self, seat: Seat | None) -> bool:
        """Whether this seat may turn the telephone now (K11)."""
        if seat is None or seat not in self.holders():
            return False
        return self.written()[1].table[seat].role is Role.COP

    def passing_phone(self, seat: Seat, *, call: bool, at: int) -> "RealTable":
        """One more has held the telephone; once all have, it lies on the table (K13)."""
        passed = {**self.passed, seat: call}
        if set(passed) == set(self.holders()):
            return self.writing(self.written()[0].noting(Phoned(any(passed.values()))), at)
        return replace(self, passed=passed)

    def supposed(self, parts: tuple[Part, ...]) -> tuple[Sentence, ...]:
        """What the referee says would happen in this round, from its beginning on."""
        ledger, book = self.written()
        if book.table.round == 0:
            raise RefusedError(Code.STALE)
        storyteller = Storyteller(self.names)
        table = ledger.blank
        for event in _until_round(book.events, book.table.round):
            table = event.fold(table)
            storyteller.tell(event.seen_by(None))
        try:
            events = what_if(table, parts)
        except ScenarioError as fault:
            raise RefusedError(Code.ILLEGAL) from fault
        return tuple([one for event in events for one in storyteller.tell(event)])


def _until_round(events: tuple[Event, ...], number: int) -> Iterator[Event]:
    """Everything up to the beginning of a round."""
    for event in events:
        yield event
        if isinstance(event, RoundBegan) and event.round == number:
            return


def dealt_cards(options: Options, seed: bytes) -> KnownCards:
    """The secret cards that a seed deals, as it would in a game (P2, K4)."""
    chance = Seeded(seed)
    seats = range(options.players)
    pool = options.pool
    powers = tuple([PowerId(chance.power(seat, pool)) if pool else None for seat in seats])
    if not options.cop:
        return KnownCards(powers)
    cop = chance.cop(options.players)
    return KnownCards(powers, tuple([Role.COP if seat == cop else Role.GANGSTER for seat in seats]))
