"""Asks: a question put to a seat, which knows every decision that would answer it."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Generic, Protocol, TypeVar

from msgspec import Struct

Seat = int
"""A place at the table, counted clockwise from the Godfather's, 0."""


class Decision(Struct, frozen=True, tag_field="say", forbid_unknown_fields=True):
    """What a seat says when it is asked."""


class Dice(Protocol):
    """Whatever can draw a number between 0 and 1; `random.Random` can."""

    def random(self) -> float: ...


class Ask(Struct, frozen=True, dict=True):
    """A question put to a seat. Legality is membership in it, and is checked nowhere else."""

    def listed(self) -> tuple[Decision, ...]:
        """Every decision that answers this ask, in a fixed order."""
        raise NotImplementedError

    @cached_property
    def decisions(self) -> tuple[Decision, ...]:
        return self.listed()

    def __contains__(self, decision: object) -> bool:
        return decision in self.decisions

    def __iter__(self) -> Iterator[Decision]:
        return iter(self.decisions)

    def __len__(self) -> int:
        return len(self.decisions)

    def draw(self, dice: Dice) -> Decision:
        """One of the decisions, each as likely as any other."""
        return self.decisions[int(dice.random() * len(self.decisions))]

    def admits(self, answer: Decision) -> bool:
        """Whether `step` may take this answer: a decision, or one with a silent hand."""
        return answer in self


Said = TypeVar("Said", bound=Decision, covariant=True)


class OneOf(Ask, Generic[Said], frozen=True, dict=True, tag="one-of"):
    """Choose one of a few decisions."""

    options: tuple[Said, ...]

    def listed(self) -> tuple[Decision, ...]:
        return self.options


class RefusedError(ValueError):
    """An answer the rules do not take; the table is unchanged."""


class MalformedError(RefusedError):
    """Not a decision at all."""


class IllegalError(RefusedError):
    """A decision, but not one that this seat may take now."""

    def __init__(self, seat: Seat, said: object) -> None:
        super().__init__(f"seat {seat} may not say {said!r} now")
        self.seat = seat
        self.said = said


class GameOverError(RefusedError):
    """Nobody is asked anything any more."""

    def __init__(self) -> None:
        super().__init__("the game is over")


def heard(
    asking: Mapping[Seat, Ask], answers: Mapping[Seat, Decision | None]
) -> dict[Seat, Decision | None]:
    """What everyone asked has said, in the order of the asks; refuses what may not be said."""
    for seat, answer in answers.items():
        ask = asking.get(seat)
        if ask is None or not (answer is None or ask.admits(answer)):
            raise IllegalError(seat, answer)
    return {seat: answers.get(seat) for seat in asking}
