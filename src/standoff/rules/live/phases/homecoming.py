"""Phase 9: cowards and those who sat out are back; who fell sits out the next round."""

from standoff.rules.live.events import Returned
from standoff.rules.live.options import ROUNDS
from standoff.rules.live.table import Table
from standoff.rules.live.telling import Telling
from standoff.rules.live.words import Place, StageId
from standoff.rules.stage import NOBODY, Answers, Asks

name = StageId.RETURN
only_asks = False


def asks(table: Table) -> Asks:
    return NOBODY


def resolve(telling: Telling, answers: Answers) -> None:
    table = telling.table
    if table.round == ROUNDS:  # L55: who is in the Hospital now stays there
        return
    places = [gangster.place for gangster in table.gangsters]
    back = [seat for seat, place in enumerate(places) if place in (Place.COWARD, Place.SITTING_OUT)]
    out = [seat for seat, place in enumerate(places) if place is Place.HOSPITAL]
    telling.tell(Returned(tuple(back), tuple(out)))
