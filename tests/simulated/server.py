"""A server of one room: decides, writes down, acknowledges, tells; it may die in between."""

from collections import deque
from collections.abc import Callable

import msgspec
from msgspec import Struct

from standoff.protocol.deeds.play import Answer
from standoff.protocol.members import MemberId
from standoff.protocol.tempo import Tempo
from standoff.protocol.window import Waiting
from standoff.rooms import entries, stored
from standoff.rooms.bots import Bots
from standoff.rooms.clockwork import due, due_to_absence, wake_at
from standoff.rooms.entries import SERVER, DeedOutcome, Done, Opened, Refusals
from standoff.rooms.refusal import RefusedError
from standoff.rooms.room import Room, Tell
from standoff.rooms.server_deeds import AnyDeed, Stalled
from standoff.rules.classic.options import Options
from standoff.server.frames import frame, frames
from tests.simulated.disk import Disk
from tests.simulated.network import Wire
from tests.simulated.world import World

UNBORN = Opened(0, "BCDF", Options(), Tempo.STANDARD, bytes(32))
"""What a server knows before it has read its disk."""
KEPT = 5
"""How many frames a member can be sent again."""

Reply = Callable[[bytes], None]


class Ack(Struct, frozen=True, tag="ack", tag_field="reply"):
    id: int


class Refused(Struct, frozen=True, tag="refused", tag_field="reply"):
    id: int
    code: str


class Line:
    """The server's end of a wire."""

    def __init__(self, wire: Wire, hear: Reply) -> None:
        self.wire = wire
        self.hear = hear

    def send(self, body: bytes) -> None:
        self.wire.carry(lambda: self.hear(body), from_server=True)


class Server:
    """The only process; what is in memory dies with it."""

    def __init__(self, world: World, disk: Disk) -> None:
        self.world = world
        self.disk = disk
        self.up = False
        self.busy = False
        self.alarm = 0
        self.room: Room = entries.opened(UNBORN)
        self.bots = Bots()
        self.refusals = Refusals()
        self.lines: dict[MemberId, Line] = {}
        self.latest: dict[MemberId, deque[tuple[int, bytes]]] = {}
        self.away: dict[MemberId, int] = {}
        self.waiting: deque[tuple[AnyDeed, MemberId, int]] = deque()

    def start(self) -> None:
        """Come up, with all that is on disk, and give the lost time back."""
        last = self.read()
        self.up, self.busy = True, False
        self.lines, self.latest, self.waiting = {}, {}, deque()
        self.away = dict.fromkeys(self.room.members, self.world.now)
        self.do(Stalled(self.world.now - last))
        self.look_after()

    def read(self) -> int:
        """Read the disk; says when its last row was written."""
        first, *others = [stored.decode(row) for row in self.disk.rows]
        assert isinstance(first, Opened)
        self.room = entries.opened(first)
        last = first.at
        self.bots, self.refusals = Bots(), Refusals()
        for entry in others:
            assert isinstance(entry, Done)
            self.room, _ = entries.done(self.room, entry)
            self.bots.follow(self.room)
            last = entry.at
        return last

    def crash(self, where: str) -> None:
        self.world.note(f"crash {where}")
        self.up = False
        self.disk.crash()
        for line in self.lines.values():
            line.wire.lose_server()
        self.world.after(self.world.dice.randint(50, 20_000), self.start)

    def dies(self, where: str) -> bool:
        """Whether the server dies just here."""
        if self.world.strikes("crash"):
            self.crash(where)
            return True
        return False

    def attach(self, member: MemberId, since: int, line: Line) -> None:
        """A device of a member comes, having seen its stream up to a number."""
        if not self.up:
            return
        before = self.lines.get(member)
        if before is not None and before.wire is not line.wire and before.wire.whole:
            before.wire.whole = False
            self.world.note("signed out elsewhere")
        self.lines[member] = line
        self.away.pop(member, None)
        missed = [sent for number, sent in self.latest.get(member, ()) if number > since]
        told = self.room.members[member].told
        if since <= 0 or len(missed) != told - since:
            welcome = Tell(member, told, self.room.welcome(member, self.world.now))
            missed = [frame(self.room, welcome)]
            self.world.note("welcome")
        for sent in missed:
            line.send(sent)

    def gone(self, member: MemberId, wire: Wire) -> None:
        line = self.lines.get(member)
        if line is not None and line.wire is wire:
            del self.lines[member]
            self.away[member] = self.world.now

    def do(self, deed: AnyDeed, by: MemberId = SERVER, command: int = 0) -> None:
        """Have something done, after all that was asked for before."""
        if not self.up:
            return
        if self.world.strikes("stall"):
            self.world.note("stall")
            life = self.disk.life
            self.world.after(
                self.world.dice.randint(1_000, 6_000),
                lambda: self._ask(deed, by, command) if life == self.disk.life else None,
            )
        else:
            self._ask(deed, by, command)

    def _ask(self, deed: AnyDeed, by: MemberId, command: int) -> None:
        self.waiting.append((deed, by, command))
        self._next()

    def _next(self) -> None:
        """What is due comes before what is asked for."""
        while self.up and not self.busy:
            own = due(self.room, self.bots, self.world.now) or due_to_absence(
                self.room, self.away, self.world.now
            )
            if own is not None:
                self._decide(own, SERVER, 0)
            elif self.waiting:
                self._decide(*self.waiting.popleft())
            else:
                self._set_alarm()
                return

    def _decide(self, deed: AnyDeed, by: MemberId, command: int) -> None:
        entry = Done(self.world.now, by, command, deed, self.world.dice.randbytes(32))
        try:
            self.refusals.recall(entry)
            outcome = entries.decided(self.room, entry, {})
        except RefusedError as refusal:
            self.refusals.keep(entry, refusal)
            self._answer(by, Refused(command, refusal.code.value))
            return
        if outcome is None:
            self.world.note("repeated command")
            self._answer(by, Ack(command))
            return
        self.busy = True
        self.disk.append(stored.encode(entry), lambda: self._written(entry, outcome))
        self.dies("before the sync")

    def _written(self, entry: Done, outcome: DeedOutcome) -> None:
        assert self.disk.durable == len(self.disk.rows)
        if self.dies("between sync and ack"):
            return
        self._answer(entry.by, Ack(entry.command))
        if self.dies("between ack and tells"):
            return
        tells = self.swap(entry, outcome)
        self.bots.follow(self.room)
        for member, number, sent in frames(self.room, tells):
            kept = self.latest.setdefault(member, deque(maxlen=KEPT))
            kept.append((number, sent))
            line = self.lines.get(member)
            if line is not None:
                line.send(sent)
        self.busy = False
        self._next()

    def swap(self, entry: Done, outcome: DeedOutcome) -> tuple[Tell, ...]:
        """The room is another now; see that a choice tells nobody anything."""
        room, self.room = self.room, outcome.room
        window = room.game.window if room.game else None
        seat = room.seat_of(entry.by)
        secret = (
            isinstance(entry.deed, Answer)
            and window is not None
            and window.waiting is not Waiting.LOAD
            and seat is not None
            and not room.chairs[seat].stand_in
        )
        if secret:
            assert not outcome.tells, f"seed {self.world.seed}: a choice was told"
            others = [member for member in room.members if member != entry.by]
            other = self.world.dice.choice(others)
            before = msgspec.json.encode(room.welcome(other, 0))
            assert msgspec.json.encode(outcome.room.welcome(other, 0)) == before
        return outcome.tells

    def _answer(self, by: MemberId, reply: Ack | Refused) -> None:
        line = self.lines.get(by)
        if line is not None:
            line.send(msgspec.json.encode(reply))

    def _set_alarm(self) -> None:
        at = wake_at(self.room)
        self.alarm += 1
        ringing, life = self.alarm, self.disk.life

        def ring() -> None:
            if ringing == self.alarm and life == self.disk.life:
                self._next()

        if at is not None:
            self.world.after(at - self.world.now, ring)

    def look_after(self) -> None:
        """Look every few seconds who has been away for long."""
        life = self.disk.life

        def look() -> None:
            if self.up and life == self.disk.life:
                self._next()
                self.look_after()

        self.world.after(10_000, look)
