"""What others may be like: at whom each temper would point in their place, what it mimes, when it stays."""

from collections.abc import Sequence
from random import Random

import numpy as np
from msgspec.structs import replace

from standoff.bots.live.accountant import Accountant
from standoff.bots.live.grudge import Grudge
from standoff.bots.live.reckless import Reckless
from standoff.bots.live.temperament import Temperament
from standoff.bots.live.timid import Timid
from standoff.bots.minds.live.scene import DOUBLE, SHOTGUN, Chances, LiveScene, Places
from standoff.bots.minds.live.threat import Threat
from standoff.minds.live import KINDS, Numbers
from standoff.rules.asks import Seat
from standoff.rules.cards import Card, Weapon
from standoff.rules.live.views import LiveHeld, Own, View
from standoff.rules.options import Money

ACCOUNTANT, GRUDGE, RECKLESS, TIMID, RANDOM, SOMEBODY, MIND = range(len(KINDS))
OTHERS: Chances = np.array([0.24, 0.2, 0.16, 0.16, 0.06, 0.18, 0.0])
"""What an adversary is like, as long as nothing was seen of them."""
MATES: Chances = np.array([0.16, 0.13, 0.1, 0.1, 0.05, 0.06, 0.4])
_DOUBLES = 0.8
"""Two are harder to choose than one: of all aims at random so many are of Double Guns."""
MIMES: Chances = np.array(
    [
        *(np.array(temper.mimes) / sum(temper.mimes) for temper in (Accountant, Grudge)),
        *(np.array(temper.mimes) / sum(temper.mimes) for temper in (Reckless, Timid)),
        ((1 - _DOUBLES) / 2, _DOUBLES, (1 - _DOUBLES) / 2),
        (1 / 3,) * 3,
        (1 / 3,) * 3,
    ]
)
"""How often each of them mimes each gun with a Click card."""
DRAWS = 6
"""So often somebody is asked who draws lots between those they like as little."""
Ranks = list[list[Places]]
"""For each in play and each temper that goes by a rule, whom first: draws by targets."""


class Tempers:
    """Tempers asked in the place of others, round after round."""

    def __init__(self) -> None:
        self.grudges: dict[Seat, Grudge] = {}
        """What each would hold against whom."""
        self.moment = (0, False)
        self.kept: Ranks = []

    def ranks(self, view: View, scene: LiveScene) -> Ranks:
        moment = (view.round, bool(view.spots))
        if self.moment != moment:
            self.moment, self.kept = moment, self._ranks(view, scene)
        return self.kept

    def notice(self, view: View) -> None:
        """Take in the aims of a round."""
        for gangster in view.gangsters:
            self._grudge(gangster.seat).notice(_in_place_of(view, gangster.seat))

    def _ranks(self, view: View, scene: LiveScene) -> Ranks:
        if view.options.money is Money.CLOSED:  # one's own stash, they do not know
            view = replace(view, stashes=(None,) * len(view.stashes))
        found: Ranks = []
        shared: dict[tuple[int, tuple[Seat, ...]], Places] = {}
        for place, seat in enumerate(scene.seats):
            targets = tuple([scene.seats[one] for one in scene.targets(place)])
            theirs = _in_place_of(view, seat)
            key = int(scene.team[place]), targets
            if key not in shared:  # accountants of one team see alike
                shared[key] = _ranked(Accountant(), theirs, targets, scene, 1)
            found.append(
                [
                    shared[key],
                    _ranked(self._grudge(seat), theirs, targets, scene, DRAWS),
                    _ranked(Reckless(), theirs, targets, scene, 1),
                    _ranked(Timid(), theirs, targets, scene, 1),
                ]
            )
        return found

    def _grudge(self, seat: Seat) -> Grudge:
        return self.grudges.setdefault(seat, Grudge())


def _in_place_of(view: View, seat: Seat) -> View:
    """What everybody knows, as somebody with a fast gun sees it."""
    card = LiveHeld(seat, Card(Weapon.BBB, 5_000))
    return replace(view, seat=seat, own=Own(view.options.team_of[seat], None, (), (card,)))


def _ranked(
    bot: Temperament, view: View, targets: Sequence[Seat], scene: LiveScene, draws: int
) -> Places:
    if not targets:
        return np.zeros((1, 0), np.intp)
    ranked = [bot.ranked(view, targets, Random(draw)) for draw in range(draws)]
    return np.array([[scene.place[one] for one in some] for some in ranked], np.intp)


def turns(hands: Places) -> Places:
    """Which of their targets accountants with these cards leave to others: teams by members."""
    shotgun, click = hands == SHOTGUN, hands > SHOTGUN
    shotguns = shotgun.sum(1, keepdims=True)
    before = np.where(shotgun, np.cumsum(shotgun, 1), shotguns + np.cumsum(click, 1)) - 1
    fast = hands <= DOUBLE
    found: Places = np.where(fast, 0, before + 2 * fast.any(1, keepdims=True))
    return found


def nerve(read: Threat, cards: Places, loot: float, slack: float, bill: float | None) -> Numbers:
    """How likely somebody of each temper stays: worlds by places by tempers."""
    coma = read.coma(cards)
    share = loot / (1 + read.others()) - slack
    pays = (1 - coma) * share >= coma * (share if bill is None else bill)
    ways = np.empty((*coma.shape, len(KINDS)), np.float32)
    ways[..., ACCOUNTANT] = ways[..., MIND] = pays
    ways[..., GRUDGE] = np.clip((0.55 - coma) / 0.1, 0, 1)
    ways[..., RECKLESS] = coma < 0.8
    ways[..., TIMID] = np.clip((0.065 - coma) / 0.03, 0, 1)
    ways[..., RANDOM] = 0.5
    ways[..., SOMEBODY] = 1 / (1 + np.exp((coma - 0.4) / 0.1))
    return ways
