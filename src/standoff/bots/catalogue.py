"""The list of bots. A new one is a class and a line here; a mind is a line in its cast."""

from collections.abc import Callable, Mapping
from functools import partial

from standoff.bots.bot import Bot
from standoff.bots.classic.accountant import Accountant
from standoff.bots.classic.grudge import Grudge
from standoff.bots.classic.reckless import Reckless
from standoff.bots.classic.timid import Timid
from standoff.bots.live.accountant import Accountant as LiveAccountant
from standoff.bots.live.bot import LiveBot
from standoff.bots.live.grudge import Grudge as LiveGrudge
from standoff.bots.live.random_bot import RandomLiveBot
from standoff.bots.live.reckless import Reckless as LiveReckless
from standoff.bots.live.timid import Timid as LiveTimid
from standoff.bots.minds.names import MINDS, SHARKS, STYLES
from standoff.bots.random_bot import RandomBot

BOTS: tuple[type[Bot], ...] = (Accountant, Grudge, Reckless, Timid, RandomBot)
LIVE_BOTS: tuple[type[LiveBot], ...] = (
    LiveAccountant,
    LiveGrudge,
    LiveReckless,
    LiveTimid,
    RandomLiveBot,
)
"""The same tempers under the same names."""


def _mind(name: str) -> Bot:
    # Here, because NumPy takes its time to come.
    from standoff.bots.minds.cast import mind
    from standoff.minds.policy import PolicyError

    try:
        return mind(name)
    except PolicyError as fault:
        raise BotError(str(fault)) from fault


def _live_mind(name: str) -> LiveBot:
    from standoff.bots.minds.live.cast import live_mind
    from standoff.minds.policy import PolicyError

    try:
        return live_mind(name)
    except PolicyError as fault:
        raise BotError(str(fault)) from fault


_BY_NAME: Mapping[str, Callable[[], Bot]] = {
    **{kind.name: kind for kind in BOTS},
    **{name: partial(_mind, name) for name in MINDS},
}
_LIVE_BY_NAME: Mapping[str, Callable[[], LiveBot]] = {
    **{kind.name: kind for kind in LIVE_BOTS},
    **{name: partial(_live_mind, name) for name in SHARKS},
}
NAMES = tuple(_BY_NAME)
TEMPERS = tuple(kind.name for kind in LIVE_BOTS)
OFFERED = (*TEMPERS, *SHARKS)
"""Whom a lobby of either edition offers: the tempers, and the shark from easy to hard."""


class BotError(ValueError):
    """A bot that cannot play, for a reason told in one line."""


class UnknownBotError(BotError):
    """A name that no bot has."""

    def __init__(self, name: str, others: tuple[str, ...] = ()) -> None:
        there_are = ", ".join((*NAMES, *others))
        super().__init__(f"there is no bot called {name!r}; there are {there_are}")


def make(name: str) -> Bot:
    """A new bot for one seat and one game."""
    if name not in _BY_NAME:
        raise UnknownBotError(name)
    return _BY_NAME[name]()


def make_live(name: str) -> LiveBot:
    """A new bot for one gangster of one game of Live; scripted minds play as the accountant there."""
    if name in STYLES:
        return LiveAccountant()
    if name not in _LIVE_BY_NAME:
        raise UnknownBotError(name)
    return _LIVE_BY_NAME[name]()
