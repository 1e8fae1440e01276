"""Where a mind of Live walks: to where fewest would point, or with a grenade to where adversaries stand together."""

import numpy as np

from standoff.arena.arena import Arena
from standoff.arena.plane import Point
from standoff.bots.live import walking
from standoff.bots.live.team import hands, own
from standoff.bots.minds.live.beliefs import Beliefs
from standoff.bots.minds.live.scene import Chances, Places
from standoff.bots.minds.live.tempers import ACCOUNTANT, RECKLESS, TIMID
from standoff.rules.asks import Dice, Seat
from standoff.rules.cards import Weapon
from standoff.rules.live.views import View

RESOLVE = 4
"""So many looks round somebody goes on to whom or where they chose."""
EMBRACE = 450
CROWD = 2
"""So many adversaries together are worth a walk with a grenade."""
SHY = 1_800
"""How near adversaries may come, in millimetres."""
DANGER, GUN, WALK = 3.0, 4_000.0, 0.5
"""What a millimetre too near costs, a gun, and a millimetre to walk."""
STRIDES = (500, 1_000, 2_000)
POINTED = np.array([1.0, 0.45, 0.25, 0.15, 0.1])
"""How many guns of an adversary their first choice may expect, the second, and so on."""
FAINT = 0.02
"""A temper as unlikely as this is not thought of."""


class LiveStroll:
    """One countdown after another."""

    def __init__(self, beliefs: Beliefs) -> None:
        self.beliefs = beliefs
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
            self.goal = _Ground(view, arena, self.beliefs).best()
        return self.goal


class _Ground:
    """The places around somebody, and everybody else as they stand now."""

    def __init__(self, view: View, arena: Arena, beliefs: Beliefs) -> None:
        self.view = view
        self.beliefs = beliefs
        self.reach = arena.figures.reach
        self.me, secret = own(view)
        self.here = arena.place(self.me)
        others = [spot for spot in arena.places if spot.seat != self.me]
        self.seats: Places = np.array([spot.seat for spot in others], np.intp)
        self.team: Places = np.array(view.options.team_of, np.intp)[self.seats]
        self.foes = self.team != secret.team
        where = np.array([(x, y) for _, x, y in others], float).reshape(-1, 2)
        self.places = np.array(_around(arena, self.here), float)
        self.gaps = _gaps(self.places, where)
        self.between = _gaps(where, where)
        np.fill_diagonal(self.between, np.inf)

    def best(self) -> Point:
        """Where it costs least to stand."""
        room = np.where(self.foes, SHY, self.reach + walking.ELBOW_ROOM)
        near = np.maximum(room - self.gaps, 0).sum(1)
        walked = _gaps(self.places, np.array([self.here], float))[:, 0]
        cost = DANGER * near + WALK * walked + GUN * self._guns()
        x, y = self.places[int(cost.argmin())].astype(int).tolist()
        return Point(x, y)

    def _guns(self) -> Chances:
        """How many guns may be expected at each place, from those whose temper goes by places."""
        total = np.zeros(len(self.places))
        for foe in np.flatnonzero(self.foes).tolist():
            faith = self.beliefs.of(int(self.seats[foe]))
            rivals = self.team != self.team[foe]
            mine, theirs = self.gaps[:, foe, None], self.between[foe][rivals]
            for temper, ahead in ((TIMID, theirs > mine), (RECKLESS, theirs < mine)):
                if faith[temper] > FAINT:
                    total += faith[temper] * _expected(ahead)
            if faith[ACCOUNTANT] > FAINT:
                ahead = self._rather(int(self.team[foe]))[:, rivals]
                total += faith[ACCOUNTANT] * _expected(ahead)
        return total

    def _rather(self, team: int) -> Places:
        """Whom accountants of a team would rather point at than at oneself: places by others."""
        mates = self.team == team
        close = self.gaps <= self.reach
        crowd = self.between <= self.reach
        theirs = crowd.sum(1) - 3 * crowd[:, mates].sum(1) + close
        mine = (close.sum(1) - 3 * close[:, mates].sum(1))[:, None]
        turn, everybody = 5 * self.view.round + team, len(self.view.gangsters)
        tie = (self.seats + turn) % everybody > (self.me + turn) % everybody
        found: Places = (theirs > mine) | ((theirs == mine) & tie)
        return found


def _expected(ahead: Places) -> Chances:
    """How many guns of somebody who has so many they would rather point at."""
    found: Chances = POINTED[ahead.sum(1).clip(max=len(POINTED) - 1)]
    return found


def _gaps(some: Chances, others: Chances) -> Chances:
    found: Chances = np.sqrt(((some[:, None] - others) ** 2).sum(2))
    return found


def _around(arena: Arena, here: Point) -> list[Point]:
    """The places one may go to, within the area and out of obstacles."""
    figures = arena.figures
    body, right, top = figures.body, figures.width - figures.body, figures.height - figures.body
    places = [here]
    for stride in STRIDES:
        for x, y in walking.WAYS:
            length = stride / (x * x + y * y) ** 0.5
            place = Point(
                min(max(int(here.x + x * length), body), right),
                min(max(int(here.y + y * length), body), top),
            )
            if all(one.clear_of(place, body) for one in arena.obstacles):
                places.append(place)
    return places
