"""Folding: facts of Live become events of the rules, which work out everything else."""

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from standoff.ledger.fault import FactError, Fault
from standoff.ledger.live.book import VOLLEYS, LiveBook
from standoff.ledger.live.facts import (
    Declared,
    Joined,
    Left,
    LiveFact,
    Ran,
    Shared,
    Slapped,
    Struck,
    Touched,
    WentHome,
)
from standoff.ledger.live.gathering import Gathering
from standoff.rules.asks import Seat
from standoff.rules.cards import Card, Weapon
from standoff.rules.chance import Seeded
from standoff.rules.decisions import STAY, WITHDRAW, Stab
from standoff.rules.live.decisions import Divide, Touch
from standoff.rules.live.events import (
    Dealt,
    Divided,
    Ended,
    Fell,
    PhaseBegan,
    Returned,
    RoundBegan,
)
from standoff.rules.live.options import ROUNDS, Options
from standoff.rules.live.phases import chain, fall, homecoming, loot, nerve, split
from standoff.rules.live.phases.deal import deal, divide
from standoff.rules.live.phases.wounding import strike
from standoff.rules.live.reckoning import reckon
from standoff.rules.live.table import Table, blank
from standoff.rules.live.telling import Telling
from standoff.rules.live.words import Contact, Phase, Place, StageId
from standoff.rules.notes import FIVE, Notes
from standoff.rules.stage import NOBODY

_GUN = {
    StageId.BBB: Weapon.BBB,
    StageId.DOUBLE: Weapon.DOUBLE,
    StageId.SHOTGUN: Weapon.SHOTGUN,
}
_CHAIN = {
    StageId.BBB: chain.after_bbb,
    StageId.DOUBLE: chain.after_double,
    StageId.SHOTGUN: chain.after_shotgun,
}
_SILENT = Card(Weapon.BBB, FIVE)
"""A card of a real box that nobody has shown: it never does anything by itself."""
UNNUMBERED = 100
"""Behind all numbers: the order in which they were shown."""


class Folding:
    """A game retold from what was seen of it outdoors."""

    def __init__(
        self,
        options: Options,
        seed: bytes | None,
        shared: Sequence[Shared],
        facts: Sequence[LiveFact],
    ) -> None:
        self.house = seed is not None
        """Whether the house deals; otherwise a real box does, and people show their cards."""
        gathering = Gathering(options, facts, house=self.house)
        self.playing_from = gathering.playing_from
        self.home: set[Seat] = set()
        self.telling = Telling(blank(gathering.options, Seeded(seed or b"")))
        self.division = {
            (one.round, one.team): tuple([gathering.now(seat, one.after) for seat in one.to])
            for one in shared
        }
        self.declared = _declared(gathering.facts)
        self.volley = StageId.BBB
        self.contact: Contact | None = None
        self.news = 0
        self.stages: list[StageId] = []
        self._make_ready()
        for fact in gathering.facts:
            self.news = len(self.telling.events)
            self.stages.append(self.stage)
            self.since.append(self._called(fact))
            self.take(fact)

    @property
    def table(self) -> Table:
        return self.telling.table

    def book(self) -> LiveBook:
        bodies, others = self._contact()
        return LiveBook(
            self.table.waiting(self.stage, NOBODY),
            tuple(self.telling.events),
            self.news,
            self.opening,
            tuple(self.stages),
            self.contact,
            bodies,
            others,
            self._guns() if self.house and self.stage in VOLLEYS else (),
            tuple(sorted(self.playing_from.items())),
            tuple(sorted(self.home)),
            self.home_then,
            tuple([fact for fact in self.since if not isinstance(fact, Joined)]),
        )

    def take(self, fact: LiveFact) -> None:
        """Let happen what a fact says."""
        match fact:
            case Ran():
                self._only_at(StageId.DIVIDE, rule="L22")
                if not self.house:
                    self._deal_box(fact.notes)
                self._begin(Phase.FREEZE)
                self.stage = StageId.NERVE
            case Left():
                self._only_at(StageId.NERVE, rule="L29")
                self._in_play(fact.seats)
                self._begin(Phase.NERVE)
                answers = {
                    seat: WITHDRAW if seat in fact.seats else STAY for seat in self.table.in_play
                }
                nerve.resolve(self.telling, answers)
                self._shoot(StageId.BBB)
            case Struck():
                self._struck(fact)
            case Touched():
                self._touched(fact)
            case Slapped():
                self._slapped(fact)
            case Joined():
                self._only_at(StageId.DIVIDE, rule="L17")
            case WentHome():
                self._only_at(StageId.DIVIDE, rule="L17")
                self._go_home(fact.seat)

    def _only_at(self, *now: StageId | Contact, rule: str) -> None:
        if self.stage is StageId.OVER:
            raise FactError(Fault.OVER, "L15")
        if (self.contact or self.stage) not in now:
            raise FactError(Fault.NOT_NOW, rule)

    def _begin(self, phase: Phase) -> None:
        if self.table.phase is not phase:
            self.telling.tell(PhaseBegan(phase))

    def _in_play(self, seats: Sequence[Seat]) -> None:
        """Refuse who does not play, is out of this round, or stands in the list twice."""
        for place, seat in enumerate(seats):
            if not 0 <= seat < len(self.table.gangsters):
                raise FactError(Fault.NO_SEAT, "L10")
            if seat in seats[:place]:
                raise FactError(Fault.TWICE, "L29")
            if self.table[seat].place is not Place.IN_PLAY:
                raise FactError(Fault.SAFE, "L30")

    def _deal(self) -> None:
        """The house's next deck, dealt, and divided as the Chiefs have said so far (L16-L19)."""
        loot.resolve(self.telling, {})
        self._begin(Phase.DEAL)
        deal.resolve(self.telling, {})
        answers = {}
        for team, members in enumerate(self.table.teams_in_play):
            to = self.division.get((self.table.round, team), ())
            if members and tuple(sorted(to)) == members:
                answers[members[0]] = Divide(to)
        divide.resolve(self.telling, answers)

    def _deal_box(self, notes: Notes) -> None:
        """A real deck: only its money is known, and the cards that will be shown (A58)."""
        table = self.table
        options = table.options
        if min(notes) < 0 or not sum(notes):
            raise FactError(Fault.NO_NOTE, "L16")
        deck = tuple([Card(Weapon.BBB, value) for value in notes.listed()])
        cards = len(table.row) + len(deck)
        money = sum([card.value for card in (*table.row, *deck)])
        number = table.round + 1
        self.telling.tell(RoundBegan(number, deck, cards if options.foolproof else money, cards))
        self._begin(Phase.DEAL)
        for team, members in zip(options.members, self.table.teams_in_play, strict=True):
            if members:
                hand = tuple([self.declared.get((number, seat), _SILENT) for seat in members])
                self.telling.tell(Dealt(members[0], team, hand))
                self.telling.tell(Divided(members[0], team, members))

    def _guns(self) -> tuple[Seat, ...]:
        """Who can fire in this phase, as far as the cards are known (L35)."""
        return tuple(
            [
                seat
                for seat in self.table.in_play
                if self.table[seat].wounds == 0
                and (not self.house or self.table.card_of(seat).weapon is _GUN[self.volley])
            ]
        )

    def _shoot(self, volley: StageId) -> None:
        """The next gun's phase in which somebody can fire; after the last, the split."""
        for stage in VOLLEYS[VOLLEYS.index(volley) :]:
            self.volley = self.stage = stage
            if self._guns():
                return
        self._share()

    def _called(self, fact: LiveFact) -> LiveFact:
        """The fact with the gun that was called: whoever knows fewer cards cannot tell which it was."""
        if isinstance(fact, Struck) and fact.gun is None and self.stage in VOLLEYS:
            return replace(fact, gun=_GUN[self.stage])
        return fact

    def _called_in_vain(self, fact: Struck) -> bool:
        """Whether a gun was called that nobody could fire any more, so that nothing happened (L35)."""
        if fact.gun is None or any(fact.hits) or fact.gun not in _GUN.values():
            return False
        called = [*_GUN.values()].index(fact.gun)
        return self.stage not in VOLLEYS or VOLLEYS.index(self.stage) > called

    def _struck(self, fact: Struck) -> None:
        if self._called_in_vain(fact):
            return
        self._only_at(*VOLLEYS, rule="L33")
        if fact.gun not in (None, _GUN[self.stage]):
            raise FactError(Fault.NOT_NOW, "L33")
        hits = {seat: count for seat, count in enumerate(fact.hits) if count}
        self._in_play(tuple(hits))
        guns = len(self._guns()) * (2 if self.stage is StageId.DOUBLE else 1)
        if sum(hits.values()) > guns:
            raise FactError(Fault.TOO_MANY_HITS, "L28" if guns else "L35")
        self._begin(self.volley.phase)
        for seat, count in sorted(hits.items()):
            if self.volley is StageId.SHOTGUN:
                self.telling.tell(Fell(seat, Weapon.SHOTGUN, backwards=True))  # L46
            else:
                strike(self.telling, seat, count, _GUN[self.volley])
        self._step_back(fact.touched)
        self._go_on()

    def _step_back(self, touched: Sequence[tuple[Seat, ...]]) -> None:
        """Who was hit by a Shotgun is no more in the way of the others' backs (A67)."""
        falling = self.table.falling
        if touched and len(touched) != len(falling):
            raise FactError(Fault.NO_SEAT, "L47")
        for those in touched:
            self._in_play(those)
        if falling and self.table.in_play:
            said = [tuple(sorted(those)) for those in touched or ((),) * len(falling)]
            fall.resolve(self.telling, {self.table.godfather: Touch(tuple(said))})

    def _go_on(self) -> None:
        """Numbered cards in their order, then the next gun (A64)."""
        while self.table.pending:
            grenade = self.table.card_of(self._turn()).weapon is Weapon.BOOM
            self.stage = _CHAIN[self.volley].name
            self.contact = Contact.BLAST if grenade else Contact.DAGGER
            if self._contact()[1]:
                return
            _CHAIN[self.volley].resolve(self.telling, {})
        self.contact = None
        following = VOLLEYS.index(self.volley) + 1
        if following < len(VOLLEYS):
            self._shoot(VOLLEYS[following])
        else:
            self._share()

    def _turn(self) -> Seat:
        """Whose numbered card acts now (L42)."""
        return chain.first_of(self.table)

    def _contact(self) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
        """Whose touch is asked about, and whom it could find."""
        table = self.table
        if self.contact is Contact.BLAST:
            seat = self._turn()
            return (seat,), tuple([other for other in table.in_play if other != seat])
        if self.contact is Contact.DAGGER:
            seat = self._turn()
            return (seat,), table.adversaries_in_play(seat)
        return (), ()

    def _touched(self, fact: Touched) -> None:
        self._only_at(Contact.BLAST, rule="L38")
        (seat,), _ = self._contact()
        self._in_play(fact.touched)
        if seat in fact.touched:
            raise FactError(Fault.SAFE, "L38")
        said = Touch((tuple(sorted(fact.touched)),))
        _CHAIN[self.volley].resolve(self.telling, {self.table.godfather: said})
        self._go_on()

    def _slapped(self, fact: Slapped) -> None:
        self._only_at(Contact.DAGGER, rule="L40")
        (seat,), others = self._contact()
        if fact.victim is not None and fact.victim not in others:
            raise FactError(Fault.NO_VICTIM, "L40")
        answers = {} if fact.victim is None else {seat: Stab(fact.victim)}
        _CHAIN[self.volley].resolve(self.telling, answers)
        self._go_on()

    def _share(self) -> None:
        """The split, the way home, and the next round's cards (L49-L57)."""
        self._begin(Phase.SPLIT)
        split.resolve(self.telling, {})
        self._begin(Phase.RETURN)
        homecoming.resolve(self.telling, {})
        if self.table.round == ROUNDS:
            self.telling.tell(Ended(reckon(self.table)))
            self.stage = StageId.OVER
            return
        self._make_ready()

    def _make_ready(self) -> None:
        """A round can begin: the house deals its cards, a real box is dealt when they run."""
        self.stage = StageId.DIVIDE
        self._await()
        if self.house:
            self._deal()
        self.opening = self.table
        self.since: list[LiveFact] = []
        self.home_then = tuple(sorted(self.home))

    def _await(self) -> None:
        """Whoever came late sits out what was dealt before, and who went home everything."""
        following = self.table.round + 1
        late = {seat for seat, first in self.playing_from.items() if first > following}
        out = sorted(late | self.home)
        if out:
            self.telling.tell(Returned((), tuple(out)))

    def _go_home(self, seat: Seat) -> None:
        """Their card of the round that is dealt stays unused: nobody else's changes."""
        if not 0 <= seat < len(self.table.gangsters):
            raise FactError(Fault.NO_SEAT, "L10")
        if seat in self.home:
            raise FactError(Fault.TWICE, "L10")
        self.home.add(seat)
        if self.table[seat].place is not Place.SITTING_OUT:
            self.telling.tell(Returned((), (seat,)))


def _declared(facts: Sequence[LiveFact]) -> dict[tuple[int, Seat], Card]:
    """Every card shown, by round and seat: one shown late was there from the deal on."""
    cards: dict[tuple[int, Seat], Card] = {}
    shown: Counter[int] = Counter()
    round_ = 0
    for fact in facts:
        if isinstance(fact, Ran):
            round_ += 1
        elif not isinstance(fact, Left | Joined | WentHome):
            for one in fact.cards:
                shown[round_] += 1
                cards.setdefault((round_, one.seat), _card(one, shown[round_]))
    return cards


def _card(shown: Declared, place: int) -> Card:
    numbered = shown.weapon in (Weapon.BOOM, Weapon.BACKSTAB)
    number = (shown.number or UNNUMBERED + place) if numbered else None
    return Card(shown.weapon, FIVE, number)
