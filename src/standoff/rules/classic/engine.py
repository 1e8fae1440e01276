"""The engine of the classic edition: deal, asks and step, whatever the phases and powers are."""

from collections.abc import Mapping

from msgspec.structs import replace

from standoff.rules.asks import Decision, GameOverError, Seat, heard
from standoff.rules.chance import Chance
from standoff.rules.classic.events import Ended, Event, PhaseBegan, PowerDealt, RoleDealt
from standoff.rules.classic.options import ROUNDS, Options
from standoff.rules.classic.phases import loot, nerve, phone, split, window
from standoff.rules.classic.phases.aim import aim_last, aim_now
from standoff.rules.classic.phases.load import load_last, load_now
from standoff.rules.classic.phases.stage import NOBODY, Stage
from standoff.rules.classic.phases.volley import fast_volley, volley
from standoff.rules.classic.reckoning import reckon
from standoff.rules.classic.table import Asks, Table, blank
from standoff.rules.classic.telling import Telling
from standoff.rules.classic.words import PowerId, Role

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
    return _unfold(telling, 0)


def asks(table: Table) -> Asks:
    """Who must speak, and everything each may say; nobody once the game is over."""
    return table.asking


def step(table: Table, answers: Mapping[Seat, Decision | None]) -> Step:
    """The table once everyone asked has spoken; who said nothing gets the rule's default."""
    if table.outcome is not None:
        raise GameOverError
    telling = Telling(table)
    ORDER_OF_PLAY[table.stage].resolve(telling, heard(table.asking, answers))
    return _unfold(telling, table.stage + 1)


def _unfold(telling: Telling, stage: int) -> Step:
    """Let things happen until somebody must decide, or the game is over."""
    while telling.table.outcome is None:
        if telling.round_over or stage == len(ORDER_OF_PLAY):
            if telling.table.round == ROUNDS:  # S1
                telling.tell(Ended(reckon(telling.table)))
                break
            telling.round_over = False
            stage = 0
        here = ORDER_OF_PLAY[stage]
        asking = here.asks(telling.table)
        if asking or not here.only_asks:
            if here.phase is not telling.table.phase and stage > 0:
                telling.tell(PhaseBegan(here.phase))
            if asking:
                return replace(telling.table, stage=stage, asking=asking), tuple(telling.events)
            here.resolve(telling, {})
        stage += 1
    return replace(telling.table, stage=stage, asking=NOBODY), tuple(telling.events)
