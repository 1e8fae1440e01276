"""What a Godfather's phone is given to lead on by itself, and no card that it may not know."""

from collections.abc import Collection

from standoff.ledger.live.book import LiveBook
from standoff.ledger.live.ledger import LiveLedger
from standoff.protocol.real import Pocket
from standoff.rules.cards import Card, Weapon
from standoff.rules.live.table import Table
from standoff.rules.live.views import LiveHeld, Stash


def as_dealt(table: Table, teams: Collection[int]) -> tuple[LiveHeld, ...]:
    """Who holds each card of these teams, in the order they were dealt."""
    held = []
    for team in sorted(teams):
        holders = list(table.options.members[team])
        for card in table.dealt[team] if table.dealt else ():
            seat = next(seat for seat in holders if table[seat].card == card)
            holders.remove(seat)
            held.append(LiveHeld(seat, card))
    return tuple(held)


def pocket(ledger: LiveLedger, book: LiveBook, known: Collection[int]) -> Pocket:
    """The round as it began and what was noted since, with the cards of these teams."""
    table = book.opening
    options = table.options
    house = ledger.seed is not None
    whole = house and len(known) == len(options.teams)
    return Pocket(
        round=table.round,
        places=tuple([gangster.place for gangster in table.gangsters]),
        row=table.row if whole else tuple([Card(Weapon.BBB, card.value) for card in table.row]),
        stashes=tuple(
            [Stash(sum([one.value for one in cards]), len(cards)) for cards in table.stashes]
        ),
        held=as_dealt(table, known) if house else (),
        facts=book.since,
        playing_from=book.playing_from,
        home=book.home_then,
        seed=ledger.seed.hex() if whole and ledger.seed is not None else "",
    )
