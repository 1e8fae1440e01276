"""What is done in teams: joining one, taking the whistle, wishing for a card, talking among each other."""

from standoff.bots.catalogue import OFFERED as BOTS
from standoff.protocol.deeds.teams import Confide, FillUp, JoinTeam, TakeWhistle, Wish
from standoff.protocol.members import MemberId
from standoff.protocol.messages import Message, Said, Wished
from standoff.protocol.refusal import Code
from standoff.protocol.spoken import SpokenWords
from standoff.protocol.window import Waiting
from standoff.rooms.deeds.doing import Act, does
from standoff.rooms.deeds.talk import may_be_said, may_talk
from standoff.rooms.names import clean
from standoff.rooms.refusal import RefusedError
from standoff.rooms.room import Room
from standoff.rooms.seating import with_bots
from standoff.rooms.spoken import LONGEST_TEXT
from standoff.rules.asks import Seat


@does(JoinTeam)
def join_team(deed: JoinTeam, room: Room, act: Act) -> Room:
    room.between_games()
    if deed.seat is not None:
        room.only_host(act.by)
        room.chair_at(deed.seat)
    seat = room.seated(act.by) if deed.seat is None else deed.seat
    return room.with_chair(seat, team=deed.team, chief=deed.chief).telling_room()


@does(TakeWhistle)
def take_whistle(deed: TakeWhistle, room: Room, act: Act) -> Room:
    room.between_games()
    seat = room.seated(act.by)
    if not room.edition.has_whistle(room.options):
        raise RefusedError(Code.ILLEGAL)
    if deed.on and any(chair.godfather and chair.member != act.by for chair in room.chairs):
        raise RefusedError(Code.FULL)
    return room.with_chair(seat, godfather=deed.on).telling_room()


@does(FillUp)
def fill_up(deed: FillUp, room: Room, act: Act) -> Room:
    room.between_games()
    room.only_host_among_strangers(act.by)
    if deed.bot is not None and deed.bot not in BOTS:
        raise RefusedError(Code.MALFORMED)
    if deed.chairs > room.edition.chairs(room.options):
        raise RefusedError(Code.FULL)
    return with_bots(room, deed.bot, deed.chairs).telling_room()


def _in_a_team(room: Room, by: MemberId) -> Seat:
    """The seat of somebody who has a team in this game."""
    seat = room.seated(by)
    if not room.playing().team(seat):
        raise RefusedError(Code.NOT_ASKED)
    return seat


def _telling_team(room: Room, seat: Seat, message: Message) -> Room:
    game = room.playing()
    members = [game.chairs[mate].member for mate in game.team(seat)]
    return room.telling_each(lambda _: message, [one for one in members if one is not None])


@does(Wish)
def wish(deed: Wish, room: Room, act: Act) -> Room:
    seat = _in_a_team(room, act.by)
    window = room.playing().window
    if window is None or window.waiting is not Waiting.DIVIDE:
        raise RefusedError(Code.STALE)
    room = room.with_game(wishes={**room.playing().wishes, seat: deed.card})
    return _telling_team(room, seat, Wished(seat, deed.card))


@does(Confide)
def confide(deed: Confide, room: Room, act: Act) -> Room:
    seat = _in_a_team(room, act.by)
    may_be_said(room, SpokenWords(own=deed.text))
    may_talk(room, act.by, act.at)
    said = Said(act.by, clean(deed.text, LONGEST_TEXT), team=True)
    return _telling_team(room.with_member(act.by, talked_at=act.at), seat, said)
