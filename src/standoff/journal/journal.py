"""The journal as the server uses it: many append at once, one transaction writes them all."""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, Self, TypeVar

from msgspec import Struct

from standoff.journal.answers import at_once, fail, succeed
from standoff.journal.errors import (
    ConflictError,
    DamagedError,
    FencedError,
    GapError,
    JournalError,
    JournalStoppedError,
    LostRowsError,
)
from standoff.journal.faults import described
from standoff.journal.rows import Head, Row, verified
from standoff.journal.sealing import PLAIN, Seal
from standoff.journal.store import KeptRoom, Store

T = TypeVar("T")

CLOSED = "The journal is closed."
AT_ONCE = 200
"""Rows that are unsealed before others have their turn: a room may have some ten thousands."""
TRIES = 3
"""How often rows that are worked out anew may change meanwhile."""
BOOK = "lobby"
"""Where an open house writes down what outlives its tables, in parts: no code of a table is in small letters."""


def is_book(room: str) -> bool:
    """Whether this is no room, but a part of that."""
    return room.startswith(BOOK)


class Append(Struct, frozen=True, eq=False):
    """A row that waits to be written, and who waits for it."""

    room: str
    number: int
    body: bytes
    done: asyncio.Future[None]


class Errand(Struct, frozen=True, eq=False):
    """Anything else that waits for its turn."""

    work: Callable[[], Awaitable[Any]]
    done: asyncio.Future[Any]


class WritingTally:
    """What was written since the journal was opened."""

    rows = 0
    transactions = 0
    seconds = 0.0


class Journal:
    """An append-only journal of rooms, owned by this process alone.

    One task does everything in the order it was asked for. What it has begun it finishes, whether or
    not the one who asked still waits. The first failure of the store stops the journal for good.
    """

    def __init__(
        self, store: Store, clock: Callable[[], float] = time.time, seal: Seal = PLAIN
    ) -> None:
        self._store = store
        self._seal = seal
        self.shared: dict[str, str] = {}
        """In which room each shared result is found."""
        self._clock = clock
        self.lost = store.lost
        """Rooms of which something was acknowledged and is missing; nobody can go on there."""
        self.tally = WritingTally()
        self._heads: dict[str, Head] = {}
        self._waiting: deque[Append | Errand] = deque()
        self._called = asyncio.Event()
        self._began: float | None = None
        """When what is being done now was begun, by the clock of the loop."""
        self._durable = at_once()
        """Done when everything that was written may be acknowledged."""
        self._unanswered: deque[float] = deque()
        """When what has been written and not acknowledged yet was."""
        self._closing: asyncio.Task[None] | None = None
        self._stopped: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._worker = asyncio.create_task(self._work())
        store.watch(self._stop)

    async def append(self, room: str, number: int, body: bytes) -> None:
        """Return when the row is durable; to ask again with the same body does no harm.

        Whoever is cancelled while waiting does not know whether the row is written; it may be.
        """
        await self.queue(room, number, body)

    def queue(self, room: str, number: int, body: bytes) -> asyncio.Future[None]:
        """Have a row written, in the order of asking; done when it is durable."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._ask(Append(room, number, body, done))
        return done

    async def read(self, room: str) -> list[bytes]:
        """What the rows of a room say, or DamagedError with the first that cannot be trusted."""
        written = await self._in_turn(lambda: self._written(room))
        said = []
        for number, body in enumerate(written, 1):
            said.append(self._seal.opened(room, number, body))
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)
        return said

    async def copy(self, room: str) -> list[bytes]:
        """The rows of a room as they lie there, for a copy that needs the same key."""
        return await self._in_turn(lambda: self._written(room))

    async def rooms(self) -> list[KeptRoom]:
        """All rooms, by code."""
        return [one for one in await self._in_turn(self._store.rooms) if not is_book(one.code)]

    async def books(self) -> list[KeptRoom]:
        """The parts of the book of an open house."""
        return [one for one in await self._in_turn(self._store.rooms) if is_book(one.code)]

    def opened(self, room: str, number: int, body: bytes) -> bytes:
        """What a row says that somebody else has written just now."""
        return self._seal.opened(room, number, body)

    async def beat(self) -> None:
        """See that the journal is still there; where it is not, it stops."""
        await self._in_turn(self._store.beat)

    async def delete(self, room: str) -> None:
        """Forget a room: return when its rows are gone for good."""
        await self._in_turn(lambda: self._delete(room))

    async def rewrite(self, room: str, change: Callable[[list[bytes]], list[bytes]]) -> None:
        """Have what a room's rows say changed, and chained anew; return when nothing else is left."""
        await self._in_turn(lambda: self._rewrite(room, change))

    async def rewrite_aside(self, room: str, change: Callable[[list[bytes]], list[bytes]]) -> None:
        """The same while others go on: what follows from the rows alone is worked out in a thread.

        Where a row came to it meanwhile all is done anew, and at last while everybody waits.
        """
        for _ in range(TRIES):
            written, head = await self._in_turn(lambda: self._written_so_far(room))
            rows = await asyncio.to_thread(self._changed, room, written, change)
            if rows is None or await self._in_turn(partial(self._put, room, rows, head)):
                return
        await self.rewrite(room, change)

    async def look_up_shared(self) -> None:
        """Find out which results are shared."""
        self.shared = await self._in_turn(self._store.shared)

    def share(self, result: str, room: str) -> None:
        """Let a shared result be found in a room from now on."""
        if self.shared.get(result) != room:
            self.shared[result] = room
            done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            # Whether it is written nobody waits for: where it is not, the journal has stopped.
            done.add_done_callback(lambda one: one.exception())
            self._ask(Errand(lambda: self._store.share(result, room), done))

    async def close(self) -> None:
        """Finish what waits, and let others open the journal."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._finish())
            self._called.set()
        # Whoever gives up waiting here must not take the work along.
        await asyncio.shield(self._closing)

    async def _finish(self) -> None:
        await self._worker
        await asyncio.wait([self._durable])
        await self._store.close()

    @property
    def stopped(self) -> str | None:
        """Why the journal writes no more, if it does not."""
        return self._stopped.result() if self._stopped.done() else None

    def waits(self) -> float:
        """Seconds for which the store has not answered what it was asked; 0 where nothing is asked."""
        began = [*self._unanswered, *([] if self._began is None else [self._began])]
        return asyncio.get_running_loop().time() - min(began) if began else 0.0

    async def until_stopped(self) -> str:
        """Wait for the journal to stop, and say why; a server has to end then."""
        return await asyncio.shield(self._stopped)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def _in_turn(self, work: Callable[[], Awaitable[T]]) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._ask(Errand(work, done))
        return await done

    def _ask(self, job: Append | Errand) -> None:
        if reason := self.stopped or (CLOSED if self._closing else None):
            raise JournalStoppedError(reason)
        self._waiting.append(job)
        self._called.set()

    async def _work(self) -> None:
        while self._waiting or not self._closing:
            if not self._waiting:
                self._called.clear()
                await self._called.wait()
                continue
            jobs = self._next_jobs()
            self._began = asyncio.get_running_loop().time()
            try:
                await self._do(jobs)
            except Exception as error:
                # Also a mistake of ours: nobody may wait for ever, or go on from an unknown state.
                told = isinstance(error, JournalStoppedError)
                self._stop(str(error) if told else f"The journal failed: {described(error)}.")
                self._refuse(jobs)
            self._began = None

    def _next_jobs(self) -> list[Append | Errand]:
        """Every append that waits in a row, for one transaction; or one errand."""
        jobs = [self._waiting.popleft()]
        while (
            isinstance(jobs[0], Append) and self._waiting and isinstance(self._waiting[0], Append)
        ):
            jobs.append(self._waiting.popleft())
        return jobs

    async def _do(self, jobs: list[Append | Errand]) -> None:
        if isinstance(jobs[0], Errand):
            await self._run(jobs[0])
        else:
            await self._write([job for job in jobs if isinstance(job, Append)])

    async def _run(self, errand: Errand) -> None:
        try:
            result = await errand.work()
        except (DamagedError, FencedError) as error:
            fail(errand.done, error)
        else:
            succeed(errand.done, result)

    async def _write(self, appends: list[Append]) -> None:
        staged: dict[tuple[str, int], Row] = {}
        placed = []
        for append in appends:
            try:
                await self._place(append, staged)
            except JournalStoppedError:
                raise
            except JournalError as error:
                fail(append.done, error)
            else:
                placed.append(append)
        if staged:
            began = time.monotonic()
            try:
                self._durable = await self._store.write(list(staged.values()), self._clock())
            except FencedError as error:
                self._fence(placed, error)
            self.tally.rows += len(staged)
            self.tally.transactions += 1
            self.tally.seconds += time.monotonic() - began
        # Whoever asks once more is answered no sooner than the first.
        self._unanswered.append(asyncio.get_running_loop().time())
        if self._durable.done():
            self._answer(self._durable, placed)
        else:
            self._durable.add_done_callback(lambda durable: self._answer(durable, placed))

    def _fence(self, placed: list[Append], fenced: FencedError) -> None:
        for append in placed:
            if append.room in fenced.rooms:
                self._heads.pop(append.room, None)
                fail(append.done, fenced)

    def _answer(self, durable: asyncio.Future[None], placed: list[Append]) -> None:
        self._unanswered.popleft()
        if fault := durable.exception():
            self._stop(str(fault))
        if self._stopped.done():  # what came behind a failure may lack what failed
            self._refuse(placed)
        for append in placed:
            succeed(append.done, None)

    async def _place(self, append: Append, staged: dict[tuple[str, int], Row]) -> None:
        """Put a row behind the last of its room, or find it there already."""
        room, number, body = append.room, append.number, append.body
        head = self._heads.get(room)
        if head is None:
            await self._written(room)
            head = self._heads[room]
        if number == head.rows + 1:
            staged[room, number] = new = head.follow(room, self._seal.sealed(room, number, body))
            self._heads[room] = Head(number, new.hash)
        elif not 1 <= number <= head.rows:
            raise GapError(room, number, head.rows)
        else:
            row = staged.get((room, number))
            there = row.body if row else await self._store.body(room, number)
            if there is None or body != self._seal.opened(room, number, there):
                raise ConflictError(room, number)

    async def _written(self, room: str) -> list[bytes]:
        if lost := self.lost.get(room):
            raise LostRowsError(room, lost.left, lost.rows)
        count, rows = await self._store.read(room)
        self._heads.pop(room, None)
        if len(rows) > AT_ONCE:
            self._heads[room] = await asyncio.to_thread(verified, room, count, rows)
        else:
            self._heads[room] = verified(room, count, rows)
        return [row.body for row in rows]

    async def _rewrite(self, room: str, change: Callable[[list[bytes]], list[bytes]]) -> None:
        rows = self._changed(room, await self._written(room), change)
        if rows is not None:
            await self._put(room, rows, self._heads.get(room))

    async def _written_so_far(self, room: str) -> tuple[list[bytes], Head]:
        written = await self._written(room)
        return written, self._heads[room]

    def _changed(
        self, room: str, written: list[bytes], change: Callable[[list[bytes]], list[bytes]]
    ) -> list[Row] | None:
        """The rows of a room as they should be; None: as they are."""
        before = [self._seal.opened(room, number, body) for number, body in enumerate(written, 1)]
        after = change(before)
        if after == before:
            return None
        head, rows = Head(), []
        for number, body in enumerate(after, 1):
            rows.append(head.follow(room, self._seal.sealed(room, number, body)))
            head = Head(rows[-1].number, rows[-1].hash)
        return rows

    async def _put(self, room: str, rows: list[Row], before: Head | None) -> bool:
        """Put rows in the place of those that end so; whether they still do."""
        if self._heads.get(room) != before:
            return False
        await self._store.rewrite(room, rows)
        self._heads[room] = Head(rows[-1].number, rows[-1].hash) if rows else Head()
        return True

    async def _delete(self, room: str) -> None:
        self._heads.pop(room, None)
        self.shared = {one: code for one, code in self.shared.items() if code != room}
        await self._store.delete(room)
        self.lost.pop(room, None)

    def _stop(self, reason: str) -> None:
        if not self._stopped.done():
            self._stopped.set_result(reason)
        waiting = list(self._waiting)
        self._waiting.clear()
        self._refuse(waiting)

    def _refuse(self, jobs: Sequence[Append | Errand]) -> None:
        for job in jobs:
            fail(job.done, JournalStoppedError(self.stopped))
