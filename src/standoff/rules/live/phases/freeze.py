"""Phase 3, the first whistle: all stand still, and the Godfather sees who sees whom."""

from standoff.rules.live.decisions import Freeze, FreezeAsk
from standoff.rules.live.events import Froze
from standoff.rules.live.table import Table
from standoff.rules.live.telling import Telling
from standoff.rules.live.words import StageId
from standoff.rules.stage import NOBODY, Answers, Asks

name = StageId.FREEZE
only_asks = True


def asks(table: Table) -> Asks:
    teams = tuple([members for members in table.teams_in_play if members])
    return {table.godfather: FreezeAsk(teams)} if len(teams) > 1 else NOBODY


def resolve(telling: Telling, answers: Answers) -> None:
    said = answers[telling.table.godfather]
    frozen = said if isinstance(said, Freeze) else Freeze()
    telling.tell(Froze(frozen.unseen, frozen.spots))
