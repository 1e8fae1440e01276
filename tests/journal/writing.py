"""A process that writes a journal and says on its output whatever was acknowledged to it.

python -m tests.journal.writing URL [PRAGMA...] — a line is "BCDF 3" when row 3 is acknowledged,
"BCDF ?" before the room is deleted and "BCDF 0" when it is, and at the end perhaps "stopped: …" or
"refused: …". Rows are sealed with the key of STANDOFF_JOURNAL_KEY, if it says where that is.
"""

import asyncio
import os
import sys
from contextlib import suppress
from pathlib import Path

from standoff.journal import sqlite
from standoff.journal.errors import JournalError, JournalStoppedError
from standoff.journal.journal import Journal
from standoff.journal.opening import open_journal

ROOMS = ("BCDF", "GHJK", "LMNP", "QRST")
ROWS = 24


def body(room: str, number: int) -> bytes:
    """What a row says: short, or longer than a page."""
    return b"%s %d " % (room.encode(), number) * (600 if number % 7 == 0 else 20)


def say(line: str) -> None:
    """One write, so that it has one place among the other calls to the system."""
    os.write(sys.stdout.fileno(), f"{line}\n".encode())


async def fill(journal: Journal, room: str, rows: int) -> None:
    for number in range(1, rows + 1):
        await journal.append(room, number, body(room, number))
        say(f"{room} {number}")


async def write(url: str) -> None:
    """Fill all rooms at once, then one that comes and goes, then the first a little more."""
    key = os.environ.get("STANDOFF_JOURNAL_KEY")
    async with await open_journal(url, key=Path(key) if key else None) as journal:
        try:
            await asyncio.gather(*(fill(journal, room, ROWS) for room in ROOMS))
            await fill(journal, "VWXZ", 8)
            say("VWXZ ?")
            await journal.delete("VWXZ")
            say("VWXZ 0")
            await journal.append("BCDF", ROWS + 1, body("BCDF", ROWS + 1))
            say(f"BCDF {ROWS + 1}")
        except JournalStoppedError as error:
            # Whoever asks again gets no other answer, also when the disk is well again.
            with suppress(JournalStoppedError):
                await journal.append("CCCC", 1, b"")
                say("CCCC 1")
            say(f"stopped: {error}")


if __name__ == "__main__":
    sqlite.PRAGMAS = (*sqlite.PRAGMAS, *sys.argv[2:])
    try:
        asyncio.run(write(sys.argv[1]))
    except JournalError as error:
        say(f"refused: {error}")
