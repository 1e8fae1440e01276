"""Where a mind of Live walks: away from everybody, or with a grenade to where adversaries stand together."""

from standoff.arena.arena import Arena
from standoff.arena.plane import Point
from standoff.bots.live import walking
from standoff.bots.live.team import hands, own
from standoff.rules.asks import Dice, Seat
from standoff.rules.cards import Weapon
from standoff.rules.live.views import View

RESOLVE = 4
"""So many looks round somebody goes on to whom or where they chose."""
EMBRACE = 450
CROWD = 2
"""So many adversaries together are worth a walk with a grenade."""
ALONE = walking.Gait(shy=3_000, loyal=0)


class LiveStroll:
    """One countdown after another."""

    def __init__(self) -> None:
        self.looks = 0
        self.whom: Seat | None = None
        self.goal: Point | None = None

    def wish(self, view: View, arena: Arena, dice: Dice) -> Point | None:
        """Where to go now."""
        me, _ = own(view)
        if hands(view).get(me) is not Weapon.BOOM:
            self.whom = None
        elif self.looks % RESOLVE == 0 or self.whom not in {spot.seat for spot in arena.places}:
            self.whom = walking.prey(view, arena, CROWD)
        looks, self.looks = self.looks, self.looks + 1
        if self.whom is not None:
            return walking.close_in(arena, me, self.whom, EMBRACE)
        if self.goal is None or looks % RESOLVE == 0:
            self.goal = walking.place_to_stand(view, arena, ALONE, dice)
        return self.goal
