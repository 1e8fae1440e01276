"""The chain of a volley: wounded holders of numbered cards act, the lowest number first (A64)."""

from standoff.rules.asks import Seat
from standoff.rules.cards import Weapon
from standoff.rules.decisions import Stab
from standoff.rules.live.decisions import Touch, TouchAsk, stab_ask
from standoff.rules.live.events import Exploded, Reached, Sheathed, Stabbed
from standoff.rules.live.phases.wounding import engulf, fall_if_in_coma, strike
from standoff.rules.live.table import Table
from standoff.rules.live.telling import Telling
from standoff.rules.live.words import Contact, StageId
from standoff.rules.stage import NOBODY, Answers, Asks


class Chain:
    """The stage after a volley, which comes again as long as a card waits for its turn.

    A wounded holder announces such a card at once (L36), so asking them gives nothing away.
    """

    only_asks = False

    def __init__(self, name: StageId) -> None:
        self.name = name

    def asks(self, table: Table) -> Asks:
        if not table.pending:
            return NOBODY
        seat = first_of(table)
        if table.reach:
            return {seat: stab_ask(table.reach, self.name)}
        if table.card_of(seat).weapon is Weapon.BOOM:
            why = Contact.BLAST
            others = tuple([other for other in table.in_play if other != seat])
        else:
            why = Contact.DAGGER
            others = table.adversaries_in_play(seat)
        if not others:
            return NOBODY
        return {table.godfather: TouchAsk(why, (seat,), others, self.name)}

    def resolve(self, telling: Telling, answers: Answers) -> None:
        table = telling.table
        if not table.pending:
            return
        seat = first_of(table)
        said = answers.get(table.godfather)
        touched = said.touched[0] if isinstance(said, Touch) else ()
        if table.card_of(seat).weapon is Weapon.BOOM:
            _explode(telling, seat, touched)
        elif touched:
            telling.tell(Reached(seat, touched))
        else:
            answer = answers.get(seat)
            _stab(telling, seat, answer.victim if isinstance(answer, Stab) else None)
        telling.again = bool(telling.table.pending)


def first_of(table: Table) -> Seat:
    """L42: the lowest number that waits; of two alike, as real cards may be, the dagger (A65)."""

    def turn(seat: Seat) -> tuple[int, bool]:
        card = table.card_of(seat)
        return card.number or 0, card.weapon is Weapon.BOOM

    return min(table.pending, key=turn)


def _explode(telling: Telling, seat: Seat, touched: tuple[Seat, ...]) -> None:
    telling.tell(Exploded(seat, touched))
    for victim in (seat, *touched):
        engulf(telling, victim)


def _stab(telling: Telling, seat: Seat, victim: Seat | None) -> None:
    """One stab a round; whoever is in a coma leaves after it (A62, A63)."""
    if victim is None:
        telling.tell(Sheathed(seat))
    else:
        telling.tell(Stabbed(seat, victim))
        strike(telling, victim, 1, Weapon.BACKSTAB)
    fall_if_in_coma(telling, seat)


after_bbb = Chain(StageId.BBB_CHAIN)
after_double = Chain(StageId.DOUBLE_CHAIN)
after_shotgun = Chain(StageId.SHOTGUN_CHAIN)
