"""What a seat may hide, and what it would see and be asked if that were so."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace

from standoff.rules.asks import Ask, Seat
from standoff.rules.classic.decisions import load_ask
from standoff.rules.classic.engine import FLOWS
from standoff.rules.classic.hand import Hand
from standoff.rules.classic.table import Asks, Gangster, Table
from standoff.rules.classic.words import Bullet, PowerId, Role, StageId
from standoff.schema.encoding import encoder
from standoff.schema.observation import POWERS, SCHEMA

PUBLIC = (StageId.AIM, StageId.AIM_LAST, StageId.NERVE)
"""Where all see what each may say, and says."""
LOADS = (StageId.LOAD, StageId.LOAD_LAST)
Cards = tuple[Bullet | None, ...]
_SIZE = SCHEMA.slices["role"].stop
_HANDS = [SCHEMA.slices[name].start for name in ("hand", "second_hand")]
_LOADED = [SCHEMA.slices[name].start for name in ("loaded", "second_loaded")]
_POWER, _ROLE = SCHEMA.slices["power"].start, SCHEMA.slices["role"].start
_PLACE = {bullet: place for place, bullet in enumerate(Bullet)}


class Concealed(NamedTuple):
    """What nobody else sees of a seat."""

    hands: tuple[Hand, ...]
    """Unused bullets, gun by gun."""
    loaded: Cards = ()
    """The cards that lie face down."""
    foiled: tuple[Bullet, ...] = ()
    """The cards that left so in this round, since their target had withdrawn."""
    power: PowerId | None = None
    role: Role | None = None

    def unloaded(self, gun: int, *, foiled: bool = False) -> "Concealed":
        """Without the card in play of a gun."""
        card = self.loaded[gun]
        loaded = (*self.loaded[:gun], None, *self.loaded[gun + 1 :])
        kept = (*self.foiled, card) if foiled and card else self.foiled
        return self._replace(loaded=loaded, foiled=kept)

    def taken_back(self) -> "Concealed":
        """With the cards in play in hand again."""
        hands = tuple(
            hand.plus(card) if card else hand
            for hand, card in zip(self.hands, self.loaded, strict=True)
        )
        return self._replace(hands=hands, loaded=())


def held_by(gangster: Gangster) -> Concealed:
    """What a seat really hides."""
    one = gangster
    return Concealed(one.hands, one.loaded, one.foiled, one.power, one.role)


def hiding(gangster: Gangster, held: Concealed) -> Gangster:
    """The same gangster to look at, with other secrets."""
    return replace(gangster, **held._asdict())


def asking(table: Table) -> Asks:
    """Whom a table asks what, which may depend on what they hide."""
    flow = FLOWS[table.options.powers]
    return flow.order[flow.places[table.stage]].asks(table)


def asks_of(
    some: Iterable[Concealed], table: Table, seat: Seat
) -> Iterator[tuple[Concealed, Ask | None]]:
    """What a seat would be asked with each of these secrets."""
    for held in some:
        if table.stage in LOADS:
            yield held, load_ask(held.hands, table.stage)
        elif table.stage in PUBLIC:
            yield held, table.asking.get(seat)
        else:
            supposed = table.with_gangster(seat, hiding(table[seat], held))
            yield held, asking(supposed).get(seat)


def looks(some: Iterable[Concealed], table: Table, seat: Seat) -> np.ndarray:
    """What the seat would see with each of them."""
    row = encoder(table.options).observations(table, (seat,))[0]
    every = list(some)
    seen = np.tile(row, (len(every), 1))
    for place, held in enumerate(every):
        _write(seen[place], held)
    return seen


def _write(row: np.ndarray, held: Concealed) -> None:
    first = _HANDS[0]
    row[first:_SIZE] = 0
    for start, hand in zip(_HANDS, held.hands, strict=False):
        row[start : start + len(hand)] = hand
    for start, card in zip(_LOADED, held.loaded, strict=False):
        if card is not None:
            row[start + _PLACE[card]] = 1
    if held.power is not None:
        row[_POWER + POWERS.index(held.power)] = 1
    row[_ROLE] = held.role is Role.COP
