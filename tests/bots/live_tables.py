"""Whole games of Live by bots, with everything they were asked and said."""

from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import NamedTuple

from msgspec.structs import replace

from standoff.arena import godfather
from standoff.arena.arena import Arena, opened
from standoff.arena.figures import figures_for
from standoff.arena.obstacles import Block, Column, Obstacle
from standoff.bots.catalogue import make_live
from standoff.bots.live.company import LiveCompany
from standoff.rules.asks import Ask, Decision, Seat
from standoff.rules.chance import Seeded
from standoff.rules.game import asks, deal, step
from standoff.rules.live.decisions import FreezeAsk
from standoff.rules.live.options import Options
from standoff.rules.live.table import Table
from standoff.rules.live.views import View, view


class Answer(NamedTuple):
    """What one bot said to one ask."""

    table: Table
    seat: Seat
    ask: Ask
    said: Decision


class Play:
    """A game of bots; the arena is the Godfather, unless it is silent."""

    def __init__(
        self,
        options: Options,
        bots: tuple[str, ...],
        seed: int,
        *,
        arena: bool = True,
        obstacles: bool = False,
    ) -> None:
        chance = Seeded(seed.to_bytes(32, "big"))
        self.company = LiveCompany(
            {seat: make_live(name) for seat, name in enumerate(bots)}, chance.seed
        )
        self.dealt, _ = deal(options, chance)
        self.table = self.dealt
        self.figures = replace(figures_for(options.gangsters), steps_a_second=2, countdown=6)
        self.obstacles = _obstacles(self.figures.width) if obstacles else ()
        self.arena: Arena | None = None
        self.with_arena = arena
        self.said: list[dict[Seat, Decision]] = []
        """Every set of answers, the Godfather's too."""

    def answers(self) -> Iterator[Answer]:
        """Everything the bots say, from the deal to the end."""
        while asking := asks(self.table):
            sight = cache(partial(view, self.table))
            gangsters = {seat: ask for seat, ask in asking.items() if seat != self.table.godfather}
            said = self.company.answers(gangsters, sight)
            assert set(said) == set(gangsters)
            for seat, ask in gangsters.items():
                yield Answer(self.table, seat, ask, said[seat])
            if self.with_arena and self.table.godfather in asking:
                said[self.table.godfather] = self._judged(asking[self.table.godfather], sight)
            self.said.append(said)
            self.table, _ = step(self.table, said)

    def _judged(self, ask: Ask, sight: Callable[[Seat], View]) -> Decision:
        if isinstance(ask, FreezeAsk):
            self.arena = opened(self.figures, self.obstacles, self.table.in_play)
            for _ in range(self.figures.steps):
                self.arena = self.arena.step(self.company.wishes(self.arena, sight))
        assert self.arena is not None
        return godfather.answer(self.arena, ask, sight(self.table.godfather))


def _obstacles(side: int) -> tuple[Obstacle, ...]:
    return (
        Block(side // 5, side // 2, side // 3, side // 10),
        Column(3 * side // 4, side // 4, side // 8),
    )
