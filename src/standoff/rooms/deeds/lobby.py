"""What is done between games: options, and the start."""

from msgspec.structs import replace

from standoff.protocol.deeds.lobby import Choose, HoldOn, Pace, Ready, Start
from standoff.protocol.members import MemberId
from standoff.protocol.refusal import Code
from standoff.rooms import editions
from standoff.rooms.deeds.doing import Act, does
from standoff.rooms.deeds.drawing import begun
from standoff.rooms.public import would_play
from standoff.rooms.refusal import RefusedError
from standoff.rooms.room import Room, Stage
from standoff.rooms.seating import bots_named
from standoff.rooms.spoken import fits
from standoff.rooms.window import ROUND_OPENS


@does(Choose)
def choose(deed: Choose, room: Room, act: Act) -> Room:
    room.between_games()
    if editions.of(deed.options).chairs(deed.options) < len(room.chairs):
        raise RefusedError(Code.FULL)
    room = replace(
        room,
        options=deed.options,
        dealing_at=None,
        tempo=deed.tempo,
        free_text=deed.free_text,
        family=deed.family,
    )
    whistle = room.edition.has_whistle(room.options)
    chairs = [
        replace(
            chair,
            ready=False,
            cry=chair.cry
            if fits(chair.cry, free_text=deed.free_text, family=deed.family)
            else None,
            godfather=chair.godfather and whistle,
        )
        for chair in room.chairs
    ]
    return bots_named(room.with_chairs(chairs)).telling_room()


@does(Pace)
def pace(deed: Pace, room: Room, act: Act) -> Room:
    return replace(room, tempo=deed.tempo).telling_room()


@does(Start)
def start(deed: Start, room: Room, act: Act) -> Room:
    room.between_games()
    if room.edition.arranged(room.options, room.chairs) is None:
        raise RefusedError(Code.TOO_FEW)
    if deed.soon:
        return replace(room, dealing_at=act.at + room.lengths.deal).telling_room()
    return begun(room, act.at)


@does(HoldOn)
def hold_on(deed: HoldOn, room: Room, act: Act) -> Room:
    if act.by != room.host:
        room.seated(act.by)
    if room.dealing_at is None:
        raise RefusedError(Code.STALE)
    return replace(room, dealing_at=None).telling_room()


@does(Ready)
def ready(deed: Ready, room: Room, act: Act) -> Room:
    seat = room.seated(act.by)
    if room.stage is Stage.GAME:
        return _skipping(room, act.by, act.at)
    room.between_games()
    room = room.with_chair(seat, ready=deed.on)
    if not room.hosted:
        return would_play(room, act.at).telling_room()
    complete = room.edition.arranged(room.options, room.chairs) is not None
    if complete and all(chair.ready or chair.by_bot for chair in room.chairs):
        return begun(room, act.at)
    return room.telling_room()


def _skipping(room: Room, by: MemberId, at: int) -> Room:
    game = room.playing()
    if game.window is None or not (room.alone or game.window.waiting in ROUND_OPENS):
        raise RefusedError(Code.STALE)
    ready = game.ready | {by}
    if not room.people() <= ready:
        return room.with_game(ready=ready)
    game = replace(game, ready=frozenset()).without_theatre(at)
    return replace(room, game=game).telling_all(game.clock())
