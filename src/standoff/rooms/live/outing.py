"""An outing: people really run, phones replace cards and whistle, and the room keeps their ledger.

Whoever has a phone owns up to their own hits; the Godfather, who holds the pen, notes them down with
what they have seen themselves. What was tapped while a phone was out of reach goes where its time says.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property

from msgspec.structs import replace

from standoff.ledger.fault import FactError
from standoff.ledger.live.book import VOLLEYS, LiveBook
from standoff.ledger.live.facts import Joined, LiveFact, Ran
from standoff.ledger.live.folding import UNNUMBERED
from standoff.ledger.live.ledger import LiveLedger
from standoff.protocol.deeds.outing import Admission
from standoff.protocol.deeds.real import SomeFact
from standoff.protocol.editions import AnySeen, LiveSplit, on_the_wire
from standoff.protocol.members import MemberId
from standoff.protocol.real import Late, OutingSeen, Pocket
from standoff.protocol.refusal import Code
from standoff.protocol.setting import LiveSetting, Setting
from standoff.rooms.companion import Companion
from standoff.rooms.live.owning import OwnedUp, owning_up
from standoff.rooms.live.pocket import as_dealt, pocket
from standoff.rooms.names import named
from standoff.rooms.people import Chair
from standoff.rooms.refusal import RefusedError
from standoff.rooms.sentences import told
from standoff.rooms.tempo import Lengths
from standoff.rules.asks import Seat
from standoff.rules.live.events import Returned, Split
from standoff.rules.live.views import LiveHeld, view
from standoff.rules.live.words import StageId
from standoff.story.live.storyteller import LiveStoryteller
from standoff.story.sentence import Sentence

LEAD = 1_500
"""Milliseconds in which every phone learns when the count begins."""
LONG_COUNT, SHORT_COUNT = 10, 3
"""L22, L29"""
LONG_BEAT = 1_000
_UNTOLD = frozenset({"nobody-fires", "live-holds"})


class Outing(Companion[LiveLedger], frozen=True, kw_only=True, dict=True):
    """One game after another in a garden."""

    book: LiveBook | None = None
    box: bool = False
    """Whether a real box deals."""
    walk: bool = False
    """Whether nobody may run."""
    names: tuple[str, ...] = ()
    arrived: tuple[Joined, ...] = ()
    """Who came late and has a chair."""
    times: tuple[int, ...] = ()
    """When the game began, and when each fact was noted."""
    dealt_to: MemberId = 0
    """Whose phone the cards of this round were entrusted to: who held the pen when they were dealt."""
    proposed: tuple[LiveFact, ...] = ()
    """What a phone had noted that does not hold the pen any more."""
    admitted: tuple[OwnedUp, ...] = ()
    late: tuple[Late, ...] = ()
    """What came after its phase was over, since the last fact."""
    whistle_at: int | None = None
    count_from: int = 0
    beat: int = LONG_BEAT

    def started(self, setting: Setting, chairs: Sequence[Chair], seed: bytes, at: int) -> "Outing":
        if not chairs:
            raise RefusedError(Code.TOO_FEW)
        assert isinstance(setting, LiveSetting)
        ledger = LiveLedger(setting.options(setting.teams), None if self.box else seed)
        names = tuple([chair.name for chair in chairs])
        return replace(
            self.closed(),
            names=names,
            times=(at,),
            ledger=ledger,
            book=ledger.book,
            dealt_to=self.pen,
        )

    def closed(self) -> "Outing":
        return replace(
            self,
            ledger=None,
            book=None,
            times=(),
            proposed=(),
            admitted=(),
            late=(),
            arrived=(),
            whistle_at=None,
        )

    def written(self) -> tuple[LiveLedger, LiveBook]:
        """The ledger and what it comes to, once a game has begun."""
        if self.ledger is None or self.book is None:
            raise RefusedError(Code.STALE)
        return self.ledger, self.book

    def writing(self, ledger: LiveLedger, at: int) -> "Outing":
        before = len(self.times) - 1
        after = len(ledger.facts)
        at = max(at, self.times[-1])
        times = (*self.times[: after + 1], *(at,) * (after - before))
        book = ledger.book
        dealt_to = self.dealt_to if book.table.round <= self.round else self.pen
        outing = replace(self, times=times, ledger=ledger, book=book, dealt_to=dealt_to)
        if after != before:
            outing = replace(outing, whistle_at=None, late=())
        if after > before and isinstance(ledger.facts[-1], Ran):
            outing = outing.whistling(at + LEAD, LONG_COUNT, LONG_BEAT)
        return outing

    @property
    def round(self) -> int:
        return 0 if self.book is None else self.book.table.round

    def noting(self, fact: SomeFact, at: int) -> "Outing":
        """One more fact is noted, if it is of this edition and can be true."""
        if not isinstance(fact, LiveFact):
            raise RefusedError(Code.MALFORMED)
        return self.writing(self.pages().noting(fact), at)

    def arranged(
        self, chairs: tuple[Chair, ...], setting: Setting
    ) -> tuple["Outing", tuple[Chair, ...], Setting]:
        """Seat whoever came late, as the ledger says; the setting as it is then."""
        ledger, book = self.written()
        joined = tuple([fact for fact in ledger.facts if isinstance(fact, Joined)])
        if joined == self.arrived:
            return self, chairs, setting
        arrived, sitting = self.arrived, list(chairs)
        while arrived != joined[: len(arrived)]:
            *before, gone = arrived
            del sitting[_behind(sitting, gone.team) - 1]
            arrived = tuple(before)
        for new in joined[len(arrived) :]:
            name = named(new.name, [chair.name for chair in sitting])
            sitting.insert(_behind(sitting, new.team), Chair(name, team=new.team))
        sizes = tuple([team.size for team in book.table.options.teams])
        assert isinstance(setting, LiveSetting)
        names = tuple([chair.name for chair in sitting])
        outing = replace(self, arrived=joined, names=names)
        return outing, tuple(sitting), replace(setting, teams=sizes)

    def renamed(self, old: str, new: str) -> "Outing":
        ledger = self.ledger
        if ledger is not None:
            facts, undone = (
                tuple(
                    [fact.called(old, new) if isinstance(fact, Joined) else fact for fact in those]
                )
                for those in (ledger.facts, ledger.undone)
            )
            ledger = replace(ledger, facts=facts, undone=undone)
        return replace(
            self,
            ledger=ledger,
            names=tuple([new if name == old else name for name in self.names]),
            arrived=tuple([one.called(old, new) for one in self.arrived]),
            admitted=tuple(
                [replace(one, who=new) if one.who == old else one for one in self.admitted]
            ),
        )

    def keeps_seats(self) -> bool:
        return True

    def shows_what_is_left(self) -> bool:
        return self.ledger is not None and self.ledger.options.playing_godfather

    def counting(self, at: int, lengths: Lengths) -> tuple["Outing", None]:
        """Every device counts; the ledger tells them when."""
        return self.whistling(at + LEAD, SHORT_COUNT, lengths.beat), None

    def whistled(self) -> "Outing":
        """The Godfather has whistled for the second time with their own lips: no phone does."""
        self.written()
        return replace(self, whistle_at=None, count_from=SHORT_COUNT)

    def whistling(self, begins: int, beats: int, beat: int) -> "Outing":
        """A count is on that ends with a whistle."""
        return replace(self, whistle_at=begins + beats * beat, count_from=beats, beat=beat)

    def sharing(self, team: int, to: tuple[str, ...], at: int) -> LiveLedger:
        """The ledger once a team holds its cards otherwise since then."""
        ledger, _ = self.written()
        place = sum([1 for noted in self.times[1:] if noted <= at])
        seats = [seat for name in to if (seat := self.seat_then(name, place)) is not None]
        return ledger.sharing(team, tuple(seats), place)

    def seat_then(self, name: str, place: int) -> Seat | None:
        """The seat somebody had when so many facts were noted; None: they were not there."""
        ledger, _ = self.written()
        return ledger.seat_then(self.names.index(name), place) if name in self.names else None

    def place_of(self, admitted: OwnedUp) -> int | None:
        """The fact this belongs to, by the time it was tapped; behind the last: the one to come."""
        ledger, book = self.written()
        wanted = VOLLEYS if admitted.what is Admission.HIT else (StageId.NERVE,)
        stages = (*book.stages, book.stage)
        for place in range(len(stages) - 1, -1, -1):
            if self.times[place] <= admitted.at:
                if stages[place] in wanted:
                    return place
                if place > 0 and isinstance(ledger.facts[place - 1], Ran):
                    return None  # what belongs to the round before cannot be tapped in this one
        return None

    def admitting(self, admitted: OwnedUp, at: int) -> "Outing":
        """Keep what somebody owns up to; note it at once where its phase is over."""
        ledger, book = self.written()
        place = self.place_of(admitted)
        # Of each only their last word on a phase: nobody has all phones look through more.
        kept = [
            one
            for one in self.admitted
            if not (
                (one.who, one.what) == (admitted.who, admitted.what) and self.place_of(one) == place
            )
        ]
        outing = replace(self, admitted=(*kept, admitted))
        if place is None or place == len(ledger.facts):
            return outing
        fact, seat = ledger.facts[place], self.seat_then(admitted.who, place)
        owned = fact if seat is None else owning_up(fact, seat, admitted.count)
        if owned == fact:
            return outing
        try:
            outing = outing.writing(ledger.amended(place, owned), at)
            noted = True
        except FactError:
            noted = False
        late = Late(self.names.index(admitted.who), book.stages[place], noted)
        others = tuple(
            [one for one in outing.late if (one.seat, one.step) != (late.seat, late.step)]
        )
        return replace(outing, late=(*others, late))

    @cached_property
    def owned(self) -> Mapping[Admission, Mapping[Seat, int]]:
        """What people own up to in the step that is on: each one's last word."""
        ledger, _ = self.written()
        owned: dict[Admission, dict[Seat, int]] = {what: {} for what in Admission}
        for one in self.admitted:
            if one.who in self.names and self.place_of(one) == len(ledger.facts):
                owned[one.what][self.names.index(one.who)] = one.count
        return owned

    def secrets(self) -> int:
        """How many bytes more than a watcher somebody may be told."""
        gangsters = 0 if self.book is None else self.book.table.options.gangsters
        return 1_024 + 128 * gangsters

    def seen(self, chairs: Sequence[Chair], member: MemberId | None) -> OutingSeen:
        """The outing as a member, or a watcher, may know it."""
        sitting = [place for place, chair in enumerate(chairs) if chair.member == member]
        seat = sitting[0] if member is not None and sitting else None
        if self.ledger is None or self.book is None:
            return OutingSeen(self.pen, self.box, self.walk, wanted=self.wanted)
        book, table = self.book, self.book.table
        hits, hands = self.owned[Admission.HIT], self.owned[Admission.HANDS_UP]
        leads = member == self.pen
        entrusted = leads and member == self.dealt_to
        return OutingSeen(
            pen=self.pen,
            box=self.box,
            walk=self.walk,
            step=book.stage,
            contact=book.contact,
            facts=len(self.ledger.facts),
            undone=len(self.ledger.undone),
            noted=self.ledger.noted,
            view=view(table, seat),
            told=told(self._news),
            split=self._split,
            bodies=book.bodies,
            others=book.others,
            firing=book.firing if entrusted and seat is None else (),
            trusted=self._trusted(chairs) if entrusted else (),
            hits=tuple([hits.get(one, 0) for one in range(len(table.gangsters))]),
            hands=tuple([one for one, up in sorted(hands.items()) if up]),
            late=self.late if leads else (),
            events=self._whole if book.stage is StageId.OVER else (),
            whistle_at=self.whistle_at,
            count_from=self.count_from,
            beat=self.beat,
            home=book.home,
            back=self._back,
            pocket=self._pocket(chairs, seat, entrusted=entrusted) if leads else None,
            proposed=self.proposed if leads else (),
            wanted=self.wanted,
        )

    def _pocket(self, chairs: Sequence[Chair], seat: Seat | None, *, entrusted: bool) -> Pocket:
        """What this phone needs to lead on by itself, and no card that it may not know."""
        ledger, book = self.written()
        members = book.table.options.members
        own = None if seat is None else book.table.options.team_of[seat]
        theirs = self._with_phones(chairs) - {own}
        if not entrusted:
            theirs = set(range(len(members))) - {own}
        elif seat is None:
            theirs = set()
        return pocket(ledger, book, {team for team in range(len(members)) if team not in theirs})

    def _trusted(self, chairs: Sequence[Chair]) -> tuple[LiveHeld, ...]:
        """The cards of teams without a phone of their own, which the Godfather's must show."""
        if self.box:
            return ()
        _, book = self.written()
        teams = set(range(len(book.table.options.teams))) - self._with_phones(chairs)
        in_play = book.table.in_play
        return tuple([one for one in as_dealt(book.table, teams) if one.seat in in_play])

    def _with_phones(self, chairs: Sequence[Chair]) -> set[int]:
        """The teams that have a phone."""
        return {
            0 if chair.team is None else chair.team for chair in chairs if chair.member is not None
        }

    @cached_property
    def _news(self) -> list[Sentence]:
        """What the last fact brought about, in sentences."""
        _, book = self.written()
        teller = LiveStoryteller(book.table.options, self.names)
        sentences: list[Sentence] = []
        for place, event in enumerate(book.events):
            if isinstance(event, Returned):  # who went home sits nothing out any more
                out = tuple([seat for seat in event.out if seat not in book.home])
                event = replace(event, out=out)
            told = teller.tell(event.seen_by(None))
            if place >= book.news:
                sentences += [_readable(one) for one in told if one.message not in _UNTOLD]
        return sentences

    @cached_property
    def _whole(self) -> tuple[AnySeen, ...]:
        """The game with nothing hidden; of a real box only what all have seen is known."""
        _, book = self.written()
        seen = [event.seen_by(None) if self.box else event for event in book.events]
        return tuple([on_the_wire(event) for event in seen])

    @cached_property
    def _back(self) -> tuple[Seat, ...]:
        """Who is back since the last round."""
        _, book = self.written()
        if book.stage is not StageId.DIVIDE:
            return ()
        back: tuple[Seat, ...] = ()
        for event in book.events:
            if isinstance(event, Split):
                back = ()
            elif isinstance(event, Returned):
                back += event.back
        return tuple([seat for seat in back if seat in book.table.in_play])

    @cached_property
    def _split(self) -> LiveSplit | None:
        """The shares of the round that has just ended."""
        _, book = self.written()
        if book.stage not in (StageId.DIVIDE, StageId.OVER):
            return None
        splits = [event for event in book.events if isinstance(event, Split)]
        return on_the_wire(splits[-1]) if splits else None


def _readable(sentence: Sentence) -> Sentence:
    """A card of a real box whose number nobody said is told without one."""
    number = sentence.values.get("number")
    if (
        sentence.message == "live-announced"
        and isinstance(number, float | int)
        and number > UNNUMBERED
    ):
        return replace(sentence, message="web-real-out-showed")
    return sentence


def _behind(chairs: Sequence[Chair], team: int) -> int:
    """The place behind the last chair of a team."""
    return 1 + max([place for place, chair in enumerate(chairs) if chair.team == team])
