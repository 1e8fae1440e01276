"""Phase 4: everyone stays or withdraws at once; shots at those who withdrew are foiled."""

from collections.abc import Sequence

from standoff.rules.asks import Seat
from standoff.rules.classic.decisions import NERVE_ASK, Withdraw
from standoff.rules.classic.events import Discarded, Withdrew
from standoff.rules.classic.phases.stage import Answers
from standoff.rules.classic.phases.wounding import discard
from standoff.rules.classic.table import Asks, Table
from standoff.rules.classic.telling import Telling
from standoff.rules.classic.words import DiscardReason, StageId

name = StageId.NERVE
only_asks = False


def asks(table: Table) -> Asks:
    return dict.fromkeys(table.living, NERVE_ASK)


def resolve(telling: Telling, answers: Answers) -> None:
    flashing = telling.table.alerted > 0  # K15
    gone = [seat for seat, answer in answers.items() if isinstance(answer, Withdraw)]
    for seat in gone:
        telling.tell(Withdrew(seat, flashing))
    if gone:
        for seat in gone:
            discard(telling, seat, DiscardReason.WITHDREW)
        _foil(telling, gone)


def _foil(telling: Telling, gone: Sequence[Seat]) -> None:
    """C32: whoever aims at someone who withdrew loses that bullet, unseen, gun by gun (A20)."""
    for seat in telling.table.standing:
        gangster = telling.table.gangsters[seat]
        for gun, target in enumerate(gangster.aims):
            bullet = gangster.loaded[gun]
            if target in gone and bullet is not None:
                telling.tell(Discarded(seat, gun, bullet, DiscardReason.FOILED))
