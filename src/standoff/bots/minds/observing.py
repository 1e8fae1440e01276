"""A view in numbers: the observation that the lab's schema lays out, as one seat may know it."""

import numpy as np
from numpy.typing import NDArray

from standoff.bots.minds.notebook import Notebook
from standoff.rules.asks import Ask
from standoff.rules.classic.decisions import AimAsk, LoadAsk, Stab, Withdraw
from standoff.rules.classic.views import Other, Own, View
from standoff.rules.classic.words import Bullet, Money, Phase, Role
from standoff.schema.actions import KINDS, SEATS
from standoff.schema.observation import MOMENTS, POWER_SETS, POWERS, SEAT_SIZE, STANCES, UNIT

Observation = NDArray[np.int8]


def observation(view: View, ask: Ask, notebook: Notebook) -> Observation:
    """What the schema tells of this view, for a seat that has something to decide."""
    assert view.own is not None
    assert view.seat is not None
    players = len(view.gangsters)
    around = [view.gangsters[(view.seat + offset) % players] for offset in range(players)]
    numbers = [*_table(view, ask, notebook), *_own(view.own)]
    for other in around:
        numbers += _seat(view, other, notebook)
    found = np.zeros(len(numbers) + (SEATS - players) * SEAT_SIZE, np.int8)
    found[: len(numbers)] = numbers
    return found


def moment(view: View, ask: Ask) -> str:
    """What the table waits for, told apart by phase and question."""
    if isinstance(ask, LoadAsk):
        return "load-last" if view.phase is Phase.AIM else "load"
    if isinstance(ask, AimAsk):
        aimed = any(one.aims for one in view.gangsters if one.alive)
        return "aim-last" if aimed else "aim"
    if view.phase is Phase.NERVE:
        if Withdraw() in ask:
            return "nerve"
        return "foiled" if any(isinstance(one, Stab) for one in ask) else "nerve-ended"
    return _WINDOWS[view.phase]


_WINDOWS = {
    Phase.LOOT: "loot-turned",
    Phase.LOAD: "loaded",
    Phase.AIM: "aimed",
    Phase.FAST_VOLLEY: "fast-volley-ended",
    Phase.VOLLEY: "volley-ended",
    Phase.SPLIT: "splitting",
    Phase.PHONE: "phone",
}


def _flags(names: tuple[str, ...], chosen: str | None) -> list[int]:
    return [int(name == chosen) for name in names]


def _table(view: View, ask: Ask, notebook: Notebook) -> list[int]:
    options = view.options
    return [
        *(int(options.players == count) for count in (4, 5, 6)),
        *_flags(POWER_SETS, options.powers),
        int(options.cop),
        int(options.money is Money.CLOSED),
        view.round,
        *_flags(MOMENTS, moment(view, ask)),
        *view.loot,
        *notebook.pile,
        int(view.exploded > 0),
        view.calls,
        int(view.alerted > 0),
    ]


def _own(own: Own) -> list[int]:
    hands = [list(hand) for hand in own.hands] + [[0] * len(KINDS)] * 2
    loaded = [_flags(KINDS, card) for card in (*own.loaded, None, None)]
    role = int(own.role is Role.COP)
    return [*hands[0], *hands[1], *loaded[0], *loaded[1], *_flags(POWERS, own.power), role]


def _seat(view: View, other: Other, notebook: Notebook) -> list[int]:
    assert view.seat is not None
    seat, players, alive = other.seat, len(view.gangsters), other.alive
    known = other.money is not None
    cards = (*other.cards, 0)[:2] if alive else (0, 0)
    return [
        1,
        int(alive),
        other.wounds,
        other.shame,
        other.flashing,
        (other.money or 0) // UNIT,
        int(known),
        *cards,
        len(other.cards) if alive else 0,
        len(other.cards) * other.loaded,
        *(other.seen.count(kind) for kind in Bullet),
        int(seat in view.asked),
        int(seat in view.sharers),
        *(noted.get(seat, 0) for noted in notebook.counts),
        *_flags(STANCES, other.stance if alive else None),
        *_flags(POWERS, other.power),
        *(
            other.aims.count((view.seat + offset) % players) if alive and offset < players else 0
            for offset in range(SEATS)
        ),
    ]
