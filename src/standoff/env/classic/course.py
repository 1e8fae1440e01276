"""The course of a game in which every stroke of luck is a node of its own.

A value that never changes, so that copies cost nothing. Notes lie face down until luck turns them
up one by one; neither here nor in the table is there an order of those still to come.
"""

from collections.abc import Sequence
from functools import cache
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from standoff.env.classic.position import legal_for, shares
from standoff.env.course import Log, Turn, steps
from standoff.rules.asks import IllegalError, Seat
from standoff.rules.classic import engine
from standoff.rules.classic.events import Event, RoundBegan
from standoff.rules.classic.options import NOTES_A_ROUND, Options
from standoff.rules.classic.table import Table
from standoff.rules.classic.words import PowerId
from standoff.rules.notes import FIVE, NOTES, TEN, TWENTY, Note, Notes, counted
from standoff.schema.legal import Legal
from standoff.schema.observation import POWERS

T = TypeVar("T")

FACE_DOWN: Note = 0
"""Worth nothing until it is turned up."""


class FaceDown(Struct, frozen=True):
    """Chance that has dealt powers and roles, and turns no note up by itself."""

    powers: tuple[str, ...]
    cop_seat: Seat

    def note(self, turned: int) -> Note:  # noqa: ARG002
        return FACE_DOWN

    def power(self, seat: Seat, pool: tuple[str, ...]) -> str:  # noqa: ARG002
        return self.powers[seat]

    def cop(self, seats: int) -> Seat:  # noqa: ARG002
        return self.cop_seat

    def bullet(self, round_: int, seat: Seat, gun: int, unused: Sequence[T]) -> T:
        raise NotImplementedError("nobody is ever silent here")


class Course(Struct, frozen=True, gc=False):
    """Where a game stands, and what luck still has to say before anybody is asked."""

    options: Options
    seats: range
    turn: Turn
    powers: tuple[str, ...] = ()
    """The power cards dealt so far."""
    cop: Seat | None = None
    table: Table | None = None
    """None until all cards are dealt; while notes are turned up it is without them."""
    notes: tuple[Note, ...] = ()
    """What was turned up so far of this round's notes."""
    left: Notes = Notes()
    """The notes that are still face down."""
    log: Log[Table] | None = None
    legals: tuple[Legal, ...] = ()
    """What each seat may do, once they are asked."""

    def __deepcopy__(self, memo: object) -> "Course":
        return self

    def outcomes(self) -> list[tuple[int, float]]:
        """Everything luck may say now, and how likely each is."""
        if self.table is not None:
            return list(_odds(self.left))
        if self.deals_powers:
            cards = [POWERS.index(one) for one in self.options.pool if one not in self.powers]
            return [(card, 1 / len(cards)) for card in cards]
        players = self.options.players
        return [(seat, 1 / players) for seat in range(players)]

    @property
    def deals_powers(self) -> bool:
        """Whether somebody is still without a power card."""
        return bool(self.options.pool) and len(self.powers) < self.options.players

    def said(self, outcome: int) -> str:
        """What luck says, in words."""
        if self.table is not None:
            return f"turn {NOTES[outcome]}"
        return f"deal {POWERS[outcome]}" if self.deals_powers else f"cop {outcome}"

    @property
    def players(self) -> int:
        return self.options.players

    def turned(self, outcome: int) -> "Course":
        """After luck has spoken."""
        if self.table is not None:
            return self._noted(NOTES[outcome])
        if self.deals_powers:
            return replace(self, powers=(*self.powers, PowerId(POWERS[outcome]))).set_up()
        return replace(self, cop=outcome).set_up()

    def set_up(self) -> "Course":
        """With its table, if everything that is dealt beforehand is there."""
        if self.deals_powers or (self.options.cop and self.cop is None):
            return self
        table, events = engine.deal(self.options, FaceDown(self.powers, self.cop or 0))
        return replace(self, table=table, log=Log(None, events, table))

    def _noted(self, note: Note) -> "Course":
        """One note more lies face up; after the last of them people are asked."""
        notes, left = (*self.notes, note), _without(self.left, note)
        if len(notes) < NOTES_A_ROUND:
            return Course(
                self.options,
                self.seats,
                Turn.LUCK,
                self.powers,
                self.cop,
                self.table,
                notes,
                left,
                self.log,
            )
        table, log = self.table, self.log
        assert table is not None
        assert log is not None
        loot = table.loot
        laid = Notes(
            loot.twenties + notes.count(TWENTY),
            loot.tens + notes.count(TEN),
            loot.fives + notes.count(FIVE),
        )
        now = replace(table, loot=laid, pile=left)
        events = tuple([_face_up(event, notes) for event in log.events])
        return self._at(now, notes, left, Log(log.before, events, now))

    def legal(self, seat: Seat) -> list[int]:
        """What a seat may do; nothing where it is not asked."""
        return list(self.legals[seat].decisions)

    def after(self, actions: Sequence[int]) -> "Course":
        """After everybody asked has acted; what the others are said to do does not matter."""
        table = self.table
        assert table is not None
        answers = {}
        for seat in table.asking:
            decision = self.legals[seat].decisions.get(actions[seat])
            if decision is None:
                raise IllegalError(seat, actions[seat])
            answers[seat] = decision
        now, events = engine.step(table, answers)
        notes = self.notes if now.round == table.round else ()
        return self._at(now, notes, self.left, Log(self.log, events, now))

    def _at(self, table: Table, notes: tuple[Note, ...], left: Notes, log: Log[Table]) -> "Course":
        legals: tuple[Legal, ...] = ()
        if table.outcome is not None:
            turn = Turn.NOBODY
        elif len(notes) < NOTES_A_ROUND:
            turn = Turn.LUCK
        else:
            turn = Turn.PLAYERS
            legals = tuple([legal_for(table, seat) for seat in self.seats])
        return Course(
            self.options, self.seats, turn, self.powers, self.cop, table, notes, left, log, legals
        )

    def steps(self) -> list[Log[Table]]:
        """The game step by step, in order."""
        return steps(self.log)

    def won(self) -> tuple[float, ...]:
        """What each seat has won; nothing before the end."""
        return shares(self.table) if self.table is not None else (0.0,) * self.players


@cache
def _odds(left: Notes) -> tuple[tuple[int, float], ...]:
    whole = sum(left)
    return tuple((kind, count / whole) for kind, count in enumerate(left) if count)


@cache
def _without(left: Notes, note: Note) -> Notes:
    return left.less(counted((note,)))


def _face_up(event: Event, notes: tuple[Note, ...]) -> Event:
    """The beginning of this round, once its notes are known."""
    if isinstance(event, RoundBegan) and FACE_DOWN in event.notes:
        return RoundBegan(event.round, tuple(sorted(notes, reverse=True)))
    return event


def begun(options: Options) -> Course:
    """A game before luck has said anything."""
    return Course(options, range(options.players), Turn.LUCK, left=options.pile).set_up()
