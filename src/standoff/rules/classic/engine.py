"""The engine of the classic edition: deal and step, whatever the phases and powers are."""

from collections.abc import Mapping
from functools import partial

from standoff.rules.asks import Decision, Seat
from standoff.rules.chance import Chance
from standoff.rules.classic.events import Ended, Event, PhaseBegan, PowerDealt, RoleDealt
from standoff.rules.classic.options import POOLS, ROUNDS, Options
from standoff.rules.classic.phases import loot, nerve, phone, split, window
from standoff.rules.classic.phases.aim import Aiming, aim_last, aim_now
from standoff.rules.classic.phases.load import load_last, load_now
from standoff.rules.classic.phases.stage import Stage
from standoff.rules.classic.phases.volley import fast_volley, volley
from standoff.rules.classic.powers.catalogue import offered_at, powers_in
from standoff.rules.classic.reckoning import reckon
from standoff.rules.classic.table import Table, blank
from standoff.rules.classic.words import PowerId, Role, StageId
from standoff.rules.flow import Flow
from standoff.rules.telling import Telling

ORDER_OF_PLAY: tuple[Stage, ...] = (
    loot,
    window.loot_turned,
    load_now,
    window.loaded,
    aim_now,
    aim_last,
    window.aimed,
    load_last,
    nerve,
    window.foiled,
    window.after_nerve,
    fast_volley,
    window.after_fast_volley,
    volley,
    window.after_volley,
    window.splitting,
    split,
    phone,
)
"""One round, stage by stage (section 6 of the rules)."""

Step = tuple[Table, tuple[Event, ...]]


def _is_idle(pool: tuple[PowerId, ...], stage: Stage) -> bool:
    """Whether a stage has nothing to do in games with these powers."""
    match stage:
        case window.PowerWindow():
            return not offered_at(stage.name, pool)
        case Aiming(last=True):
            return not any(power.aims_last for power in powers_in(pool))
        case _:
            return False


FLOWS = {
    powers: Flow(
        ORDER_OF_PLAY,
        rounds=ROUNDS,  # S1
        over=StageId.OVER,
        phase_began=PhaseBegan,
        ended=lambda table: Ended(reckon(table)),
        idle=partial(_is_idle, pool),
    )
    for powers, pool in POOLS.items()
}


def deal(options: Options, chance: Chance) -> Step:
    """A game set up and begun, as far as the first ask."""
    telling = Telling(blank(options, chance))
    pool = options.pool
    if pool:
        for seat in range(options.players):
            power = chance.power(seat, pool)
            if power is not None:
                telling.tell(PowerDealt(seat, PowerId(power)))
    if options.cop:
        cop = chance.cop(options.players)
        for seat in range(options.players):
            telling.tell(RoleDealt(seat, Role.COP if seat == cop else Role.GANGSTER))
    return FLOWS[options.powers].begin(telling)


def step(table: Table, answers: Mapping[Seat, Decision | None]) -> Step:
    """The table once everyone asked has spoken; who said nothing gets the rule's default."""
    return FLOWS[table.options.powers].step(table, answers)
