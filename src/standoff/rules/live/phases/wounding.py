"""How hits become wounds and comas, and what a wounded Click card does at once."""

from standoff.rules.asks import Seat
from standoff.rules.cards import NUMBERED, Weapon
from standoff.rules.live.events import Announced, Fell, Saved, StruckOut, Wounded
from standoff.rules.live.options import COMA
from standoff.rules.live.telling import Telling
from standoff.rules.live.words import Place


def strike(telling: Telling, seat: Seat, hits: int, by: Weapon) -> None:
    """So many simultaneous hits on somebody in play (A60-A62)."""
    gangster = telling.table[seat]
    weapon = telling.table.card_of(seat).weapon
    if weapon is Weapon.KEVLAR and not gangster.spent:
        telling.tell(Saved(seat))
        hits -= 1
    if hits:
        telling.tell(Wounded(seat, hits, by))
        if weapon in NUMBERED and not gangster.spent:
            announce(telling, seat)
        else:
            fall_if_in_coma(telling, seat)


def announce(telling: Telling, seat: Seat) -> None:
    """L36: a numbered card is shown, and acts when its turn comes."""
    if seat not in telling.table.pending:
        card = telling.table.card_of(seat)
        assert card.number is not None
        telling.tell(Announced(seat, card.weapon, card.number))


def fall_if_in_coma(telling: Telling, seat: Seat) -> None:
    """L43: the second wound of a round is one too many."""
    gangster = telling.table[seat]
    if gangster.wounds >= COMA:
        assert gangster.hurt_by is not None
        telling.tell(Fell(seat, gangster.hurt_by))


def engulf(telling: Telling, seat: Seat) -> None:
    """L38, L39: a grenade takes somebody to the Hospital, whatever card they hold."""
    table = telling.table
    if table[seat].place is Place.IN_PLAY:
        telling.tell(Fell(seat, Weapon.BOOM))
    if table.options.chain_of_grenades and _live_grenade(telling, seat):  # V2, A71
        announce(telling, seat)
    elif seat in table.pending:
        telling.tell(StruckOut(seat))


def _live_grenade(telling: Telling, seat: Seat) -> bool:
    return telling.table.card_of(seat).weapon is Weapon.BOOM and not telling.table[seat].spent
