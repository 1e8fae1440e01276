"""What an engine offers to the journal: transactions that are durable when they return."""

from asyncio import Future
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from standoff.journal.errors import JournalError, LostRowsError
from standoff.journal.rows import Row

VERSION = 4
"""The form of the journal that this Standoff writes.

In 2 every row names its versions: whoever reads up to 1 would take such rows for damaged. In 3
shared results are found by their ids. In 4 rows may be sealed.
"""

PATIENCE = 2.0
"""Seconds in which a process that was just killed lets go of its journal."""


class KeptRoom(Struct, frozen=True):
    """A room of the journal; times are seconds since 1970."""

    code: str
    rows: int
    bytes: int
    first: float
    last: float

    def grown_to(self, rows: Sequence[Row]) -> "KeptRoom":
        """The same room with just these rows."""
        return replace(self, rows=len(rows), bytes=sum(len(row.body) for row in rows))


class Store(Protocol):
    """One open journal, held by this process alone; asked for one thing at a time.

    A method that cannot do its work raises JournalStoppedError, and is not asked again.
    """

    lost: dict[str, LostRowsError]
    """Rooms of which something was acknowledged and is missing."""

    def watch(self, lost: Callable[[str], None]) -> None:
        """Say in a sentence when the journal is lost while nothing is being asked."""

    async def beat(self) -> None:
        """Make sure that the journal is still there."""

    async def write(self, rows: Sequence[Row], now: float) -> Future[None]:
        """Write all rows in one transaction, and return when they are durable.

        What is returned is done when they may be acknowledged; the next may be written before that.
        """

    async def rooms(self) -> list[KeptRoom]:
        """All rooms, by code."""

    async def marks(self, size: int) -> set[bytes]:
        """How the first and the last row of every room begin, in so many bytes."""

    async def read(self, room: str) -> tuple[int, list[Row]]:
        """How many rows a room should have, and those that can be read, in order."""

    async def body(self, room: str, number: int) -> bytes | None:
        """What one row says."""

    async def rewrite(self, room: str, rows: Sequence[Row]) -> None:
        """Put these rows in the place of those that a room has, and leave no trace of them."""

    async def share(self, result: str, room: str) -> None:
        """Keep in which room a shared result is found."""

    async def shared(self) -> dict[str, str]:
        """The rooms of all shared results."""

    async def delete(self, room: str) -> None:
        """Remove a room and its shared results, and return when that is durable."""

    async def close(self) -> None:
        """Let go of the journal; also after it has stopped."""


def steps_to_carry_over(
    found: int, migrations: Mapping[int, Sequence[str]], journal: str
) -> list[str]:
    """The statements that bring a journal of a released version to ours."""
    if found > VERSION:
        raise JournalError(
            f"{journal} has version {found}, and this Standoff reads up to {VERSION}."
        )
    versions = range(found, VERSION)
    if any(version not in migrations for version in versions):
        raise JournalError(f"{journal} has version {found}, which this Standoff no longer reads.")
    return [statement for version in versions for statement in migrations[version]]
