"""Beliefs: what a seat may hide, from what everybody saw it do.

Each hides its own cards, its power and its role, and what it does depends on nothing else that is
hidden. So how likely each of its secrets is can be followed seat by seat: each card that is laid,
each hand that is raised, each nerve that holds and each power that is not used makes those secrets
likelier with which great-shark would have done so. That no two have the same power, and one alone
is the cop, is looked at where deals are drawn.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import product

import numpy as np

from standoff.review.course import GameStep
from standoff.review.secrets import LOADS, PUBLIC, Concealed, asks_of, looks
from standoff.review.shark import likely
from standoff.rules.asks import Decision, Seat
from standoff.rules.classic.decisions import CALL, FORGO, Aim, Load, Swap
from standoff.rules.classic.events import (
    Died,
    Discarded,
    Event,
    Fired,
    Inherited,
    PhoneLaid,
    PowerShown,
    RoundBegan,
    Stabbed,
    TookBack,
    Wounded,
)
from standoff.rules.classic.hand import FULL_HAND, Hand
from standoff.rules.classic.table import Table
from standoff.rules.classic.words import Bullet, DiscardReason, PowerId, Role, StageId
from standoff.schema.legal import action_of, legal

STRANGER = 0.1
"""How often anybody does just anything: people are not the Shark, and nothing is impossible."""

Belief = Mapping[Concealed, float]
"""How likely each is; they come to one."""


def followed(turns: Sequence[GameStep]) -> Iterator[list[Belief]]:
    """What everybody believes of each seat before each turn, and after the last."""
    first = turns[0].before
    roles: tuple[Role | None, ...] = tuple(Role) if first.options.cop else (None,)
    powers: tuple[PowerId | None, ...] = first.options.pool or (None,)
    begun = {
        Concealed((FULL_HAND,), power=power, role=role) for power, role in product(powers, roles)
    }
    now: list[Belief] = [_normal(dict.fromkeys(begun, 1.0)) for _ in first.gangsters]
    yield list(now)
    for turn in turns:
        for seat in turn.before.asking:
            now[seat] = _heard(now[seat], turn.before, seat, turn.said.get(seat))
        for event in turn.events:
            _seen(now, event, turn)
        yield list(now)


def _heard(belief: Belief, table: Table, seat: Seat, said: Decision | None) -> Belief:
    """The belief once a seat has answered, as far as what it said was seen."""
    if table.stage is StageId.PHONE:
        return belief  # nobody knows who turned it; the phone itself tells (K12)
    if table.stage in LOADS:
        return _laid(belief, table, seat, chosen=isinstance(said, Load))
    if table.stage in PUBLIC and (said is None or (isinstance(said, Aim) and None in said.at)):
        return belief
    if isinstance(said, Swap):
        return _swapped(belief, table, seat)
    rates = _rates(belief, table, seat, FORGO if said is None else said)
    return _normal({held: w * rate for (held, w), rate in zip(belief.items(), rates, strict=True)})


def _rates(belief: Iterable[Concealed], table: Table, seat: Seat, said: Decision) -> list[float]:
    """How likely each of the secrets says so."""
    players = len(table.gangsters)
    action = action_of(said, seat, players)
    rates, thinking = [], list[tuple[int, Concealed, bytes, int]]()
    for place, (held, ask) in enumerate(asks_of(belief, table, seat)):
        rates.append(float(ask is not None and said in ask))
        if ask is not None and said in ask and ask.count > 1:
            thinking.append((place, held, legal(ask, seat, players).mask, ask.count))
    if thinking:
        seen = looks([held for _, held, _, _ in thinking], table, seat)
        found = likely(seen, _masks([mask for _, _, mask, _ in thinking]))[:, action].tolist()
        for (place, _, _, count), rate in zip(thinking, found, strict=True):
            rates[place] = (1 - STRANGER) * rate + STRANGER / count
    return rates


def _laid(belief: Belief, table: Table, seat: Seat, *, chosen: bool) -> Belief:
    """A card for each gun: nobody sees which."""
    after: dict[Concealed, float] = defaultdict(float)
    loads = list(asks_of(belief, table, seat))
    players = len(table.gangsters)
    masks = [legal(ask, seat, players).mask for _, ask in loads if ask is not None]
    found = likely(looks(belief, table, seat), _masks(masks)) if chosen else None
    for place, ((held, ask), weight) in enumerate(zip(loads, belief.values(), strict=True)):
        assert ask is not None
        for said in ask.decisions:
            assert isinstance(said, Load)
            if found is not None:
                wanted = found[place, action_of(said, seat, players)]
                part = (1 - STRANGER) * float(wanted) + STRANGER / ask.count
            else:  # A2: chance laid one of all cards
                part = 1.0
                for hand, kind in zip(held.hands, said.bullets, strict=True):
                    part *= hand.listed().count(kind or Bullet.CLICK) / hand.cards
            hands = tuple(
                hand.plus(kind, -1) if kind else hand
                for hand, kind in zip(held.hands, said.bullets, strict=True)
            )
            after[held._replace(hands=hands, loaded=said.bullets)] += weight * part
    return _normal(after)


def _swapped(belief: Belief, table: Table, seat: Seat) -> Belief:
    """A35: a fired BBB goes back to the hand, and nobody sees for which card."""
    after: dict[Concealed, float] = defaultdict(float)
    for thrown in Bullet:
        rates = _rates(belief, table, seat, Swap(thrown))
        for (held, weight), rate in zip(belief.items(), rates, strict=True):
            if rate:
                first = held.hands[0].plus(thrown, -1).plus(Bullet.BBB)
                after[held._replace(hands=(first, *held.hands[1:]))] += weight * rate
    return _normal(after)


def _seen(now: list[Belief], event: Event, turn: GameStep) -> None:
    """What an event says of what is hidden: a card that is put away says nothing."""
    match event:
        case Fired(seat=seat, gun=gun, bullet=bullet):
            kept = {h: w for h, w in now[seat].items() if h.loaded[gun] is bullet}
            now[seat] = _moved(kept, lambda held: held.unloaded(gun))
        case Discarded(seat=seat, gun=gun, why=why):
            foiled = why is DiscardReason.FOILED
            now[seat] = _moved(now[seat], lambda held: held.unloaded(gun, foiled=foiled))
        case TookBack(seat=seat):
            now[seat] = _moved(now[seat], Concealed.taken_back)
        case RoundBegan():
            now[:] = [_moved(one, lambda held: held._replace(loaded=(), foiled=())) for one in now]
        case Stabbed(seat=seat, bullet=bullet):
            now[seat] = _where(now[seat], lambda held: held.foiled[0] is bullet)
        case PowerShown(seat=seat, power=power):
            hidden = [_where(one, lambda held: held.power is not power) for one in now]
            now[:] = [
                *hidden[:seat],
                _where(now[seat], lambda held: held.power is power),
                *hidden[seat + 1 :],
            ]
        case Wounded(seat=seat, markers=markers):
            if turn.before[seat].wounds_this_round + markers > 1:  # P18
                now[seat] = _where(now[seat], lambda held: held.power is not PowerId.DRAGON_SKIN)
        case Died(seat=seat) if turn.after[seat].wounds == 3:  # P12
            now[seat] = _where(now[seat], lambda held: held.power is not PowerId.UNBREAKABLE)
        case Inherited(seat=heir, dead=dead):
            now[heir] = _inherited(now[heir], now[dead])
            now[dead] = _moved(now[dead], lambda held: held._replace(hands=(Hand(),)))
        case PhoneLaid(used=used):
            for seat in turn.before.living:
                now[seat] = _phoned(now[seat], turn.before, seat, used=used)
        case _:
            pass


def _inherited(belief: Belief, dead: Belief) -> Belief:
    """A22: the cards that the dead had left, whatever those were."""
    left: dict[Concealed, float] = defaultdict(float)
    for held, weight in dead.items():
        left[Concealed(held.hands[:1])] += weight
    after: dict[Concealed, float] = {}
    for (held, weight), (gift, part) in product(belief.items(), left.items()):
        after[held._replace(hands=(*held.hands, *gift.hands))] = weight * part
    return _normal(after)


def _phoned(belief: Belief, table: Table, seat: Seat, *, used: bool) -> Belief:
    """K12: only the cop can have turned it; all others say nothing by what they did."""
    if table.stage is not StageId.PHONE or seat not in table.asking:
        rates = [float(held.role is not Role.COP or not used) for held in belief]
    else:
        calls = _rates(belief, table, seat, CALL)
        rates = [
            1.0 if held.role is not Role.COP else rate if used else 1 - rate
            for held, rate in zip(belief, calls, strict=True)
        ]
    return _normal({held: w * rate for (held, w), rate in zip(belief.items(), rates, strict=True)})


def _moved(belief: Belief, to: Callable[[Concealed], Concealed]) -> Belief:
    """What each becomes; what looks the same then, is."""
    after: dict[Concealed, float] = defaultdict(float)
    for held, weight in belief.items():
        after[to(held)] += weight
    return _normal(after)


def _where(belief: Belief, so: Callable[[Concealed], bool]) -> Belief:
    return _normal({held: weight for held, weight in belief.items() if so(held)})


def _normal(belief: Belief) -> Belief:
    """Nothing that can be is left out; what cannot be, is."""
    whole = sum(belief.values())
    return {held: weight / whole for held, weight in belief.items() if weight}


def _masks(masks: Sequence[bytes]) -> np.ndarray:
    return np.frombuffer(b"".join(masks), np.bool_).reshape(len(masks), -1)
