"""The five functions for everybody, whatever the edition."""

from typing import Any, overload

from standoff.rules.asks import Seat
from standoff.rules.chance import Chance, LiveChance
from standoff.rules.classic import engine as classic
from standoff.rules.classic import views as classic_views
from standoff.rules.classic.options import Options as ClassicOptions
from standoff.rules.classic.table import Table as ClassicTable
from standoff.rules.events import Event, Seen
from standoff.rules.live import engine as live
from standoff.rules.live import views as live_views
from standoff.rules.live.options import Options as LiveOptions
from standoff.rules.live.table import Table as LiveTable
from standoff.rules.stage import Answers, Asks

RULES_VERSION = 1
"""Raised when a golden playthrough changes: the same record may then play differently."""


@overload
def deal(options: ClassicOptions, chance: Chance) -> classic.Step: ...
@overload
def deal(options: LiveOptions, chance: LiveChance) -> live.Step: ...
def deal(options: Any, chance: Any) -> Any:
    """A game set up and begun, as far as the first ask."""
    if isinstance(options, ClassicOptions):
        return classic.deal(options, chance)
    return live.deal(options, chance)


def asks(table: ClassicTable | LiveTable) -> Asks:
    """Who must speak, and everything each may say; nobody once the game is over."""
    return table.asking


@overload
def step(table: ClassicTable, answers: Answers) -> classic.Step: ...
@overload
def step(table: LiveTable, answers: Answers) -> live.Step: ...
def step(table: ClassicTable | LiveTable, answers: Answers) -> classic.Step | live.Step:
    """The table once everyone asked has spoken; who said nothing gets the rule's default."""
    if isinstance(table, ClassicTable):
        return classic.step(table, answers)
    return live.step(table, answers)


@overload
def view(table: ClassicTable, seat: Seat | None) -> classic_views.View: ...
@overload
def view(table: LiveTable, seat: Seat | None) -> live_views.View: ...
def view(
    table: ClassicTable | LiveTable, seat: Seat | None
) -> classic_views.View | live_views.View:
    """What this seat may know (None: a watcher, who knows what is public)."""
    if isinstance(table, ClassicTable):
        return classic_views.view(table, seat)
    return live_views.view(table, seat)


def redact(event: Event[ClassicTable] | Event[LiveTable], seat: Seat | None) -> Seen:
    """What a seat sees of something that happened."""
    return event.seen_by(seat)
