"""Asks: a question put to a seat, which knows every decision that would answer it."""

from abc import abstractmethod
from collections.abc import Iterator, Mapping
from functools import cached_property
from itertools import islice
from typing import Generic, Protocol, TypeVar

from msgspec import Struct

from standoff.rules.words import AnyStage

Seat = int
"""A place at the table, counted clockwise from the Godfather's, 0."""


class Decision(Struct, frozen=True, tag_field="say", forbid_unknown_fields=True):
    """What a seat says when it is asked."""


class Dice(Protocol):
    """Whatever can draw a number between 0 and 1; `random.Random` can."""

    def random(self) -> float: ...


class Ask(Struct, frozen=True, dict=True):
    """A question put to a seat. Legality is membership in it, and is checked nowhere else."""

    @property
    def stage(self) -> AnyStage:
        """Where in the round it is put."""
        raise NotImplementedError

    @abstractmethod
    def listed(self) -> tuple[Decision, ...]:
        """Every decision that answers this ask, in a fixed order."""

    @cached_property
    def decisions(self) -> tuple[Decision, ...]:
        return self.listed()

    def __contains__(self, decision: object) -> bool:
        return decision in self.decisions

    def __iter__(self) -> Iterator[Decision]:
        return iter(self.decisions)

    @property
    def count(self) -> int:
        """How many decisions there are; `len` has no room for the largest asks."""
        return len(self.decisions)

    def __len__(self) -> int:
        return self.count

    def nth(self, place: int) -> Decision:
        """The decision at a place below `count` in the fixed order."""
        return self.decisions[place]

    def draw(self, dice: Dice) -> Decision:
        """One of the decisions, each as likely as any other."""
        decisions = self.decisions
        return decisions[int(dice.random() * len(decisions))]

    def admits(self, answer: Decision) -> bool:
        """Whether `step` may take this answer: a decision, or one with a silent hand."""
        return answer in self


Said = TypeVar("Said", bound=Decision, covariant=True)
StageT = TypeVar("StageT", bound=AnyStage, covariant=True)


class OneOf(Ask, Generic[Said, StageT], frozen=True, dict=True, tag="one-of"):
    """Choose one of a few decisions."""

    options: tuple[Said, ...]
    stage: StageT

    def listed(self) -> tuple[Decision, ...]:
        return self.options


class LazyAsk(Ask, frozen=True, dict=True):
    """An ask that does not hold its decisions, but can count them and make any one."""

    @abstractmethod
    def nth(self, place: int) -> Decision:
        """The decision at a place below `count` in the fixed order."""

    def listed(self) -> tuple[Decision, ...]:
        return tuple(self)

    def __iter__(self) -> Iterator[Decision]:
        return (self.nth(place) for place in range(self.count))

    def draw(self, dice: Dice) -> Decision:
        count = self.count
        if count <= _FINE:
            return self.nth(int(dice.random() * count))
        drawn = 0
        spread = 1
        while spread < count * _COARSE:
            drawn = drawn * _COARSE + int(dice.random() * _COARSE)
            spread *= _COARSE
        return self.nth(drawn * count // spread)


_FINE, _COARSE = 1 << 53, 1 << 32
"""How many numbers one draw tells apart at most, and how many we ask of each in a row."""


class RefusedAnswerError(ValueError):
    """An answer the rules do not take; the table is unchanged."""


class MalformedError(RefusedAnswerError):
    """Not a decision at all."""


class IllegalError(RefusedAnswerError):
    """A decision, but not one that this seat may take now."""

    def __init__(self, seat: Seat, said: object, ask: Ask | None = None) -> None:
        legal = "it is not asked" if ask is None else f"it may say {_some_of(ask)}"
        super().__init__(f"seat {seat} may not say {said!r} now: {legal}")
        self.seat = seat
        self.said = said


_NAMED = 6
"""So many decisions are named one by one."""


def _some_of(ask: Ask) -> str:
    named = ", ".join(repr(decision) for decision in islice(ask, _NAMED))
    return named if ask.count <= _NAMED else f"{named}, or others of {ask.count}"


class GameOverError(RefusedAnswerError):
    """Nobody is asked anything any more."""

    def __init__(self) -> None:
        super().__init__("the game is over")


def heard(
    asking: Mapping[Seat, Ask], answers: Mapping[Seat, Decision | None]
) -> dict[Seat, Decision | None]:
    """What everyone asked has said, in the order of the asks; refuses what may not be said."""
    said: dict[Seat, Decision | None] = dict.fromkeys(asking)
    for seat, answer in answers.items():
        ask = asking.get(seat)
        if ask is None or not (answer is None or answer in ask or ask.admits(answer)):
            raise _refusal(seat, answer, ask)
        said[seat] = answer
    return said


def _refusal(seat: Seat, answer: object, ask: Ask | None) -> RefusedAnswerError:
    if answer is None or isinstance(answer, Decision):
        return IllegalError(seat, answer, ask)
    return MalformedError(f"seat {seat} says {answer!r}, which is no decision")
