"""What bots of either edition have in common: they look, and decide, alone or several together."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import ClassVar, Generic, NamedTuple, TypeVar

from standoff.rules.asks import Ask, Decision, Dice

ViewT = TypeVar("ViewT")
NOT_TOLD: Mapping[str, str] = MappingProxyType({})


class Question(NamedTuple, Generic[ViewT]):
    """A bot that is asked something, with a look at the table if it wants one."""

    bot: "Player[ViewT]"
    look: Callable[[], ViewT]
    ask: Ask
    dice: Dice


class Player(Generic[ViewT]):
    """Decides from what its seat may know; what it remembers, it remembers from its views."""

    name: ClassVar[str]
    titles: ClassVar[Mapping[str, str]] = NOT_TOLD
    """For bots from outside: what players call it, by language (`en`, `fr`, `it`)."""
    descriptions: ClassVar[Mapping[str, str]] = NOT_TOLD
    """For bots from outside: a sentence about it, by language."""
    watches: ClassVar[bool] = False
    """Whether it looks on at all, which is so once it says how."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.watches = cls.watch is not Player.watch

    def watch(self, view: ViewT) -> None:
        """Look on while only others are asked."""

    def decide(self, view: ViewT, ask: Ask, dice: Dice) -> Decision:
        """One of the decisions of the ask."""
        raise NotImplementedError

    def answer(self, look: Callable[[], ViewT], ask: Ask, dice: Dice) -> Decision:
        """The same after a look at the table; views are made only for those who look."""
        return self.decide(look(), ask, dice)

    @classmethod
    def answer_together(cls, asked: Sequence[Question[ViewT]]) -> list[Decision]:
        """What several bots of this kind at one table say, each for itself."""
        return [one.bot.answer(one.look, one.ask, one.dice) for one in asked]
