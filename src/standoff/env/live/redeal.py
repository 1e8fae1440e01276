"""A table of Live dealt anew behind the back of one team: all it may know stays, the rest may differ."""

from random import Random

from msgspec.structs import replace

from standoff.rules.asks import Seat
from standoff.rules.cards import Card, Weapon
from standoff.rules.chance import Seeded
from standoff.rules.live.table import Gangster, Table
from standoff.rules.options import Money

_WEAPONS = tuple(Weapon)


def redealt(table: Table, seat: Seat, dice: Random) -> Table:
    """The same table for this seat, with other cards, stashes and decks wherever it is blind.

    Who is asked now stays, since everybody sees it. It need not be a table that could have come
    about; nothing a seat is told may depend on that.
    """
    options = table.options
    team = options.team_of[seat]
    if table.outcome is not None:
        return replace(table, chance=Seeded(dice.randbytes(32)))
    gangsters = tuple(
        one if options.team_of[place] == team else _other_card(one, dice)
        for place, one in enumerate(table.gangsters)
    )
    dealt = tuple(
        cards if place == team else tuple(_other_side(card, dice) for card in cards)
        for place, cards in enumerate(table.dealt)
    )
    row = tuple(_other_side(card, dice) for card in table.row)
    stashes = table.stashes
    if options.money is Money.CLOSED:
        stashes = tuple(
            cards if place == team else tuple(dice.choices(table.row or cards, k=dice.randrange(9)))
            for place, cards in enumerate(stashes)
        )
    chance = Seeded(dice.randbytes(32))
    return replace(table, gangsters=gangsters, dealt=dealt, row=row, stashes=stashes, chance=chance)


def _other_card(gangster: Gangster, dice: Random) -> Gangster:
    """Another card, unless everybody has seen it."""
    if gangster.card is None or gangster.shown:
        return gangster
    return replace(gangster, card=_other_side(gangster.card, dice))


def _other_side(card: Card, dice: Random) -> Card:
    """As much money, and any weapon on the other side."""
    return Card(dice.choice(_WEAPONS), card.value, dice.choice((None, dice.randrange(1, 100))))
