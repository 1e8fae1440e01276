"""The timid one of Live: keeps away from everybody, and leaves when a mime looks true."""

from collections.abc import Sequence

from standoff.bots.live.reading import Reading
from standoff.bots.live.team import own, spots
from standoff.bots.live.temperament import Temperament, chief_last
from standoff.bots.live.walking import Gait
from standoff.rules.asks import Dice, Seat
from standoff.rules.cards import Card
from standoff.rules.live.views import View

NERVE = 0.05
"""The chance of ending in the Hospital that is too much."""


class Timid(Temperament):
    """Takes the Kevlar, stands alone, and would rather not be noticed."""

    name = "timid"
    manner = Gait(shy=3_000, loyal=1, hides=True)
    seeks = ()
    mimes = (3.0, 1.0, 1.0)
    daring = 0.5

    def ranked(self, view: View, targets: Sequence[Seat], dice: Dice) -> list[Seat]:
        """Whoever is farthest off: with those who are near it wants no quarrel."""
        me, _ = own(view)
        where = spots(view)

        def nearness(seat: Seat) -> float:
            if me not in where or seat not in where:
                return dice.random()
            return -where[me].way_to(where[seat]).square

        return sorted(targets, key=nearness)

    def stays(self, view: View, dice: Dice) -> bool:
        return Reading(view).own_coma() < NERVE * (0.7 + 0.6 * dice.random())

    def divided(self, view: View, cards: Sequence[Card], members: Sequence[Seat]) -> list[Seat]:
        """Keeps what a hit does least harm to."""
        return chief_last(view, members)[::-1]
