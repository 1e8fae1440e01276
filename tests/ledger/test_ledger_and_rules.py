"""A ledger that knows only what everybody saw comes to what the rules came to."""

from hypothesis import given
from hypothesis import strategies as st

from standoff.ledger.classic.ledger import Ledger
from standoff.rules.classic.table import Table
from standoff.rules.classic.words import StageId
from tests.ledger.witness import Witness
from tests.properties.games import Game, games


def noted(game: Game, *, patient: bool = True) -> Ledger:
    """The ledger of somebody who watched this game."""
    ledger = Ledger(game.options)
    witness = Witness(game.options.players, patient=patient)
    for fact in witness.facts(game.events, game.end):
        ledger = ledger.noting(fact)
    return ledger


def standings(table: Table) -> list[tuple[bool, int, int, int, int]]:
    return [(one.alive, one.wounds, one.shame, one.flashing, one.money) for one in table.gangsters]


@given(games, st.booleans())
def test_public_facts_alone_give_the_same_markers_money_and_outcome(
    game: Game, patient: bool
) -> None:
    book = noted(game, patient=patient).book
    assert book.stage is StageId.OVER
    assert standings(book.table) == standings(game.end)
    assert book.table.loot == game.end.loot
    assert (book.table.calls, book.table.alerted) == (game.end.calls, game.end.alerted)
    assert book.table.outcome == game.end.outcome


@given(games, st.data())
def test_taking_facts_back_and_noting_them_again_comes_to_the_same(
    game: Game, data: st.DataObject
) -> None:
    ledger = noted(game)
    count = data.draw(st.integers(1, len(ledger.facts)))
    shorter = ledger.undoing(count)
    assert len(shorter.facts) == len(ledger.facts) - count
    again = shorter
    for _ in range(count):
        again = again.redoing()
    assert again.book == ledger.book
    for fact in ledger.facts[-count:]:
        shorter = shorter.noting(fact)
    assert shorter.book == ledger.book
