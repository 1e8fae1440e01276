"""The random bot: says anything it may say."""

from collections.abc import Callable

from standoff.bots.bot import Bot
from standoff.rules.asks import Ask, Decision, Dice
from standoff.rules.classic.views import View


class RandomBot(Bot):
    """Draws every decision, each as likely as any other."""

    name = "random"

    def decide(self, view: View, ask: Ask, dice: Dice) -> Decision:
        return ask.draw(dice)

    def answer(self, look: Callable[[], View], ask: Ask, dice: Dice) -> Decision:
        return ask.draw(dice)
