"""A keeper looks after one room: work out, write down, acknowledge, tell, in this order."""

import asyncio
import logging
from collections import defaultdict, deque
from collections.abc import Callable
from contextlib import suppress
from secrets import randbelow, token_bytes

from msgspec import Struct

from standoff.journal.errors import FencedError, JournalStoppedError
from standoff.journal.faults import described
from standoff.journal.journal import Journal
from standoff.protocol.closing import Why
from standoff.protocol.members import MemberId
from standoff.protocol.refusal import Code
from standoff.rooms import entries, stored
from standoff.rooms.bots import Bots
from standoff.rooms.clockwork import due, lost_walk, wake_at
from standoff.rooms.entries import SALT, SALTED, SERVER, Done, Refusals
from standoff.rooms.refusal import RefusedError
from standoff.rooms.room import Room, Tell
from standoff.rooms.server_deeds import AnyDeed, Stalled
from standoff.rooms.walk import Wish
from standoff.server.clock import ServerClock
from standoff.server.frames import frame, frames
from standoff.server.latest import LatestFrames
from standoff.server.line import MemberLine
from standoff.server.presence import Presence
from standoff.server.pulse import Pulse
from standoff.server.quota import Quota

SLEEPS_AFTER = 60_000
"""Milliseconds after which a table nobody is at stands still, until somebody comes back."""
TRY_AGAIN = 5_000
"""Milliseconds after which what is due is tried again where it could not be done."""
SPREAD = 3_000
"""Milliseconds over which those who were hung up on come back."""

log = logging.getLogger(__name__)


Frame = tuple[MemberId, int, bytes]
"""Whose it is, its number in that member's stream, and what goes out."""


class LostRoomError(Exception):
    """What the keeper has in memory is not sure to be what is on disk: it must be read anew."""


def _nothing() -> None:
    """Nobody waits for an acknowledgement."""


Noticed = Callable[["Keeper", Room, Done], None]


def _unnoticed(*_: object) -> None:
    """Nobody looks at what is done here."""


class PendingStep(Struct, frozen=True, eq=False):
    """A room that is being written down, and the frames that go out when it is."""

    entry: Done
    room: Room
    frames: list[Frame]
    acknowledge: list[Callable[[], None]]
    written: asyncio.Future[None]


class Keeper:
    """One room in the server. Everything that is done in it passes here, one thing at a time.

    What comes while something is being written builds on the room that will be, and falls with it.
    Nobody sees or hears of it before it is on disk.
    """

    def __init__(
        self, room: Room, bots: Bots, journal: Journal, rows: int, clock: ServerClock
    ) -> None:
        self.room = room
        """As it is on disk, and as everybody sees it."""
        self.coming = room
        """As it is once everything is written."""
        self.bots = bots
        self.journal = journal
        self.rows = rows
        self.epoch = 0
        """Since when the room is this server's, where there are several."""
        self.quota = Quota()
        self.clock = clock
        self.steps: deque[PendingStep] = deque()
        self.refusals = Refusals()
        self.lines: dict[MemberId, MemberLine] = {}
        self.latest: defaultdict[MemberId, LatestFrames] = defaultdict(LatestFrames)
        self.presence = Presence(room, clock.now())
        self.pulse = Pulse(clock, lambda: self.room.game, bots, self._show)
        self.alarm: asyncio.TimerHandle | None = None
        self.alarm_at: int | None = None
        self.waking: set[asyncio.Task[None]] = set()
        self.left_at = clock.now()
        """When the last who was here left."""
        self.asleep_since: int | None = None
        self.faulty_until = 0
        """When what is due is tried again, after a fault."""
        self.lost = False
        self.noticed: Noticed = _unnoticed
        """Told what was done, with the room as it was before."""

    async def do(
        self,
        deed: AnyDeed,
        by: MemberId = SERVER,
        command: int = 0,
        acknowledge: Callable[[], None] = _nothing,
    ) -> None:
        """Have something done; raises RefusedError, and then nothing has changed."""
        if self.lost:
            raise LostRoomError
        refusal = None
        self._do_what_is_due()
        try:
            self._do(deed, by, command, acknowledge)
        except RefusedError as refused:
            refusal = refused
        self._do_what_is_due()
        if self.steps:
            # Whoever gives up waiting does not take the row along.
            await asyncio.shield(self.steps[-1].written)
        if refusal is not None:
            raise refusal

    def _do(
        self,
        deed: AnyDeed,
        by: MemberId = SERVER,
        command: int = 0,
        acknowledge: Callable[[], None] = _nothing,
    ) -> None:
        """Work out everything that follows from it, and have it written."""
        salt = token_bytes(SALT) if isinstance(deed, SALTED) else b""
        entry = Done(self.clock.now(), by, command, deed, salt)
        self.refusals.recall(entry)
        try:
            self.quota.check(self.coming, deed, by)
            outcome = entries.decided(self.coming, entry, self.presence.away)
            made = [] if outcome is None else list(frames(*outcome))
            body = stored.encode(entry)
        except RefusedError as refusal:
            self.refusals.keep(entry, refusal)
            raise
        except Exception as fault:
            self._log(type(deed).__name__, fault)
            failed = RefusedError(Code.FAULT)
            self.refusals.keep(entry, failed)
            raise failed from None
        if outcome is not None:
            self._write(entry, outcome.room, made, acknowledge, body)
            self.quota.count(entry, len(body))
        elif self.steps:  # what was done before may still be on its way to the disk
            self.steps[-1].acknowledge.append(acknowledge)
        else:
            acknowledge()

    def _write(
        self,
        entry: Done,
        room: Room,
        made: list[Frame],
        acknowledge: Callable[[], None],
        body: bytes,
    ) -> None:
        try:
            self.bots.follow(room)
            written = self.journal.queue(room.code, self.rows + 1, body)
        except Exception as fault:
            # What bots have in mind may not be what the disk says.
            self.lose(fault)
            if isinstance(fault, JournalStoppedError):
                raise
            raise LostRoomError from fault
        self.rows += 1
        self.coming = room
        self.steps.append(PendingStep(entry, room, made, [acknowledge], written))
        written.add_done_callback(self._written)

    def _written(self, written: asyncio.Future[None]) -> None:
        """Everybody may know of a step."""
        step = self.steps.popleft()
        try:
            written.result()
            for acknowledge in step.acknowledge:
                acknowledge()
            before, self.room = self.room, step.room
            self.noticed(self, before, step.entry)
            self.point_to_results()
            self._tell(step.frames)
        except Exception as fault:
            self.lose(fault)
        if not self.steps:
            self.set_alarm()

    def point_to_results(self) -> None:
        """Let the shared results of this room be found by their ids."""
        for shared in self.room.shared.values():
            self.journal.share(shared.id, self.room.code)

    async def settled(self) -> None:
        """Wait until nothing is being written."""
        if self.steps:
            await asyncio.wait([self.steps[-1].written])

    def _do_what_is_due(self) -> None:
        """What the clock asks for; after a fault in it the table waits a moment, and tries again."""
        if self.clock.now() < self.faulty_until:
            return
        try:
            self._give_time_back()
            while (deed := due(self.coming, self.bots, self.clock.now())) is not None:
                self._do(deed)
        except (LostRoomError, JournalStoppedError):
            raise
        except Exception as fault:
            if not isinstance(fault, RefusedError):
                self._log("what is due", fault)
            self.faulty_until = self.clock.now() + TRY_AGAIN

    def _log(self, what: str, fault: BaseException) -> None:
        log.error("room %s does not do %s: %s", self.room.code, what, described(fault))

    def _tell(self, made: list[Frame]) -> None:
        for member, number, body in made:
            self.latest[member].keep(number, body)
            line = self.lines.get(member)
            if line is not None:
                line.send(body)

    def _show(self, frame: bytes) -> None:
        for line in self.lines.values():
            line.show(frame)

    def walk(self, member: MemberId, wish: Wish) -> None:
        """Somebody in the arena wants to go somewhere; nothing of it is written down."""
        game, walk = self.room.game, self.bots.walk_in(self.room.game)
        seat = None if game is None else game.seat_of(member)
        if game and walk and seat is not None and not game.chairs[seat].by_bot:
            walk.wish(seat, wish)

    def welcome(self, member: MemberId) -> bytes:
        """A snapshot for somebody; it has the number of the last message of the stream."""
        told = self.room.members[member].told
        return frame(self.room, Tell(member, told, self.room.welcome(member, self.clock.now())))

    def catch_up(self, member: MemberId, since: int) -> list[bytes]:
        """What a member missed after a number, or a snapshot where that is not known any more."""
        missed = self.latest[member].after(since)
        told = self.room.members[member].told
        if since <= 0 or len(missed) != told - since:
            return [self.welcome(member)]
        return missed

    def come(self, member: MemberId, line: MemberLine) -> None:
        """Somebody's line is this from now on; a line of before is hung up."""
        before = self.lines.get(member)
        if before is not None:
            before.hang_up(Why.ELSEWHERE)
        self.lines[member] = line
        self.presence.come(member)

    def go(self, member: MemberId, line: MemberLine) -> None:
        """A line is no more."""
        if self.lines.get(member) is line:
            del self.lines[member]
            self.left_at = self.clock.now()
            self.presence.go(member, self.left_at)

    def forget_the_gone(self) -> None:
        """Keep nothing for whoever has left for good."""
        for member in self.latest.keys() - self.coming.members.keys():
            del self.latest[member]
            self.refusals.forget(member)

    def set_alarm(self) -> None:
        """Wake up when a window closes."""
        at = None if self.lost else wake_at(self.room)
        if at is not None:
            at = max(at, self.faulty_until)
        if at == self.alarm_at:
            return
        self.stop()
        if not self.lost:
            self.pulse.start()
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
        if self.lost:
            return
        with suppress(LostRoomError, JournalStoppedError):
            self._do_what_is_due()
        await self.settled()
        self.set_alarm()

    def _give_time_back(self) -> None:
        """What nobody was here, or the server was not, is added to the window, for all alike."""
        if self.asleep_since is None:
            return
        lost = lost_walk(self.coming, self.bots, self.asleep_since)
        slept = self.clock.now() - self.asleep_since + lost
        if self.coming.game is not None and self.coming.game.window is not None:
            self._do(Stalled(slept))
        self.asleep_since = None

    def idle_for(self) -> int:
        """Milliseconds since somebody was here and something could happen by itself."""
        if self.lines or self.alarm is not None or self.steps:
            return 0
        return self.clock.now() - self.left_at

    def lose(self, fault: BaseException) -> None:
        """Trust nothing in memory any more: whoever comes next reads the room from disk."""
        if not isinstance(fault, FencedError | JournalStoppedError | asyncio.CancelledError):
            log.error("room %s is read anew after a fault: %s", self.room.code, described(fault))
        self.retire()
        self.hang_up(Why.STOPPED if isinstance(fault, JournalStoppedError) else Why.RESTART)

    def retire(self) -> None:
        """Do nothing any more; whoever comes next reads the room from disk."""
        self.lost = True
        self.stop()
        self.pulse.end()

    def hang_up(self, why: Why) -> None:
        """Hang up on everybody; clients that come back by themselves do so at moments of their own."""
        for line in list(self.lines.values()):
            line.hang_up(why, randbelow(SPREAD) if why is Why.RESTART else None)

    def show_out(self) -> None:
        """Hang up on whoever is not in the room any more."""
        for member, line in list(self.lines.items()):
            if member not in self.room.members:
                line.hang_up(Why.SHOWN_OUT)

    def stop(self) -> None:
        """Let the clock stand still; the journal has everything."""
        if self.alarm is not None:
            self.alarm.cancel()
        self.pulse.stop()
        self.alarm = self.alarm_at = None
