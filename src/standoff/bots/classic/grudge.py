"""The grudge-holder: remembers who aimed at it and who shot at it, and pays them back."""

from collections import Counter

from standoff.bots.classic import offers
from standoff.bots.classic.reading import Reading, own, total
from standoff.bots.classic.temperament import Temperament, strongest, weakest
from standoff.rules.asks import Dice, Seat
from standoff.rules.classic.hand import Hand
from standoff.rules.classic.views import View
from standoff.rules.classic.words import Bullet, Phase

THREAT, SHOT = 1, 4
"""How much a gun pointed here is held against its owner, and how much a shot from it."""


class Grudge(Temperament):
    """Keeps its bullets for its enemies, and does not run from them."""

    name = "grudge"

    def __init__(self) -> None:
        super().__init__()
        self.grudges: Counter[Seat] = Counter()
        self.threats: dict[Seat, int] = {}
        """Who aims here in this round, and how many cards they had shown before."""

    def watch(self, view: View) -> None:
        super().watch(view)
        if view.phase is Phase.NERVE:
            self._mark_threats(view)
        elif view.phase <= Phase.AIM and self.threats:
            self._take_amiss(view)

    def _mark_threats(self, view: View) -> None:
        for other in view.gangsters:
            if view.seat in other.aims:
                self.threats.setdefault(other.seat, len(other.seen))

    def _take_amiss(self, view: View) -> None:
        for seat, shown in self.threats.items():
            shots = [one for one in view.gangsters[seat].seen[shown:] if one is not Bullet.CLICK]
            self.grudges[seat] += THREAT + SHOT * len(shots)
        self.threats = {}

    def bullet(self, view: View, hand: Hand, dice: Dice) -> Bullet:
        anger = max(
            (self.grudges[other.seat] for other in view.gangsters if other.alive), default=0
        )
        return strongest(hand) if dice.random() < 0.2 + 0.1 * anger else weakest(hand)

    def target(
        self, view: View, targets: tuple[Seat, ...], bullet: Bullet | None, dice: Dice
    ) -> Seat:
        def enmity(seat: Seat) -> tuple[int, int, float]:
            return self.grudges[seat], total(view, view.gangsters[seat]), dice.random()

        return max(targets, key=enmity)

    def stays(self, view: View, dice: Dice) -> bool:
        reading = Reading(view)
        if any(self.grudges[seat] >= SHOT for seat in self.threats):
            return reading.death_chance() < 0.35
        return reading.hit_chance() < 0.35 and reading.death_chance() < 0.2

    def shows(self, view: View) -> bool:
        """Waits until there is somebody to get even with."""
        angry = any(self.grudges[other.seat] for other in view.gangsters if other.alive)
        return offers.shows(view) and (angry or bool(own(view)[0].wounds))
