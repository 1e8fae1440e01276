"""A view of Live as numbers, laid out as the schema says; what a view does not hold cannot leak."""

from collections.abc import Mapping

from standoff.arena.arena import Arena
from standoff.env.live.actions import LARGEST_TEAM, SEATS
from standoff.env.live.schema import (
    ACROSS,
    MIMES,
    MOMENTS,
    MOST_TEAMS,
    PLACES,
    SEAT_SIZE,
    UNIT,
    WEAPONS,
)
from standoff.rules.asks import Seat
from standoff.rules.cards import Card
from standoff.rules.live.views import View
from standoff.rules.options import Money

Spots = Mapping[Seat, tuple[int, int]]


def spots_of(arena: Arena | None) -> dict[Seat, tuple[int, int]]:
    """Where everybody is, in hundredths of the way across."""
    if arena is None:
        return {}
    figures = arena.figures
    return {
        seat: (x * ACROSS // figures.width, y * ACROSS // figures.height)
        for seat, x, y in arena.places
    }


def observation(view: View, me: Seat, moment: str, seconds: int, spots: Spots) -> list[int]:
    """What a gangster observes."""
    own = view.own
    held = {one.seat: one.card for one in own.held} if own is not None else {}
    return _encoded(view, me, moment, seconds, spots, held)


def truth(
    view: View, moment: str, seconds: int, spots: Spots, held: Mapping[Seat, Card]
) -> list[int]:
    """The same with everybody's card, for a critic that sees everything."""
    return _encoded(view, 0, moment, seconds, spots, held)


def _encoded(
    view: View, me: Seat, moment: str, seconds: int, spots: Spots, held: Mapping[Seat, Card]
) -> list[int]:
    options = view.options
    teams, mine = len(options.teams), options.team_of[me]
    stashes = [0] * MOST_TEAMS
    for team, stash in enumerate(view.stashes):
        if stash is not None:
            earned = stash.cards if options.foolproof else stash.money // UNIT
            stashes[(team - mine) % teams] = earned
    dealt = view.own.dealt if view.own is not None else ()
    row = [
        options.gangsters,
        teams,
        options.chain_of_grenades,
        options.foolproof,
        options.money is Money.CLOSED,
        view.round,
        *(moment == one for one in MOMENTS),
        seconds,
        view.loot if options.foolproof else view.loot // UNIT,
        view.cards,
        *stashes,
        *(
            place < len(dealt) and dealt[place].weapon == weapon
            for place in range(LARGEST_TEAM)
            for weapon in WEAPONS
        ),
        *(dealt[place].number or 0 if place < len(dealt) else 0 for place in range(LARGEST_TEAM)),
    ]
    for offset in range(options.gangsters):
        row += _seat(view, me, (me + offset) % options.gangsters, spots, held)
    row += [0] * (SEAT_SIZE * (SEATS - options.gangsters))
    return row


def _seat(view: View, me: Seat, seat: Seat, spots: Spots, held: Mapping[Seat, Card]) -> list[int]:
    options, other = view.options, view.gangsters[seat]
    gangsters, teams = options.gangsters, len(options.teams)
    team = (other.team - options.team_of[me]) % teams
    card = held.get(seat)
    weapon = other.weapon if card is None else card.weapon
    number = other.number if card is None else card.number
    aims = [0] * SEATS
    for target in other.at:
        aims[(target - me) % gangsters] += 1
    return [
        1,
        *(team == one for one in range(MOST_TEAMS)),
        seat in view.asked,
        other.wounds,
        number or 0,
        *spots.get(seat, (0, 0)),
        (me, seat) in view.unseen,
        seat in view.reach,
        seat in view.sharers,
        *(other.place == one for one in PLACES),
        *(other.mime == one for one in MIMES),
        *(weapon == one for one in WEAPONS),
        *aims,
    ]
