"""Doors: how people come into a room, and the secrets they come back with."""

from msgspec import UNSET
from msgspec.structs import replace

from standoff.protocol import hello
from standoff.protocol.closing import Why
from standoff.protocol.members import Kind, MemberId
from standoff.protocol.refusal import Code
from standoff.rooms import entries, stored
from standoff.rooms.bots import Bots
from standoff.rooms.entries import Opened
from standoff.rooms.refusal import RefusedError
from standoff.rooms.server_deeds import EnterRoom, Renew, Rotate
from standoff.server.house import ClosedDoorError, House
from standoff.server.keeper import Keeper
from standoff.server.limits import Limits
from standoff.server.pressure import make_room
from standoff.server.secrets import (
    hashed,
    hashed_words,
    opens,
    secret,
    seed,
    three_words,
)

CLOSED = {
    Code.LOCKED: Why.LOCKED,
    Code.FULL: Why.FULL,
    Code.NO_ROOM: Why.FULL,
    Code.FAULT: Why.RESTART,
    Code.ALREADY_HERE: Why.ELSEWHERE,
}
"""What whoever is refused at the door is told; to all others there is no such table."""


class Entrance:
    """A member's place in a room, and the secrets just drawn for it."""

    def __init__(
        self,
        keeper: Keeper,
        member: MemberId,
        token: str,
        link: str | None = None,
        words: str | None = None,
    ) -> None:
        self.keeper = keeper
        self.member = member
        self.token = token
        self.link = link
        self.words = words


async def admit(
    house: House, limits: Limits, asked: hello.TableHello, block: str, person: str = ""
) -> Entrance:
    """Let somebody in who comes from some block of addresses; raises ClosedDoorError.

    In an open house one has a key, and is known at the table by its hash.
    """
    try:
        if isinstance(asked, hello.Open):
            return await _open(house, limits, asked, block, person)
        keeper = await house.keeper(asked.code)
        if isinstance(asked, hello.Enter):
            return await enter(keeper, limits, asked.kind, asked, person)
        if isinstance(asked, hello.Attach):
            return await _attach(keeper, asked.token)
        if isinstance(asked, hello.Recall):
            return await _recall(keeper, asked.words)
        return await _follow_link(keeper, asked.link)
    except RefusedError as fault:
        raise ClosedDoorError(CLOSED.get(fault.code, Why.NO_ENTRY)) from fault


async def _open(
    house: House, limits: Limits, asked: hello.Open, block: str, person: str
) -> Entrance:
    """A new room, with whoever opened it in it."""
    entry = Opened(house.clock.now(), "", asked.options, asked.tempo, seed(), asked.real)
    keeper = await opened(house, limits, entry, block)
    kind = Kind.TV if asked.screen else Kind.PLAYER
    return await enter(keeper, limits, kind, asked, person)


async def opened(house: House, limits: Limits, entry: Opened, block: str) -> Keeper:
    """A new room with a code of its own; raises ClosedDoorError where there are too many."""
    if house.closing:
        raise ClosedDoorError(Why.RESTART)
    theirs = await house.opened_by(block)
    if len(theirs) >= limits.rooms_of_block and not await make_room(house, theirs):
        raise ClosedDoorError(Why.TOO_MUCH)
    if len(house.known) >= limits.rooms and not await make_room(house):
        raise ClosedDoorError(Why.FULL_HOUSE)
    code = await house.new_code(block)
    entry = replace(entry, code=code)
    await house.journal.append(code, 1, stored.encode(entry))
    return house.keep(entries.opened(entry), Bots(), 1)


async def enter(
    keeper: Keeper,
    limits: Limits,
    kind: Kind,
    asked: hello.Open | hello.Enter | hello.PlayNow,
    person: str = "",
) -> Entrance:
    """Somebody new in a room."""
    if len(keeper.room.members) >= limits.members:
        raise ClosedDoorError(Why.FULL)
    token, link, words = secret(), secret(), three_words()
    kept = hashed_words(keeper.room.code, words)
    hashes = hashed(token), hashed(link)
    waited = asked.waited if isinstance(asked, hello.PlayNow) else 0
    entered = EnterRoom(kind, asked.name, *hashes, asked.look, kept, person or UNSET, waited)
    place = Entrance(keeper, 0, token, link, words)

    def note_member() -> None:
        # Just before the room changes, and after every change before it.
        place.member = keeper.room.next_member

    await keeper.do(entered, acknowledge=note_member)
    return place


async def _attach(keeper: Keeper, given: str) -> Entrance:
    """Somebody comes back with a device's token, and gets a new one."""
    used = hashed(given)
    for member, keys in keeper.coming.keys.items():
        if any(opens(used, kept) for kept in keys.tokens):
            if keeper.quota.is_used_up(member):  # nothing more is written on their account
                return Entrance(keeper, member, given)
            token = secret()
            await keeper.do(Rotate(member, used, hashed(token)))
            return Entrance(keeper, member, token)
    raise ClosedDoorError(Why.NO_ENTRY)


async def _follow_link(keeper: Keeper, given: str) -> Entrance:
    """Somebody takes a place over with its seat link."""
    used = hashed(given)
    for member, keys in keeper.coming.keys.items():
        if opens(used, keys.link):
            return await renew(keeper, member)
    raise ClosedDoorError(Why.NO_ENTRY)


async def _recall(keeper: Keeper, given: str) -> Entrance:
    """Somebody takes a place over with its three words, which open nothing while its device is here."""
    used = hashed_words(keeper.room.code, given)
    for member, keys in keeper.coming.keys.items():
        if opens(used, keys.words):
            if member in keeper.lines:
                raise ClosedDoorError(Why.ELSEWHERE)
            return await renew(keeper, member)
    raise ClosedDoorError(Why.NO_ENTRY)


async def renew(keeper: Keeper, member: MemberId) -> Entrance:
    """New secrets for a place; the old ones are worthless."""
    token, link, words = secret(), secret(), three_words()
    kept = hashed_words(keeper.room.code, words)
    await keeper.do(Renew(member, hashed(token), hashed(link), kept))
    return Entrance(keeper, member, token, link, words)
