"""Bots by any name a command line may give: ours, an installed one, `module:Class`, a policy's file.

Rooms take the names of the catalogue alone: what comes over a wire never loads anything.
"""

import sys
from collections.abc import Mapping
from functools import cache, partial
from hashlib import sha256
from importlib import import_module
from importlib.metadata import entry_points
from inspect import getsourcefile
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from standoff.bots.bot import Bot
from standoff.bots.catalogue import NAMES, BotError, UnknownBotError, make, make_live
from standoff.bots.fingerprint import fingerprint
from standoff.bots.guarded import GuardedBot, GuardedLiveBot
from standoff.bots.live.bot import LiveBot
from standoff.words.families import member
from standoff.words.speech import Words

if TYPE_CHECKING:
    from standoff.bots.minds.bot import Preferences

GROUP = "standoff.bots"
"""The entry points under which other packages offer theirs."""
POLICY = ".npz"
"""What `standoff train` writes."""

Kind = type[Bot] | type[LiveBot]
AnyBot = TypeVar("AnyBot", Bot, LiveBot)


def bot_named(name: str) -> Bot:
    """A new bot for one seat of one classic game."""
    if name in NAMES:
        return make(name)
    if name.endswith(POLICY):
        return _policy(name)
    kind = _kind(name)
    if not issubclass(kind, Bot):
        raise BotError(f"{name} plays Live only")
    return GuardedBot(kind.name, _made(name, kind))


def live_bot_named(name: str) -> LiveBot:
    """A new bot for one gangster of one game of Live."""
    if name in NAMES:
        return make_live(name)
    if name.endswith(POLICY):
        return _live_policy(name)
    kind = _kind(name)
    live = kind if issubclass(kind, LiveBot) else kind.live
    if live is None or not issubclass(live, LiveBot):
        raise BotError(f"{name} plays the classic only")
    return GuardedLiveBot(kind.name, _made(name, live))


def installed() -> tuple[str, ...]:
    """The names of the bots that other packages have brought."""
    return tuple(sorted(entry_points(group=GROUP).names))


def fingerprint_of(name: str) -> str:
    """Sixteen digits: of all our bots, of the file of a policy, of the module of somebody else's."""
    if name in NAMES:
        return fingerprint()
    file = name if name.endswith(POLICY) else getsourcefile(_kind(name))
    if file is None:
        raise BotError(f"{name} has no file of which a fingerprint could be taken")
    return sha256(Path(file).read_bytes()).hexdigest()[:16]


def bot_title(name: str, words: Words) -> str:
    """What players read of a bot's name, in their language if it speaks it."""
    if name in NAMES:
        return words(member("bot", name))
    if name.endswith(POLICY):
        return Path(name).stem
    try:
        kind = _kind(name)
    except BotError:  # a figure may be older than what is installed
        return name
    return _in_a_language(kind.titles, words) or kind.name


def bot_description(name: str, words: Words) -> str:
    """What a bot says of itself."""
    return "" if name in NAMES else _in_a_language(_kind(name).descriptions, words)


def _in_a_language(texts: Mapping[str, str], words: Words) -> str:
    return texts.get(words.language) or next(iter(texts.values()), "")


@cache
def _kind(name: str) -> Kind:
    """The class behind a name."""
    module, colon, attribute = name.partition(":")
    if colon:
        kind = _loaded(name, module, attribute)
    else:
        found = entry_points(group=GROUP, name=name)
        if not found:
            raise UnknownBotError(name, installed())
        (entry,) = list(found)[:1]
        kind = _loaded(name, entry.module, entry.attr)
    if not isinstance(kind, type) or not issubclass(kind, Bot | LiveBot):
        raise BotError(f"{name} is no class that derives from standoff.Bot or standoff.LiveBot")
    if not isinstance(getattr(kind, "name", None), str):
        raise BotError(f'{name} has no name: write name = "…" into the class')
    return kind


def _loaded(name: str, module: str, attribute: str) -> object:
    here = str(Path.cwd())
    if here not in sys.path:  # behind everything else: nothing of ours is hidden by it
        sys.path.append(here)
    try:
        return getattr(import_module(module), attribute)
    except ModuleNotFoundError as fault:
        if not f"{module}.".startswith(f"{fault.name}."):
            raise BotError(f"{name} cannot be loaded: {fault}") from fault
        raise BotError(f"{name}: no module {module} here or among what is installed") from fault
    except AttributeError as fault:
        raise BotError(f"{name}: {module} has no {attribute}") from fault
    except Exception as fault:
        raise BotError(f"{name} cannot be loaded: {_in_a_line(fault)}") from fault


def _made(name: str, kind: type[AnyBot]) -> AnyBot:
    try:
        return kind()
    except Exception as fault:
        raise BotError(f"{name} cannot be made: {_in_a_line(fault)}") from fault


def _in_a_line(fault: Exception) -> str:
    return f"{type(fault).__name__}: {' '.join(str(fault).split())}"


@cache
def _learned(name: str) -> "Preferences":
    from standoff.bots.minds.cast import taught
    from standoff.minds.policy import PolicyError, load

    try:
        return partial(taught, load(Path(name)).weights)
    except PolicyError as fault:
        raise BotError(str(fault)) from fault


def _policy(name: str) -> Bot:
    from standoff.bots.minds.bot import MindBot

    return MindBot(_learned(name))


def _live_policy(name: str) -> LiveBot:
    from standoff.bots.minds.live.cast import live_mind_of
    from standoff.minds.policy import PolicyError

    try:
        return live_mind_of(Path(name))
    except PolicyError as fault:
        raise BotError(str(fault)) from fault
