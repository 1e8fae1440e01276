"""The course of a game of Live in which every stroke of luck is a node of its own.

A value that never changes, so that copies cost nothing. Luck speaks when the rules cannot go on without it:
what people said is kept until then, so no state holds a card that has not come yet.
"""

from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from standoff.env.course import Log, Turn, steps
from standoff.env.live.legal import legal_actions
from standoff.env.live.luck import (
    ArenaDraw,
    CardsLeft,
    DeckDraw,
    HandsDraw,
    LuckDraw,
    box,
    deck_draw,
)
from standoff.rules.asks import Decision, IllegalError, Seat
from standoff.rules.cards import Card, Cards
from standoff.rules.live import engine
from standoff.rules.live.decisions import FreezeAsk, TouchAsk
from standoff.rules.live.options import Options
from standoff.rules.live.table import Table


class ArenaOdds(Struct, frozen=True):
    """What stands for an arena: with which chance somebody is out of sight, and within open arms."""

    unseen: float = 0.0
    touch: float = 0.0


class DeckUnsaidError(Exception):
    """Luck has not said which cards come."""


class HandsUnsaidError(Exception):
    """Luck has not said who is dealt what."""

    def __init__(self, row: tuple[Card, ...], hands: int) -> None:
        super().__init__("luck has not dealt yet")
        self.draw = HandsDraw(row, hands)


class Spoken(Struct, frozen=True):
    """Chance of Live that knows of one round at most, and asks for what it does not know."""

    new: tuple[Card, ...] | None = None
    hands: tuple[Card, ...] | None = None

    def deck(self, round_: int, cards: Cards, *, red: bool) -> tuple[Card, ...]:  # noqa: ARG002
        if self.new is None:
            raise DeckUnsaidError
        return self.new

    def dealt(self, round_: int, row: tuple[Card, ...], hands: int) -> tuple[Card, ...]:  # noqa: ARG002
        if self.hands is None:
            raise HandsUnsaidError(row, hands)
        return self.hands


class Course(Struct, frozen=True, gc=False):
    """Where a game stands, and what luck still has to say before anybody is asked."""

    options: Options
    arena: ArenaOdds
    box: CardsLeft
    """The cards that have not come yet."""
    turn: Turn = Turn.LUCK
    table: Table | None = None
    """None until the first cards are dealt."""
    answers: Mapping[Seat, Decision] = {}
    """What was said last, where luck must speak before it counts."""
    spoken: Spoken = Spoken()
    draw: LuckDraw | None = None
    """What luck is about to say."""
    log: Log[Table] | None = None
    legals: tuple[Mapping[int, int], ...] = ()
    """What each seat may do, once they are asked, with the place of each among their decisions."""

    def __deepcopy__(self, memo: object) -> "Course":
        return self

    @property
    def players(self) -> int:
        return self.options.gangsters

    def outcomes(self) -> list[tuple[int, float]]:
        """Everything luck may say now, and how likely each is."""
        assert self.draw is not None
        return self.draw.outcomes()

    def said(self, outcome: int) -> str:
        """What luck says, in words."""
        assert self.draw is not None
        return self.draw.said(outcome)

    def turned(self, outcome: int) -> "Course":
        """After luck has spoken."""
        assert self.draw is not None
        return self.drawing(self.draw.after(outcome))

    def drawing(self, draw: LuckDraw) -> "Course":
        """Luck speaks until it has said all of this."""
        if not draw.done:
            return replace(self, turn=Turn.LUCK, draw=draw)
        if isinstance(draw, DeckDraw):
            return replace(self, box=draw.box, spoken=Spoken(draw.so_far)).going_on()
        if isinstance(draw, HandsDraw):
            return replace(self, spoken=replace(self.spoken, hands=draw.so_far)).going_on()
        assert isinstance(draw, ArenaDraw)
        return replace(self, answers={self.options.gangsters: draw.answer}).going_on()

    def legal(self, seat: Seat) -> list[int]:
        """What a seat may do; nothing where it is not asked."""
        return list(self.legals[seat])

    def after(self, actions: Sequence[int]) -> "Course":
        """After everybody asked has acted; what the others are said to do does not matter."""
        table = self.table
        assert table is not None
        answers = {}
        for seat, ask in table.asking.items():
            place = self.legals[seat].get(actions[seat])
            if place is None:
                raise IllegalError(seat, actions[seat])
            answers[seat] = ask.nth(place)
        return replace(self, answers=answers).going_on()

    def going_on(self) -> "Course":
        """As far as the rules come with what was said."""
        options = self.options
        try:
            if self.table is None:
                table, events = engine.deal(options, self.spoken)
            else:
                table, events = engine.step(replace(self.table, chance=self.spoken), self.answers)
        except DeckUnsaidError:
            return self.drawing(deck_draw(self.box, options.cards, red=options.red))
        except HandsUnsaidError as unsaid:
            return self.drawing(unsaid.draw)
        table = replace(table, chance=_NOTHING)
        log = Log(self.log, events, table)
        after = Course(options, self.arena, self.box, Turn.PLAYERS, table, log=log)
        if table.outcome is not None:
            return replace(after, turn=Turn.NOBODY)
        ask = table.asking.get(table.godfather)
        if isinstance(ask, FreezeAsk):
            return after.drawing(ArenaDraw(ask, self.arena.unseen))
        if isinstance(ask, TouchAsk):
            return after.drawing(ArenaDraw(ask, self.arena.touch))
        return replace(after, legals=_legals(table))

    def steps(self) -> list[Log[Table]]:
        """The game step by step, in order."""
        return steps(self.log)

    def won(self) -> tuple[float, ...]:
        """What each gangster has won: the victory, divided among equal teams; nothing before the end."""
        won = [0.0] * self.players
        if self.table is not None and self.table.outcome is not None:
            winners = self.table.outcome.winners
            for team in winners:
                for seat in self.options.members[team]:
                    won[seat] = 1 / len(winners)
        return tuple(won)


def begun(options: Options, arena: ArenaOdds) -> Course:
    """A game before luck has said anything."""
    return Course(options, arena, box(options.cards, red=options.red)).going_on()


def _legals(table: Table) -> tuple[Mapping[int, int], ...]:
    gangsters = table.options.gangsters
    return tuple(
        legal_actions(table.asking[seat], seat, gangsters) if seat in table.asking else {}
        for seat in range(gangsters)
    )


_NOTHING = Spoken()
