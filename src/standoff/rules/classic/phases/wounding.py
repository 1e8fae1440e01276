"""How hits become wounds and deaths, and what a phase that dealt them ends with (A27)."""

from collections.abc import Mapping

from standoff.rules.asks import Seat
from standoff.rules.classic.events import Died, Discarded, Ended, Wounded
from standoff.rules.classic.powers.catalogue import power_of
from standoff.rules.classic.powers.power import show
from standoff.rules.classic.reckoning import reckon
from standoff.rules.classic.telling import Telling
from standoff.rules.classic.words import DiscardReason


def strike(telling: Telling, seat: Seat, hits: int, why: DiscardReason = DiscardReason.HIT) -> None:
    """So many simultaneous hits on somebody; the dead feel nothing more (A5, A6)."""
    gangster = telling.table[seat]
    if not gangster.alive:
        return
    power = power_of(gangster)
    markers = power.markers(gangster, hits)
    if markers:
        telling.tell(Wounded(seat, markers))
        gangster = telling.table[seat]
    if gangster.wounds >= power.fatal_wound:
        telling.tell(Died(seat))
    elif not gangster.power_shown and power.shown_by(gangster, hits, markers):
        show(telling, seat)
    discard(telling, seat, why)  # C36: surprised, they do not fire


def strike_all(telling: Telling, hits: Mapping[Seat, int]) -> None:
    """The hits of one volley, all at once, and what the phase ends with."""
    for seat in sorted(hits):
        strike(telling, seat, hits[seat])
    if hits:
        end_phase(telling)


def discard(telling: Telling, seat: Seat, why: DiscardReason) -> None:
    """Every card this gangster still has in play leaves face down."""
    for gun, bullet in enumerate(telling.table.gangsters[seat].loaded):
        if bullet is not None:
            telling.tell(Discarded(seat, gun, bullet, why))


def end_phase(telling: Telling) -> None:
    """After the wounds of a phase: what shown powers do, then whether anybody is left to play."""
    for seat, gangster in enumerate(telling.table.gangsters):
        if gangster.power_shown:
            for victim in power_of(gangster).end_phase(telling, seat):
                strike(telling, victim, 1, DiscardReason.GRENADE)  # P22: no card stays in play
    if len(telling.table.living) <= 1:  # A7
        telling.tell(Ended(reckon(telling.table)))
