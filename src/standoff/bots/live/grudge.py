"""The grudge-holder of Live: remembers which team pointed at its own, and pays it back."""

from collections import Counter
from collections.abc import Sequence

from standoff.bots.live.reading import Reading
from standoff.bots.live.team import own
from standoff.bots.live.temperament import Temperament
from standoff.bots.live.walking import Gait
from standoff.rules.asks import Dice, Seat
from standoff.rules.cards import Weapon
from standoff.rules.live.views import View


class Grudge(Temperament):
    """Goes for its enemies, first those who pointed at itself."""

    name = "grudge"
    manner = Gait(shy=1_200, loyal=1)
    seeks = (Weapon.BOOM, Weapon.BACKSTAB)
    mimes = (1.0, 1.0, 1.0)
    daring = -0.5

    def __init__(self) -> None:
        super().__init__()
        self.grudges: Counter[Seat] = Counter()

    def notice(self, view: View) -> None:
        super().notice(view)
        me, secret = own(view)
        for other in view.gangsters:
            for target in other.at:
                if view.options.team_of[target] == secret.team:
                    self.grudges[other.seat] += 1 + 2 * (target == me)

    def ranked(self, view: View, targets: Sequence[Seat], dice: Dice) -> list[Seat]:
        teams: Counter[int] = Counter()
        for seat, grudge in self.grudges.items():
            teams[view.options.team_of[seat]] += grudge

        def enmity(seat: Seat) -> tuple[int, int, float]:
            return teams[view.options.team_of[seat]], self.grudges[seat], dice.random()

        return sorted(targets, key=enmity, reverse=True)

    def stays(self, view: View, dice: Dice) -> bool:
        return Reading(view).own_coma() < 0.45 + 0.1 * dice.random()
