"""What a bot of Live is: a gangster in one seat of one game, who can also walk."""

from standoff.arena.arena import Arena
from standoff.arena.plane import Point
from standoff.bots.player import Player
from standoff.rules.asks import Dice
from standoff.rules.live.views import View


class LiveBot(Player[View]):
    """Decides and walks from what its seat may know; where all stand, everybody can see."""

    def move(self, view: View, arena: Arena, dice: Dice) -> Point | None:
        """Where to go during the countdown; None: nowhere."""
        raise NotImplementedError
