"""Phase 1: everyone alive stands up, and five notes join the loot."""

from standoff.rules.classic.events import RoundBegan
from standoff.rules.classic.options import NOTES_A_ROUND
from standoff.rules.classic.phases.stage import NOBODY, Answers
from standoff.rules.classic.table import Asks, Table
from standoff.rules.classic.telling import Telling
from standoff.rules.classic.words import StageId

name = StageId.LOOT
only_asks = False


def asks(table: Table) -> Asks:
    return NOBODY


def resolve(telling: Telling, answers: Answers) -> None:
    table = telling.table
    note = table.chance.note
    turned = range(table.turned, table.turned + NOTES_A_ROUND)
    telling.tell(RoundBegan(table.round + 1, tuple([note(place) for place in turned])))
