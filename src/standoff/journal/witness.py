"""The witness: a small file beside the journal that says how far every room had come.

A disk that loses rows does not tell. The witness is written after the journal and before anybody is
answered, so that it never says more than was on disk, and never less than was acknowledged.
"""

import os
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import BinaryIO

import msgspec
from msgspec import Struct

from standoff.journal.rows import Head

SPACE = 64 * 1024
"""Bytes for lines to come: to write over a file is synced sooner than to make it longer."""
WRITTEN_IS_SYNCED = getattr(os, "O_DSYNC", 0)
"""Where the system knows of it, to write is to sync: one call, for which nobody waits twice."""
CHECK = 16
"""Characters of each line's own hash."""

_line = msgspec.json.Decoder(list[tuple[str, int, str]])


class Testimony(Struct, frozen=True):
    """What a witness says: the head of every room, and how many of its lines cannot be read."""

    heads: dict[str, Head]
    unreadable: int = 0


def witness_of(journal: Path) -> Path:
    """Where the witness of a journal is."""
    return journal.with_name(f"{journal.name}-heads")


def read_witness(path: Path) -> Testimony | None:
    """What the witness at a path says; None where there is none."""
    try:
        written = path.read_bytes()
    except FileNotFoundError:
        return None
    heads: dict[str, Head] = {}
    unreadable = torn = 0
    for line in written.rstrip(b"\0").splitlines():
        told = _read(line)
        if told is None:
            torn += 1
            continue
        # The line that the power cut off at the end was never acknowledged; no other may be torn.
        unreadable, torn = unreadable + torn, 0
        heads.update(told)
    unreadable += max(torn - 1, not written)
    return Testimony({room: head for room, head in heads.items() if head.rows}, unreadable)


def _read(line: bytes) -> dict[str, Head] | None:
    said, _, check = line.rpartition(b" ")
    if check != _check(said):
        return None
    try:
        # Once a line told of one room.
        told = _line.decode(said if said.startswith(b"[[") else b"[%b]" % said)
        return {room: Head(rows, bytes.fromhex(digest)) for room, rows, digest in told}
    except ValueError:
        return None


def _written(heads: Mapping[str, Head]) -> bytes:
    """A line on rooms that have come further together."""
    said = msgspec.json.encode([(room, head.rows, head.hash.hex()) for room, head in heads.items()])
    return b"%b %b\n" % (said, _check(said))


def _check(said: bytes) -> bytes:
    return sha256(said).hexdigest()[:CHECK].encode()


class Witness:
    """The witness of an open journal; each call returns when it is on the disk."""

    def __init__(self, path: Path, heads: Mapping[str, Head]) -> None:
        self.path = path
        self._heads = dict(heads)
        self._file: BinaryIO
        self._write_anew()

    def note(self, heads: Mapping[str, Head]) -> None:
        """Rooms have come so far."""
        self._heads.update(heads)
        self._add(_written(heads))

    def forget(self, room: str) -> None:
        """Nobody will miss a room."""
        if self._heads.pop(room, None) is not None:
            self._add(_written({room: Head()}))

    def close(self) -> None:
        self._file.close()

    def _add(self, line: bytes) -> None:
        if len(line) > self._space:
            self._file.close()
            self._write_anew()
            return
        self._file.write(line)
        self._space -= len(line)
        if not WRITTEN_IS_SYNCED:
            synced(self._file)

    def _write_anew(self) -> None:
        """One line for every room, and space for as much again."""
        lines = b"".join([_written({room: head}) for room, head in self._heads.items()])
        self._space = max(SPACE, len(lines))
        new = self.path.with_name(f"{self.path.name}.new")
        new.unlink(missing_ok=True)
        new.touch(0o600, exist_ok=False)
        with new.open("wb") as file:
            file.write(lines + bytes(self._space))
            file.flush()
            synced(file)
        new.replace(self.path)
        sync_folder(self.path.parent)
        written = os.open(self.path, os.O_WRONLY | WRITTEN_IS_SYNCED)
        self._file = os.fdopen(written, "wb", buffering=0)
        self._file.seek(len(lines))


def synced(file: BinaryIO) -> None:
    """Return when a file is on the disk."""
    getattr(os, "fdatasync", os.fsync)(file.fileno())


def sync_folder(folder: Path) -> None:
    """Return when the names in a folder are on the disk, where a system knows of that."""
    if os.name == "posix":
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
