"""A moment of a round of Live in numbers: who is in play, for which team, and who stands near whom."""

from collections import Counter
from functools import cache

import numpy as np
from numpy.typing import NDArray

from standoff.arena.figures import REACH
from standoff.bots.live.reading import odds_of_mimes
from standoff.bots.live.team import own
from standoff.minds.live import Numbers
from standoff.rules.cards import GUNS, Cards, Weapon
from standoff.rules.live.views import View
from standoff.rules.live.words import Place

Flags = NDArray[np.bool_]
Places = NDArray[np.intp]
Chances = NDArray[np.float64]
WEAPONS = tuple(Weapon)
"""A card is its place here; those of the guns come first, and are those of the mimes too."""
BBB, DOUBLE, SHOTGUN, KEVLAR, BACKSTAB, BOOM = range(len(WEAPONS))
NO_MIME = len(GUNS)
BESIDE = 1_100
"""Who stands this near to an adversary, in millimetres, has probably walked up to them."""


class LiveScene:
    """Everybody in play has a place in the arrays, in the order of the seats."""

    def __init__(self, view: View) -> None:
        self.view = view
        me, secret = own(view)
        team_of = view.options.team_of
        self.seats = [one.seat for one in view.gangsters if one.place is Place.IN_PLAY]
        self.place = {seat: place for place, seat in enumerate(self.seats)}
        self.me = self.place.get(me, -1)
        self.mine = secret.team
        self.team: Places = np.array([team_of[seat] for seat in self.seats], np.intp)
        self.held = {
            self.place[one.seat]: WEAPONS.index(one.card.weapon)
            for one in secret.held
            if one.seat in self.place
        }
        self.foes: Flags = self.team[:, None] != self.team
        self._look(view)
        self._point(view)
        self.deck = deck(view.options.cards, red=view.options.red)
        told = odds_of_mimes(view.options.cards, red=view.options.red)
        self.real = np.array([told[mime].real for mime in (*GUNS, None)], np.float32)
        self.boom = np.array([told[mime].boom for mime in (*GUNS, None)], np.float32)

    @property
    def count(self) -> int:
        return len(self.seats)

    @property
    def aimed(self) -> bool:
        """Whether the guns are up."""
        return bool((self.mimes != NO_MIME).any())

    def targets(self, place: int) -> Places:
        """The adversaries somebody sees."""
        return np.flatnonzero(self.sees[place])

    def _look(self, view: View) -> None:
        where = {seat: (x, y) for seat, x, y in view.spots}
        self.known = bool(self.seats) and all(seat in where for seat in self.seats)
        self.near: Flags = np.zeros_like(self.foes)
        self.beside: Flags = np.zeros(self.count, bool)
        if self.known:
            spots = np.array([where[seat] for seat in self.seats], np.float64)
            square = ((spots[:, None] - spots) ** 2).sum(2)
            np.fill_diagonal(square, np.inf)
            self.near = square <= REACH**2
            self.beside = ((square <= BESIDE**2) & self.foes).any(1)
        self.sees = self.foes.copy()
        for seat, other in view.unseen:
            if seat in self.place and other in self.place:
                self.sees[self.place[seat], self.place[other]] = False

    def _point(self, view: View) -> None:
        self.mimes: Places = np.full(self.count, NO_MIME)
        self.aims: Numbers = np.zeros((self.count, self.count), np.float32)
        for place, seat in enumerate(self.seats):
            mime = view.gangsters[seat].mime
            if mime is not None:
                self.mimes[place] = GUNS.index(mime)
            for target in view.gangsters[seat].at:
                if target in self.place:
                    self.aims[place, self.place[target]] += 1


@cache
def deck(cards: Cards, *, red: bool) -> Chances:
    """How likely a card of the box is each of the weapons."""
    counts = Counter(weapon for _, edge in cards.edges(red=red) for weapon, _ in edge.faces)
    return np.array([counts[weapon] for weapon in WEAPONS]) / counts.total()


def generator(view: View, step: int) -> np.random.Generator:
    """Draws that follow from what a whole team sees: mates think of the same worlds."""
    team = own(view)[1].team
    spots = sum([x * 31 + y for _, x, y in view.spots])
    return np.random.default_rng([view.round, step, view.loot, team, spots])
