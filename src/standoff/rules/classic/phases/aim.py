"""Phase 3: everyone points at somebody else at once; who aims last sees that first."""

from standoff.rules.classic.decisions import Aim, aim_ask
from standoff.rules.classic.events import Aimed
from standoff.rules.classic.phases.stage import Answers
from standoff.rules.classic.powers.catalogue import power_of
from standoff.rules.classic.table import Asks, Table
from standoff.rules.classic.telling import Telling
from standoff.rules.classic.words import StageId


class Aiming:
    """The stage of those who aim now, or of those who aim last."""

    only_asks = True

    def __init__(self, name: StageId) -> None:
        self.name = name
        self.last = name is StageId.AIM_LAST

    def asks(self, table: Table) -> Asks:
        gangsters, last, stage = table.gangsters, self.last, self.name
        return {
            seat: aim_ask(table.living, seat, len(gangsters[seat].hands), stage)
            for seat in table.living
            if (gangsters[seat].power_shown and power_of(gangsters[seat]).aims_last) is last
        }

    def resolve(self, telling: Telling, answers: Answers) -> None:
        for seat, answer in answers.items():
            if isinstance(answer, Aim):
                telling.tell(Aimed(seat, answer.at))
            else:
                telling.tell(Aimed(seat, (None,) * len(telling.table[seat].hands)))  # C23


aim_now = Aiming(StageId.AIM)
aim_last = Aiming(StageId.AIM_LAST)
