"""What a bot is: somebody in one seat of one game."""

from typing import ClassVar

from standoff.rules.asks import Ask, Decision, Dice
from standoff.rules.classic.views import View


class Bot:
    """Decides from what its seat may know; what it remembers, it remembers from its views."""

    name: ClassVar[str]

    def watch(self, view: View) -> None:
        """Look on while only others are asked."""

    def decide(self, view: View, ask: Ask, dice: Dice) -> Decision:
        """One of the decisions of the ask."""
        raise NotImplementedError
