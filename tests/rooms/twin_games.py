"""Twins of whole games for a room: alike also in what a room shows besides the game."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random
from typing import Any

from standoff.protocol.deeds.deed import Deed
from standoff.rooms.deeds.doing import Act, does
from standoff.rooms.deeds.drawing import begin
from standoff.rooms.game import dealt
from standoff.rooms.room import Room
from standoff.rules.asks import Seat
from standoff.rules.classic.decisions import Load
from standoff.rules.classic.table import Table
from standoff.rules.classic.words import Bullet
from standoff.rules.game import deal
from tests.properties.games import TABLES, TEMPERS, played
from tests.properties.games import Game as PlayedGame
from tests.properties.twins import Twinning, Twins, covers


class UntwinnableError(Exception):
    """No twin of this game is alike in what a room shows."""


class RoomTwinning(Twinning):
    """Twins in which the same people load in time: at the table all see who has (A17)."""

    def load(self, place: int, seat: Seat, table: Table) -> Load | None:
        original = self.turns[place].answers[seat]
        said: list[Bullet | None] = []
        for gun, hand in enumerate(table[seat].hands):
            slot = self.hindsight.loads[place, seat][gun]
            kinds = [
                kind
                for kind in ([slot.shown] if slot.shown else hand.kinds)
                if not (slot.slow and kind is Bullet.BBB)
                and covers(hand.plus(kind, -1), slot.needed_after)
            ]
            if isinstance(original, Load) and original.bullets[gun] is not None:
                said.append(self.dice.choice(kinds))
            else:
                draw = (table.round, seat, gun)
                drawn = self.chance.drawn.setdefault(draw, self.dice.choice(kinds))
                if drawn not in kinds:
                    raise UntwinnableError
                said.append(None)
        return Load(tuple(said)) if any(said) else None


class RiggedStart(Deed, frozen=True, tag="rigged-start"):
    """A game begins, dealt by a chance of our own."""

    chance: Any


@does(RiggedStart)
def rigged_start(deed: RiggedStart, room: Room, act: Act) -> Room:
    options, chairs = room.edition.settled(room.options, room.chairs)
    game = dealt(options, bytes(32), chairs, first=deal(options, deed.chance))
    return begin(room.with_chairs(chairs), game, act.at)


def twins_of(game: PlayedGame, dice: Random) -> Iterator[Twins]:
    """A twin for a watcher and for some seats, each up to some moment of the game."""
    seats = dice.sample(range(game.options.players), 2)
    for seat in (None, *seats):
        moment = dice.randint(1, len(game.turns))
        try:
            yield RoomTwinning(game, seat, moment, dice).played()
        except UntwinnableError:
            continue


_KINDS = tuple(product(reversed(TABLES), TEMPERS))
"""Every table and temper, those with most to hide first."""


def twins_from(seed: int) -> Iterator[Twins]:
    """The twins of the game of a seed."""
    options, temper = _KINDS[seed % len(_KINDS)]
    yield from twins_of(played(options, seed, temper), Random(seed))


@cache
def some_twins(games: int) -> tuple[Twins, ...]:
    """The twins of the first so many seeds."""
    return tuple(twins for seed in range(games) for twins in twins_from(seed))
