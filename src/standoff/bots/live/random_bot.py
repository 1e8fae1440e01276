"""The random bot of Live: says anything it may say, and wanders about."""

from collections.abc import Callable

from standoff.arena.arena import Arena
from standoff.arena.plane import Point
from standoff.bots.live.bot import LiveBot
from standoff.rules.asks import Ask, Decision, Dice
from standoff.rules.live.views import View

RESTLESSNESS = 0.1
"""How often it changes its mind about where to go."""


class RandomLiveBot(LiveBot):
    """Draws every decision, each as likely as any other."""

    name = "random"

    def __init__(self) -> None:
        self.heading: Point | None = None

    def decide(self, view: View, ask: Ask, dice: Dice) -> Decision:
        return ask.draw(dice)

    def answer(self, look: Callable[[], View], ask: Ask, dice: Dice) -> Decision:
        return ask.draw(dice)

    def move(self, view: View, arena: Arena, dice: Dice) -> Point | None:
        if self.heading is None or dice.random() < RESTLESSNESS:
            width, height = arena.figures.width, arena.figures.height
            self.heading = Point(int(dice.random() * width), int(dice.random() * height))
        return self.heading
