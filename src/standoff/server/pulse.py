"""The pulse of an arena: who walks where, told to everybody 15 times a second, and never written down."""

import asyncio
from collections.abc import Callable

from standoff.protocol.replies import Arena, encode
from standoff.rooms.game import Game
from standoff.rooms.walk import STEPS_A_SECOND
from standoff.server.clock import Clock

BEAT = 1000 // STEPS_A_SECOND
"""Milliseconds."""
QUICKEST = 1 / 30
"""Seconds between two beats, however fast the clock of a rehearsal runs."""


class Pulse:
    """Beats while people walk; each beat is one frame, made once for all."""

    def __init__(self, clock: Clock, send: Callable[[bytes], None]) -> None:
        self.clock = clock
        self.send = send
        self.game: Game | None = None
        self.next: asyncio.TimerHandle | None = None

    def follow(self, game: Game | None) -> None:
        """Beat as long as people walk in this game."""
        self.game = game
        if self.next is None and _is_walking(game):
            self._beat()

    def _beat(self) -> None:
        self.next = None
        game = self.game
        if game is None or not _is_walking(game):
            return
        now = self.clock.now()
        if game.paused_at is None:
            game.walk_on(now)
            self.send(frame(game, now))
        delay = max(self.clock.seconds_until(self._next_at(game, now)), QUICKEST)
        self.next = asyncio.get_running_loop().call_later(delay, self._beat)

    @staticmethod
    def _next_at(game: Game, now: int) -> int:
        assert game.walk is not None
        later = game.walk.next_at(now)
        # After the whistle, and in a pause, nobody takes the next step.
        return later if later > now else now + BEAT

    def stop(self) -> None:
        self.game = None
        if self.next is not None:
            self.next.cancel()
            self.next = None


def _is_walking(game: Game | None) -> bool:
    return game is not None and game.walk is not None and not game.called_off


def frame(game: Game, now: int) -> bytes:
    """Where everybody is; what everybody may see, so that its size need hide nothing."""
    assert game.walk is not None
    assert game.window is not None
    cm = tuple([length // 10 for _, x, y in game.walk.arena.places for length in (x, y)])
    return encode(Arena(game.window.number, now - game.window.shown_at, cm))
