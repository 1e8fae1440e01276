"""Views made by hand, for a bot in seat 0."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from standoff.rules.asks import Seat
from standoff.rules.classic.hand import FULL_HAND
from standoff.rules.classic.options import Options
from standoff.rules.classic.views import Other, Own, View
from standoff.rules.classic.words import Bullet, PowerId, Role, StageId, Stance
from standoff.rules.notes import Notes

LOOT = Notes(twenties=1, tens=2, fives=2)


def someone(seat: Seat, **facts: Any) -> Other:
    """A gangster of whom nothing is known but these facts."""
    blank = Other(
        seat=seat,
        alive=True,
        wounds=0,
        shame=0,
        flashing=0,
        money=0,
        cards=(7,),
        loaded=True,
        aims=(),
        stance=Stance.STANDING,
        power=None,
        seen=(),
    )
    return replace(blank, **facts)


def sight(
    *others: Other,
    me: Other | None = None,
    power: PowerId | None = None,
    role: Role | None = None,
    loaded: Sequence[Bullet] = (Bullet.CLICK,),
    **facts: Any,
) -> View:
    """What the bot in seat 0 sees: a nerve ask in round 3, unless these facts say otherwise."""
    gangsters = (me or someone(0, aims=(1,)), *others)
    blank = View(
        seat=0,
        options=Options(max(4, len(gangsters)) if role is None else 5, cop=role is not None),
        round=3,
        stage=StageId.NERVE,
        loot=LOOT,
        pile=Notes(5, 10, 10),
        gangsters=gangsters,
        own=Own(hands=(FULL_HAND,), loaded=tuple(loaded), power=power, role=role),
        asked=(0,),
        sharers=(),
        exploded=0,
        calls=0,
        alerted=0,
        outcome=None,
        revealed=(),
    )
    return replace(blank, **facts)
