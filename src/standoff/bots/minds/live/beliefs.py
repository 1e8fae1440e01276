"""What others are like, and what they may hold: by where they stand, what they mime, at whom they point."""

from collections.abc import Mapping

import numpy as np

from standoff.bots.minds.live.scene import DOUBLE, NO_MIME, Chances, LiveScene, Places
from standoff.bots.minds.live.tempers import (
    ACCOUNTANT,
    MATES,
    MIMES,
    MIND,
    OTHERS,
    Ranks,
    Tempers,
    turns,
)
from standoff.minds.live import KINDS, Learned
from standoff.rules.asks import Seat
from standoff.rules.live.views import View

HANDS = 240
"""So many hands of a team are thought of."""
DOUBT = 0.06
"""How often anybody does otherwise than they would."""
ALIKE = 0.1
"""How much what adversaries are like says of a mate."""
Plans = Mapping[Seat, tuple[int, tuple[Seat, ...]]]
"""What mates who are minds would mime, and at whom."""


class Beliefs:
    """What each seat is like, as far as it has shown."""

    def __init__(self, learned: Learned) -> None:
        self.learned = learned
        self.tempers = Tempers()
        self.logs: dict[Seat, Chances] = {}
        self.faiths: dict[Seat, Chances] = {}

    def of(self, seat: Seat, *, mate: bool = False) -> Chances:
        """How likely somebody is like this or that."""
        return self.faiths.get(seat, MATES if mate else OTHERS)

    def faith(self, scene: LiveScene, places: Places) -> Chances:
        """The same for some of a team."""
        return np.array(
            [self.of(scene.seats[one], mate=scene.team[one] == scene.mine) for one in places]
        )

    def hands(
        self, scene: LiveScene, places: Places, dice: np.random.Generator, plans: Plans
    ) -> tuple[Places, Chances]:
        """Cards a team may hold; and how likely each member, of each temper, would have done so then."""
        if scene.team[places[0]] == scene.mine:
            hands = np.array([[scene.held.get(one, 0) for one in places.tolist()]], np.intp)
        else:
            hands = dice.choice(len(scene.deck), (HANDS, len(places)), p=scene.deck)
        ways = np.ones((*hands.shape, len(KINDS)))
        if scene.known:
            beside = self.learned.beside.T[hands]
            ways *= np.where(scene.beside[places][:, None], beside, 1 - beside)
        if scene.aimed:
            turn = turns(hands)
            ranks = self.tempers.ranks(scene.view, scene)
            for member, place in enumerate(places.tolist()):
                mime = scene.mimes[place]
                if mime != NO_MIME:
                    held = hands[:, member, None]
                    ways[:, member] *= np.where(held < NO_MIME, held == mime, MIMES[:, mime])
                    ways[:, member] *= _aimed(scene, ranks, place, turn[:, member], plans)
        return hands, ways

    def notice(self, scene: LiveScene, dice: np.random.Generator, plans: Plans) -> None:
        """Take in the aims of a round."""
        for team in np.unique(scene.team):
            places = np.flatnonzero(scene.team == team)
            _, ways = self.hands(scene, places, dice, plans)
            mixed = (ways * self.faith(scene, places)).sum(2)
            for member, place in enumerate(places.tolist()):
                rest = np.delete(mixed, member, 1).prod(1)
                told = (ways[:, member] * rest[:, None]).mean(0)
                self._learn(scene.seats[place], told / max(told.max(), 1e-30) + 1e-4)
        self._settle(scene.view, scene)
        self.tempers.notice(scene.view)

    def ran(self, seat: Seat, stays: Chances, *, stayed: bool) -> None:
        """Take in that somebody stayed or ran, where each temper would have stayed so likely."""
        self._learn(seat, (1 - DOUBT) * (stays if stayed else 1 - stays) + DOUBT)

    def _learn(self, seat: Seat, told: Chances) -> None:
        self.logs[seat] = self.logs.get(seat, np.zeros(len(KINDS))) + np.log(told)

    def _settle(self, view: View, scene: LiveScene) -> None:
        """Those who sit together are often alike."""
        faiths = {seat: self.of(seat) for seat in self.logs}
        for prior in (0, 1, 2):
            total = sum(faiths.values())
            new = {}
            for seat, log in self.logs.items():
                mate = view.options.team_of[seat] == scene.mine
                common = 1.5 * (MATES if mate else OTHERS)
                if prior:
                    common = common + (total - faiths[seat]) * (ALIKE if mate else 1)
                if not mate:
                    common[MIND] = 0
                likely = np.exp(log - log.max()) * common
                new[seat] = likely / likely.sum()
            faiths = new
        self.faiths = faiths


def _aimed(scene: LiveScene, ranks: Ranks, place: int, turn: Places, plans: Plans) -> Chances:
    """How likely somebody, with each hand and temper, would have pointed as they do."""
    seat = scene.seats[place]
    targets = len(scene.targets(place))
    double = scene.mimes[place] == DOUBLE and targets > 1
    anyhow = 1 / max(1, targets * (targets - 1) / 2 if double else targets)
    found = np.full((len(turn), len(KINDS)), anyhow)
    at = scene.aims[place] > 0
    for kind, rank in enumerate(ranks[place]):
        if targets:
            first = turn if kind == ACCOUNTANT else np.zeros_like(turn)
            right = at[rank[:, first % targets]]
            if double:
                right = right & at[rank[:, (first + 1) % targets]]
            found[:, kind] = (1 - DOUBT) * right.mean(0) + DOUBT * anyhow
    if seat in plans:
        right = bool(at[[scene.place[one] for one in plans[seat][1]]].any())
        found[:, MIND] = 0.8 * right + 0.2 * anyhow
    return found
