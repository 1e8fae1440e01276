"""The reckless one: fires first, aims at the richest, and hardly ever leaves."""

from standoff.bots.classic.reading import Reading, total
from standoff.bots.classic.temperament import Temperament, strongest, weakest
from standoff.rules.asks import Dice, Seat
from standoff.rules.classic.hand import Hand
from standoff.rules.classic.views import View
from standoff.rules.classic.words import Bullet


class Reckless(Temperament):
    """Stays unless a bullet would kill it and is more likely than not to come."""

    name = "reckless"

    def bullet(self, view: View, hand: Hand, dice: Dice) -> Bullet:
        return strongest(hand) if dice.random() < 0.6 else weakest(hand)

    def target(
        self, view: View, targets: tuple[Seat, ...], bullet: Bullet | None, dice: Dice
    ) -> Seat:
        return max(targets, key=lambda seat: (total(view, view.gangsters[seat]), dice.random()))

    def stays(self, view: View, dice: Dice) -> bool:
        return Reading(view).death_chance() < 0.5

    def shows(self, view: View) -> bool:
        """Cannot keep a secret."""
        return True
