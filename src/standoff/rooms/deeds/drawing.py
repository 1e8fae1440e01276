"""What devices do for a fair deal, by themselves: commit to a part, and open it once all have."""

from msgspec.structs import replace

from standoff.protocol.deeds.drawing import Commit, OpenPart
from standoff.protocol.refusal import Code
from standoff.rooms import draw
from standoff.rooms.deeds.doing import Act, does
from standoff.rooms.game import Game, dealt
from standoff.rooms.public import PROMISED
from standoff.rooms.refusal import RefusedError
from standoff.rooms.room import Room, Stage
from standoff.rooms.seating import bots_named
from standoff.rooms.server_deeds import Contribute, DrawOn
from standoff.rooms.tempo import SECOND
from standoff.rules.chance import commitment

TO_SHOW = SECOND // 2
"""What is left of the time in which strangers were promised their first card once it is dealt, at least."""


@does(Commit)
def commit(deed: Commit, room: Room, act: Act) -> Room:
    seat, now = room.seated(act.by), room.draw
    if now is None:
        room.between_games()
        return replace(room, commits=True).with_chair(seat, commitment=deed.hash).telling_room()
    if now.opening or seat not in now.waiting:
        raise RefusedError(Code.STALE)
    return _gone_on(room, now.committed(seat, deed.hash), act.at)


@does(OpenPart)
def open_part(deed: OpenPart, room: Room, act: Act) -> Room:
    seat, now = room.seated(act.by), room.draw
    if now is None or not now.opening or seat not in now.waiting:
        raise RefusedError(Code.STALE)
    part = bytes.fromhex(deed.part)
    if commitment(part) != now.round.commitments[seat]:
        raise RefusedError(Code.ILLEGAL)
    return _gone_on(room, now.opened(seat, part), act.at)


@does(DrawOn)
def draw_on(deed: DrawOn, room: Room, act: Act) -> Room:
    if room.draw is None:
        raise RefusedError(Code.STALE)
    return _told(room, room.draw.going(act.at, time_is_up=True), act.at)


@does(Contribute)
def contribute(deed: Contribute, room: Room, act: Act) -> Room:
    room.between_games()
    seat = room.seated(act.by)
    return room.with_chair(seat, contribution=bytes.fromhex(deed.entropy))


def begun(room: Room, at: int) -> Room:
    """A game of those who sit here begins, each in their seat: once their parts are open."""
    chairs = room.edition.arranged(room.options, room.chairs)
    assert chairs is not None
    if tuple(chairs) != room.chairs:
        room = bots_named(replace(room.with_chairs(chairs), claims={}))
    options, settled = room.edition.settled(room.options, room.chairs)
    room = replace(room.with_chairs(settled), dealing_at=None)
    now = None
    is_lesson = room.alone and room.seed == room.edition.arranged_seed
    if room.commits and not is_lesson:
        by = None if room.fills_at is None else room.fills_at + PROMISED - TO_SHOW
        now = draw.begun(room.seed, room.chairs, options.players, at, by)
    return _dealt(room, None, at) if now is None else _told(room, now.going(at), at)


def _gone_on(room: Room, now: draw.Draw, at: int) -> Room:
    """Nobody is told of each device: only of what all have to do next."""
    return replace(room, draw=now) if now.waiting else _told(room, now.going(at), at)


def _told(room: Room, now: draw.Draw, at: int) -> Room:
    return _dealt(room, now, at) if now.is_over else replace(room, draw=now).telling_room()


def _dealt(room: Room, now: draw.Draw | None, at: int) -> Room:
    options, _ = room.edition.settled(room.options, room.chairs)
    ground = room.edition.ground(room.options, options)
    game = dealt(options, room.seed, room.chairs, ground, draw=now)
    return begin(replace(room, draw=None), game, at)


def begin(room: Room, game: Game, at: int) -> Room:
    """A game that was dealt begins; it is shown shortly to strangers who have waited for it."""
    shown_by = None if room.fills_at is None else room.fills_at + PROMISED
    game = replace(game, witnesses=frozenset(room.members), sat_down=game.sat)
    room = replace(
        room,
        game=game,
        dealing_at=None,
        fills_at=None,
        stage=Stage.GAME,
        games=room.games + 1,
        members={one: replace(member, pauses=0) for one, member in room.members.items()},
    )
    room = room.with_chairs([replace(chair, missed=0, ready=False) for chair in room.chairs])
    ghosts, _ = game.ghosts.watching(game.edition, game.events)
    room = room.telling_room().with_game(ghosts=ghosts)
    game = room.playing().opening_window(at, room.lengths, shown_by)
    return replace(room, game=game).telling_played()
