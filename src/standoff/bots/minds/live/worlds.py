"""Worlds that may be: cards, tempers, mimes and aims, drawn as likely as they are believed to be."""

from typing import NamedTuple

import numpy as np

from standoff.bots.minds.live.beliefs import Beliefs, Plans
from standoff.bots.minds.live.scene import DOUBLE, NO_MIME, Chances, LiveScene, Places
from standoff.bots.minds.live.tempers import ACCOUNTANT, MIMES, MIND, turns
from standoff.minds.live import Numbers


class Worlds(NamedTuple):
    """Worlds by places."""

    cards: Places
    kinds: Places
    mimes: Places
    aims: Numbers
    """Worlds by places, by those they point at."""
    luck: Numbers
    """Draws that are the same whatever is tried."""
    nerve: Numbers

    def times(self, count: int) -> "Worlds":
        """The same worlds again and again, to try something in each."""
        return Worlds(*(np.tile(one, (count, *[1] * (one.ndim - 1))) for one in self))  # type: ignore[arg-type]


class _Drawn(NamedTuple):
    """What is drawn first."""

    cards: Places
    kinds: Places
    turn: Places


def drawn(
    scene: LiveScene, beliefs: Beliefs, plans: Plans, count: int, dice: np.random.Generator
) -> Worlds:
    """So many worlds of this moment."""
    shape = (count, scene.count)
    cards, kinds, turn = (np.zeros(shape, np.intp) for _ in range(3))
    for team in np.unique(scene.team):
        places = np.flatnonzero(scene.team == team)
        hands, ways = beliefs.hands(scene, places, dice, plans)
        likely = ways * beliefs.faith(scene, places)
        upto = np.cumsum(likely.sum(2).prod(1))
        which = np.searchsorted(upto, dice.random(count) * upto[-1]).clip(max=len(upto) - 1)
        cards[:, places] = hands[which]
        turn[:, places] = turns(hands)[which]
        kinds[:, places] = _one_of(likely[which], dice)
    luck, nerve = dice.random(shape).astype(np.float32), dice.random(shape).astype(np.float32)
    if scene.aimed:
        mimes, aims = np.tile(scene.mimes, (count, 1)), np.tile(scene.aims, (count, 1, 1))
    else:
        mimes, aims = _aimed(scene, beliefs, plans, _Drawn(cards, kinds, turn), dice)
    return Worlds(cards, kinds, mimes, aims, luck, nerve)


def _one_of(likely: Chances, dice: np.random.Generator) -> Places:
    """A place in the last dimension, the likelier the more stands there."""
    upto = np.cumsum(likely, -1)
    found: Places = (dice.random((*upto.shape[:-1], 1)) * upto[..., -1:] > upto).sum(-1)
    return found.clip(max=upto.shape[-1] - 1)


def _aimed(
    scene: LiveScene, beliefs: Beliefs, plans: Plans, who: _Drawn, dice: np.random.Generator
) -> tuple[Places, Numbers]:
    """What everybody but oneself mimes, and at whom they point."""
    count = len(who.cards)
    mimes = np.where(who.cards < NO_MIME, who.cards, _one_of(MIMES[who.kinds], dice))
    aims = np.zeros((count, scene.count, scene.count), np.float32)
    ranks = beliefs.tempers.ranks(scene.view, scene)
    world = np.arange(count)
    for place, seat in enumerate(scene.seats):
        targets = scene.targets(place)
        if not len(targets):
            mimes[:, place] = NO_MIME
        if place == scene.me or not len(targets):
            continue
        anyhow = targets[np.argsort(dice.random((count, len(targets))), 1)]
        first, second = anyhow[:, 0], anyhow[:, -1]
        for kind, rank in enumerate(ranks[place]):
            row = rank[dice.integers(0, len(rank), count)]
            at = who.turn[:, place] if kind == ACCOUNTANT else np.zeros(count, np.intp)
            like = who.kinds[:, place] == kind
            first = np.where(like, row[world, at % len(targets)], first)
            second = np.where(like, row[world, (at + 1) % len(targets)], second)
        mind = who.kinds[:, place] == MIND
        if seat in plans:
            mime, planned = plans[seat]
            mimes[mind, place] = mime
            first = np.where(mind, scene.place[planned[0]], first)
            second = np.where(mind, scene.place[planned[-1]], second)
        aims[world, place, first] = 1
        double = mimes[:, place] == DOUBLE
        aims[world[double], place, second[double]] += 1
        if seat not in plans:
            aims[mind, place] = 0  # they choose later, and see to it themselves
    return mimes, aims
