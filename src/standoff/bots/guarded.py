"""Somebody else's bot at our table: whatever it does, the game goes on by the rules."""

import logging
from collections.abc import Callable
from queue import Empty, SimpleQueue
from random import Random
from threading import Event, Thread
from typing import Generic, TypeVar

from standoff.arena.arena import Arena
from standoff.arena.plane import Point
from standoff.bots.bot import Bot
from standoff.bots.classic.accountant import Accountant
from standoff.bots.live.accountant import Accountant as LiveAccountant
from standoff.bots.live.bot import LiveBot
from standoff.bots.player import Player
from standoff.rules.asks import Ask, Decision, Dice
from standoff.rules.classic.views import View
from standoff.rules.live.views import View as LiveView

SECONDS_TO_THINK = 1.0

ViewT = TypeVar("ViewT")
Thought = TypeVar("Thought")

log = logging.getLogger("standoff.bots")


class Thinking(Generic[Thought]):
    """One thought, in a thread of its own that nobody has to wait for to its end."""

    def __init__(self, think: Callable[[], Thought]) -> None:
        self.over = Event()
        self._thoughts: SimpleQueue[Thought] = SimpleQueue()
        self.fault: Exception | None = None
        Thread(target=self._run, args=(think,), daemon=True).start()

    def _run(self, think: Callable[[], Thought]) -> None:
        try:
            self._thoughts.put(think())
        except Exception as fault:  # whatever it may be
            self.fault = fault
        self.over.set()

    def wait(self, seconds: float) -> Thought | None:
        """What was thought in time, if anything was."""
        self.over.wait(seconds)
        try:
            return self._thoughts.get_nowait()
        except Empty:
            return None


class Guard(Generic[ViewT]):
    """Asks a bot, and another in its stead where it fails, says what it may not, or takes too long."""

    def __init__(
        self, name: str, bot: Player[ViewT], deputy: Player[ViewT], seconds: float
    ) -> None:
        self.name = name
        self.bot = bot
        self.deputy = deputy
        self.seconds = seconds
        self.busy: Event | None = None
        """When the thought is over that nobody waited for."""

    def watch(self, view: ViewT) -> None:
        self.deputy.watch(view)
        self.thought(lambda: self.bot.watch(view))

    def decide(self, view: ViewT, ask: Ask, dice: Dice) -> Decision:
        # Dice of its own: a bot that is left thinking must not draw from those of later moves.
        own_dice = Random(dice.random())
        said = self.thought(lambda: self.bot.decide(view, ask, own_dice))
        if said is not None and said in ask:
            return said
        if said is not None:
            self.tell(f"says {said!r}, which is not among what it was asked")
        return self.deputy.decide(view, ask, dice)

    def thought(self, think: Callable[[], Thought]) -> Thought | None:
        """What the bot thinks, if it does so in time and without a fault."""
        if self.busy is not None and not self.busy.is_set():
            return None
        thinking = Thinking(think)
        thought = thinking.wait(self.seconds)
        if thinking.fault is not None:
            self.tell(f"raised {type(thinking.fault).__name__}: {thinking.fault}")
        elif not thinking.over.is_set():
            self.busy = thinking.over
            self.tell(f"thinks for more than {self.seconds:g} s")
        return thought

    def tell(self, what: str) -> None:
        """Say what went wrong, once for each kind of fault."""
        first = " ".join(what.split())
        if (self.name, first) not in _told:
            _told.add((self.name, first))
            log.warning("%s %s; the accountant plays that move (told once)", self.name, first)


_told: set[tuple[str, str]] = set()


class GuardedBot(Bot):
    """Somebody else's bot for the classic."""

    def __init__(self, name: str, bot: Bot, seconds: float = SECONDS_TO_THINK) -> None:
        self._guard = Guard(name, bot, Accountant(), seconds)

    def watch(self, view: View) -> None:
        self._guard.watch(view)

    def decide(self, view: View, ask: Ask, dice: Dice) -> Decision:
        return self._guard.decide(view, ask, dice)


class GuardedLiveBot(LiveBot):
    """Somebody else's bot for Live; who cannot say where to go stands still."""

    def __init__(self, name: str, bot: LiveBot, seconds: float = SECONDS_TO_THINK) -> None:
        self._bot = bot
        self._guard = Guard(name, bot, LiveAccountant(), seconds)

    def watch(self, view: LiveView) -> None:
        self._guard.watch(view)

    def decide(self, view: LiveView, ask: Ask, dice: Dice) -> Decision:
        return self._guard.decide(view, ask, dice)

    def move(self, view: LiveView, arena: Arena, dice: Dice) -> Point | None:
        own_dice = Random(dice.random())
        wish = self._guard.thought(lambda: self._bot.move(view, arena, own_dice))
        return wish if isinstance(wish, Point) else None
