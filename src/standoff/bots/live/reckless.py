"""The reckless one of Live: walks into the crowd, aims at whoever is nearest, and hardly ever leaves."""

from collections.abc import Sequence

from standoff.bots.live.reading import Reading
from standoff.bots.live.team import own, spots
from standoff.bots.live.temperament import Temperament, chief_last
from standoff.bots.live.walking import Gait
from standoff.rules.asks import Dice, Seat
from standoff.rules.cards import Card, Weapon
from standoff.rules.live.views import View


class Reckless(Temperament):
    """Closes in with anything that does not need room, and mimes the biggest gun."""

    name = "reckless"
    manner = Gait(shy=0, loyal=0)
    seeks = (Weapon.BOOM, Weapon.BACKSTAB, Weapon.KEVLAR, Weapon.BBB)
    mimes = (1.0, 1.0, 3.0)
    daring = -10.0

    def ranked(self, view: View, targets: Sequence[Seat], dice: Dice) -> list[Seat]:
        me, _ = own(view)
        where = spots(view)

        def distance(seat: Seat) -> float:
            if me not in where or seat not in where:
                return dice.random()
            return where[me].way_to(where[seat]).square

        return sorted(targets, key=distance)

    def stays(self, view: View, dice: Dice) -> bool:
        return Reading(view).own_coma() < 0.8

    def divided(self, view: View, cards: Sequence[Card], members: Sequence[Seat]) -> list[Seat]:
        """Keeps the biggest gun."""
        return chief_last(view, members)
