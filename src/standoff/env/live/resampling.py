"""A game of Live that could be the one being played, as far as one seat can tell: for planners.

All cards are dealt anew and the whole game is played again with them, so that nothing the seat has
seen is any different. What others did is taken as it was, as if they did so whatever they hold.
"""

from collections.abc import Mapping
from math import factorial
from random import Random

from standoff.env.course import WAIT, History, Said, Turn, Word, seats_asked, words_of
from standoff.env.live.clues import clues
from standoff.env.live.course import Course, begun
from standoff.env.live.luck import DeckDraw, HandsDraw, box
from standoff.env.live.supposing import likely_deal
from standoff.rules.asks import Seat
from standoff.rules.live.decisions import DivideAsk
from standoff.rules.notes import NOTES
from standoff.schema.live_actions import DIVIDE, MOVE


def imagined(end: Course, history: History, me: Seat, dice: Random) -> list[Word]:
    """Another history for this seat's information state, of a game that has come so far."""
    if end.turn is not Turn.PLAYERS:
        raise ValueError("what others hold is drawn anew only where players are asked")
    course, words = begun(end.options, end.arena), list[Word]()
    supposed = Supposed(end, me, dice)
    for _, word in words_of(course, history):
        if isinstance(word, Mapping):
            said = supposed.said(course, word)
            words.append(said)
            if len(said) == len(seats_asked(course)):
                course = course.after([said.get(seat, WAIT) for seat in range(course.players)])
        else:
            told = supposed.told(course, word)
            words.append(told)
            course = course.turned(told)
    return words


class Supposed:
    """What luck and the others say in a game that is supposed."""

    def __init__(self, end: Course, me: Seat, dice: Random) -> None:
        options = end.options
        self.me = me
        self.dice = dice
        self.rounds = clues(end, me)
        self.divisions: list[dict[Seat, int]] = []
        """What each Chief of another team says, round by round."""
        self.hands: list[list[int]] = []
        """Which cards are dealt, in order."""
        self.deal = likely_deal(box(options.cards, red=options.red), self.rounds, dice)
        for known, held in zip(self.rounds, self.deal.held, strict=True):
            divided: dict[Seat, int] = {}
            hands: list[int] = []
            for order in known.orders:
                if order and options.team_of[order[0]] != options.team_of[me]:
                    place = dice.randrange(factorial(len(order)))
                    divided[order[0]] = DIVIDE + place
                    order = DivideAsk((), order).nth(place).to
                hands += [held[seat] for seat in order]
            self.divisions.append(divided)
            self.hands.append(hands)

    def told(self, course: Course, word: int) -> int:
        """What luck says: other cards, and of the arena what everybody saw."""
        round_, draw = course.table.round if course.table else 0, course.draw
        if isinstance(draw, DeckDraw):
            card = self.rounds[round_].new[len(draw.so_far)]
            return self.deal.kinds[card] * len(NOTES) + self.deal.values[card]
        if isinstance(draw, HandsDraw):
            return draw.row.index(self.deal.card(self.hands[round_][len(draw.so_far)]))
        return word

    def said(self, course: Course, word: Said) -> Said:
        """What everybody says who has spoken; what others said is not known before all have."""
        table = course.table
        assert table is not None
        if len(word) < len(seats_asked(course)):
            return {
                seat: action if seat == self.me else self.dice.choice(course.legal(seat))
                for seat, action in word.items()
            }
        divided = self.divisions[table.round - 1]
        return {
            seat: divided.get(seat, action) if DIVIDE <= action < MOVE else action
            for seat, action in word.items()
        }
