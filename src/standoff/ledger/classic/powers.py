"""Power cards shown at a real table: when that may be, and what it does."""

from standoff.ledger.classic.book import Book
from standoff.ledger.classic.facts import Showed
from standoff.ledger.fault import FactError, Fault
from standoff.rules.classic.events import Event, Inherited, PowerShown, RoundBegan, Stabbed, StoodUp
from standoff.rules.classic.hand import Hand
from standoff.rules.classic.phases.wounding import end_phase, strike
from standoff.rules.classic.powers.cards.does_not_hurt import DoesNotHurt
from standoff.rules.classic.powers.cards.you_dont_need_it import first_dead
from standoff.rules.classic.powers.catalogue import SHOWN_BY
from standoff.rules.classic.powers.power import show
from standoff.rules.classic.table import Table
from standoff.rules.classic.telling import Telling
from standoff.rules.classic.words import Bullet, Phase, PowerId, StageId, Stance

FOUND_OUT = (PowerId.UNBREAKABLE, PowerId.DRAGON_SKIN)
"""Powers that work by themselves: the ledger learns of them only when they have (A18)."""
END = (StageId.REVEAL, StageId.OVER)


def shown(telling: Telling, stage: StageId, fact: Showed) -> None:
    """Turn a card up and do what it does; refuses what cannot be."""
    table = telling.table
    _check_card(table, fact)
    if table[fact.seat].power_shown:  # a wound has shown it already
        return
    if stage in END:
        if table.outcome is None:
            show(telling, fact.seat)
        return
    if not (table[fact.seat].alive and _may_show(table, stage, fact)):
        raise FactError(Fault.NOT_SHOWN_NOW, SHOWN_BY[fact.power])
    if fact.power is PowerId.BACKSTAB:
        _stab(telling, fact)
    elif fact.power is PowerId.YOU_DONT_NEED_IT:
        _take(telling, fact)
    else:
        show(telling, fact.seat)
        if fact.power is PowerId.DOES_NOT_HURT:
            telling.tell(StoodUp(fact.seat))


def _check_card(table: Table, fact: Showed) -> None:
    """The card is in this game, this gangster's, and nobody else's (P2)."""
    if not 0 <= fact.seat < len(table.gangsters):
        raise FactError(Fault.NO_SEAT, "C1")
    if fact.power not in table.options.pool:
        raise FactError(Fault.NO_SUCH_POWER, "P3")
    holders = [seat for seat, one in enumerate(table.gangsters) if one.power is fact.power]
    if holders != [fact.seat]:
        raise FactError(Fault.OTHER_POWER, "P2")


def _may_show(table: Table, stage: StageId, fact: Showed) -> bool:
    match fact.power:
        case PowerId.KID | PowerId.CUNNING:  # A28
            return stage in (StageId.LOOT, StageId.LOAD, StageId.AIM)
        case PowerId.INSANE:  # P20, A23
            return stage in (StageId.LOOT, StageId.LOAD, StageId.AIM, StageId.NERVE)
        case PowerId.BACKSTAB:  # A39
            foiled = any(one.stance is Stance.WITHDRAWN for one in table.gangsters)
            return stage is StageId.FAST_VOLLEY and foiled and table[fact.seat].standing
        case PowerId.YOU_DONT_NEED_IT:  # A21
            return bool(first_dead(table))
        case PowerId.SPECIALIST:  # A34
            return table.phase is Phase.FAST_VOLLEY
        case PowerId.DOES_NOT_HURT:  # A38
            return stage is StageId.SPLIT and fact.seat in DoesNotHurt().concerns(table)
        case _:
            return False


def _stab(telling: Telling, fact: Showed) -> None:
    table, victim = telling.table, fact.whom
    if fact.bullet not in (Bullet.BANG, Bullet.BBB):
        raise FactError(Fault.NOT_SHOWN_NOW, "P40")
    if victim is None or victim not in table.neighbours(fact.seat) or not table[victim].standing:
        raise FactError(Fault.NO_VICTIM, "P39")
    show(telling, fact.seat)
    telling.tell(Stabbed(fact.seat, victim, fact.bullet))
    strike(telling, victim, 1)
    end_phase(telling)


def _take(telling: Telling, fact: Showed) -> None:
    dead = fact.whom
    if dead is None or dead not in first_dead(telling.table):
        raise FactError(Fault.NO_VICTIM, "P16")
    show(telling, fact.seat)
    telling.tell(Inherited(fact.seat, dead, Hand()))  # which cards is between the two


def check_shown(before: Book, after: Book, fact: Showed) -> None:
    """Refuse a card shown twice, and one that would change what was settled long ago."""
    if before.table[fact.seat].power_shown:
        raise FactError(Fault.NOT_SHOWN_NOW, SHOWN_BY[fact.power])
    if fact.power not in FOUND_OUT or fact.seat in _shown_this_round(after.events):
        return
    died = after.stage not in END and not after.table[fact.seat].alive
    if died or _settled(before.table) != _settled(after.table):  # A9
        raise FactError(Fault.NOT_SHOWN_NOW, SHOWN_BY[fact.power])


def _shown_this_round(events: tuple[Event, ...]) -> set[int]:
    shown: set[int] = set()
    for event in events:
        if isinstance(event, RoundBegan):
            shown = set()
        elif isinstance(event, PowerShown):
            shown.add(event.seat)
    return shown


def _settled(table: Table) -> list[tuple[bool, int, int]]:
    return [(one.alive, one.money, one.wounds if one.alive else 0) for one in table.gangsters]
