"""Cards for a whole game of Live that fit what one seat can tell of them."""

from collections import Counter
from collections.abc import Sequence
from itertools import product
from math import comb, perm, prod
from random import Random

from standoff.env.live.clues import Clue, RoundClues
from standoff.env.live.luck import CardsLeft
from standoff.rules.asks import Seat
from standoff.rules.cards import Card
from standoff.rules.notes import NOTES

DEALS = 4
"""Out of so many deals one is taken, by the number of ways that lead to each."""
TRIES = 200


class UnfitError(Exception):
    """No card is left that somebody could hold."""


class SupposedDeal:
    """Which card is what and who holds which, every card by a number of its own."""

    def __init__(self, left: CardsLeft, rounds: Sequence[RoundClues], dice: Random) -> None:
        self.left = left
        self.dice = dice
        self.weight = 1.0
        self.values: dict[int, int] = {}
        """The money side of each card, as a place among the notes."""
        self.kinds: dict[int, int] = {}
        self.held: list[dict[Seat, int]] = [{} for _ in rounds]
        for known in rounds:
            self.values |= zip(known.row, map(NOTES.index, known.values or ()), strict=False)
        if rounds[-1].values is None:
            self._price(rounds[-1])
        self._hand_out(rounds)
        for card in self.values:
            self._turn_up(card, range(len(left.kinds)))

    def card(self, number: int) -> Card:
        _, weapon, face = self.left.kinds[self.kinds[number]]
        return Card(weapon, NOTES[self.values[number]], face)

    def _price(self, last: RoundClues) -> None:
        """New cards worth what was announced, and enough of what one's own team holds (H14)."""
        known = Counter(self.values.values())
        spare = [
            sum(colour) - known[place]
            for place, colour in enumerate(zip(*self.left.values, strict=True))
        ]
        carried = Counter(self.values[card] for card in last.row if card in self.values)
        mine = Counter(clue.value for clue in last.hands.values())
        new, found, ways = len(last.new), [], []
        for twenties, tens in product(range(new + 1), repeat=2):
            counts = twenties, tens, new - twenties - tens
            row = [carried[place] + count for place, count in enumerate(counts)]
            if counts[2] >= 0 and last.loot in (None, sum(map(int.__mul__, NOTES, row))):
                dealt = prod(
                    perm(count, mine[note]) for note, count in zip(NOTES, row, strict=True)
                )
                found.append((counts, dealt))
                ways.append(dealt * prod(map(comb, spare, counts)))
        counts, dealt = self.dice.choices(found, ways)[0]
        self.weight /= dealt  # It counts again when cards are handed out.
        places = [place for place, count in enumerate(counts) for _ in range(count)]
        self.dice.shuffle(places)
        self.values |= zip(last.new, places, strict=True)

    def _hand_out(self, rounds: Sequence[RoundClues]) -> None:
        """A card to everybody, first where most is known of it."""
        slots = [
            (clue, seat, place)
            for place, known in enumerate(rounds)
            for seat, clue in known.hands.items()
        ]
        for clue, seat, place in sorted(slots, key=lambda slot: _freedom(slot[0])):
            taken = self.held[place].values()
            cards = [
                card
                for card in rounds[place].row
                if card not in taken
                and clue.value in (None, NOTES[self.values[card]])
                and all(card in known.row for known in rounds if known.has_seen(clue.face))
            ]
            self.held[place][seat] = self._one(cards, clue)

    def _one(self, cards: Sequence[int], clue: Clue) -> int:
        """One of these cards, of which so much is known."""
        kinds = [
            kind
            for kind, (_, weapon, number) in enumerate(self.left.kinds)
            if clue.allows((weapon, number))
        ]
        shares = [
            sum([odds[kind] for kind in kinds]) for odds in map(self.left.odds, range(len(NOTES)))
        ]
        chances = [
            float(self.kinds[card] in kinds) if card in self.kinds else shares[self.values[card]]
            for card in cards
        ]
        whole = sum(chances)
        if not whole:
            raise UnfitError
        self.weight *= whole
        card = self.dice.choices(cards, chances)[0]
        self._turn_up(card, kinds)
        return card

    def _turn_up(self, card: int, kinds: Sequence[int]) -> None:
        """Decide what is on the action side, unless that is known."""
        if card not in self.kinds:
            value = self.values[card]
            odds = self.left.odds(value)
            kind = self.dice.choices(kinds, [odds[kind] for kind in kinds])[0]
            self.kinds[card] = kind
            self.left = self.left.without(kind, value)


def likely_deal(left: CardsLeft, rounds: Sequence[RoundClues], dice: Random) -> SupposedDeal:
    """A deal that fits, about as often as chance would have made it."""
    deals: list[SupposedDeal] = []
    for _ in range(TRIES):
        try:
            deals.append(SupposedDeal(left, rounds, dice))
        except UnfitError:
            continue
        if len(deals) == DEALS:
            break
    return dice.choices(deals, [deal.weight for deal in deals])[0]


def _freedom(clue: Clue) -> tuple[bool, bool, bool, int]:
    weapon, number = clue.face or (None, None)
    return clue.value is None, number is None, weapon is None, len(clue.weapons)
