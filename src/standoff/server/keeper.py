"""A keeper looks after one room: decide, write down, acknowledge, tell, in this order."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from secrets import randbelow, token_bytes

from standoff.journal.errors import JournalStoppedError
from standoff.journal.journal import Journal
from standoff.protocol.closing import Why
from standoff.rooms import entries
from standoff.rooms.clockwork import due, lost_walk, wake_at
from standoff.rooms.deeds.server import Stalled
from standoff.rooms.entries import SALT, SALTED, SERVER, Done, MemberDeed, ServerDeed
from standoff.rooms.people import MemberId
from standoff.rooms.refusal import RefusedError
from standoff.rooms.room import Room, Tell
from standoff.rooms.walk import Wish
from standoff.server.clock import Clock
from standoff.server.frames import frame, frames
from standoff.server.line import Line
from standoff.server.presence import Presence
from standoff.server.pulse import Pulse

KEPT = 4 * 1024
"""Bytes of its latest frames that a member can be sent again on coming back."""
SLEEPS_AFTER = 60_000
"""Milliseconds after which a table nobody is at stands still, until somebody comes back."""
SPREAD = 3_000
"""Milliseconds over which those who were hung up on come back."""

log = logging.getLogger(__name__)


class LostRoomError(Exception):
    """What the keeper has in memory is not sure to be what is on disk: it must be read anew."""


def _nothing() -> None:
    """Nobody waits for an acknowledgement."""


class Keeper:
    """One room in the server. Everything that is done in it passes here, one thing at a time."""

    def __init__(self, room: Room, journal: Journal, rows: int, clock: Clock) -> None:
        self.room = room
        self.journal = journal
        self.rows = rows
        self.clock = clock
        self.lines: dict[MemberId, Line] = {}
        self.latest: dict[MemberId, deque[tuple[int, bytes]]] = {}
        self.presence = Presence(room, clock.now())
        self.pulse = Pulse(clock, self._show)
        self.turn = asyncio.Lock()
        self.alarm: asyncio.TimerHandle | None = None
        self.alarm_at: int | None = None
        self.waking: set[asyncio.Task[None]] = set()
        self.left_at = clock.now()
        """When the last who was here left."""
        self.asleep_since: int | None = None
        self.lost = False

    async def do(
        self,
        deed: MemberDeed | ServerDeed,
        by: MemberId = SERVER,
        command: int = 0,
        acknowledge: Callable[[], None] = _nothing,
    ) -> None:
        """Have something done; raises RefusedError, and then nothing has changed."""
        async with self.turn:
            if self.lost:
                raise LostRoomError
            try:
                await self._do_what_is_due()
                await self._do(deed, by, command, acknowledge)
                await self._do_what_is_due()
            except RefusedError:
                raise
            except BaseException as fault:
                self.lose(fault)
                raise
        self.set_alarm()

    async def _do(
        self,
        deed: MemberDeed | ServerDeed,
        by: MemberId = SERVER,
        command: int = 0,
        acknowledge: Callable[[], None] = _nothing,
    ) -> None:
        salt = token_bytes(SALT) if isinstance(deed, SALTED) else b""
        entry = Done(self.clock.now(), by, command, deed, salt)
        if entries.decide(self.room, entry):
            # Nobody may see anything that is not on disk, so the disk comes first.
            await self.journal.append(self.room.code, self.rows + 1, entries.encode(entry))
            self.rows += 1
            acknowledge()
            self._tell(entries.apply(self.room, entry))
        else:
            acknowledge()

    async def _do_what_is_due(self) -> None:
        await self._give_time_back()
        while (deed := due(self.room, self.clock.now())) is not None:
            await self._do(deed)

    def _tell(self, tells: list[Tell]) -> None:
        for member, number, made in frames(self.room, tells):
            self._keep(member, number, made)
            line = self.lines.get(member)
            if line is not None:
                line.send(made)

    def _show(self, frame: bytes) -> None:
        for line in self.lines.values():
            line.show(frame)

    def walk(self, member: MemberId, wish: Wish) -> None:
        """Somebody in the arena wants to go somewhere; nothing of it is written down."""
        game = self.room.game
        seat = None if game is None else game.seat_of(member)
        if game is not None and seat is not None and not game.chairs[seat].by_bot and game.walk:
            game.walk.wish(seat, wish)

    def _keep(self, member: MemberId, number: int, made: bytes) -> None:
        kept = self.latest.setdefault(member, deque())
        kept.append((number, made))
        size = sum(len(one) for _, one in kept)
        while size > KEPT:
            size -= len(kept.popleft()[1])

    def welcome(self, member: MemberId) -> bytes:
        """A snapshot for somebody; it has the number of the last message of the stream."""
        told = self.room.members[member].told
        return frame(self.room, Tell(member, told, self.room.welcome(member, self.clock.now())))

    def catch_up(self, member: MemberId, since: int) -> list[bytes]:
        """What a member missed after a number, or a snapshot where that is not known any more."""
        missed = [made for number, made in self.latest.get(member, ()) if number > since]
        told = self.room.members[member].told
        if since <= 0 or len(missed) != told - since:
            return [self.welcome(member)]
        return missed

    def come(self, member: MemberId, line: Line) -> None:
        """Somebody's line is this from now on; a line of before is hung up."""
        before = self.lines.get(member)
        if before is not None:
            before.hang_up(Why.ELSEWHERE)
        self.lines[member] = line
        self.presence.come(member)

    def go(self, member: MemberId, line: Line) -> None:
        """A line is no more."""
        if self.lines.get(member) is line:
            del self.lines[member]
            self.left_at = self.clock.now()
            self.presence.go(member, self.left_at)

    def set_alarm(self) -> None:
        """Wake up when a window closes."""
        at = None if self.lost else wake_at(self.room)
        if at == self.alarm_at:
            return
        self.stop()
        self.pulse.follow(None if self.lost else self.room.game)
        self.alarm_at = at
        if at is not None:
            delay = self.clock.seconds_until(at)
            self.alarm = asyncio.get_running_loop().call_later(delay, self._ring)

    def _ring(self) -> None:
        self.stop()
        task = asyncio.create_task(self.ring())
        self.waking.add(task)
        task.add_done_callback(self.waking.discard)

    async def ring(self) -> None:
        now = self.clock.now()
        if not self.lines and now - self.left_at >= SLEEPS_AFTER:
            self.asleep_since = now
            return
        async with self.turn:
            if self.lost:
                return
            try:
                await self._do_what_is_due()
            except Exception as fault:
                self.lose(fault)
                return
        self.set_alarm()

    async def _give_time_back(self) -> None:
        """What nobody was here, or the server was not, is added to the window, for all alike."""
        if self.asleep_since is None:
            return
        slept = self.clock.now() - self.asleep_since + lost_walk(self.room, self.asleep_since)
        self.asleep_since = None
        if self.room.game is not None and self.room.game.window is not None:
            await self._do(Stalled(slept))

    def idle_for(self) -> int:
        """Milliseconds since somebody was here and something could happen by itself."""
        if self.lines or self.alarm is not None or self.turn.locked():
            return 0
        return self.clock.now() - self.left_at

    def lose(self, fault: BaseException) -> None:
        """Trust nothing in memory any more: whoever comes next reads the room from disk."""
        if not isinstance(fault, JournalStoppedError | asyncio.CancelledError):
            log.error(
                "room %s is read anew after a fault: %s", self.room.code, type(fault).__name__
            )
        self.lost = True
        self.stop()
        self.hang_up(Why.STOPPED if isinstance(fault, JournalStoppedError) else Why.RESTART)

    def hang_up(self, why: Why) -> None:
        """Hang up on everybody; who comes back by himself does so at a moment of his own."""
        for line in list(self.lines.values()):
            line.hang_up(why, randbelow(SPREAD) if why is Why.RESTART else None)

    def stop(self) -> None:
        """Let the clock stand still; the journal has everything."""
        if self.alarm is not None:
            self.alarm.cancel()
        self.pulse.stop()
        self.alarm = self.alarm_at = None
