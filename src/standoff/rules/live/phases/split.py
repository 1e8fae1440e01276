"""Phase 8: whoever is still in play shares the cards by their money side, without change."""

from standoff.rules.live.events import Split
from standoff.rules.live.table import Table
from standoff.rules.live.telling import Telling
from standoff.rules.live.words import StageId
from standoff.rules.notes import Note, counted, portions, shares
from standoff.rules.stage import NOBODY, Answers, Asks

name = StageId.SPLIT
only_asks = False

Portions = tuple[tuple[int, ...], ...]
"""The places in the row of the cards each sharer gets."""


def asks(table: Table) -> Asks:
    return NOBODY


def resolve(telling: Telling, answers: Answers) -> None:
    table = telling.table
    among = table.in_play  # L50
    row = tuple([card.value for card in table.row])
    divided = by_cards if table.options.foolproof else by_money
    share, handed = divided(row, len(among))
    telling.tell(Split(among, share, row, handed))


def by_money(row: tuple[Note, ...], sharers: int) -> tuple[int, Portions]:
    """L51: equal sums, the largest values first and those from the left of the row."""
    split = shares(counted(row), sharers)
    places: dict[Note, list[int]] = {}
    for place in range(len(row) - 1, -1, -1):
        places.setdefault(row[place], []).append(place)
    handed = portions(split.handed, split.share, sharers)
    return split.share, tuple(
        [tuple([places[value].pop() for value in portion]) for portion in handed]
    )


def by_cards(row: tuple[Note, ...], sharers: int) -> tuple[int, Portions]:
    """V3: equal numbers of cards, from the left of the row."""
    share = len(row) // sharers if sharers else 0
    return share, tuple([tuple(range(share * turn, share * (turn + 1))) for turn in range(sharers)])
