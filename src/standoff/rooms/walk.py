"""A walk: who is where in the arena until the whistle, and where everybody wants to go.

Only where all stand at the whistle is written down; a server that dies before it lets them
walk again.
"""

from collections.abc import Callable
from typing import NamedTuple

from standoff.arena.arena import Arena
from standoff.arena.godfather import freeze
from standoff.arena.plane import Point
from standoff.bots.live.company import LiveCompany
from standoff.rules.asks import Ask, Seat
from standoff.rules.live.decisions import Freeze, FreezeAsk
from standoff.rules.live.views import View

STEPS_A_SECOND = 15
THINKING = 3
"""A bot looks round every so many steps."""
LAPSE = 2_000
"""Milliseconds after which nobody can have seen the walk go on: then it goes on from here."""


class GoingTo(NamedTuple):
    """Somebody heads for a place, and stays there."""

    x: int
    y: int


class Steering(NamedTuple):
    """Somebody goes in a direction until they say otherwise."""

    x: int
    y: int


Wish = GoingTo | Steering


class Walk:
    """One countdown in the arena."""

    def __init__(self, arena: Arena, bots: LiveCompany) -> None:
        self.arena = arena
        self.bots = bots
        self.bots_wishes: dict[Seat, Point] = {}
        self.wishes: dict[Seat, Wish] = {}
        self.began: int | None = None
        self.steps = 0

    def wish(self, seat: Seat, wish: Wish) -> None:
        """Somebody wants something else; their last word counts."""
        self.wishes[seat] = wish

    def advance(self, now: int, view: Callable[[Seat], View]) -> None:
        """Take every step until now; bots look at the views of their seats."""
        if self.began is None or now - self._at(self.steps) > LAPSE:
            self.began, self.steps = now, 0
        while self._at(self.steps + 1) <= now:
            if self.steps % THINKING == 0:
                self.bots_wishes = self.bots.wishes(self.arena, view)
            self.steps += 1
            self.arena = self.arena.step(self.bots_wishes | self._headings())

    def next_at(self, now: int) -> int:
        """When the next step will be taken."""
        return now + 1000 // STEPS_A_SECOND if self.began is None else self._at(self.steps + 1)

    def _at(self, steps: int) -> int:
        assert self.began is not None
        return self.began + 1000 * steps // STEPS_A_SECOND

    def _headings(self) -> dict[Seat, Point]:
        """Where people want to be after the next step."""
        headings = {}
        for seat, _, _ in self.arena.places:
            wish = self.wishes.get(seat)
            if isinstance(wish, GoingTo):
                headings[seat] = Point(*wish)
            elif wish is not None and any(wish):
                headings[seat] = self.arena.ahead(seat, Point(*wish))
        return headings

    def frozen(self, ask: Ask) -> Freeze:
        """The whistle: where everybody stands, and who cannot see whom."""
        assert isinstance(ask, FreezeAsk)
        return freeze(self.arena, ask)
