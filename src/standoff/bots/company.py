"""The bots around one table, each at its seat."""

from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import Generic

from standoff.bots.player import Player, Question, ViewT
from standoff.rules.asks import Ask, Decision, Seat


class Company(Generic[ViewT]):
    """Some seats of one game, played by bots; each has dice of its own, from the game's seed."""

    def __init__(self, bots: Mapping[Seat, Player[ViewT]], seed: bytes) -> None:
        self.bots = bots
        self.dice = {seat: Random(seed + bytes((seat,))) for seat in bots}
        self.kinds: dict[type[Player[ViewT]], list[Seat]] = {}
        """Who is of one kind may think together."""
        for seat, bot in bots.items():
            self.kinds.setdefault(type(bot), []).append(seat)

    def answers(
        self, asks: Mapping[Seat, Ask], view: Callable[[Seat], ViewT]
    ) -> dict[Seat, Decision]:
        """What the bots that are asked say; the others look on."""
        bots, dice = self.bots, self.dice
        said: dict[Seat, Decision] = {}
        for kind, seats in self.kinds.items():
            asked = [seat for seat in seats if seat in asks]
            questions = [
                Question(bots[seat], partial(view, seat), asks[seat], dice[seat]) for seat in asked
            ]
            said.update(zip(asked, kind.answer_together(questions), strict=True))
            if kind.watches:
                for seat in seats:
                    if seat not in asks:
                        bots[seat].watch(view(seat))
        return said
