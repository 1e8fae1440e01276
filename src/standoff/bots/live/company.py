"""The bots of one game of Live, who answer and walk."""

from collections.abc import Callable, Mapping

from standoff.arena.arena import Arena
from standoff.arena.plane import Point
from standoff.bots.company import Company
from standoff.bots.live.bot import LiveBot
from standoff.rules.asks import Seat
from standoff.rules.live.views import View


class LiveCompany(Company[View]):
    """Some gangsters of one game, played by bots."""

    def __init__(self, bots: Mapping[Seat, LiveBot], seed: bytes) -> None:
        super().__init__(bots, seed)
        self.walkers = bots

    def wishes(self, arena: Arena, view: Callable[[Seat], View]) -> dict[Seat, Point]:
        """Where the bots in the arena want to go now."""
        wishes = {}
        for spot in arena.places:
            bot = self.walkers.get(spot.seat)
            if bot is not None:
                wish = bot.move(view(spot.seat), arena, self.dice[spot.seat])
                if wish is not None:
                    wishes[spot.seat] = wish
        return wishes
