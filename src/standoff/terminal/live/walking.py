"""Walking before the whistle: what may be typed, and the countdown that goes on with it."""

import re
from collections.abc import Callable

from msgspec import Struct

from standoff.arena.arena import Arena
from standoff.arena.plane import HERE, Point
from standoff.bots.live.company import LiveCompany
from standoff.rules.asks import Seat
from standoff.rules.live.views import View
from standoff.terminal.live.screen import screen
from standoff.terminal.question import Keyboard
from standoff.terminal.reader import Reader

DIRECTIONS = {"w": Point(0, -1), "a": Point(-1, 0), "s": Point(0, 1), "d": Point(1, 0)}
"""As they lie on the keyboard, and on the map."""
ARROWS = {"\x1b[a": "w", "\x1b[d": "a", "\x1b[b": "s", "\x1b[c": "d"}
"""What terminals send for arrow keys, without capitals."""
TO_THE_END = "x"
STEPS_A_SECOND = 2
"""Steps of the player in a second of the countdown."""

_WALK = re.compile(r"([wasd])\s*(\d{0,3})")


class KeyedWalk(Struct, frozen=True):
    """So many steps in one direction, or standing still."""

    direction: Point
    steps: int


def walks(typed: str, left: int) -> list[KeyedWalk] | None:
    """What was typed, as walks; nothing if it cannot be understood."""
    for sent, letter in ARROWS.items():
        typed = typed.replace(sent, letter)
    if typed == TO_THE_END:
        return [KeyedWalk(HERE, left)]
    if not typed:
        return [KeyedWalk(HERE, STEPS_A_SECOND)]
    understood = [
        KeyedWalk(DIRECTIONS[letter], int(number or 1)) for letter, number in _WALK.findall(typed)
    ]
    rest = _WALK.sub("", typed)
    return None if rest.strip(" ,") else understood


class Walking:
    """One countdown in which the player walks among bots."""

    def __init__(
        self,
        keyboard: Keyboard,
        reader: Reader,
        company: LiveCompany,
        sight: Callable[[Seat], View],
        height: int,
    ) -> None:
        self._keyboard = keyboard
        self._reader = reader
        self._company = company
        self._sight = sight
        self._height = height

    def to_the_whistle(self, arena: Arena, seat: Seat | None) -> Arena:
        """Where everybody stands at 0; nobody is asked where the player is not in play."""
        left = arena.figures.countdown * STEPS_A_SECOND
        while left:
            taken = [KeyedWalk(HERE, left)] if seat is None else self._asked(arena, seat, left)
            for walk in taken:
                for _ in range(min(walk.steps, left)):
                    arena = self._stepped(arena, seat, walk.direction)
                    left -= 1
        return arena

    def _stepped(self, arena: Arena, seat: Seat | None, direction: Point) -> Arena:
        """One step of the player, while time goes on for all."""
        for _ in range(arena.figures.steps_a_second // STEPS_A_SECOND):
            wishes = self._company.wishes(arena, self._sight)
            if seat is not None and direction != HERE:
                wishes[seat] = arena.ahead(seat, direction)
            arena = arena.step(wishes)
        return arena

    def _asked(self, arena: Arena, seat: Seat, left: int) -> list[KeyedWalk]:
        words = self._reader.words
        places = {spot.seat: Point(spot.x, spot.y) for spot in arena.places}
        shown = screen(
            self._sight(seat), self._reader, self._height, places, arena.figures, arena.obstacles
        )
        seconds = -(-left // STEPS_A_SECOND)
        title = self._keyboard.titled(words("terminal-live-walk", seconds=seconds))
        return self._keyboard.ask(
            [*shown, *title],
            lambda typed: walks(typed, left),
            lambda _: words("terminal-live-walk-slip"),
        )
