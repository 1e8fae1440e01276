"""A table dealt anew behind the back of one seat: all it may know stays, everything else may differ."""

from random import Random

from msgspec.structs import replace

from standoff.rules.asks import Seat
from standoff.rules.chance import Scripted
from standoff.rules.classic.engine import ORDER_OF_PLAY
from standoff.rules.classic.hand import Hand
from standoff.rules.classic.table import Gangster, Table
from standoff.rules.classic.words import Bullet, Money, Role

_KINDS = tuple(Bullet)


def redealt(table: Table, seat: Seat, dice: Random) -> Table:
    """The same table for this seat, with other cards, powers, roles and money wherever it is blind.

    It need not be a table that could have come about; nothing a seat is told may depend on that.
    """
    others = [place for place in range(len(table.gangsters)) if place != seat]
    gangsters = list(table.gangsters)
    closed = table.options.money is Money.CLOSED
    for place in others:
        gangsters[place] = _other_cards(gangsters[place], dice, closed=closed)
    _deal_powers(gangsters, others, table, dice)
    if gangsters[seat].role is Role.GANGSTER:
        cop = dice.choice(others)
        for place in others:
            role = Role.COP if place == cop else Role.GANGSTER
            gangsters[place] = replace(gangsters[place], role=role)
    notes = list(table.options.pile.listed())
    dice.shuffle(notes)
    chance = Scripted(tuple(notes), tuple(one.power for one in gangsters))
    changed = replace(table, gangsters=tuple(gangsters), chance=chance)
    if table.outcome is not None:
        return changed
    here = next(stage for stage in ORDER_OF_PLAY if stage.name is table.stage)
    return replace(changed, asking=here.asks(changed))


def _other_cards(gangster: Gangster, dice: Random, *, closed: bool) -> Gangster:
    """As many cards as before in every place, of any kind."""
    return replace(
        gangster,
        hands=tuple(_hand(hand.cards, dice) for hand in gangster.hands),
        loaded=tuple(card and dice.choice(_KINDS) for card in gangster.loaded),
        foiled=tuple(dice.choice(_KINDS) for _ in gangster.foiled),
        money=dice.randrange(0, 200_000, 5_000) if closed else gangster.money,
    )


def _hand(cards: int, dice: Random) -> Hand:
    drawn = [dice.choice(_KINDS) for _ in range(cards)]
    return Hand(*(min(drawn.count(kind), 5) for kind in _KINDS)) if cards <= 5 else Hand(cards)


def _deal_powers(gangsters: list[Gangster], others: list[Seat], table: Table, dice: Random) -> None:
    """Another power for everybody whose card lies face down."""
    hidden = [
        place for place in others if gangsters[place].power and not gangsters[place].power_shown
    ]
    known = {one.power for place, one in enumerate(gangsters) if place not in hidden}
    free = [power for power in table.options.pool if power not in known]
    for place, power in zip(hidden, dice.sample(free, len(hidden)), strict=True):
        gangsters[place] = replace(gangsters[place], power=power)
