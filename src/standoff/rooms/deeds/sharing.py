"""After a game: the host shares its result, whoever sat agrees or takes it back, and anybody may be erased."""

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from standoff.protocol.deeds.sharing import Erase, Share, ShowName, Unshare
from standoff.protocol.members import MemberId
from standoff.protocol.refusal import Code
from standoff.rooms.deeds.doing import Act, Away, allows, does
from standoff.rooms.ending import ended
from standoff.rooms.erasing import erased
from standoff.rooms.game import Game
from standoff.rooms.people import permitting
from standoff.rooms.refusal import RefusedError
from standoff.rooms.room import Room, Stage
from standoff.rooms.seating import left, without
from standoff.rooms.server_deeds import EraseMember, Permit
from standoff.rooms.sharing import SharedGame, can_be_shared, shared
from standoff.rooms.tempo import SECOND

ABANDONED_FOR = 5 * 60 * SECOND
"""So long after all of them have gone strangers do not play a game on."""

ResultId = Annotated[str, Meta(max_length=32)]


@does(Share)
def share(deed: Share, room: Room, act: Act) -> Room:
    game = room.game
    if game is None or not can_be_shared(game):
        raise RefusedError(Code.ILLEGAL)
    if room.games in room.shared:
        raise RefusedError(Code.STALE)
    if room.games in room.taken_back and not room.restoring:
        raise RefusedError(Code.ILLEGAL)
    agree = game.sat & {act.by, *permitting(room.members)}
    agreed = frozenset({one for one in agree if _is_named(room, one, game)})
    room = room.sharing(shared(room.games, game, agreed, act.salt))
    return room.telling_results(game.witnesses)


@does(ShowName)
def show_name(deed: ShowName, room: Room, act: Act) -> Room:
    number, found = _sat_in(room, act.by, deed.result)
    if deed.on and not (room.restoring or _is_named(room, act.by, found.game)):
        raise RefusedError(Code.ILLEGAL)
    agreed = found.agreed | {act.by} if deed.on else found.agreed - {act.by}
    room = room.with_shared({**room.shared, number: replace(found, agreed=agreed)})
    return room.telling_results(found.game.witnesses)


@does(Unshare)
def unshare(deed: Unshare, room: Room, act: Act) -> Room:
    number, found = _sat_in(room, act.by, deed.result)
    if act.by != room.host:
        room = replace(room, taken_back=room.taken_back | {number})
    room = room.with_shared({one: it for one, it in room.shared.items() if one != number})
    return room.telling_results(found.game.witnesses)


@does(Erase)
def erase(deed: Erase, room: Room, act: Act) -> Room:
    return _erased(room, act.by)


@allows(EraseMember)
def may_erase_member(deed: EraseMember, room: Room, at: int, away: Away) -> None:
    """A game is waited for as long as somebody may play it on."""
    if room.stage is Stage.GAME and not is_abandoned(room, at, away):
        raise RefusedError(Code.STALE)


def is_abandoned(room: Room, at: int, away: Away) -> bool:
    """Whether nobody plays on here: all have left, or strangers have been gone for long."""
    still = [chair.member for chair in room.chairs if chair.member is not None]
    gone = [member for member in still if at >= away.get(member, at) + ABANDONED_FOR]
    return not still or (room.public and gone == still)


@does(EraseMember)
def erase_member(deed: EraseMember, room: Room, act: Act) -> Room:
    member = deed.member
    if member not in {**room.members, **room.former}:
        raise RefusedError(Code.MALFORMED)
    if room.stage is Stage.GAME:  # nobody plays it any more
        room = ended(room.with_game(called_off=True), act.salt)
    room = _erased(room, member)
    if member in room.members:
        room = left(room, member).telling_room()
    return replace(room, former=without(room.former, member))


@does(Permit)
def permit(deed: Permit, room: Room, act: Act) -> Room:
    if deed.member in room.members:
        room = room.with_member(deed.member, permits=deed.on)
    elif deed.member not in room.former:
        raise RefusedError(Code.MALFORMED)
    if deed.on or not any(deed.member in one.agreed for one in room.shared.values()):
        return room
    shared = {number: one.without_name(deed.member) for number, one in room.shared.items()}
    return room.with_shared(shared).telling_results(room.members.keys())


def _erased(room: Room, member: MemberId) -> Room:
    """The room without somebody's name and words; not while anything is played."""
    if room.real is None:
        room.between_games()
    elif room.real.book is not None and room.real.book.table.outcome is None:
        raise RefusedError(Code.STALE)
    return erased(room, member)


def _is_named(room: Room, by: MemberId, game: Game) -> bool:
    """Whether the game has somebody's own name: a chair that was given away keeps that of before."""
    return room.members[by].name in game.played_by


def _sat_in(room: Room, by: MemberId, result: str) -> tuple[int, SharedGame]:
    """A shared game, and its number, for somebody who sat in it."""
    for number, found in room.shared.items():
        if found.id == result:
            if by not in found.game.sat:
                raise RefusedError(Code.NOT_SEATED)
            return number, found
    raise RefusedError(Code.STALE)
