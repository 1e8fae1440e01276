"""What everybody reads off the guns, as `standoff.bots.live.reading` does, in many worlds at once."""

from typing import NamedTuple

import numpy as np

from standoff.bots.minds.live.scene import BBB, BOOM, DOUBLE, KEVLAR, SHOTGUN, LiveScene, Places
from standoff.minds.live import Numbers

SURE = 0.98
"""No gun is taken to be surer, so that its odds are finite."""


class Threat(NamedTuple):
    """How each in play is threatened by what everybody can see: worlds by places."""

    missed: Numbers
    """How likely no gun wounds them."""
    once: Numbers
    twice: Numbers
    spared: Numbers
    """How likely neither a Shotgun nor a grenade beside them takes them."""
    flinch: Numbers
    boom: Numbers
    """How likely they hold a grenade, for all others know."""

    def coma(self, cards: Places) -> Numbers:
        """How likely each falls who stays, and knows their own card (L37, L38, L43)."""
        light = self.missed + self.once
        bled = np.where(cards == KEVLAR, light + self.twice, light)
        bled = np.where(cards == BOOM, self.missed, bled)
        return 1 - bled * self.spared

    def others(self) -> Numbers:
        """How many others may be expected to share, for all that can be seen."""
        light = self.missed + (1 - self.boom) * self.once
        share = (1 - self.flinch) * light * self.spared
        found: Numbers = share.sum(1, keepdims=True) - share
        return found


def threat(scene: LiveScene, mimes: Places, aims: Numbers) -> Threat:
    """Worlds by places, and by those they point at."""
    real, boom = scene.real[mimes], scene.boom[mimes]
    frightens = np.where(mimes == SHOTGUN, 2 * real, real)
    flinch = np.clip(0.3 * (_at(frightens, aims) - 0.5), 0, 0.7)
    comes = real * (1 - flinch)
    lost = np.log1p(-np.minimum(comes, SURE))
    bbb, double = (_at(np.where(mimes == gun, lost, 0), aims) for gun in (BBB, DOUBLE))
    faster = np.where(mimes == DOUBLE, bbb, 0) + np.where(mimes == SHOTGUN, bbb + double, 0)
    fires = np.minimum(comes * np.exp(faster), SURE)
    light = np.where(mimes < SHOTGUN, fires, 0)
    odds = light / (1 - light)
    missed = np.exp(_at(np.log1p(-light), aims))
    total, squares = _at(odds, aims), _at(odds * odds, aims)
    twice = missed * np.maximum(total * total - squares, 0) / 2
    unshot = _at(np.where(mimes == SHOTGUN, np.log1p(-fires), 0), aims)
    blast = np.log1p(-np.minimum(boom * (1 - flinch) * (1 - missed), SURE))
    spared = np.exp(unshot + blast @ scene.near.astype(np.float32))
    return Threat(missed, missed * total, twice, spared, flinch, boom)


def _at(values: Numbers, aims: Numbers) -> Numbers:
    """Summed up over those who point: worlds by targets."""
    found: Numbers = np.matmul(values[:, None].astype(np.float32), aims)[:, 0]
    return found
