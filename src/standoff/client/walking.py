"""Walking in the arena, from what the server shows of it."""

from random import Random

from standoff.arena.ground import Ground
from standoff.bots.live.bot import LiveBot
from standoff.protocol.replies import ArenaSeen
from standoff.protocol.sent import GoTo
from standoff.rules.live.table import Spot
from standoff.rules.live.views import View
from standoff.rules.live.words import Place

PATIENCE = 0.25
"""How often a bot looks round when the arena is shown: about four times a second."""
CENTIMETRE = 10


def spots(view: View, shown: ArenaSeen) -> tuple[Spot, ...]:
    """Where everybody is, in millimetres."""
    in_play = [one.seat for one in view.gangsters if one.place is Place.IN_PLAY]
    x, y = shown.cm[::2], shown.cm[1::2]
    return tuple(
        Spot(seat, CENTIMETRE * here, CENTIMETRE * there)
        for seat, here, there in zip(in_play, x, y, strict=True)
    )


def walk(bot: object, view: object, ground: Ground, shown: ArenaSeen, dice: Random) -> GoTo | None:
    """Where a bot wants to go, if it looks round just now."""
    if not isinstance(bot, LiveBot) or dice.random() > PATIENCE:
        return None
    assert isinstance(view, View)
    places = spots(view, shown)
    if view.seat not in {spot.seat for spot in places}:
        return None
    wish = bot.move(view, ground.with_people(places), dice)
    return None if wish is None else GoTo(wish.x, wish.y)
