"""A good use of every power, whatever the temper of its holder."""

from collections.abc import Sequence

from standoff.bots.classic import cop
from standoff.bots.classic.reading import Reading, lives, odds_of, own, total
from standoff.rules.asks import Decision
from standoff.rules.classic.decisions import Stab, Swap, Take
from standoff.rules.classic.options import ROUNDS
from standoff.rules.classic.views import View
from standoff.rules.classic.words import Bullet, PowerId, StageId, Stance
from standoff.rules.notes import FIVE, shares

WORTH_KEEPING = {Bullet.CLICK: 0, Bullet.BANG: 1, Bullet.BBB: 2}


def shows(view: View) -> bool:
    """Turn a grenade up where guns point here; aim last or load last as soon as possible."""
    me, secret = own(view)
    if secret.power is not PowerId.INSANE:
        return True
    return view.stage is StageId.AIMED and bool(Reading(view).guns[me.seat])


def joins(view: View) -> bool:
    """Stand up for a share that later rounds will hardly better, or for the telephone."""
    if cop.is_cop(view) and cop.may_still_win(view):
        return not view.alerted
    standing = [other for other in view.gangsters if other.stance is Stance.STANDING]
    share = shares(view.loot, 1 + sum(other.alive for other in standing)).share
    return share >= FIVE * (1 + (ROUNDS - view.round) // 3)


def thrown(offers: Sequence[Decision]) -> Decision:
    """Throw the least card away for a second fast bullet."""
    swaps = [offer for offer in offers if isinstance(offer, Swap)]
    return min(swaps, key=lambda swap: WORTH_KEEPING[swap.thrown])


def taken(view: View, offers: Sequence[Decision]) -> Decision:
    """Take the hand with most live bullets left in it."""
    takes = [offer for offer in offers if isinstance(offer, Take)]
    return max(takes, key=lambda take: sum(odds_of(view.gangsters[take.dead])))


def stabbed(view: View, offers: Sequence[Decision]) -> Decision:
    """Stab to kill, or whoever aims here, or the richer one."""
    me, _ = own(view)

    def merit(stab: Stab) -> tuple[bool, bool, int]:
        victim = view.gangsters[stab.victim]
        return lives(victim) == 1, me.seat in victim.aims, total(view, victim)

    return max((offer for offer in offers if isinstance(offer, Stab)), key=merit)
