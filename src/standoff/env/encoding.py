"""The classic table as observations: bytes laid out as the schema says."""

from functools import cache
from itertools import product

from standoff.env.memory import Memory
from standoff.rules.asks import Seat
from standoff.rules.classic.engine import ORDER_OF_PLAY
from standoff.rules.classic.hand import Hand
from standoff.rules.classic.options import Options
from standoff.rules.classic.phases import nerve, phone, window
from standoff.rules.classic.phases.aim import aim_last, aim_now
from standoff.rules.classic.phases.load import load_last, load_now
from standoff.rules.classic.table import Gangster, Table
from standoff.rules.classic.words import Bullet, Money, PowerId, Role, Stance
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


_ASKING = (
    window.loot_turned,
    load_now,
    window.loaded,
    aim_now,
    aim_last,
    window.aimed,
    load_last,
    nerve,
    window.foiled,
    window.after_nerve,
    window.after_fast_volley,
    window.after_volley,
    window.splitting,
    phone,
)
"""The stages that may ask, in the order of the schema's moments."""
_MOMENT = {
    ORDER_OF_PLAY.index(stage): _flags(MOMENTS, moment)
    for stage, moment in zip(_ASKING, MOMENTS, strict=False)
}
_OVER = _flags(MOMENTS, "over")
_POWER: dict[PowerId | None, bytes] = {power: _flags(POWERS, power) for power in (None, *PowerId)}
_FLAGS: dict[tuple[Stance | None, PowerId | None], bytes] = {
    (stance, power): _flags(STANCES, stance) + _POWER[power]
    for stance in (None, *Stance)
    for power in (None, *PowerId)
}
"""How somebody stands, and the power he has shown."""
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
_FACE_DOWN = {loaded: sum(card is not None for card in loaded) for loaded in _LOADED}


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
def _own(
    hands: tuple[Hand, ...],
    loaded: tuple[Bullet | None, ...],
    power: PowerId | None,
    role: Role | None,
    alive: bool,
) -> bytes:
    """What only the owner of a seat knows."""
    first, second = (*hands, Hand())[:2] if alive else (Hand(), Hand())
    return bytes(first) + bytes(second) + _LOADED[loaded] + _POWER[power] + _ROLE[role]


def _with_money(told: bytes, one: Gangster) -> bytes:
    """What is told of a seat to its owner, who always knows what he has."""
    return told[:_MONEY] + bytes((one.money // UNIT, 1)) + told[_MONEY + 2 :]


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

    def table(self, table: Table, memory: Memory) -> bytes:
        """What is not about one seat."""
        return b"".join(
            (
                self.options,
                bytes((table.round,)),
                _MOMENT[table.stage] if table.asking else _OVER,
                bytes(
                    (*table.loot, *memory.pile, table.exploded > 0, table.calls, table.alerted > 0)
                ),
            )
        )

    def seats(self, table: Table, memory: Memory, *, money: bool) -> list[bytes]:
        """What everybody sees of each seat but its aims, which each counts from his own chair."""
        asking, sharers = table.asking, table.sharers
        told = []
        stood, fled, used, unused, _ = memory
        for seat, one in enumerate(table.gangsters):
            seen, shown = one.seen, one.power if one.power_shown else None
            clicks, bangs = seen.count(_CLICK), seen.count(_BANG)
            if one.died is None:
                alive, stance, hands = True, one.stance, one.hands
                guns, cards = len(hands), sum(hands[0])
                second = sum(hands[1]) if guns > 1 else 0
            else:
                alive, stance, guns, cards, second = False, None, 0, 0, 0
            numbers = bytes(
                (
                    1,
                    alive,
                    one.wounds,
                    one.shame,
                    one.flashing,
                    one.money // UNIT if money else 0,
                    money,
                    cards,
                    second,
                    guns,
                    _FACE_DOWN[one.loaded],
                    clicks,
                    bangs,
                    len(seen) - clicks - bangs,
                    seat in asking,
                    seat in sharers,
                    stood[seat],
                    fled[seat],
                    used[seat],
                    unused[seat],
                )
            )
            told.append(numbers + _FLAGS[stance, shown])
        return told

    def aims(self, table: Table) -> list[tuple[bytes, ...]]:
        """Where the guns of each of the living point, seat by seat as the others count it."""
        players = self.players
        return [_aims(one.aims if one.died is None else (), players) for one in table.gangsters]

    def observations(
        self, table: Table, memory: Memory, seats: tuple[Seat, ...]
    ) -> list[bytearray]:
        """What each of these seats observes."""
        gangsters, around = table.gangsters, self.around
        shared = self.table(table, memory)
        told, aims = self.seats(table, memory, money=self.open), self.aims(table)
        mine = told if self.open else [*map(_with_money, told, gangsters)]
        seen = []
        for viewer in seats:
            one = gangsters[viewer]
            own = _own(one.hands, one.loaded, one.power, one.role, one.died is None)
            row = [shared, own]
            for seat in around[viewer]:
                row.append(told[seat])
                row.append(aims[seat][viewer])
            row[2] = mine[viewer]
            row.append(self.absent)
            seen.append(bytearray().join(row))
        return seen

    def state(self, table: Table, memory: Memory) -> bytearray:
        """The whole truth for a critic that sees everything, seat by seat as they are numbered."""
        row = [self.table(table, memory)]
        told = self.seats(table, memory, money=True)
        aims = self.aims(table)
        for seat, one in enumerate(table.gangsters):
            row.append(_own(one.hands, one.loaded, one.power, one.role, one.died is None))
            row.append(told[seat])
            row.append(aims[seat][0])
        row.append(self.nobody)
        return bytearray().join(row)
