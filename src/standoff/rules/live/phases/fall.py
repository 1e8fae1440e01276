"""Phase 7: everyone hit by a Shotgun takes one step back with open arms, all at once."""

from collections import Counter

from standoff.rules.asks import Seat
from standoff.rules.cards import Weapon
from standoff.rules.live.decisions import Touch, TouchAsk
from standoff.rules.live.events import SteppedBack
from standoff.rules.live.phases.wounding import strike
from standoff.rules.live.table import Table
from standoff.rules.live.telling import Telling
from standoff.rules.live.words import Contact, StageId
from standoff.rules.stage import NOBODY, Answers, Asks

name = StageId.FALL
only_asks = True


def asks(table: Table) -> Asks:
    """A67: whoever was hit directly is out of play already, and is not touched."""
    others = table.in_play
    if not table.falling or not others:
        return NOBODY
    return {table.godfather: TouchAsk(Contact.FALL, table.falling, others, name)}


def resolve(telling: Telling, answers: Answers) -> None:
    falling = telling.table.falling
    said = answers[telling.table.godfather]
    touched = said.touched if isinstance(said, Touch) else ((),) * len(falling)
    hits: Counter[Seat] = Counter()
    for body, those in zip(falling, touched, strict=True):
        telling.tell(SteppedBack(body, those))
        hits.update(those)
    for seat in sorted(hits):
        strike(telling, seat, hits[seat], Weapon.SHOTGUN)  # A66
