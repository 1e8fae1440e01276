"""Phase 8: the telephone goes round under the table, among those who shared."""

from standoff.rules.classic.decisions import CALL_ASK, PASS_ASK, Call
from standoff.rules.classic.events import PhoneLaid
from standoff.rules.classic.options import LAST_PHONE_ROUND
from standoff.rules.classic.phases.stage import NOBODY, Answers
from standoff.rules.classic.table import Asks, Table
from standoff.rules.classic.telling import Telling
from standoff.rules.classic.words import Role, StageId

name = StageId.PHONE
only_asks = True


def asks(table: Table) -> Asks:
    if not table.options.cop or table.round > LAST_PHONE_ROUND or table.alerted:  # K8, A48
        return NOBODY
    return {
        seat: CALL_ASK if table[seat].role is Role.COP else PASS_ASK  # K11
        for seat in table.sharers
    }


def resolve(telling: Telling, answers: Answers) -> None:
    used = any(isinstance(answer, Call) for answer in answers.values())
    telling.tell(PhoneLaid(tuple(answers), used))
