"""Games for the theatre: what a seat is told of a random game, as messages of the server."""

from typing import Any

from msgspec import to_builtins

from standoff.protocol.editions import on_the_wire
from standoff.protocol.members import Kind
from standoff.protocol.messages import Played, Welcome
from standoff.protocol.seen import ChairSeen, MemberSeen, RoomSeen
from standoff.protocol.tempo import Tempo
from standoff.protocol.window import Window
from standoff.rooms.classic import showing
from standoff.rooms.editions import CLASSIC
from standoff.rules.asks import Seat
from standoff.rules.classic.options import Options
from standoff.rules.classic.words import PowerSet
from standoff.rules.game import asks, view
from tests.properties.games import Game, Temper, played

NAMES = ("Ada", "Bruno", "Cleo", "Dario", "Edie", "Fitz")
FIERCE = Temper(silence=0.05, fierce=0.7)


def games(count: int) -> list[Game]:
    """Random games, most of them bloody, with powers and without."""
    tables = [
        Options(players, powers, cop=cop)
        for powers in (PowerSet.NONE, PowerSet.ALL_AND_BACKSTAB)
        for players in (4, 5, 6)
        for cop in (False, players > 4)
    ]
    return [played(tables[seed % len(tables)], seed, FIERCE) for seed in range(count)]


def messages(game: Game, seat: Seat | None) -> list[dict[str, Any]]:
    """What a seat hears of a game, from the deal on; a watcher where there is no seat."""
    players = game.options.players
    chairs = tuple(ChairSeen(name, member=place + 1) for place, name in enumerate(NAMES[:players]))
    members = tuple(
        MemberSeen(place + 1, Kind.PLAYER, name) for place, name in enumerate(NAMES[:players])
    )
    room = RoomSeen("KVTR", "game", game.options, Tempo.STANDARD, 1, chairs, members, "5e")
    you = 99 if seat is None else seat + 1
    told: list[Any] = [Welcome(you, seat, room)]
    steps = [(game.dealt, game.deal_events), *((turn.after, turn.events) for turn in game.turns)]
    for number, (table, events) in enumerate(steps, 1):
        window = None
        if asks(table):
            waiting = CLASSIC.waiting_for(table, None)
            window = Window(number, waiting, showing.takes(events), None)
        seen = tuple(on_the_wire(event.seen_by(seat)) for event in events)
        told.append(Played(seen, view(table, seat), window=window))
    return [to_builtins(one) for one in told]


def lengths(game: Game) -> list[int]:
    """How long the server gives each step of a game to be shown."""
    steps = [game.deal_events, *(turn.events for turn in game.turns)]
    return [showing.takes(events) for events in steps]
