"""What views of the classic show, in numbers: bytes laid out as the schema says."""

from collections.abc import Sequence
from functools import cache
from itertools import product

from standoff.rules.asks import Seat
from standoff.rules.classic.hand import Hand
from standoff.rules.classic.options import Options
from standoff.rules.classic.table import Table
from standoff.rules.classic.views import Own, View, own_of, view
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
_MONEY = SCHEMA.slices["seat0.money"].start - SCHEMA.slices["seat0.present"].start
"""Where the money of a seat is told, and behind it whether it is known."""


@cache  # two guns at most, so there are few
def _aims(aims: tuple[Seat | None, ...], players: int) -> tuple[bytes, ...]:
    """Where somebody's guns point, as each seat counts it."""
    return tuple(
        bytes(
            aims.count((viewer + target) % players) if target < players else 0
            for target in range(SEATS)
        )
        for viewer in range(players)
    )


@cache  # few of all that could be thought of ever come up
def _own(own: Own, alive: bool) -> bytes:
    """What only the owner of a seat knows."""
    first, second = (*own.hands, Hand())[:2] if alive else (Hand(), Hand())
    return bytes((*first, *second)) + _LOADED[own.loaded] + _POWER[own.power] + _ROLE[own.role]


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
        self.around = tuple(
            tuple((viewer + offset) % players for offset in range(players))
            for viewer in range(players)
        )
        """The seats in the order in which each counts them."""
        self.absent = bytes(SEAT_SIZE * (SEATS - players))
        self.nobody = bytes((OWN_SIZE + SEAT_SIZE) * (SEATS - players))

    def observation(self, seen: View) -> bytearray:
        """What a seat observes, which is all that its view shows."""
        assert seen.seat is not None
        assert seen.own is not None
        return self._rows(seen, [(seen.seat, seen.own, seen.gangsters[seen.seat].money or 0)])[0]

    def observations(self, table: Table, seats: tuple[Seat, ...]) -> list[bytearray]:
        """What each of these seats observes; most of it is the same for all of them."""
        gangsters = table.gangsters
        owners = [(seat, own_of(gangsters[seat]), gangsters[seat].money) for seat in seats]
        return self._rows(view(table, None), owners)

    def state(self, table: Table) -> bytearray:
        """The whole truth for a critic that sees everything, seat by seat as they are numbered."""
        public = view(table, None)
        row = [self._table(public)]
        told = self._seats(public, [one.money for one in table.gangsters])
        aims = self._aims(public)
        for seat, one in enumerate(table.gangsters):
            row.append(_own(own_of(one), one.alive))
            row.append(told[seat])
            row.append(aims[seat][0])
        row.append(self.nobody)
        return bytearray().join(row)

    def _rows(self, seen: View, owners: list[tuple[Seat, Own, int]]) -> list[bytearray]:
        """What some seats observe, each of which knows its own cards and money."""
        shared, aims = self._table(seen), self._aims(seen)
        told = self._seats(seen, [one.money for one in seen.gangsters] if self.open else None)
        rows = []
        for viewer, own, money in owners:
            row = [shared, _own(own, seen.gangsters[viewer].alive)]
            for seat in self.around[viewer]:
                row.append(told[seat])
                row.append(aims[seat][viewer])
            if not self.open:
                row[2] = row[2][:_MONEY] + bytes((money // UNIT, 1)) + row[2][_MONEY + 2 :]
            row.append(self.absent)
            rows.append(bytearray().join(row))
        return rows

    def _table(self, seen: View) -> bytes:
        """What is not about one seat."""
        return b"".join(
            (
                self.options,
                bytes((seen.round,)),
                _MOMENT[seen.stage],
                bytes((*seen.loot, *seen.pile, seen.exploded > 0, seen.calls, seen.alerted > 0)),
            )
        )

    def _seats(self, seen: View, money: Sequence[int | None] | None) -> list[bytes]:
        """What everybody sees of each seat but its aims, which each counts from their own chair."""
        asked, sharers = seen.asked, seen.sharers
        told = []
        for seat, one in enumerate(seen.gangsters):
            shown, alive = one.seen, one.alive
            clicks, bangs = shown.count(_CLICK), shown.count(_BANG)
            cards, second, *_ = (*one.cards, 0) if alive else (0, 0)
            numbers = bytes(
                (
                    1,
                    alive,
                    one.wounds,
                    one.shame,
                    one.flashing,
                    (money[seat] or 0) // UNIT if money else 0,
                    money is not None,
                    cards,
                    second,
                    len(one.cards) if alive else 0,
                    one.loaded,
                    clicks,
                    bangs,
                    len(shown) - clicks - bangs,
                    seat in asked,
                    seat in sharers,
                    one.stood,
                    one.fled,
                    one.used_calls,
                    one.unused_calls,
                )
            )
            told.append(numbers + _FLAGS[one.stance if alive else None, one.power])
        return told

    def _aims(self, seen: View) -> list[tuple[bytes, ...]]:
        """Where the guns of each of the living point, seat by seat as the others count it."""
        players = self.players
        return [_aims(one.aims if one.alive else (), players) for one in seen.gangsters]


encoder = cache(Encoder)
"""The encoder for tables with these options."""
