"""A window: a moment in which holders of a power may use it, and nobody learns who could.

Whom it asks follows from public facts and the pool of powers; what each may say, from their own
card. A seat without a choice is asked all the same, and can only forgo.
"""

from collections.abc import Callable
from functools import cache

from standoff.rules.asks import Ask, OneOf, Seat
from standoff.rules.classic.decisions import FORGO, Choice, ClassicDecision
from standoff.rules.classic.phases.stage import Answers
from standoff.rules.classic.phases.wounding import end_phase, strike
from standoff.rules.classic.powers.catalogue import offered_at
from standoff.rules.classic.table import Asks, Table
from standoff.rules.classic.telling import Telling
from standoff.rules.classic.words import StageId


def _nothing(telling: Telling) -> None:
    """A window after which the round simply goes on."""


class PowerWindow:
    """The stage of one such moment."""

    def __init__(self, name: StageId, then: Callable[[Telling], None] = _nothing) -> None:
        self.name = name
        self.nothing = _offered((), name)
        self.then = then
        self.only_asks = then is _nothing

    def asks(self, table: Table) -> Asks:
        gangsters = table.gangsters
        shown = {gangster.power for gangster in gangsters if gangster.power_shown}
        asking: dict[Seat, Ask] = {}
        for power in offered_at(self.name, table.options.pool):
            if power.id in shown:
                continue
            for seat in power.concerns(table):
                if gangsters[seat].power is power.id:
                    asking[seat] = _offered(power.offers(table, seat), self.name)
                elif not gangsters[seat].power_shown:
                    asking.setdefault(seat, self.nothing)
        return asking

    def resolve(self, telling: Telling, answers: Answers) -> None:
        used = {seat: said for seat, said in answers.items() if said is not None and said != FORGO}
        if used:
            for power in offered_at(self.name, telling.table.options.pool):
                for seat, decision in used.items():
                    if telling.table[seat].power is power.id:
                        for victim in power.accept(telling, seat, decision):
                            strike(telling, victim, 1)
        self.then(telling)


@cache
def _offered(offers: tuple[ClassicDecision, ...], stage: StageId) -> Choice:
    return OneOf((FORGO, *offers), stage)


def stop_if_exploded(telling: Telling) -> None:
    """P22: a grenade ends the round."""
    if telling.table.exploded == telling.table.round:
        telling.round_over = True


loot_turned = PowerWindow(StageId.LOOT_TURNED)
loaded = PowerWindow(StageId.LOADED)
aimed = PowerWindow(StageId.AIMED)
foiled = PowerWindow(StageId.FOILED, then=end_phase)
after_nerve = PowerWindow(StageId.NERVE_ENDED, then=stop_if_exploded)
after_fast_volley = PowerWindow(StageId.FAST_VOLLEY_ENDED, then=stop_if_exploded)
after_volley = PowerWindow(StageId.VOLLEY_ENDED, then=stop_if_exploded)
splitting = PowerWindow(StageId.SPLITTING)
