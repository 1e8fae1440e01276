"""The engine of Live: deal and step."""

from collections.abc import Mapping

from standoff.rules.asks import Decision, Seat
from standoff.rules.chance import LiveChance
from standoff.rules.flow import Flow
from standoff.rules.live.events import Ended, Event, PhaseBegan
from standoff.rules.live.options import ROUNDS, Options
from standoff.rules.live.phases import aim, chain, fall, freeze, homecoming, loot, nerve, split
from standoff.rules.live.phases.deal import deal as deal_cards
from standoff.rules.live.phases.deal import divide
from standoff.rules.live.phases.volley import bbb_volley, double_volley, shotgun_volley
from standoff.rules.live.reckoning import reckon
from standoff.rules.live.table import Table, blank
from standoff.rules.live.words import StageId
from standoff.rules.stage import PlayStage
from standoff.rules.telling import Telling

ORDER_OF_PLAY: tuple[PlayStage[Table], ...] = (
    loot,
    deal_cards,
    divide,
    freeze,
    aim,
    nerve,
    bbb_volley,
    chain.after_bbb,
    double_volley,
    chain.after_double,
    shotgun_volley,
    fall,
    chain.after_shotgun,
    split,
    homecoming,
)
"""One round, stage by stage (L16-L53)."""

Step = tuple[Table, tuple[Event, ...]]

FLOW = Flow(
    ORDER_OF_PLAY,
    rounds=ROUNDS,
    over=StageId.OVER,
    phase_began=PhaseBegan,
    ended=lambda table: Ended(reckon(table)),
)


def deal(options: Options, chance: LiveChance) -> Step:
    """A game set up and begun, as far as the first ask."""
    return FLOW.begin(Telling(blank(options, chance)))


def step(table: Table, answers: Mapping[Seat, Decision | None]) -> Step:
    """The table once everyone asked has spoken; who said nothing gets the rule's default."""
    return FLOW.step(table, answers)
