"""Walking during the countdown: away from what may explode, or to where a card is worth most."""

from standoff.arena.arena import Arena
from standoff.arena.plane import Point, scaled
from standoff.bots.live.team import hands, own
from standoff.rules.asks import Dice, Seat
from standoff.rules.cards import Weapon
from standoff.rules.live.views import View

STRIDE = 600
"""How far ahead a walker looks."""
ELBOW_ROOM = 300
"""How much more than the reach of arms keeps one clear of them."""
FAR = 2_000**2
"""How far one goes for one more victim, squared."""


def clear(view: View, arena: Arena, shy: int, dice: Dice) -> Point:
    """Away from adversaries nearer than this, and from team-mates a grenade could take along."""
    me, secret = own(view)
    held = hands(view)
    team_of = view.options.team_of
    room = (arena.figures.reach + ELBOW_ROOM) ** 2
    x, y = arena.place(me)
    there = Point(x, y)
    for seat, ox, oy in arena.places:
        if seat != me:
            way = x - ox, y - oy
            square = way[0] * way[0] + way[1] * way[1]
            if team_of[seat] != secret.team:
                if square < shy * shy:
                    there = there.after(scaled(Point(*way), STRIDE))
            elif Weapon.BOOM in (held.get(seat), held.get(me)):
                if square < 4 * room:
                    there = there.after(scaled(Point(*way), 2 * STRIDE))
            elif square < room:
                there = there.after(scaled(Point(*way), STRIDE))
    return there.after(_sway(dice))


def prey(view: View, arena: Arena, least: int) -> Seat | None:
    """The adversary with most of their kind, at least so many, and fewest of one's own around them."""
    me, secret = own(view)
    team_of = view.options.team_of
    here = arena.place(me)
    reach = arena.figures.reach**2
    others = [(seat, Point(x, y)) for seat, x, y in arena.places if seat != me]

    def crowd(middle: Point) -> int:
        return sum(
            -2 if team_of[seat] == secret.team else 1
            for seat, there in others
            if middle.way_to(there).square <= reach
        )

    chosen, most = None, 0
    for seat, there in others:
        if team_of[seat] != secret.team and (victims := crowd(there)) >= least:
            worth = victims * FAR - here.way_to(there).square
            if chosen is None or worth > most:
                chosen, most = seat, worth
    return chosen


def close_in(arena: Arena, seat: Seat, dice: Dice) -> Point:
    """To where somebody stands now."""
    return arena.place(seat).after(_sway(dice))


def _sway(dice: Dice) -> Point:
    """Nobody walks quite straight, so that two who meet get past each other."""
    return Point(int(dice.random() * 200) - 100, int(dice.random() * 200) - 100)
