"""Phase 1: a new deck joins the cards left over, and the Godfather announces the loot."""

from standoff.rules.live.events import RoundBegan
from standoff.rules.live.table import Table
from standoff.rules.live.telling import Telling
from standoff.rules.live.words import StageId
from standoff.rules.stage import NOBODY, Answers, Asks

name = StageId.LOOT
only_asks = False


def asks(table: Table) -> Asks:
    return NOBODY


def resolve(telling: Telling, answers: Answers) -> None:
    table = telling.table
    options = table.options
    deck = table.chance.deck(table.round + 1, options.cards, red=options.red)
    cards = len(table.row) + len(deck)
    money = sum([card.value for card in table.row]) + sum([card.value for card in deck])
    loot = cards if options.foolproof else money  # A80
    telling.tell(RoundBegan(table.round + 1, deck, loot, cards))
