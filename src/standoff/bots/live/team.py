"""What a gangster knows of their team and of everybody near them."""

from standoff.arena.figures import REACH
from standoff.arena.plane import Point
from standoff.rules.asks import Seat
from standoff.rules.cards import Weapon
from standoff.rules.live.views import Other, Own, View
from standoff.rules.live.words import Place


def own(view: View) -> tuple[Seat, Own]:
    """One's own seat, and what only its team knows."""
    assert view.seat is not None
    assert view.own is not None
    return view.seat, view.own


def hands(view: View) -> dict[Seat, Weapon]:
    """What everybody is known to hold: one's own team, and who has shown it."""
    _, secret = own(view)
    known = {other.seat: other.weapon for other in view.gangsters if other.weapon is not None}
    return known | {held.seat: held.card.weapon for held in secret.held}


def own_weapon(view: View) -> Weapon | None:
    """What one holds, if a card has come to one yet."""
    seat, secret = own(view)
    return next((held.card.weapon for held in secret.held if held.seat == seat), None)


def in_play(view: View) -> list[Other]:
    return [other for other in view.gangsters if other.place is Place.IN_PLAY]


def adversaries(view: View) -> list[Other]:
    """Who is in play for another team."""
    _, secret = own(view)
    return [other for other in in_play(view) if other.team != secret.team]


def spots(view: View) -> dict[Seat, Point]:
    """Where everyone froze, as far as the Godfather told."""
    return {seat: Point(x, y) for seat, x, y in view.spots}


def near(where: dict[Seat, Point], seat: Seat, distance: int = REACH) -> list[Seat]:
    """Who stands this near to somebody."""
    here = where.get(seat)
    if here is None:
        return []
    x, y = here
    square = distance * distance
    return [
        other
        for other, (ox, oy) in where.items()
        if (ox - x) * (ox - x) + (oy - y) * (oy - y) <= square and other != seat
    ]
