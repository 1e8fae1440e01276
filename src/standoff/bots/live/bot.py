"""What a bot of Live is: a gangster in one seat of one game, who can also walk."""

from collections.abc import Mapping
from typing import ClassVar

from standoff.arena.arena import Arena
from standoff.arena.plane import Point
from standoff.bots.bot import NOT_TOLD
from standoff.rules.asks import Ask, Decision, Dice
from standoff.rules.live.views import View


class LiveBot:
    """Decides and walks from what its seat may know; where all stand, everybody can see."""

    name: ClassVar[str]
    titles: ClassVar[Mapping[str, str]] = NOT_TOLD
    descriptions: ClassVar[Mapping[str, str]] = NOT_TOLD

    def watch(self, view: View) -> None:
        """Look on while only others are asked."""

    def decide(self, view: View, ask: Ask, dice: Dice) -> Decision:
        """One of the decisions of the ask."""
        raise NotImplementedError

    def move(self, view: View, arena: Arena, dice: Dice) -> Point | None:
        """Where to go during the countdown; None: nowhere."""
        raise NotImplementedError
