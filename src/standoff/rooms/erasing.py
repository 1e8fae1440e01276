"""Erasing: a person's name and words leave the games that are over, in memory and in the entries.

Seats, answers and seeds stay as they are, so that every game still plays to the same end.
"""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from standoff.bots.gangsters import GANGSTERS
from standoff.protocol.members import MemberId
from standoff.rooms.game import Game
from standoff.rooms.names import named
from standoff.rooms.people import Chair, FormerMember
from standoff.rooms.room import Room
from standoff.rooms.seating import bots_named


def called(member: MemberId) -> str:
    """The gangster's name that somebody has instead of their own: nobody else is ever called so."""
    name = GANGSTERS[(member - 1) % len(GANGSTERS)]
    return name if member <= len(GANGSTERS) else f"{name} {member}"


def erased(room: Room, member: MemberId) -> Room:
    """The room in which somebody has a gangster's name and has said nothing, with what is told of it."""
    if room.real is not None:
        return _erased_at_a_real_table(room, member)
    here = room.members.get(member)
    old = room.former[member].name if here is None else here.name
    new = named(called(member), (room.names_of_people() | set(room.scores)) - {old})
    chairs = [
        replace(one, name=new, cry=None) if one.member == member or one.name == old else one
        for one in room.chairs
    ]
    room = replace(
        _called_otherwise(room, member, new),
        game=None if room.game is None else _without(room.game, member, old),
        scores={new if name == old else name: score for name, score in room.scores.items()},
    )
    room = bots_named(room.with_chairs(chairs))
    room = room.with_shared(
        {
            number: replace(one.without_name(member), game=_without(one.game, member, old))
            for number, one in room.shared.items()
        }
    )
    room = room.telling_room().telling_results(room.members.keys())
    game = room.game
    if game is None:
        return room
    report = game.report()
    return room.telling_each(lambda _: report, game.witnesses & room.members.keys())


def _erased_at_a_real_table(room: Room, member: MemberId) -> Room:
    """Whose phone it is, and the name of theirs that somebody wrote down."""
    seat = room.seat_of(member)
    others = {one.name for number, one in room.members.items() if number != member}
    others |= {chair.name for chair in room.chairs if chair.member != member}
    new = named(called(member), others)
    if seat is not None:
        assert room.real is not None
        room = replace(room, real=room.real.renamed(room.chairs[seat].name, new))
        room = room.with_chair(seat, name=new)
    return _called_otherwise(room, member, new).telling_room().telling_ledger()


def _called_otherwise(room: Room, member: MemberId, name: str) -> Room:
    if member in room.members:
        return room.with_member(member, name=name)
    return replace(room, former={**room.former, member: FormerMember(name, "")})


def _without(game: Game, member: MemberId, old: str) -> Game:
    """A game in which somebody has a gangster's name, and has said nothing; also who lost their chair."""
    talk = tuple(said for said in game.ghosts.talk if said.member != member)
    ghosts = replace(game.ghosts, talk=talk)
    seat = game.played_by.index(old) if old in game.played_by else game.seat_of(member)
    if seat is None or member not in game.sat:  # who had that name before is somebody else
        return replace(game, ghosts=ghosts)
    new = named(called(member), {*game.names[:seat], *game.names[seat + 1 :]})
    last_words = {one: said for one, said in ghosts.last_words.items() if one != seat}
    game = replace(
        game,
        ghosts=replace(ghosts, last_words=last_words),
        chairs=tuple(_renamed(game.chairs, seat, new)),
    )
    late = game.played_on.get(seat)
    if late is not None:  # it was dealt to a bot, whose name it keeps
        return replace(game, played_on={**game.played_on, seat: replace(late, name=new)})
    return replace(game, names=(*game.names[:seat], new, *game.names[seat + 1 :]))


def _renamed(chairs: Sequence[Chair], seat: int, name: str) -> Iterable[Chair]:
    return (
        replace(one, name=name, cry=None) if place == seat else one
        for place, one in enumerate(chairs)
    )
