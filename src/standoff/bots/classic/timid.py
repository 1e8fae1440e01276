"""The timid one: leaves at the sight of a gun that may be live, and hoards bullets for the end."""

from standoff.bots.classic import offers
from standoff.bots.classic.reading import Reading, own
from standoff.bots.classic.temperament import Temperament, strongest, weakest
from standoff.rules.asks import Dice, Seat
from standoff.rules.classic.hand import Hand
from standoff.rules.classic.options import ROUNDS
from standoff.rules.classic.views import View
from standoff.rules.classic.words import Bullet

NERVE = 0.25
"""The chance of being hit that is too much."""


class Timid(Temperament):
    """Bluffs early, shoots late, and aims at those who run as easily."""

    name = "timid"

    def bullet(self, view: View, hand: Hand, dice: Dice) -> Bullet:
        late = view.round / ROUNDS
        return strongest(hand) if dice.random() < late**2 else weakest(hand)

    def target(
        self, view: View, targets: tuple[Seat, ...], bullet: Bullet | None, dice: Dice
    ) -> Seat:
        others = view.gangsters
        return max(
            targets, key=lambda seat: others[seat].shame + others[seat].wounds + dice.random()
        )

    def stays(self, view: View, dice: Dice) -> bool:
        return Reading(view).hit_chance() < NERVE * (0.7 + 0.6 * dice.random())

    def shows(self, view: View) -> bool:
        """Keeps its card for the second half, unless it is bleeding."""
        return offers.shows(view) and (view.round > ROUNDS // 2 or own(view)[0].wounds > 0)
