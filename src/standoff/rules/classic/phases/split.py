"""Phase 7: those still standing share the loot without change."""

from standoff.rules.classic.events import Split
from standoff.rules.classic.phases.stage import NOBODY, Answers
from standoff.rules.classic.table import Asks, Table
from standoff.rules.classic.telling import Telling
from standoff.rules.classic.words import StageId
from standoff.rules.notes import portions, shares

name = StageId.SPLIT
only_asks = False


def asks(table: Table) -> Asks:
    return NOBODY


def resolve(telling: Telling, answers: Answers) -> None:
    among = telling.table.standing
    split = shares(telling.table.loot, len(among))
    handed = portions(split.handed, split.share, len(among))
    telling.tell(Split(among, split.share, handed, split.left))
