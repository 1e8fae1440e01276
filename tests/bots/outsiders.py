"""Bots as other packages bring them: one that is content, and some that misbehave."""

from threading import Event

from standoff import Ask, Bot, Decision, Dice, LiveBot, LiveView, View, Withdraw
from standoff.arena.arena import Arena
from standoff.arena.plane import Point

NEVER = Event()


class Runner(Bot):
    """Runs whenever it may."""

    name = "runner"
    titles = {"en": "Runner", "fr": "Fuyard"}  # noqa: RUF012
    descriptions = {"en": "Runs whenever it may."}  # noqa: RUF012

    def decide(self, view: View, ask: Ask, dice: Dice) -> Decision:
        return Withdraw() if Withdraw() in ask else ask.draw(dice)


class Thrower(Runner):
    """Loses its head."""

    name = "thrower"

    def decide(self, view: View, ask: Ask, dice: Dice) -> Decision:
        raise RuntimeError("no idea")


class Cheat(Runner):
    """Says what it was not asked."""

    name = "cheat"

    def decide(self, view: View, ask: Ask, dice: Dice) -> Decision:
        return Withdraw() if Withdraw() not in ask else ask.draw(dice)


class Brooder(Runner):
    """Never comes to an end."""

    name = "brooder"

    def decide(self, view: View, ask: Ask, dice: Dice) -> Decision:
        NEVER.wait()
        return ask.draw(dice)


class LiveStroller(LiveBot):
    """Does anything, and walks nowhere for a bad reason."""

    name = "stroller"

    def decide(self, view: LiveView, ask: Ask, dice: Dice) -> Decision:
        return ask.draw(dice)

    def move(self, view: LiveView, arena: Arena, dice: Dice) -> Point | None:
        raise RuntimeError("lost")


class Stroller(Runner):
    """Plays both editions under one name."""

    name = "stroller"
    live = LiveStroller


class Unmade(Runner):
    """Cannot even be made."""

    def __init__(self) -> None:
        raise RuntimeError("no model")


class Nameless(Bot):
    """Has no name."""
