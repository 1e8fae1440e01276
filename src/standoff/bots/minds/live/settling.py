"""How the guns, daggers and grenades of a standoff leave everybody, in many worlds at once."""

import numpy as np

from standoff.bots.minds.live.scene import (
    BACKSTAB,
    BBB,
    BOOM,
    DOUBLE,
    KEVLAR,
    SHOTGUN,
    Flags,
    LiveScene,
    Places,
)
from standoff.bots.minds.live.worlds import Worlds
from standoff.minds.live import Numbers
from standoff.rules.live.options import COMA


def sharers(scene: LiveScene, worlds: Worlds, stays: Flags) -> Flags:
    """Who neither withdraws nor falls: worlds by places."""
    return _Volleys(scene, worlds, stays).up


class _Volleys:
    """A sketch of the rules: daggers and grenades act at once, and nobody is touched by a fall."""

    def __init__(self, scene: LiveScene, worlds: Worlds, stays: Flags) -> None:
        self.cards: Places = worlds.cards
        self.luck = worlds.luck
        self.near = scene.near.astype(np.float32)
        self.near_foes = self.near * scene.foes
        self.up = stays.copy()
        self.wounds = np.zeros(self.cards.shape, np.float32)
        self.unspent: Flags = self.cards >= KEVLAR
        for gun in (BBB, DOUBLE, SHOTGUN):
            firing = self.up & (self.cards == gun) & (self.wounds == 0)  # L35, L45
            hits = np.matmul(firing[:, None].astype(np.float32), worlds.aims)[:, 0]
            if gun == SHOTGUN:
                self.up &= hits == 0  # L46
            else:
                self._strike(hits)

    def _strike(self, hits: Numbers) -> None:
        pending = self._hurt(hits)
        while pending.any():
            self.unspent &= ~pending
            exploding = pending & (self.cards == BOOM)
            if exploding.any():  # L38
                self.up &= (exploding.astype(np.float32) @ self.near == 0) & ~exploding
            hits = self._stabs(pending & (self.cards == BACKSTAB) & self.up)
            pending = self._hurt(hits)
            self.up &= (self.wounds < COMA) | pending

    def _hurt(self, hits: Numbers) -> Flags:
        """Who of those who are hit has a numbered card that acts."""
        hits = np.where(self.up, hits, 0)
        saved = (hits > 0) & (self.cards == KEVLAR) & self.unspent  # L37
        self.unspent &= ~saved
        hits = hits - saved
        self.wounds += hits
        pending: Flags = (hits > 0) & (self.cards > KEVLAR) & self.unspent
        self.up &= (self.wounds < COMA) | pending
        return pending

    def _stabs(self, stabbing: Flags) -> Numbers:
        """L40: one adversary in reach each, rather one who is wounded."""
        hits = np.zeros(self.cards.shape, np.float32)
        world, who = np.nonzero(stabbing)
        if len(world):
            wish = 0.2 + (self.wounds[world] > 0) + 0.5 * self.luck[world]
            wish *= self.near_foes[who] * self.up[world]
            victim = wish.argmax(1)
            reached = wish.max(1) > 0
            np.add.at(hits, (world[reached], victim[reached]), 1)
        return hits
