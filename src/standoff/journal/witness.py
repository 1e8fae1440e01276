"""The witness: a small file beside the journal that says how far every room had come.

A disk that loses rows does not tell. The witness is written after the journal and before anybody is
answered, so that it never says more than was on disk, and never less than was acknowledged.
"""

import os
from collections.abc import Iterable, Mapping
from hashlib import sha256
from pathlib import Path
from typing import BinaryIO

import msgspec
from msgspec import Struct

from standoff.journal.rows import Head

SPACE = 64 * 1024
"""Bytes for lines to come: to write over a file is synced sooner than to make it longer."""
CHECK = 16
"""Characters of each line's own hash."""

_line = msgspec.json.Decoder(tuple[str, int, str])


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
        head = _read(line)
        if head is None:
            torn += 1
            continue
        # What the power cut off at the end was never acknowledged; in between nothing may be torn.
        unreadable, torn = unreadable + torn, 0
        room, heads[room] = head
        if not heads[room].rows:
            del heads[room]
    return Testimony(heads, unreadable)


def _read(line: bytes) -> tuple[str, Head] | None:
    said, _, check = line.rpartition(b" ")
    if check != _check(said):
        return None
    try:
        room, rows, digest = _line.decode(said)
        return room, Head(rows, bytes.fromhex(digest))
    except ValueError:
        return None


def _written(room: str, head: Head) -> bytes:
    said = msgspec.json.encode((room, head.rows, head.hash.hex()))
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
        self._add(heads.items())

    def forget(self, room: str) -> None:
        """Nobody will miss a room."""
        if self._heads.pop(room, None) is not None:
            self._add([(room, Head())])

    def close(self) -> None:
        self._file.close()

    def _add(self, heads: Iterable[tuple[str, Head]]) -> None:
        lines = b"".join([_written(*each) for each in heads])
        if len(lines) > self._space:
            self._file.close()
            self._write_anew()
            return
        self._file.write(lines)
        self._space -= len(lines)
        synced(self._file)

    def _write_anew(self) -> None:
        """One line for every room, and space for as much again."""
        lines = b"".join([_written(*each) for each in self._heads.items()])
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
        self._file = self.path.open("r+b", buffering=0)
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
