"""Beliefs: what a seat may hold, from what everybody saw it do.

Without powers nothing is hidden but cards, and each hides its own. So the chance of every hand can
be followed exactly: each card that is laid, each hand that is raised and each nerve that holds
makes those hands likelier with which great-shark would have done so.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import numpy as np

from standoff.review.course import GameStep
from standoff.review.shark import likely
from standoff.rules.asks import Decision, Seat
from standoff.rules.classic.decisions import Aim, Load, load_ask
from standoff.rules.classic.events import Discarded, Event, Fired, RoundBegan
from standoff.rules.classic.hand import FULL_HAND, Hand
from standoff.rules.classic.table import Table
from standoff.rules.classic.words import Bullet, StageId
from standoff.schema.actions import KINDS, LOAD
from standoff.schema.encoding import encoder
from standoff.schema.legal import action_of, legal
from standoff.schema.observation import SCHEMA

STRANGER = 0.1
"""How often anybody does just anything: people are not the Shark, and nothing is impossible."""
_HAND, _LOADED = SCHEMA.slices["hand"], SCHEMA.slices["loaded"]


class HeldCards(NamedTuple):
    """What a seat may hold: unused bullets, and the card that lies face down."""

    hand: Hand
    loaded: Bullet | None = None


Belief = Mapping[HeldCards, float]
"""How likely each is; they come to one."""


def followed(turns: Sequence[GameStep]) -> Iterator[list[Belief]]:
    """What everybody believes of each seat before each turn, and after the last."""
    now: list[Belief] = [{HeldCards(FULL_HAND): 1.0} for _ in turns[0].before.gangsters]
    yield list(now)
    for turn in turns:
        for seat in turn.before.asking:
            now[seat] = _heard(now[seat], turn.before, seat, turn.said.get(seat))
        for event in turn.events:
            _seen(now, event)
        yield list(now)


def _heard(belief: Belief, table: Table, seat: Seat, said: Decision | None) -> Belief:
    """The belief once a seat has answered; of a card that is laid nobody sees which."""
    if table.stage is StageId.LOAD:
        return _laid(belief, table, seat, chosen=isinstance(said, Load))
    silent = said is None or (isinstance(said, Aim) and None in said.at)
    ask = table.asking[seat]
    if silent or ask.count == 1:
        return belief
    assert said is not None
    mask = np.frombuffer(legal(ask, seat, len(table.gangsters)).mask, np.bool_)
    found = likely(_looks(belief, table, seat), np.tile(mask, (len(belief), 1)))
    action = action_of(said, seat, len(table.gangsters))
    fits = (1 - STRANGER) * found[:, action] + STRANGER / ask.count
    return _normal(
        {held: w * f for (held, w), f in zip(belief.items(), fits.tolist(), strict=True)}
    )


def _laid(belief: Belief, table: Table, seat: Seat, *, chosen: bool) -> Belief:
    after: dict[HeldCards, float] = defaultdict(float)
    asks = [load_ask((held.hand,), StageId.LOAD) for held in belief]
    masks = [legal(ask, seat, len(table.gangsters)).mask for ask in asks]
    found = likely(_looks(belief, table, seat), np.array([list(one) for one in masks], np.bool_))
    for place, (held, weight) in enumerate(belief.items()):
        for kind in held.hand.kinds:
            if chosen:
                wanted = found[place, LOAD + KINDS.index(kind)]
                part = (1 - STRANGER) * wanted + STRANGER / len(held.hand.kinds)
            else:  # A2: chance laid one of all cards
                part = held.hand.listed().count(kind) / held.hand.cards
            after[HeldCards(held.hand.plus(kind, -1), kind)] += weight * float(part)
    return _normal(after)


def _looks(belief: Belief, table: Table, seat: Seat) -> np.ndarray:
    """What the seat would see with each of the hands."""
    row = encoder(table.options).observations(table, (seat,))[0]
    seen = np.tile(row, (len(belief), 1))
    for place, held in enumerate(belief):
        seen[place, _HAND] = held.hand
        seen[place, _LOADED] = [held.loaded == kind for kind in Bullet]
    return seen


def _seen(now: list[Belief], event: Event) -> None:
    """A card that is shown says which it was; one that is put away says nothing."""
    match event:
        case Fired(seat=seat, bullet=bullet):
            now[seat] = _normal(
                {HeldCards(held.hand): w for held, w in now[seat].items() if held.loaded is bullet}
            )
        case Discarded(seat=seat):
            now[seat] = _put_away(now[seat])
        case RoundBegan():
            now[:] = [_put_away(one) for one in now]
        case _:
            pass


def _put_away(belief: Belief) -> Belief:
    after: dict[HeldCards, float] = defaultdict(float)
    for held, weight in belief.items():
        after[HeldCards(held.hand)] += weight
    return after


def _normal(belief: Mapping[HeldCards, float]) -> Belief:
    whole = sum(belief.values())
    return {held: weight / whole for held, weight in belief.items()}
