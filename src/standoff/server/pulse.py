"""The pulse of an arena: who walks where, told to everybody 15 times a second, and never written down."""

import asyncio
from collections.abc import Callable

from standoff.protocol.replies import ArenaSeen, encode
from standoff.rooms.bots import Bots
from standoff.rooms.game import Game
from standoff.rooms.walk import STEPS_A_SECOND, Walk
from standoff.server.clock import ServerClock

BEAT = 1000 // STEPS_A_SECOND
"""Milliseconds."""
QUICKEST = 1 / 30
"""Seconds between two beats, however fast the clock of a rehearsal runs."""


class Pulse:
    """Beats while people walk; each beat is one frame, made once for all."""

    def __init__(
        self,
        clock: ServerClock,
        game: Callable[[], Game | None],
        bots: Bots,
        send: Callable[[bytes], None],
    ) -> None:
        self.clock = clock
        self.game = game
        self.bots = bots
        self.send = send
        self.next: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Beat as long as people walk in the game there is."""
        if self.next is None:
            self._beat()

    def _beat(self) -> None:
        self.next = None
        game = self.game()
        walk = self.bots.walk_in(game)
        if game is None or walk is None:
            return
        now = self.clock.now()
        if game.paused_at is None:
            self.bots.walk_on(game, now)
            self.send(frame(game, walk, now))
        # After the whistle, and in a pause, nobody takes the next step.
        later = walk.next_at(now)
        delay = max(self.clock.seconds_until(later if later > now else now + BEAT), QUICKEST)
        self.next = asyncio.get_running_loop().call_later(delay, self._beat)

    def end(self) -> None:
        """Stop for good, and let go of the room: what holds each other would stay in memory."""
        self.stop()
        self.game, self.send = _nobody, _nothing

    def stop(self) -> None:
        if self.next is not None:
            self.next.cancel()
            self.next = None


def _nobody() -> None:
    """There is no game any more."""


def _nothing(_: bytes) -> None:
    """Nobody is there to be told."""


def frame(game: Game, walk: Walk, now: int) -> bytes:
    """Where everybody is; what everybody may see, so that its size need hide nothing."""
    assert game.window is not None
    cm = tuple([length // 10 for _, x, y in walk.arena.places for length in (x, y)])
    return encode(ArenaSeen(game.window.number, now - game.window.shown_at, cm))
