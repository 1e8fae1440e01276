"""Views of Live as numbers, laid out as the schema says; what a view does not hold cannot leak.

What there is to see is written down once for a table; a table of places then says where each seat
finds its numbers in that.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

import numpy as np
from numpy.typing import NDArray

from standoff.arena.arena import Arena
from standoff.env.live.schema import (
    ACROSS,
    LIVE_SCHEMA,
    MIMES,
    MOMENTS,
    PLACES,
    SEAT_SIZE,
    UNIT,
    WEAPONS,
)
from standoff.rules.asks import Seat
from standoff.rules.cards import Card
from standoff.rules.live.options import Options
from standoff.rules.live.table import Table
from standoff.rules.live.views import View
from standoff.rules.options import Money
from standoff.schema.layout import Field, Layout
from standoff.schema.live_actions import LARGEST_TEAM

Numbers = NDArray[np.int16]
Spots = Mapping[Seat, tuple[int, int]]


def spots_of(arena: Arena | None) -> dict[Seat, tuple[int, int]]:
    """Where everybody is, in hundredths of the way across."""
    if arena is None:
        return {}
    width, height = arena.figures.width, arena.figures.height
    return {seat: (x * ACROSS // width, y * ACROSS // height) for seat, x, y in arena.places}


def moment_of(table: Table) -> str:
    """What the game waits for once nobody walks."""
    return table.stage if table.stage in MOMENTS else "stab"


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


class LiveEncoder:
    """Fills observations for tables with the same options."""

    def __init__(self, options: Options) -> None:
        gangsters, teams = options.gangsters, len(options.teams)
        self.options = options
        self.said = bytes(
            (
                0,
                1,
                gangsters,
                teams,
                options.chain_of_grenades,
                options.foolproof,
                options.money is Money.CLOSED,
            )
        )
        self.layout = _laid(gangsters, teams)
        self.places = np.array(
            [
                list(self._places(me, options.members[options.team_of[me]]))
                for me in range(gangsters)
            ]
        )
        """Where each seat finds each of its numbers in what was written down."""
        self.truth_places = np.array(list(self._places(0, range(gangsters))))

    def observation(self, view: View, me: Seat, moment: str, seconds: int, spots: Spots) -> Numbers:
        """What a gangster observes."""
        seen: Numbers = self._written([view], moment, seconds, spots).take(self.places[me])
        return seen

    def observations(
        self, views: Sequence[View], moment: str, seconds: int, spots: Spots
    ) -> Numbers:
        """What all gangsters observe, a row each, from a view of each team, whose members see alike."""
        return self._written(views, moment, seconds, spots).take(self.places)

    def truth(
        self, view: View, moment: str, seconds: int, spots: Spots, held: Mapping[Seat, Card]
    ) -> Numbers:
        """What seat 0 would observe if it knew these cards, for a critic that sees everything."""
        return self._written([view], moment, seconds, spots, held).take(self.truth_places)

    def _written(
        self,
        views: Sequence[View],
        moment: str,
        seconds: int,
        spots: Spots,
        held: Mapping[Seat, Card] | None = None,
    ) -> Numbers:
        """One row: what all see, what each team alone knows, then everybody, and who is hidden."""
        seen, gangsters = views[0], self.options.gangsters
        asked, reach, sharers = seen.asked, seen.reach, seen.sharers
        loot = seen.loot if self.options.foolproof else seen.loot // UNIT
        pieces = [
            self.said,
            _flags(MOMENTS, moment),
            bytes((seen.round, seconds, loot, seen.cards)),
            *self._secrets(views),
        ]
        if held is None:
            held = {one.seat: one.card for view in views if view.own for one in view.own.held}
        for seat, other in enumerate(seen.gangsters):
            shown = other.weapon, other.number
            card = held.get(seat)
            known = shown if card is None else (card.weapon, card.number)
            x, y = spots.get(seat, _NOWHERE)
            pieces += (
                bytes((seat in asked, other.wounds, x, y, seat in reach, seat in sharers)),
                _signs(other.place, other.mime),
                _card(*shown),
                _card(*known),
                _aims(other.at, gangsters),
            )
        hidden = bytearray(gangsters * gangsters)
        for seat, other_seat in seen.unseen:
            hidden[seat * gangsters + other_seat] = 1
        pieces.append(bytes(hidden))
        return np.frombuffer(b"".join(pieces), np.uint8).astype(np.int16)

    def _secrets(self, views: Sequence[View]) -> Iterator[bytes]:
        """What each team earned as each may know it, and the cards each was dealt."""
        options = self.options
        # A view alone may stand for any team: nobody reads what it says of the others.
        for view in views if len(views) > 1 else [*views] * len(options.teams):
            earned = bytes(
                0 if stash is None else stash.cards if options.foolproof else stash.money // UNIT
                for stash in view.stashes
            )
            dealt = view.own.dealt if view.own is not None else ()
            beyond = LARGEST_TEAM - len(dealt)
            weapons = b"".join([_flags(WEAPONS, card.weapon) for card in dealt])
            numbers = bytes([card.number or 0 for card in dealt])
            yield earned + weapons + bytes(beyond * len(WEAPONS)) + numbers + bytes(beyond)

    def _places(self, me: Seat, known: Sequence[Seat]) -> Iterator[int]:
        """Where a seat finds each number of an observation, if it knows the cards of these."""
        options, slices = self.options, self.layout.slices
        gangsters, team_of, teams = options.gangsters, options.team_of, len(options.teams)
        mine = team_of[me]
        for field, _ in LIVE_SCHEMA:
            whose, _, name = field.name.rpartition(".")
            offset = int(whose.removeprefix("seat") or 0)
            seat = (me + offset) % gangsters
            if offset >= gangsters:
                found = [_ZERO] * field.size
            elif name == "present":
                found = [_ONE]
            elif name == "team":
                away = (team_of[seat] - mine) % teams
                found = [_ONE if team == away else _ZERO for team in range(field.size)]
            elif name == "stashes":
                first = slices[f"stashes{mine}"].start
                found = [first + (mine + team) % teams for team in range(teams)]
            elif name in ("dealt", "dealt_numbers"):
                found = _all(slices[f"{name}{mine}"])
            elif name in ("weapon", "number"):
                found = _all(slices[f"{'known' if seat in known else 'shown'}_{name}{seat}"])
            elif name == "unseen":
                found = [slices["unseen"].start + me * gangsters + seat]
            elif name == "aims":
                first = slices[f"aims{seat}"].start
                found = [first + (me + target) % gangsters for target in range(gangsters)]
            else:
                found = _all(slices[f"{name}{seat}" if whose else name])
            yield from found + [_ZERO] * (field.size - len(found))


def _laid(gangsters: int, teams: int) -> Layout:
    """What stands where in what is written down of a table."""
    return Layout("", 0, [Field(name, size, 0, "") for name, size in _sizes(gangsters, teams)], ())


def _sizes(gangsters: int, teams: int) -> Iterator[tuple[str, int]]:
    yield from {"zero": 1, "one": 1, "gangsters": 1, "teams": 1}.items()
    yield from {"chain_of_grenades": 1, "foolproof": 1, "closed": 1, "moment": len(MOMENTS)}.items()
    yield from {"round": 1, "seconds": 1, "loot": 1, "cards": 1}.items()
    for team in range(teams):
        yield f"stashes{team}", teams
        yield f"dealt{team}", LARGEST_TEAM * len(WEAPONS)
        yield f"dealt_numbers{team}", LARGEST_TEAM
    for seat in range(gangsters):
        for name in ("asked", "wounds", "x", "y", "reach", "shared"):
            yield f"{name}{seat}", 1
        yield f"place{seat}", len(PLACES)
        yield f"mime{seat}", len(MIMES)
        for kind in ("shown", "known"):
            yield f"{kind}_weapon{seat}", len(WEAPONS)
            yield f"{kind}_number{seat}", 1
        yield f"aims{seat}", gangsters
    yield "unseen", gangsters * gangsters


def _all(where: slice) -> list[int]:
    return list(range(where.start, where.stop))


@cache
def _flags(names: tuple[str, ...], chosen: str | None) -> bytes:
    return bytes(name == chosen for name in names)


@cache
def _signs(place: str, mime: str | None) -> bytes:
    """Where somebody is, and what they mime."""
    return _flags(PLACES, place) + _flags(MIMES, mime)


@cache
def _card(weapon: str | None, number: int | None) -> bytes:
    """The action side of a card, as far as it is known."""
    return _flags(WEAPONS, weapon) + bytes((number or 0,))


@cache  # two guns at most, so there are few
def _aims(at: tuple[Seat, ...], gangsters: int) -> bytes:
    """How often somebody points at each seat."""
    return bytes(at.count(seat) for seat in range(gangsters))


live_encoder = cache(LiveEncoder)
"""The encoder for tables with these options."""

_ZERO, _ONE = 0, 1
_NOWHERE = (0, 0)
_SECONDS = LIVE_SCHEMA.slices["seconds"].start
_X, _Y = (LIVE_SCHEMA.slices[f"seat0.{name}"].start for name in "xy")
