"""What is done at a real table: it is set, its ledger is written, and the pen goes from hand to hand."""

from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from standoff.ledger.fault import FactError
from standoff.protocol.members import MemberId
from standoff.protocol.refusal import Code
from standoff.rooms.companion import SomeFact
from standoff.rooms.deeds.deed import Deed
from standoff.rooms.names import named
from standoff.rooms.people import Chair
from standoff.rooms.refusal import RefusedError
from standoff.rooms.room import AnyCompanion, Room
from standoff.rules.asks import Seat
from standoff.rules.classic.options import Options

Names = Annotated[
    tuple[Annotated[str, Meta(max_length=200)], ...], Meta(min_length=4, max_length=6)
]
Count = Annotated[int, Meta(ge=0, le=10_000)]


class RealDeed(Deed, frozen=True):
    """Something only done at a real table."""

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        return self.do_real(room.companion(), room, by, at, salt)

    def do_real(self, real: AnyCompanion, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        """Do it, or refuse it where it may not be done."""
        raise NotImplementedError


class PenDeed(RealDeed, frozen=True):
    """Something only done by who holds the pen."""

    def do(self, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        if room.companion().pen != by:
            raise RefusedError(Code.NO_PEN)
        return super().do(room, by, at, salt)


class SetTable(PenDeed, frozen=True, tag="set-table"):
    """Who sits at the table, in their order, and what they play."""

    names: Names
    options: Options
    phones: bool = False

    def do_real(self, real: AnyCompanion, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        real = room.real_table()
        if real.ledger is not None:
            raise RefusedError(Code.STALE)
        if self.options.players != len(self.names):
            raise RefusedError(Code.MALFORMED)
        before = {chair.name: chair.member for chair in room.chairs}
        names: list[str] = []
        for name in self.names:
            names.append(named(name, names))
        room = room.with_chairs([Chair(name, before.get(name)) for name in names])
        room = replace(room, options=self.options, real=replace(real, phones=self.phones))
        return room.telling_room().telling_ledger()


class SitAs(RealDeed, frozen=True, tag="sit-as"):
    """A phone is somebody's at the table, or nobody's any more."""

    seat: Seat | None

    def do_real(self, real: AnyCompanion, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        if self.seat is not None and room.chair_at(self.seat).member not in (None, by):
            raise RefusedError(Code.FULL)
        before = room.seat_of(by)
        if real.ledger is not None and (
            real.keeps_seats() if before is not None else not real.takes_latecomers()
        ):
            raise RefusedError(Code.STALE)
        if before is not None:
            room = room.with_chair(before, member=None)
        if self.seat is not None:
            room = room.with_chair(self.seat, member=by)
        return room.telling_room().telling_each(room.written_for, (by,))


class BeginTable(PenDeed, frozen=True, tag="begin-table"):
    """The game begins: where phones deal, every name must have one."""

    def do_real(self, real: AnyCompanion, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        if real.ledger is not None:
            raise RefusedError(Code.STALE)
        real = real.started(room.options, room.chairs, salt, at)
        return replace(room, real=real, games=room.games + 1).telling_room().telling_ledger()


class CloseTable(PenDeed, frozen=True, tag="close-table"):
    """The game is put away, finished or not."""

    def do_real(self, real: AnyCompanion, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        real.pages()
        return replace(room, real=real.closed()).telling_ledger()


class LedgerDeed(PenDeed, frozen=True, kw_only=True):
    """Something written into the ledger behind so many facts, or not at all."""

    after: Count

    def do_real(self, real: AnyCompanion, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        if len(real.pages().facts) != self.after:
            raise RefusedError(Code.STALE)
        try:
            real = self.rewritten(real, at)
        except FactError as error:
            raise RefusedError(Code.ILLEGAL, error.fault.value, error.rule) from error
        real, chairs, setting = real.arranged(room.chairs, room.options)
        room = replace(room.with_chairs(chairs), real=real)
        if setting != room.options:
            room = replace(room, options=setting).telling_room()
        return room.telling_ledger()

    def rewritten(self, real: AnyCompanion, at: int) -> AnyCompanion:
        """The table, and its ledger, after it."""
        raise NotImplementedError


class Note(LedgerDeed, frozen=True, tag="note", kw_only=True):
    """What everybody has seen."""

    fact: SomeFact

    def rewritten(self, real: AnyCompanion, at: int) -> AnyCompanion:
        return real.noting(self.fact, at)


class TakeBack(LedgerDeed, frozen=True, tag="take-back", kw_only=True):
    """The last facts were a mistake."""

    facts: Annotated[int, Meta(ge=1, le=1_000)] = 1

    def rewritten(self, real: AnyCompanion, at: int) -> AnyCompanion:
        return real.undoing(self.facts, at)


class BringBack(LedgerDeed, frozen=True, tag="bring-back", kw_only=True):
    """The fact taken back last was none."""

    def rewritten(self, real: AnyCompanion, at: int) -> AnyCompanion:
        return real.redoing(at)


class TakePen(RealDeed, frozen=True, tag="take-pen"):
    """Another device writes the ledger from now on."""

    def do_real(self, real: AnyCompanion, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        return replace(room, real=replace(real, pen=by)).telling_ledger()


class CountAloud(PenDeed, frozen=True, tag="count-aloud"):
    """Every device counts to three, at one moment of the server's clock."""

    def do_real(self, real: AnyCompanion, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        real, counting = real.counting(at, room.lengths)
        room = replace(room, real=real)
        return room.telling_ledger() if counting is None else room.telling_all(counting)


class PassPhone(RealDeed, frozen=True, tag="pass-phone"):
    """Somebody has held the telephone; the cop may have turned it."""

    say: Literal["pass", "call"]
    """Both are as long, so that the size of a frame tells nothing."""

    def do_real(self, real: AnyCompanion, room: Room, by: MemberId, at: int, salt: bytes) -> Room:
        table, seat, call = room.real_table(), room.seated(by), self.say == "call"
        if seat not in table.holders() or seat in table.passed:
            raise RefusedError(Code.NOT_ASKED)
        if call and not table.may_call(seat):
            raise RefusedError(Code.ILLEGAL)
        return replace(room, real=table.passing_phone(seat, call=call, at=at)).telling_ledger()
