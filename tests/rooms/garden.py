"""Nine people in a garden, the Godfather, and a phone or ten."""

from standoff.ledger.live.book import VOLLEYS, LiveBook
from standoff.ledger.live.facts import Left, LiveFact, Ran, Slapped, Struck, Touched
from standoff.protocol.deeds.outing import Admission, Admit, SetOut
from standoff.protocol.deeds.real import BeginTable, Note, SitAs
from standoff.protocol.deeds.sharing import Erase
from standoff.protocol.members import MemberId
from standoff.protocol.real import OutingSeen
from standoff.protocol.setting import LiveSetting
from standoff.rules.asks import Seat
from standoff.rules.live.words import Contact, StageId
from standoff.rules.notes import Notes
from tests.rooms.evening import Evening

TEAMS = (("Ada", "Bruno", "Cleo"), ("Dario", "Edie", "Fitz"), ("Gina", "Hugo", "Ida"))
DECK = Notes(4, 6, 6)


class Garden(Evening):
    """Nine people in a garden, and a phone or ten."""

    def __init__(self, *, box: bool = False) -> None:
        super().__init__(LiveSetting(), real=True)
        self.pen = self.enter("Godfather")
        self.do(self.pen, SetOut(TEAMS, box=box))

    def begin(self) -> "Garden":
        self.do(self.pen, BeginTable())
        return self

    def phone(self, seat: Seat) -> MemberId:
        member = self.enter(f"Phone {seat}")
        self.do(member, SitAs(seat))
        return member

    def seen(self, member: MemberId | None = None) -> OutingSeen:
        return self.room.outing().seen(self.room.chairs, member)

    @property
    def book(self) -> LiveBook:
        return self.room.outing().written()[1]

    def note(self, *facts: LiveFact) -> None:
        for fact in facts:
            self.now += 10_000
            self.do(self.pen, Note(after=self.seen().facts, fact=fact))

    def own_up(self, by: MemberId, seat: Seat, at: int, count: int = 1) -> None:
        self.do(by, Admit(self.room.chairs[seat].name, Admission.HIT, at, count))

    def gun(self, stage: StageId) -> None:
        """Nobody is hit until this gun's phase is on."""
        while self.book.stage is not stage:
            assert self.book.stage in VOLLEYS
            self.note(Struck())

    def play_round(self) -> None:
        """A round in which everybody who can be hit at once is, and bodies touch everybody."""
        self.note(self.ran(), Left())
        while self.book.stage not in (StageId.DIVIDE, StageId.OVER):
            self.note(self.something())

    def play_out(self, phone: MemberId) -> None:
        """Play to the end; whoever has this phone owns up once, and is erased when all is over."""
        self.note(self.ran(), Left())
        self.own_up(phone, self.room.seated(phone), self.now)
        while self.book.stage is not StageId.OVER:
            if self.book.stage is StageId.DIVIDE:
                self.play_round()
            else:
                self.note(self.something())
        self.do(phone, Erase())

    def ran(self) -> Ran:
        return Ran(DECK) if self.room.outing().box else Ran()

    def something(self) -> LiveFact:
        """What is said at whatever step is on."""
        if self.book.stage in VOLLEYS:
            hit = self.book.table.in_play[0]
            return Struck(tuple(int(seat == hit) for seat in range(9)))
        if self.book.contact is Contact.DAGGER:
            return Slapped(self.book.others[0])
        return Touched()
