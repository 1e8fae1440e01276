"""Doors: how people come into a room, and the secrets they come back with."""

from standoff.protocol import hello
from standoff.protocol.closing import Why
from standoff.rooms import entries
from standoff.rooms.deeds.server import Enter, Renew, Rotate
from standoff.rooms.entries import Opened
from standoff.rooms.people import Kind, MemberId
from standoff.rooms.refusal import Code, RefusedError
from standoff.server.house import ClosedDoorError, House
from standoff.server.keeper import Keeper
from standoff.server.limits import Limits
from standoff.server.secrets import hashed, opens, room_code, secret, seed


class Place:
    """A member's place in a room, and the secrets just drawn for it."""

    def __init__(self, keeper: Keeper, member: MemberId, token: str, link: str | None) -> None:
        self.keeper = keeper
        self.member = member
        self.token = token
        self.link = link


async def admit(house: House, limits: Limits, asked: hello.AnyHello) -> Place:
    """Let somebody in; raises ClosedDoorError."""
    try:
        if isinstance(asked, hello.Open):
            return await _open(house, limits, asked)
        keeper = await house.keeper(asked.code)
        if isinstance(asked, hello.Enter):
            return await _enter(keeper, limits, asked.kind, asked.name)
        if isinstance(asked, hello.Attach):
            return await _attach(keeper, asked.token)
        return await _follow_link(keeper, asked.link)
    except RefusedError as fault:
        why = {Code.LOCKED: Why.LOCKED, Code.FULL: Why.FULL}.get(fault.code, Why.NO_ENTRY)
        raise ClosedDoorError(why) from fault


async def _open(house: House, limits: Limits, asked: hello.Open) -> Place:
    """A new room, with its host in it."""
    if house.closing:
        raise ClosedDoorError(Why.RESTART)
    if len(house.known) >= limits.rooms:
        raise ClosedDoorError(Why.FULL_HOUSE)
    code = room_code()
    while code in house.known:
        code = room_code()
    house.known.add(code)
    entry = Opened(house.clock.now(), code, asked.options, asked.tempo, seed(), asked.real)
    await house.journal.append(code, 1, entries.encode(entry))
    keeper = house.keep(entries.opened(entry), 1)
    return await _enter(keeper, limits, Kind.PLAYER, asked.name)


async def _enter(keeper: Keeper, limits: Limits, kind: Kind, name: str) -> Place:
    """Somebody new in a room."""
    if len(keeper.room.members) >= limits.members:
        raise ClosedDoorError(Why.FULL)
    token, link = secret(), secret()
    entered = Enter(kind, name, hashed(token), hashed(link))
    place = Place(keeper, 0, token, link)

    def note_member() -> None:
        # Just before the room changes, and after every change before it.
        place.member = keeper.room.next_member

    await keeper.do(entered, acknowledge=note_member)
    return place


async def _attach(keeper: Keeper, given: str) -> Place:
    """Somebody comes back with a device's token, and gets a new one."""
    used = hashed(given)
    for member, keys in keeper.room.keys.items():
        if any(opens(used, kept) for kept in keys.tokens):
            token = secret()
            await keeper.do(Rotate(member, used, hashed(token)))
            return Place(keeper, member, token, None)
    raise ClosedDoorError(Why.NO_ENTRY)


async def _follow_link(keeper: Keeper, given: str) -> Place:
    """Somebody takes a place over with its seat link."""
    used = hashed(given)
    for member, keys in keeper.room.keys.items():
        if opens(used, keys.link):
            return await renew(keeper, member)
    raise ClosedDoorError(Why.NO_ENTRY)


async def renew(keeper: Keeper, member: MemberId) -> Place:
    """New secrets for a place; the old ones are worthless."""
    token, link = secret(), secret()
    await keeper.do(Renew(member, hashed(token), hashed(link)))
    return Place(keeper, member, token, link)
