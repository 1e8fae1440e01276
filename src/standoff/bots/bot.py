"""What a bot is: somebody in one seat of one game."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import ClassVar

from standoff.rules.asks import Ask, Decision, Dice
from standoff.rules.classic.views import View

NOT_TOLD: Mapping[str, str] = MappingProxyType({})


class Bot:
    """Decides from what its seat may know; what it remembers, it remembers from its views."""

    name: ClassVar[str]
    titles: ClassVar[Mapping[str, str]] = NOT_TOLD
    """For bots from outside: what players call it, by language (`en`, `fr`, `it`)."""
    descriptions: ClassVar[Mapping[str, str]] = NOT_TOLD
    """For bots from outside: a sentence about it, by language."""
    live: ClassVar[type | None] = None
    """For bots from outside: the `LiveBot` that plays Live under the same name."""

    def watch(self, view: View) -> None:
        """Look on while only others are asked."""

    def decide(self, view: View, ask: Ask, dice: Dice) -> Decision:
        """One of the decisions of the ask."""
        raise NotImplementedError
