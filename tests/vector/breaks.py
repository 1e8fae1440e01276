"""Rules broken on purpose in the vector engine, one at a time: the lockstep must notice each."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any, NamedTuple, Protocol

from standoff.vector.law import Law, law
from tests.vector.lockstep import DifferenceError, Engine, Walk

POWERS = law(5, "all+backstab", cop=True)
BASE = law(5)


class Break(NamedTuple):
    """One rule that is not kept any more: something of a module is replaced."""

    rule: str
    law: Law
    where: str
    instead: Callable[[Any], Any]
    """What stands there instead, given what stood there."""


def _nobody(*_: Any) -> int:
    return 0


def _nothing(*_: Any) -> None:
    return None


def _every_hit(table: Any, hits: Any, struck: Any) -> Any:
    return hits


def _shown_only(_: Any) -> Callable[[Any, Any], None]:
    def accept(table: Any, joins: Any) -> None:
        table.shown |= joins

    return accept


def _never_back(_: Any) -> Callable[[Any, Any], None]:
    def accept(table: Any, thrown: Any) -> None:
        holder = import_module("standoff.vector.powers.specialist").SPECIALIST
        table.shown |= table.holder(holder) * ((thrown | thrown >> 1 | thrown >> 2) & 1)

    return accept


def _without_bangs(accept: Any) -> Callable[[Any, Any], None]:
    def accepted(table: Any, dead: Any) -> None:
        table.bangs &= ~(dead * 15)
        accept(table, dead)

    return accepted


BREAKS = (
    Break("a foiled bullet is lost (C32)", BASE, "phases.nerve:_foil", lambda _: _nothing),
    Break("every BBB is fired (C35)", BASE, "flow:fast_volley", lambda _: _nothing),
    Break("notes are shared among all who stand (C51)", BASE, "phases.split:count",
          lambda count: lambda row: count(row) + 1),
    Break("everyone stands up again (C16)", BASE, "phases.loot:THIS_ROUND",
          lambda names: tuple(name for name in names if name != "withdrawn")),
    Break("the third wound kills (C59)", BASE, "phases.wounding:unbreakable",
          lambda _: import_module("tests.vector.tougher")),
    Break("equals are told apart by shame (S6)", BASE, "reckoning:_merit",
          lambda _: lambda table, seat, total: (total << 8) + (table.wounds >> 4 * seat & 15)),
    Break("Dragon Skin takes one wound a round (P18)", POWERS, "powers.dragon_skin:markers",
          lambda _: _every_hit),
    Break("the Unbreakable dies at the fourth (P12)", POWERS, "powers.unbreakable:extra_wound",
          lambda _: _nobody),
    Break("the grenade wounds all who stand (P21)", POWERS, "powers.insane:victims",
          lambda _: _nobody),
    Break("a grenade ends the round (P22)", POWERS, "powers.insane:stop_round",
          lambda _: _nothing),
    Break("the Kid aims last (P26)", POWERS, "powers.kid:aims_last", lambda _: _nobody),
    Break("the Cunning takes a card back (A30)", POWERS, "powers.cunning:take_back",
          lambda _: _nothing),
    Break("the heir gets all cards of the dead (A22)", POWERS, "powers.you_dont_need_it:accept",
          _without_bangs),
    Break("the Specialist gets the BBB back (P31)", POWERS, "powers.specialist:accept",
          _never_back),
    Break("who joins stands up (P34)", POWERS, "powers.does_not_hurt:accept", _shown_only),
    Break("a Click stabs nobody (P40)", POWERS, "powers.backstab:offered",
          lambda _: lambda table, asked: asked & table.holder(11)),
    Break("the phone rings six rounds (K8)", POWERS, "phases.phone:LAST_PHONE_ROUND",
          lambda _: 7),
    Break("the dead pay 6 Feet Under (P10)", POWERS, "powers.six_feet_under:DEATH_WORTH",
          lambda _: 40),
)  # fmt: skip


class Replaced(Protocol):
    """What is replaced, and by what."""

    @property
    def where(self) -> str: ...

    @property
    def instead(self) -> Callable[[Any], Any]: ...


@contextmanager
def broken(rule: Replaced) -> Iterator[None]:
    """The engine with one rule broken."""
    module_name, name = rule.where.split(":")
    module = import_module(f"standoff.vector.{module_name}")
    before = getattr(module, name)
    setattr(module, name, rule.instead(before))
    try:
        yield
    finally:
        setattr(module, name, before)


def noticed(rule: Break, games: int = 2_000, batch: int = 128) -> str | None:
    """What the lockstep says of a broken rule; None if it sees nothing."""
    with broken(rule):
        try:
            Walk(Engine(rule.law), batch, seed=1).walk(games)
        except DifferenceError as difference:
            return str(difference)
    return None
