"""Killing the one who writes a journal, or PostgreSQL under it, at any instant, again and again."""

import asyncio
import multiprocessing
import random
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess

from msgspec import Struct

from standoff.journal.errors import JournalError
from standoff.journal.journal import Journal
from standoff.journal.opening import open_journal
from tests.journal.promises import Promises
from tests.journal.writing import ROOMS, body
from tools.postgres import Postgres

# New processes come from one that has imported everything, so that they write at once.
PROCESSES = multiprocessing.get_context("forkserver")
PROCESSES.set_forkserver_preload(["tests.journal.kills", "standoff.journal.postgres"])

Strike = Callable[[ForkServerProcess], None]


class Kills(Struct, frozen=True):
    """How often was killed, how many rows were acknowledged, how many there are in the end."""

    kills: int
    acknowledged: int
    rows: int


def kill_often(url: str, kills: int, seed: int, strike: Strike = ForkServerProcess.kill) -> Kills:
    """Let a process append, strike at a random instant, and hold the journal to every promise."""
    chance = random.Random(seed)
    promises = Promises()
    acknowledged = 0
    for _ in range(kills):
        lines = lines_until_struck(url, chance, strike)
        acknowledged += len(lines)
        promises.note_all(lines)
        asyncio.run(check(url, promises))
    return Kills(kills, acknowledged, sum(promises.rows.values()))


def lines_until_struck(url: str, chance: random.Random, strike: Strike) -> list[str]:
    """What a new process was promised before it ended."""
    ours, theirs = PROCESSES.Pipe(duplex=False)
    process = PROCESSES.Process(target=write_for_ever, args=(url, theirs))
    process.start()
    theirs.close()
    # Its first word is that it begins to open the journal: sometimes that is all it gets to say.
    ours.recv()
    lines = [ours.recv() for _ in range(chance.choice([0, 1, 5, 20, 80]))]
    time.sleep(chance.uniform(0, 0.002))
    strike(process)
    process.join()
    try:
        while True:
            lines.append(ours.recv())
    except (EOFError, OSError):
        return lines


async def check(url: str, promises: Promises) -> None:
    """Every promise is kept; what was found beyond them has been seen, and must stay as well."""
    async with await open_journal(url) as journal:
        assert await promises.are_kept_by(journal), promises.rows
        for room in await journal.rooms():
            promises.note(f"{room.code} {room.rows}")


def write_for_ever(url: str, told: Connection) -> None:
    """Append to all rooms at once, and tell what is acknowledged, until something ends it."""

    async def write() -> None:
        told.send("opening")
        async with await open_journal(url) as journal:
            await asyncio.gather(*(continue_room(journal, room, told) for room in ROOMS))

    # PostgreSQL may be gone, also while the journal is being opened.
    with suppress(JournalError):
        asyncio.run(write())


async def continue_room(journal: Journal, room: str, told: Connection) -> None:
    """Ask again for the last row, whose answer the last process may not have lived to hear."""
    number = max(1, len(await journal.read(room)))
    while True:
        await journal.append(room, number, body(room, number))
        told.send(f"{room} {number}")
        number += 1


def kill_postmaster(postgres: Postgres) -> Strike:
    """A strike at the server: the writer has to notice and to end by itself."""

    def strike(process: ForkServerProcess) -> None:
        postgres.kill()
        process.join()
        postgres.start()

    return strike
