"""What is done at a real table: it is set, its ledger is written, and the pen goes from hand to hand."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from standoff.ledger.facts import AnyFact
from standoff.ledger.fault import FactError
from standoff.ledger.live.facts import LiveFact
from standoff.ledger.pages import Pages
from standoff.rooms.companion import Companion
from standoff.rooms.deeds.deed import Deed
from standoff.rooms.names import named
from standoff.rooms.people import Chair, MemberId
from standoff.rooms.refusal import Code, RefusedError
from standoff.rooms.room import Room
from standoff.rules.asks import Seat
from standoff.rules.classic.options import Options

Names = Annotated[
    tuple[Annotated[str, Meta(max_length=200)], ...], Meta(min_length=4, max_length=6)
]
Count = Annotated[int, Meta(ge=0, le=10_000)]


class RealDeed(Deed, frozen=True):
    """Something only done at a real table."""

    def check(self, room: Room, by: MemberId, at: int) -> None:
        self.check_real(room.companion(), room, by, at)

    def check_real(self, real: Companion, room: Room, by: MemberId, at: int) -> None:
        """Refuse it where it may not be done."""

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        self.do_real(room.companion(), room, by, at, salt)

    def do_real(self, real: Companion, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        """Do it."""
        raise NotImplementedError


class PenDeed(RealDeed, frozen=True):
    """Something only done by who holds the pen."""

    def check(self, room: Room, by: MemberId, at: int) -> None:
        if room.companion().pen != by:
            raise RefusedError(Code.NO_PEN)
        super().check(room, by, at)


class SetTable(PenDeed, frozen=True, tag="set-table"):
    """Who sits at the table, in their order, and what they play."""

    names: Names
    options: Options
    phones: bool = False

    def check_real(self, real: Companion, room: Room, by: MemberId, at: int) -> None:
        if room.real_table().ledger is not None:
            raise RefusedError(Code.STALE)
        if self.options.players != len(self.names):
            raise RefusedError(Code.MALFORMED)

    def do_real(self, real: Companion, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        before = {chair.name: chair.member for chair in room.chairs}
        names: list[str] = []
        for name in self.names:
            names.append(named(name, names))
        room.chairs = [Chair(name, before.get(name)) for name in names]
        room.options = self.options
        room.real_table().phones = self.phones
        room.tell_room()
        room.tell_ledger()


class SitAs(RealDeed, frozen=True, tag="sit-as"):
    """A phone is somebody's at the table, or nobody's any more."""

    seat: Seat | None

    def check_real(self, real: Companion, room: Room, by: MemberId, at: int) -> None:
        if self.seat is not None and room.chair_at(self.seat).member not in (None, by):
            raise RefusedError(Code.FULL)
        if real.ledger is None:
            return
        seated = room.seat_of(by) is not None
        if real.keeps_seats() if seated else not real.takes_latecomers():
            raise RefusedError(Code.STALE)

    def do_real(self, real: Companion, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        for chair in room.chairs:
            if chair.member == by:
                chair.member = None
        if self.seat is not None:
            room.chairs[self.seat].member = by
        room.tell_room()
        room.tell(by, room.written_for(by))


class BeginTable(PenDeed, frozen=True, tag="begin-table"):
    """The game begins: where phones deal, every name must have one."""

    def check_real(self, real: Companion, room: Room, by: MemberId, at: int) -> None:
        if real.ledger is not None:
            raise RefusedError(Code.STALE)
        real.check_begin(room.chairs)

    def do_real(self, real: Companion, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        real.start(room.options, room.chairs, salt, at)
        room.games += 1
        room.tell_room()
        room.tell_ledger()


class CloseTable(PenDeed, frozen=True, tag="close-table"):
    """The game is put away, finished or not."""

    def check_real(self, real: Companion, room: Room, by: MemberId, at: int) -> None:
        real.pages()

    def do_real(self, real: Companion, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        real.close()
        room.tell_ledger()


class LedgerDeed(PenDeed, frozen=True, kw_only=True):
    """Something written into the ledger behind so many facts, or not at all."""

    after: Count

    def check_real(self, real: Companion, room: Room, by: MemberId, at: int) -> None:
        ledger = real.pages()
        if len(ledger.facts) != self.after:
            raise RefusedError(Code.STALE)
        try:
            self.rewritten(ledger)
        except FactError as error:
            raise RefusedError(Code.ILLEGAL, error.fault.value, error.rule) from error

    def do_real(self, real: Companion, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        real.write(self.rewritten(real.pages()), at)
        setting = real.arrange(room.chairs, room.options)
        if setting != room.options:
            room.options = setting
            room.tell_room()
        room.tell_ledger()

    def rewritten(self, ledger: Pages[Any]) -> Pages[Any]:
        """The ledger after it."""
        raise NotImplementedError


class Note(LedgerDeed, frozen=True, tag="note", kw_only=True):
    """What everybody has seen."""

    fact: AnyFact | LiveFact

    def rewritten(self, ledger: Pages[Any]) -> Pages[Any]:
        return ledger.noting(self.fact)


class TakeBack(LedgerDeed, frozen=True, tag="take-back", kw_only=True):
    """The last facts were a mistake."""

    facts: Annotated[int, Meta(ge=1, le=1_000)] = 1

    def rewritten(self, ledger: Pages[Any]) -> Pages[Any]:
        return ledger.undoing(self.facts)


class BringBack(LedgerDeed, frozen=True, tag="bring-back", kw_only=True):
    """The fact taken back last was none."""

    def rewritten(self, ledger: Pages[Any]) -> Pages[Any]:
        return ledger.redoing()


class TakePen(RealDeed, frozen=True, tag="take-pen"):
    """Another device writes the ledger from now on."""

    def do_real(self, real: Companion, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        real.pen = by
        room.tell_ledger()


class CountAloud(PenDeed, frozen=True, tag="count-aloud"):
    """Every device counts to three, at one moment of the server's clock."""

    def do_real(self, real: Companion, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        counting = real.count(at, room.lengths)
        if counting is None:
            room.tell_ledger()
        else:
            room.tell_all(counting)


class PassPhone(RealDeed, frozen=True, tag="pass-phone"):
    """Somebody has held the telephone; the cop may have turned it."""

    say: Literal["pass", "call"]
    """Both are as long, so that the size of a frame tells nothing."""

    def check_real(self, real: Companion, room: Room, by: MemberId, at: int) -> None:
        real, seat = room.real_table(), room.seated(by)
        if seat not in real.holders() or seat in real.passed:
            raise RefusedError(Code.NOT_ASKED)
        if self.say == "call" and not real.may_call(seat):
            raise RefusedError(Code.ILLEGAL)

    def do_real(self, real: Companion, room: Room, by: MemberId, at: int, salt: bytes) -> None:
        room.real_table().pass_phone(room.seated(by), call=self.say == "call", at=at)
        room.tell_ledger()
