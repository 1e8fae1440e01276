"""The bots around one table, each at its seat."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Generic, Protocol, TypeVar

from standoff.rules.asks import Ask, Decision, Dice, Seat

ViewT = TypeVar("ViewT")
ViewT_contra = TypeVar("ViewT_contra", contravariant=True)


class Player(Protocol[ViewT_contra]):
    """A bot of either edition, which sees views of its own edition."""

    def watch(self, view: ViewT_contra) -> None: ...

    def decide(self, view: ViewT_contra, ask: Ask, dice: Dice) -> Decision: ...


class Company(Generic[ViewT]):
    """Some seats of one game, played by bots; each has dice of its own, from the game's seed."""

    def __init__(self, bots: Mapping[Seat, Player[ViewT]], seed: bytes) -> None:
        self.bots = bots
        self.dice = {seat: Random(seed + bytes((seat,))) for seat in bots}

    def answers(
        self, asks: Mapping[Seat, Ask], view: Callable[[Seat], ViewT]
    ) -> dict[Seat, Decision]:
        """What the bots that are asked say; the others look on."""
        said = {}
        for seat, bot in self.bots.items():
            if seat in asks:
                said[seat] = bot.decide(view(seat), asks[seat], self.dice[seat])
            else:
                bot.watch(view(seat))
        return said
