"""Seating: whoever would play now gets a chair at a table of the house that waits, or at a new one."""

from collections.abc import Callable
from enum import IntEnum

from standoff.protocol import hello
from standoff.protocol.closing import Why
from standoff.protocol.members import Kind
from standoff.protocol.tempo import Tempo
from standoff.rooms import public
from standoff.rooms.entries import Opened
from standoff.rooms.refusal import RefusedError
from standoff.rooms.room import Room, Stage
from standoff.rooms.server_deeds import Depart
from standoff.rooms.tempo import SECOND
from standoff.rules.classic.options import Options
from standoff.server.doorman import Doorman
from standoff.server.doors import Entrance, enter, opened
from standoff.server.house import ClosedDoorError, House
from standoff.server.keeper import Keeper
from standoff.server.limits import block
from standoff.server.openness import Stranger
from standoff.server.secrets import seed

TRIES = 3
"""Tables that may fill up before somebody's eyes; then a new one is opened."""
TEMPO = Tempo.STANDARD
GIVES_UP = 7 * SECOND
"""Whoever says that they lost more on the way takes nobody's time, and gets a table of their own."""


class TableFit(IntEnum):
    """How well somebody is seated with those at a table."""

    NO = 0
    NEIGHBOURS = 1
    """Somebody there came from the same block of addresses: it may be the same person with two phones."""
    STRANGERS = 2


Fitting = Callable[[Room, Stranger], TableFit]


async def seat_now(
    house: House, doorman: Doorman, asked: hello.PlayNow, guest: Stranger, fitting: Fitting
) -> Entrance:
    """A chair for somebody, with cards to come within 25 seconds."""
    full: set[str] = set()
    for _ in range(TRIES):
        keeper = _waiting(house, guest, fitting, full, asked.waited)
        if keeper is None:
            break
        place = await _entered(keeper, doorman, asked, guest)
        if place is not None:
            return place
        full.add(keeper.room.code)
    if not doorman.opens.allows(block(guest.address), house.clock.now()):
        raise ClosedDoorError(Why.TOO_MUCH)
    entry = Opened(house.clock.now(), "", Options(), TEMPO, seed(), house=asked.language)
    keeper = await opened(house, doorman.limits, entry, block(guest.address))
    place = await _entered(keeper, doorman, asked, guest)
    if place is None:
        raise ClosedDoorError(Why.RESTART)
    return place


def _waiting(
    house: House, guest: Stranger, fitting: Fitting, full: set[str], waited: int
) -> Keeper | None:
    """The table of the house at which somebody sits best, of those where a card comes soon; most people first."""
    found = [
        (fit, len(keeper.room.people()), code)
        for code, keeper in house.rooms.items()
        if code not in full
        and _has_place(keeper)
        and not _has_time(keeper, waited)
        and (fit := fitting(keeper.coming, guest))
    ]
    return house.rooms[max(found)[2]] if found else None


def _has_time(keeper: Keeper, waited: int) -> bool:
    """Whether those who sit there have more time than somebody who says that they have waited so long."""
    by = keeper.clock.now() + public.WAITS - waited
    return waited > GIVES_UP and (keeper.coming.fills_at or by) > by


def _has_place(keeper: Keeper) -> bool:
    room = keeper.coming
    between = room.stage in (Stage.LOBBY, Stage.REPORT) and room.draw is None
    free = any(chair.bot for chair in room.chairs) or not room.full()
    return not room.hosted and between and free and bool(keeper.lines) and not keeper.lost


async def _entered(
    keeper: Keeper, doorman: Doorman, asked: hello.PlayNow, guest: Stranger
) -> Entrance | None:
    """A place on a chair; None where the table was dealt, or filled, a moment before."""
    try:
        place = await enter(keeper, doorman.limits, Kind.PLAYER, asked, guest.person)
    except (RefusedError, ClosedDoorError):
        return None
    if keeper.room.seat_of(place.member) is not None:
        return place
    await keeper.do(Depart(place.member))
    return None
