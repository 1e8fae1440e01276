"""Rows, each chained to the one before it by a hash."""

from collections.abc import Iterable, Sequence
from hashlib import sha256

from msgspec import Struct

from standoff.journal.errors import DamagedError

NO_HASH = bytes(32)
"""What stands before the first row of a room."""


class Row(Struct, frozen=True):
    """One row of a room; the body is JSON to others and only bytes here."""

    room: str
    number: int
    body: bytes
    hash: bytes


class Head(Struct, frozen=True):
    """How many rows a room has, and the hash of the last."""

    rows: int = 0
    hash: bytes = NO_HASH

    def follow(self, room: str, body: bytes) -> Row:
        """The row that comes next."""
        number = self.rows + 1
        return Row(room, number, body, chained(self.hash, room, number, body))


def chained(previous: bytes, room: str, number: int, body: bytes) -> bytes:
    """SHA-256 over the previous hash, the room (its length first), the number and the body."""
    code = room.encode()
    place = len(code).to_bytes(4, "big") + code + number.to_bytes(8, "big")
    return sha256(previous + place + body).digest()


def rows_of(room: str, bodies: Iterable[bytes]) -> list[Row]:
    """The rows of a room, from what they say."""
    rows: list[Row] = []
    head = Head()
    for body in bodies:
        rows.append(head.follow(room, body))
        head = Head(rows[-1].number, rows[-1].hash)
    return rows


def verified(room: str, count: int, rows: Sequence[Row]) -> Head:
    """The head of a room, if its rows are as many as were counted and their chain is whole."""
    head = Head()
    for row in rows[:count]:
        if row != head.follow(room, row.body):
            raise DamagedError(room, head.rows + 1)
        head = Head(row.number, row.hash)
    if len(rows) != count:
        raise DamagedError(room, head.rows + 1)
    return head
