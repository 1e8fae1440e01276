"""An outing: people really run, phones replace cards and whistle, and the room keeps their ledger.

Whoever has a phone owns up to his own hits; the Godfather, who holds the pen, notes them down with
what he has seen himself. What was tapped while a phone was out of reach goes where its time says.
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from standoff.ledger.fault import FactError
from standoff.ledger.live.book import VOLLEYS, LiveBook, LiveStep
from standoff.ledger.live.facts import Joined, Left, Ran, Struck
from standoff.ledger.live.folding import UNNUMBERED
from standoff.ledger.live.ledger import LiveLedger
from standoff.rooms.companion import Companion
from standoff.rooms.editions import Setting
from standoff.rooms.messages import Late, OutingSeen
from standoff.rooms.names import named
from standoff.rooms.people import Chair, MemberId
from standoff.rooms.refusal import Code, RefusedError
from standoff.rooms.sentences import told
from standoff.rooms.setting import LiveSetting
from standoff.rooms.tempo import Lengths
from standoff.rules.asks import Seat
from standoff.rules.live.events import Split
from standoff.rules.live.views import Held, view
from standoff.story.live import LiveStoryteller
from standoff.story.sentence import Sentence

LEAD = 1_500
"""Milliseconds in which every phone learns when the count begins."""
LONG_COUNT, SHORT_COUNT = 10, 3
"""L22, L29"""
LONG_BEAT = 1_000
_UNTOLD = frozenset({"nobody-fires", "live-holds"})


class Admission(StrEnum):
    """What somebody owns up to."""

    HIT = "hit"
    HANDS_UP = "hands-up"


class Admitted(Struct, frozen=True):
    """How often somebody was hit, or whether he put his hands up, when that was tapped."""

    who: str
    """His name: a latecomer may move him to another seat."""
    what: Admission
    count: int
    at: int


class Outing(Companion):
    """One game after another in a garden."""

    def __init__(self) -> None:
        super().__init__()
        self.ledger: LiveLedger | None = None
        self.book: LiveBook | None = None
        self.box = False
        """Whether a real box deals."""
        self.walk = False
        """Whether nobody may run."""
        self.names: tuple[str, ...] = ()
        self.arrived: tuple[Joined, ...] = ()
        """Who came late and has a chair."""
        self.times: list[int] = []
        """When the game began, and when each fact was noted."""
        self.admitted: list[Admitted] = []
        self.late: list[Late] = []
        """What came after its phase was over, since the last fact."""
        self.whistle_at: int | None = None
        self.count_from = 0
        self.beat = LONG_BEAT

    def check_begin(self, chairs: Sequence[Chair]) -> None:
        if not chairs:
            raise RefusedError(Code.TOO_FEW)

    def start(self, setting: Setting, chairs: Sequence[Chair], seed: bytes, at: int) -> None:
        assert isinstance(setting, LiveSetting)
        self.names = tuple(chair.name for chair in chairs)
        options = setting.options(setting.teams)
        self.close()
        self.times = [at]
        self.ledger = LiveLedger(options, None if self.box else seed)
        self.book = self.ledger.book

    def close(self) -> None:
        self.ledger = self.book = None
        self.times, self.admitted, self.late, self.arrived = [], [], [], ()
        self.whistle_at = None

    def written(self) -> tuple[LiveLedger, LiveBook]:
        """The ledger and what it comes to, once a game has begun."""
        if self.ledger is None or self.book is None:
            raise RefusedError(Code.STALE)
        return self.ledger, self.book

    def write(self, ledger: LiveLedger, at: int) -> None:
        before = len(self.times) - 1
        after = len(ledger.facts)
        self.times = [*self.times[: after + 1], *[at] * (after - before)]
        self.ledger, self.book = ledger, ledger.book
        if after != before:
            self.whistle_at = None
            self.late = []
        if after > before and isinstance(ledger.facts[-1], Ran):
            self._count(at + LEAD, LONG_COUNT, LONG_BEAT)

    def arrange(self, chairs: list[Chair], setting: Setting) -> Setting:
        ledger, book = self.written()
        joined = tuple([fact for fact in ledger.facts if isinstance(fact, Joined)])
        if joined == self.arrived:
            return setting
        while self.arrived != joined[: len(self.arrived)]:
            *before, gone = self.arrived
            del chairs[_behind(chairs, gone.team) - 1]
            self.arrived = tuple(before)
        for new in joined[len(self.arrived) :]:
            chair = Chair(named(new.name, [chair.name for chair in chairs]))
            chair.team = new.team
            chairs.insert(_behind(chairs, new.team), chair)
        self.arrived = joined
        self.names = tuple(chair.name for chair in chairs)
        sizes = tuple([team.size for team in book.table.options.teams])
        assert isinstance(setting, LiveSetting)
        return replace(setting, teams=sizes)

    def keeps_seats(self) -> bool:
        return True

    def takes_latecomers(self) -> bool:
        # Chairs without a phone stay free: whoever took one would see a team's cards.
        return False

    def count(self, at: int, lengths: Lengths) -> None:
        self._count(at + LEAD, SHORT_COUNT, lengths.beat)

    def _count(self, begins: int, beats: int, beat: int) -> None:
        self.whistle_at, self.count_from, self.beat = begins + beats * beat, beats, beat

    def sharing(self, team: int, to: tuple[str, ...], at: int) -> LiveLedger:
        """The ledger once a team holds its cards otherwise since then."""
        ledger, _ = self.written()
        place = sum([1 for noted in self.times[1:] if noted <= at])
        seats = [seat for name in to if (seat := self.seat_then(name, place)) is not None]
        return ledger.sharing(team, tuple(seats), place)

    def seat_then(self, name: str, place: int) -> Seat | None:
        """The seat somebody had when so many facts were noted; None: he was not there."""
        ledger, _ = self.written()
        return ledger.seat_then(self.names.index(name), place) if name in self.names else None

    def place_of(self, admitted: Admitted) -> int | None:
        """The fact this belongs to, by the time it was tapped; behind the last: the one to come."""
        ledger, book = self.written()
        wanted = VOLLEYS if admitted.what is Admission.HIT else (LiveStep.NERVE,)
        steps = (*book.steps, book.step)
        for place in range(len(steps) - 1, -1, -1):
            if self.times[place] <= admitted.at:
                if steps[place] in wanted:
                    return place
                if place > 0 and isinstance(ledger.facts[place - 1], Ran):
                    return None  # what belongs to the round before cannot be tapped in this one
        return None

    def admit(self, admitted: Admitted, at: int) -> None:
        """Keep what somebody owns up to; note it at once where its phase is over."""
        ledger, book = self.written()
        self.admitted.append(admitted)
        place = self.place_of(admitted)
        if place is None or place == len(ledger.facts):
            return
        fact, seat = ledger.facts[place], self.seat_then(admitted.who, place)
        owned = fact if seat is None else _owning_up(fact, seat, admitted.count)
        if owned == fact:
            return
        try:
            self.write(ledger.amended(place, owned), at)
            noted = True
        except FactError:
            noted = False
        self.late.append(Late(self.names.index(admitted.who), book.steps[place], noted))

    def owned(self, what: Admission) -> dict[Seat, int]:
        """What people own up to in the step that is on: each one's last word."""
        ledger, _ = self.written()
        return {
            self.names.index(one.who): one.count
            for one in self.admitted
            if one.what is what
            and one.who in self.names
            and self.place_of(one) == len(ledger.facts)
        }

    def secrets(self) -> int:
        """How many bytes more than a watcher somebody may be told."""
        gangsters = 0 if self.book is None else self.book.table.options.gangsters
        return 1_024 + 128 * gangsters

    def seen(self, chairs: Sequence[Chair], member: MemberId | None) -> OutingSeen:
        """The outing as a member, or a watcher, may know it."""
        sitting = [place for place, chair in enumerate(chairs) if chair.member == member]
        seat = sitting[0] if member is not None and sitting else None
        if self.ledger is None or self.book is None:
            return OutingSeen(self.pen, self.box, self.walk)
        book, table = self.book, self.book.table
        hits, hands = self.owned(Admission.HIT), self.owned(Admission.HANDS_UP)
        leads = member == self.pen
        return OutingSeen(
            pen=self.pen,
            box=self.box,
            walk=self.walk,
            step=book.step,
            facts=len(self.ledger.facts),
            undone=len(self.ledger.undone),
            noted=self.ledger.noted,
            view=view(table, seat),
            told=told(self._news()),
            split=self._split(),
            bodies=book.bodies,
            others=book.others,
            firing=book.firing if leads and seat is None else (),
            trusted=self._trusted(chairs) if leads else (),
            hits=tuple([hits.get(one, 0) for one in range(len(table.gangsters))]),
            hands=tuple([one for one, up in sorted(hands.items()) if up]),
            late=tuple(self.late) if leads else (),
            events=self._whole() if book.step is LiveStep.OVER else (),
            whistle_at=self.whistle_at,
            count_from=self.count_from,
            beat=self.beat,
        )

    def _trusted(self, chairs: Sequence[Chair]) -> tuple[Held, ...]:
        """The cards of teams without a phone of their own, which the Godfather's must show."""
        if self.box:
            return ()
        _, book = self.written()
        options = book.table.options
        with_phone = {
            options.team_of[place] for place, chair in enumerate(chairs) if chair.member is not None
        }
        return tuple(
            [
                Held(place, gangster.card)
                for place, gangster in enumerate(book.table.gangsters)
                if gangster.card is not None
                and place in book.table.in_play
                and options.team_of[place] not in with_phone
            ]
        )

    def _news(self) -> list[Sentence]:
        """What the last fact brought about, in sentences."""
        _, book = self.written()
        teller = LiveStoryteller(book.table.options, self.names)
        sentences: list[Sentence] = []
        for place, event in enumerate(book.events):
            told = teller.tell(event.seen_by(None))
            if place >= book.news:
                sentences += [_readable(one) for one in told if one.message not in _UNTOLD]
        return sentences

    def _whole(self) -> tuple[Any, ...]:
        """The game with nothing hidden; of a real box only what all have seen is known."""
        _, book = self.written()
        return tuple([event.seen_by(None) for event in book.events]) if self.box else book.events

    def _split(self) -> Split | None:
        """The shares of the round that has just ended."""
        _, book = self.written()
        if book.step not in (LiveStep.READY, LiveStep.OVER):
            return None
        splits = [event for event in book.events if isinstance(event, Split)]
        return splits[-1] if splits else None


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


def _owning_up(fact: Any, seat: Seat, count: int) -> Struck | Left:
    """A fact with what somebody owns up to besides; who was noted already is not noted twice."""
    assert isinstance(fact, Struck | Left)
    if not count:
        return fact
    if isinstance(fact, Struck):
        hits = [*fact.hits, *(0,) * (seat + 1 - len(fact.hits))]
        touched = fact.touched
        if touched and not hits[seat]:
            before = sum([1 for others in hits[:seat] if others])
            touched = (*touched[:before], (), *touched[before:])
        hits[seat] = max(hits[seat], count)
        return replace(fact, hits=tuple(hits), touched=touched)
    return Left(tuple(sorted({*fact.seats, seat})))
