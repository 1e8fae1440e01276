"""A view of Live as numbers, laid out as the schema says; what a view does not hold cannot leak."""

from collections.abc import Mapping
from functools import cache

import numpy as np
from numpy.typing import NDArray

from standoff.arena.arena import Arena
from standoff.env.live.schema import (
    ACROSS,
    LIVE_SCHEMA,
    MIMES,
    MOMENTS,
    MOST_TEAMS,
    PLACES,
    SEAT_SIZE,
    UNIT,
    WEAPONS,
)
from standoff.rules.asks import Seat
from standoff.rules.cards import Card
from standoff.rules.live.table import Table
from standoff.rules.live.views import View
from standoff.rules.options import Money
from standoff.schema.live_actions import LARGEST_TEAM, SEATS

Numbers = NDArray[np.int16]
Spots = Mapping[Seat, tuple[int, int]]


def spots_of(arena: Arena | None) -> dict[Seat, tuple[int, int]]:
    """Where everybody is, in hundredths of the way across."""
    if arena is None:
        return {}
    figures = arena.figures
    return {
        seat: (x * ACROSS // figures.width, y * ACROSS // figures.height)
        for seat, x, y in arena.places
    }


def moment_of(table: Table) -> str:
    """What the game waits for once nobody walks."""
    return table.stage if table.stage in MOMENTS else "stab"


def observation(view: View, me: Seat, moment: str, seconds: int, spots: Spots) -> Numbers:
    """What a gangster observes."""
    own = view.own
    held = {one.seat: one.card for one in own.held} if own is not None else {}
    return _encoded(view, me, moment, seconds, spots, held)


def truth(
    view: View, moment: str, seconds: int, spots: Spots, held: Mapping[Seat, Card]
) -> Numbers:
    """The same with everybody's card, for a critic that sees everything."""
    return _encoded(view, 0, moment, seconds, spots, held)


def walked(rows: Numbers, seconds: int, spots: Spots) -> Numbers:
    """What all gangsters observe, a row each, after a step in which they only walked."""
    gangsters = len(rows)
    places = np.array([spots.get(seat, _NOWHERE) for seat in range(gangsters)], np.int16)
    seen = rows.copy()
    seen[:, _SECONDS] = seconds
    around = _around(gangsters)
    seen[:, _X : _X + gangsters * SEAT_SIZE : SEAT_SIZE] = places[around, 0]
    seen[:, _Y : _Y + gangsters * SEAT_SIZE : SEAT_SIZE] = places[around, 1]
    return seen


@cache
def _around(gangsters: int) -> NDArray[np.intp]:
    """The seats as each of them counts, a row each, from their own."""
    seats = np.arange(gangsters)
    return (seats[:, None] + seats) % gangsters


def _encoded(
    view: View, me: Seat, moment: str, seconds: int, spots: Spots, held: Mapping[Seat, Card]
) -> Numbers:
    options = view.options
    gangsters, mine, ways = options.gangsters, options.team_of[me], len(options.teams)
    pieces = [_table(view, mine, moment, seconds)]
    asked, reach, sharers, unseen = view.asked, view.reach, view.sharers, view.unseen
    for seat in (*range(me, gangsters), *range(me)):
        other, card = view.gangsters[seat], held.get(seat)
        weapon = other.weapon if card is None else card.weapon
        number = other.number if card is None else card.number
        x, y = spots.get(seat, _NOWHERE)
        pieces.append(_TEAM[(other.team - mine) % ways])
        pieces.append(
            bytes(
                (
                    seat in asked,
                    other.wounds,
                    number or 0,
                    x,
                    y,
                    (me, seat) in unseen,
                    seat in reach,
                    seat in sharers,
                )
            )
        )
        pieces.append(_signs(other.place, other.mime, weapon))
        pieces.append(_aims(other.at, me, gangsters))
    pieces.append(bytes(SEAT_SIZE * (SEATS - gangsters)))
    return np.frombuffer(b"".join(pieces), np.uint8).astype(np.int16)


def _table(view: View, mine: int, moment: str, seconds: int) -> bytes:
    """What is not about one seat."""
    options = view.options
    teams = len(options.teams)
    stashes = bytearray(MOST_TEAMS)
    for team, stash in enumerate(view.stashes):
        if stash is not None:
            earned = stash.cards if options.foolproof else stash.money // UNIT
            stashes[(team - mine) % teams] = earned
    dealt = view.own.dealt if view.own is not None else ()
    beyond = LARGEST_TEAM - len(dealt)
    return b"".join(
        (
            bytes(
                (
                    options.gangsters,
                    teams,
                    options.chain_of_grenades,
                    options.foolproof,
                    options.money is Money.CLOSED,
                    view.round,
                )
            ),
            _flags(MOMENTS, moment),
            bytes((seconds, view.loot if options.foolproof else view.loot // UNIT, view.cards)),
            stashes,
            *[_flags(WEAPONS, card.weapon) for card in dealt],
            bytes(beyond * len(WEAPONS)),
            bytes([card.number or 0 for card in dealt]),
            bytes(beyond),
        )
    )


@cache
def _flags(names: tuple[str, ...], chosen: str | None) -> bytes:
    return bytes(name == chosen for name in names)


@cache
def _signs(place: str, mime: str | None, weapon: str | None) -> bytes:
    """Where somebody is, what they mime, and what they hold."""
    return _flags(PLACES, place) + _flags(MIMES, mime) + _flags(WEAPONS, weapon)


@cache  # two guns at most, so there are few
def _aims(at: tuple[Seat, ...], me: Seat, gangsters: int) -> bytes:
    """How often somebody points at each seat, counted from one's own."""
    aims = bytearray(SEATS)
    for target in at:
        aims[(target - me) % gangsters] += 1
    return bytes(aims)


_NOWHERE = (0, 0)
_SECONDS = LIVE_SCHEMA.slices["seconds"].start
_X, _Y = (LIVE_SCHEMA.slices[f"seat0.{name}"].start for name in "xy")
_TEAM = [bytes((1, *(team == one for one in range(MOST_TEAMS)))) for team in range(MOST_TEAMS)]
"""That a seat is there, and whose it is."""
