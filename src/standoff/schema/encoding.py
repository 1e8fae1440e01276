"""What seats of the classic see, in numbers laid out as the schema says.

What there is to see is written down once for a table, or for the view of one seat; a table of
places then says where each seat finds its numbers in that.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import product

import numpy as np
from numpy.typing import NDArray

from standoff.rules.asks import Seat
from standoff.rules.classic.hand import Hand
from standoff.rules.classic.options import Options
from standoff.rules.classic.table import Gangster, Table
from standoff.rules.classic.views import Other, View, is_decided
from standoff.rules.classic.words import Bullet, Money, PowerId, Role, StageId, Stance
from standoff.schema.actions import SEATS
from standoff.schema.observation import (
    MOMENTS,
    OWN_SIZE,
    POWER_SETS,
    POWERS,
    SCHEMA,
    SEAT_SIZE,
    STANCES,
    STATE,
    TABLE_SIZE,
    UNIT,
)


def _flags(names: tuple[str, ...], chosen: str | None) -> bytes:
    return bytes(name == chosen for name in names)


_MOMENT = {stage: _flags(MOMENTS, stage) for stage in StageId}
_POWER: dict[PowerId | None, bytes] = {power: _flags(POWERS, power) for power in (None, *PowerId)}
_FLAGS: dict[tuple[Stance | None, PowerId | None], bytes] = {
    (stance, power): _flags(STANCES, stance) + _POWER[power]
    for stance in (None, *Stance)
    for power in (None, *PowerId)
}
"""How somebody stands, and the power they have shown."""
_CLICK, _BANG = Bullet.CLICK, Bullet.BANG
_ROLE: dict[Role | None, bytes] = {None: b"\0", Role.GANGSTER: b"\0", Role.COP: b"\1"}
_CARDS: tuple[Bullet | None, ...] = (None, *Bullet)
_LOADED = {
    loaded: b"".join(
        bytes(card == bullet for bullet in Bullet) for card in (*loaded, None, None)[:2]
    )
    for guns in range(3)
    for loaded in product(_CARDS, repeat=guns)
}

Numbers = NDArray[np.int8]
_ROW = np.dtype(np.int8)

_PURSE = 2
"""Behind what only its owner knows stand their money, and that they know it."""
_OWNED = OWN_SIZE + _PURSE
_SHOWN = SEAT_SIZE - SEATS
"""What all see alike of a seat: everything but where its guns point."""
_MONEY = SCHEMA.slices["seat0.money"].start - SCHEMA.slices["seat0.present"].start


@cache  # two guns at most, so there are few
def _aims(aims: tuple[Seat | None, ...], players: int) -> bytes:
    """Where somebody's guns point, as each seat in turn counts it."""
    return bytes(
        aims.count((viewer + target) % players) if target < players else 0
        for viewer in range(players)
        for target in range(SEATS)
    )


@cache  # few of all that could be thought of ever come up
def _own(
    hands: tuple[Hand, ...],
    loaded: tuple[Bullet | None, ...],
    power: PowerId | None,
    role: Role | None,
) -> bytes:
    """What only the owner of a seat knows; the dead have no cards left."""
    first, second = (*hands, Hand(), Hand())[:2]
    return bytes((*first, *second)) + _LOADED[loaded] + _POWER[power] + _ROLE[role]


_NO_HANDS = (Hand(),)
_NOT_ONES_OWN = bytes(_OWNED)


def _shown(
    one: Gangster | Other,
    cards: Sequence[int],
    face_down: int,
    power: PowerId | None,
    stood: int,
    money: int | None,
    *,
    alive: bool,
    asked: bool,
    shared: bool,
) -> bytes:
    """What all see of a seat. Of the dead only markers, money, power and history are told."""
    seen = one.seen
    clicks, bangs = seen.count(_CLICK), seen.count(_BANG)
    numbers = bytes(
        (
            1,
            alive,
            one.wounds,
            one.shame,
            one.flashing,
            money // UNIT if money else 0,
            money is not None,
            cards[0] if alive else 0,
            cards[1] if alive and len(cards) > 1 else 0,
            len(cards) if alive else 0,
            face_down,
            clicks,
            bangs,
            len(seen) - clicks - bangs,
            asked,
            shared,
            stood,
            one.fled,
            one.used_calls,
            one.unused_calls,
        )
    )
    return numbers + _FLAGS[one.stance if alive else None, power]


class Encoder:
    """Fills observations for tables with the same options."""

    def __init__(self, options: Options) -> None:
        players = options.players
        self.players = players
        self.open = options.money is Money.OPEN
        self.options = (
            bytes(players == count for count in (4, 5, 6))
            + _flags(POWER_SETS, options.powers)
            + bytes((options.cop, not self.open))
        )
        self.places = np.array([self._places(viewer) for viewer in range(players)], np.intp)
        """Where each seat finds each of its numbers in what was written down."""
        self.state_places = np.array(self._state_places(), np.intp)
        self.nobody = [_NOT_ONES_OWN] * players

    def together(self, views: Sequence[View]) -> Numbers:
        """What some seats of one table observe, which is all that their views show; a row each."""
        seen = views[0]
        gangsters, asked, sharers = seen.gangsters, seen.asked, seen.sharers
        owned, seats = self.nobody.copy(), []
        for one in views:
            me, own = one.seat, one.own
            assert me is not None
            assert own is not None
            seats.append(me)
            hands = own.hands if gangsters[me].alive else _NO_HANDS
            money = one.gangsters[me].money or 0
            owned[me] = _own(hands, own.loaded, own.power, own.role) + _purse(money)
        shown = [
            _shown(
                one,
                one.cards,
                one.loaded,
                one.power,
                one.stood,
                one.money if self.open else None,
                alive=one.alive,
                asked=seat in asked,
                shared=seat in sharers,
            )
            for seat, one in enumerate(gangsters)
        ]
        aims = [_aims(one.aims if one.alive else (), self.players) for one in gangsters]
        written = self._written(seen, owned, shown, aims)
        return written.take(self.places[seats])

    def observations(self, table: Table, seats: tuple[Seat, ...]) -> Numbers:
        """What each of these seats observes, a row a seat; most of it is the same for all."""
        written = self._all(table, hidden=not self.open)
        if len(seats) == self.players:
            return written.take(self.places)
        return written.take(self.places[list(seats)])

    def state(self, table: Table) -> Numbers:
        """The whole truth for a critic that sees everything, seat by seat as they are numbered."""
        return self._all(table, hidden=False).take(self.state_places)

    def _all(self, table: Table, *, hidden: bool) -> Numbers:
        """Everything that some seat sees, once."""
        asking, sharers = table.asking, table.sharers
        pointed_at = table.pointed_at if is_decided(table) else ()
        owned, shown, aims = [], [], []
        for seat, one in enumerate(table.gangsters):
            alive, hands, loaded = one.died is None, one.hands, one.loaded
            owned.append(_own(hands if alive else _NO_HANDS, loaded, one.power, one.role))
            owned.append(_purse(one.money))
            shown.append(
                _shown(
                    one,
                    [sum(hand) for hand in hands],
                    len(loaded) - loaded.count(None),
                    one.power if one.power_shown else None,
                    one.threatened + (seat in pointed_at) - one.fled,
                    None if hidden else one.money,
                    alive=alive,
                    asked=seat in asking,
                    shared=seat in sharers,
                )
            )
            aims.append(_aims(one.aims if alive else (), self.players))
        return self._written(table, owned, shown, aims)

    def _written(
        self,
        seen: Table | View,
        owned: Iterable[bytes],
        shown: Iterable[bytes],
        aims: Iterable[bytes],
    ) -> Numbers:
        """One row: the table, everybody's own, everybody as all see them, all aims, and a 0."""
        loot, pile = seen.loot, seen.pile
        table = bytes((*loot, *pile, seen.exploded > 0, seen.calls, seen.alerted > 0))
        moment = _MOMENT[seen.stage]
        pieces = (self.options, bytes((seen.round,)), moment, table, *owned, *shown, *aims, b"\0")
        return np.frombuffer(b"".join(pieces), _ROW)

    def _places(self, viewer: Seat) -> list[int]:
        """Where a seat finds each number of an observation."""
        owned = self._owned(viewer)
        places = [*range(TABLE_SIZE), *owned[:OWN_SIZE]]
        for offset in range(SEATS):
            shown = self._seat((viewer + offset) % self.players, viewer)
            if offset == 0:
                shown[_MONEY : _MONEY + _PURSE] = owned[OWN_SIZE:]
            places += shown if offset < self.players else [-1] * SEAT_SIZE
        return places

    def _state_places(self) -> list[int]:
        places = [*range(TABLE_SIZE)]
        for seat in range(self.players):
            places += [*self._owned(seat)[:OWN_SIZE], *self._seat(seat, 0)]
        return places + [-1] * (STATE.size - len(places))

    def _owned(self, seat: Seat) -> range:
        first = TABLE_SIZE + _OWNED * seat
        return range(first, first + _OWNED)

    def _seat(self, seat: Seat, viewer: Seat) -> list[int]:
        """Where a viewer finds what all see of a seat, and where they see it point."""
        players = self.players
        shown = TABLE_SIZE + _OWNED * players + _SHOWN * seat
        aims = TABLE_SIZE + (_OWNED + _SHOWN) * players + SEATS * (players * seat + viewer)
        return [*range(shown, shown + _SHOWN), *range(aims, aims + SEATS)]


@cache
def _purse(money: int) -> bytes:
    """What somebody has, which they always know."""
    return bytes((money // UNIT, 1))


encoder = cache(Encoder)
"""The encoder for tables with these options."""
