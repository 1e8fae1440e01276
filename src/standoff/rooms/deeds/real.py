"""What is done at a real table: it is set, its ledger is written, and the pen goes from hand to hand."""

from collections.abc import Callable

from msgspec.structs import replace

from standoff.ledger.fault import FactError
from standoff.protocol.deeds.real import (
    AskPen,
    BeginTable,
    BringBack,
    CloseTable,
    CountAloud,
    GivePen,
    KeepPen,
    LedgerDeed,
    Note,
    PassPhone,
    SetTable,
    SitAs,
    TakeBack,
)
from standoff.protocol.refusal import Code
from standoff.rooms.deeds.doing import Act, does
from standoff.rooms.names import named
from standoff.rooms.people import Chair
from standoff.rooms.refusal import RefusedError
from standoff.rooms.room import AnyCompanion, Room
from standoff.rooms.server_deeds import PassPen, TakePen


@does(SetTable)
def set_table(deed: SetTable, room: Room, act: Act) -> Room:
    real = room.real_table()
    if real.ledger is not None:
        raise RefusedError(Code.STALE)
    if deed.options.players != len(deed.names):
        raise RefusedError(Code.MALFORMED)
    before = {chair.name: chair.member for chair in room.chairs}
    names: list[str] = []
    for name in deed.names:
        names.append(named(name, names))
    room = room.with_chairs([Chair(name, before.get(name)) for name in names])
    room = replace(room, options=deed.options, real=replace(real, phones=deed.phones))
    return room.telling_room().telling_ledger()


@does(SitAs)
def sit_as(deed: SitAs, room: Room, act: Act) -> Room:
    real = room.companion()
    if deed.seat is not None and room.chair_at(deed.seat).member not in (None, act.by):
        raise RefusedError(Code.FULL)
    if real.ledger is not None and real.keeps_seats() and not room.restoring:
        raise RefusedError(Code.STALE)
    before = room.seat_of(act.by)
    if before is not None:
        room = room.with_chair(before, member=None)
    if deed.seat is not None:
        room = room.with_chair(deed.seat, member=act.by)
    return room.telling_room().telling_each(room.written_for, (act.by,))


@does(BeginTable)
def begin_table(deed: BeginTable, room: Room, act: Act) -> Room:
    real = room.companion()
    if real.ledger is not None:
        raise RefusedError(Code.STALE)
    real = real.started(room.options, room.chairs, act.salt, act.at)
    return replace(room, real=real, games=room.games + 1).telling_room().telling_ledger()


@does(CloseTable)
def close_table(deed: CloseTable, room: Room, act: Act) -> Room:
    real = room.companion()
    real.pages()
    return replace(room, real=real.closed()).telling_ledger()


@does(Note)
def note(deed: Note, room: Room, act: Act) -> Room:
    return _rewritten(deed, room, lambda real: real.noting(deed.fact, act.tapped(deed.at)))


@does(TakeBack)
def take_back(deed: TakeBack, room: Room, act: Act) -> Room:
    return _rewritten(deed, room, lambda real: real.undoing(deed.facts, act.at))


@does(BringBack)
def bring_back(deed: BringBack, room: Room, act: Act) -> Room:
    return _rewritten(deed, room, lambda real: real.redoing(act.at))


def _rewritten(deed: LedgerDeed, room: Room, write: Callable[[AnyCompanion], AnyCompanion]) -> Room:
    """The ledger is another behind so many facts, or not at all."""
    real = room.companion()
    if len(real.pages().facts) != deed.after:
        raise RefusedError(Code.STALE)
    try:
        real = write(real)
    except FactError as error:
        raise RefusedError(Code.ILLEGAL, error.fault.value, error.rule) from error
    real, chairs, setting = real.arranged(room.chairs, room.options)
    room = replace(room.with_chairs(chairs), real=real)
    if setting != room.options:
        room = replace(room, options=setting).telling_room()
    return room.telling_ledger()


@does(AskPen)
def ask_pen(deed: AskPen, room: Room, act: Act) -> Room:
    real = room.companion().wanting(act.by, act.at)
    room = replace(room, real=real)
    if real.pen not in room.members:  # nobody is there to object
        return _passed_on(room)
    return room.telling_ledger()


@does(KeepPen)
def keep_pen(deed: KeepPen, room: Room, act: Act) -> Room:
    return replace(room, real=replace(room.companion(), wanted=None)).telling_ledger()


@does(GivePen)
def give_pen(deed: GivePen, room: Room, act: Act) -> Room:
    return _passed_on(room)


@does(PassPen)
def pass_pen(deed: PassPen, room: Room, act: Act) -> Room:
    return _passed_on(room)


def _passed_on(room: Room) -> Room:
    """Whoever asked for the pen has it, if they are still there."""
    real = room.companion()
    if real.wanted is None:
        raise RefusedError(Code.STALE)
    pen = real.wanted.by if real.wanted.by in room.members else real.pen
    return replace(room, real=replace(real, pen=pen, wanted=None)).telling_ledger()


@does(TakePen)
def take_pen(deed: TakePen, room: Room, act: Act) -> Room:
    real = room.companion()
    return replace(room, real=replace(real, pen=act.by)).telling_ledger()


@does(CountAloud)
def count_aloud(deed: CountAloud, room: Room, act: Act) -> Room:
    real = room.companion()
    real, counting = real.counting(act.tapped(deed.at), room.lengths)
    room = replace(room, real=real)
    return room.telling_ledger() if counting is None else room.telling_all(counting)


@does(PassPhone)
def pass_phone(deed: PassPhone, room: Room, act: Act) -> Room:
    table, seat, call = room.real_table(), room.seated(act.by), deed.say == "call"
    if seat not in table.holders() or seat in table.passed:
        raise RefusedError(Code.NOT_ASKED)
    if call and not table.may_call(seat):
        raise RefusedError(Code.ILLEGAL)
    return replace(room, real=table.passing_phone(seat, call=call, at=act.at)).telling_ledger()
