"""Rules of Live broken on purpose in the vector engine, one at a time: the lockstep must notice."""

from collections.abc import Callable
from typing import Any, NamedTuple

from standoff.vector.live.law import VARIANTS, LiveLaw, TeamsTable
from tests.vector.breaks import broken
from tests.vector.live_lockstep import DifferenceError, Engine, Walk

TABLES = LiveLaw((TeamsTable((3, 3)), TeamsTable((3, 3), VARIANTS)))


class LiveBreak(NamedTuple):
    """One rule that is not kept any more: something of a module is replaced."""

    rule: str
    where: str
    instead: Callable[[Any], Any]


def _highest_first(turn: Any) -> Callable[[Any, Any, Any], Any]:
    def highest(facts: Any, table: Any, held: Any) -> Any:
        return turn(facts, table, held._replace(bits=tuple(~ones for ones in held.bits)))

    return highest


def _kevlar_holds(engulf: Any) -> Callable[[Any, Any, Any, Any], None]:
    return lambda table, held, victims, chain: engulf(table, held, victims & ~held.kevlar, chain)


def _no_chain(engulf: Any) -> Callable[[Any, Any, Any, Any], None]:
    return lambda table, held, victims, chain: engulf(table, held, victims, 0 * chain)


def _shared_by_more(by_money: Any) -> Callable[..., Any]:
    return lambda fives, tens, twenties, sharers: by_money(fives, tens, twenties, sharers + 1)


def _touched_once(tallied: Any) -> Callable[[Any], Any]:
    return lambda sets: (tallied(sets)[0], 0 * sets[0], 0 * sets[0])


BREAKS = (
    LiveBreak("Kevlar cancels the first wound (L37)", "live.phases.wounding:KEVLAR", lambda _: 99),
    LiveBreak("the lowest number acts first (L42)", "live.phases.chain:turn", _highest_first),
    LiveBreak("no Kevlar against grenades (L39)", "live.phases.chain:engulf", _kevlar_holds),
    LiveBreak("grenades set each other off (V2)", "live.phases.chain:engulf", _no_chain),
    LiveBreak("only who is in play shares (L50)", "live.phases.split:by_money", _shared_by_more),
    LiveBreak("two bodies give two wounds (A67)", "live.phases.fall:tallied", _touched_once),
    LiveBreak("cowards return (L53)", "live.phases.homecoming:ROUNDS", lambda _: 3),
    LiveBreak("the Hospital costs 25k each (L55)", "live.reckoning:HOSPITAL_BILL", lambda _: 30),
    LiveBreak("it costs two cards (V4)", "live.reckoning:HOSPITAL_CARDS", lambda _: 9),
)


def noticed(rule: LiveBreak, games: int = 1_000, batch: int = 100) -> str | None:
    """What the lockstep says of a broken rule; None if it sees nothing."""
    with broken(rule):
        try:
            Walk(Engine(TABLES), batch, seed=1).walk(games)
        except DifferenceError as difference:
            return str(difference)
    return None
