"""Phase 4, the second whistle: everyone stays, or goes to the Coward's Corner."""

from standoff.rules.decisions import Withdraw
from standoff.rules.live.decisions import NERVE_ASK
from standoff.rules.live.events import Withdrew
from standoff.rules.live.table import Table
from standoff.rules.live.telling import Telling
from standoff.rules.live.words import StageId
from standoff.rules.stage import Answers, Asks

name = StageId.NERVE
only_asks = True


def asks(table: Table) -> Asks:
    return dict.fromkeys(table.in_play, NERVE_ASK)


def resolve(telling: Telling, answers: Answers) -> None:
    for seat, said in answers.items():
        if isinstance(said, Withdraw):
            telling.tell(Withdrew(seat))
