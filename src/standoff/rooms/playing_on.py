"""Playing on: whoever comes while a game is on may have a bot's chair from the next round.

Never somebody who has sat or watched in this game: ghosts tell what they know. Nobody can tell a
friend from somebody who has left and is back under another name, so that whoever leaves with
knowledge of this game closes the bots' chairs until the next.
"""

from collections.abc import Set as AbstractSet

from standoff.protocol.members import MemberId
from standoff.protocol.refusal import Code
from standoff.rooms.game import Game, TakenOver
from standoff.rooms.refusal import RefusedError
from standoff.rooms.room import Room
from standoff.rooms.seating import unclaimed
from standoff.rooms.window import ROUND_OPENS
from standoff.rules.asks import Seat


def may_play_on(room: Room, by: MemberId, seat: Seat) -> None:
    """Refuse who may not ask for this bot's chair."""
    game = room.playing()
    if room.locked:
        raise RefusedError(Code.LOCKED)
    if not room.is_late(by) or game.edition.is_dead(game.table, seat):
        raise RefusedError(Code.ILLEGAL)
    if somebody_left(game, room.members.keys()) and not room.restoring:
        raise RefusedError(Code.SOMEBODY_LEFT)
    if any(asked.seat == seat for member, asked in room.claims.items() if member != by):
        raise RefusedError(Code.FULL)


def somebody_left(game: Game, here: AbstractSet[MemberId]) -> bool:
    """Whether somebody is gone who saw a hand of this game, or may have heard its ghosts."""
    gone = game.witnesses - here
    return bool(gone & game.sat or (gone and game.ghosts.talk))


def played_on(room: Room, at: int) -> Room:
    """Where a round begins, whoever asked for a bot's chair sits on it, and knows what it knows."""
    game = room.playing()
    if game.window is None or game.window.waiting not in ROUND_OPENS:
        return room
    asked = [
        (member, asked.seat)
        for member, asked in room.claims.items()
        if room.chairs[asked.seat].bot is not None
    ]
    for member, seat in asked:
        room = unclaimed(room, member)
        if not game.edition.is_dead(game.table, seat):
            room = _taken_over(room, member, seat)
    if not asked:
        return room
    for member, _ in asked:
        room = room.telling(member, room.welcome(member, at))
    return room.telling_room()


def _taken_over(room: Room, member: MemberId, seat: Seat) -> Room:
    name, game = room.members[member].name, room.playing()
    since = TakenOver(name, game.table.round, len(game.said))
    sat_down = game.sat_down | {member}
    room = room.with_game(played_on={**game.played_on, seat: since}, sat_down=sat_down)
    return room.with_chair(seat, name=name, member=member, bot=None)
