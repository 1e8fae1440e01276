"""Sealing: what rows say is only for whoever has the key, which lies in a file of its own."""

import logging
import os
from collections.abc import Iterable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from secrets import token_bytes

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESSIV

from standoff.journal.errors import DamagedError, JournalError, SealedError
from standoff.journal.sqlite import OWNER_ONLY, close_to_others
from standoff.journal.witness import sync_folder, synced

SEALED = b"\x01"
"""How a sealed row begins; a plain one is JSON."""
MARK = 8
"""Bytes by which a sealed row names its key."""
KEY = 64
"""Bytes of a key (AES-SIV with 256 bits)."""
STEP = 256
"""Sealed rows grow in steps of so many bytes: how long an answer is would tell which it is."""
END = b"\x80"
"""What stands behind what a row says, before zeros."""

log = logging.getLogger(__name__)


class Seal:
    """The keys of a journal: the first seals, each opens what it has sealed. Without any, rows stay plain.

    The same row at the same place is sealed to the same bytes, so that whoever asks twice is
    answered twice. No number has to be used only once: a back-up may go on from where it was made.
    """

    def __init__(self, keys: Iterable[bytes] = ()) -> None:
        self._keys = {mark_of(key): AESSIV(key) for key in keys}
        self._mark = next(iter(self._keys), None)

    def sealed(self, room: str, number: int, body: bytes) -> bytes:
        """What is written of a row."""
        if self._mark is None:
            return body
        padded = (body + END).ljust(-(len(body) + 1) // STEP * -STEP, b"\0")
        return self._mark + self._keys[self._mark].encrypt(padded, _place(room, number))

    def opened(self, room: str, number: int, written: bytes) -> bytes:
        """What a written row says."""
        if not written.startswith(SEALED):
            return written
        key = self._keys.get(written[:MARK])
        if key is None:
            raise SealedError(room, number)
        try:
            return key.decrypt(written[MARK:], _place(room, number)).rstrip(b"\0")[: -len(END)]
        except InvalidTag as fault:
            raise DamagedError(room, number) from fault

    def opens_any(self, marks: Iterable[bytes]) -> bool:
        """Whether one of the rows that begin so can be opened; none of them may be sealed."""
        sealed = [mark for mark in marks if mark.startswith(SEALED)]
        return not sealed or any(mark in self._keys for mark in sealed)


PLAIN = Seal()


def mark_of(key: bytes) -> bytes:
    """How rows that a key has sealed begin."""
    return SEALED + sha256(b"standoff journal key" + key).digest()[: MARK - 1]


def _place(room: str, number: int) -> list[bytes]:
    """A row is opened in its own place alone."""
    return [room.encode(), number.to_bytes(8, "big")]


def seal_with(path: Path, marks: Iterable[bytes]) -> Seal:
    """The seal whose keys are in a file; a new one where no row is sealed yet.

    `marks` says how rows of the journal begin: JournalError where they need another key.
    """
    try:
        keys = _keys_in(path) if path.exists() else []
        if not keys and PLAIN.opens_any(marks):
            keys = _new_keys(path)
            log.info("what tables say is sealed with a new key, %s: keep a copy elsewhere", path)
    except OSError as fault:
        raise JournalError(f"The journal's key {path} cannot be used: {fault.strerror}.") from fault
    seal = Seal(keys)
    if not seal.opens_any(marks):
        wrong = "another key than that in" if keys else "a key that is missing; it should be in"
        raise JournalError(
            f"The journal is sealed with {wrong} {path}: put its key there, "
            f"name it with --journal-key, or begin another journal. Nothing was changed."
        )
    return seal


def _keys_in(path: Path) -> list[bytes]:
    close_to_others(path)
    try:
        keys = [bytes.fromhex(line) for line in path.read_text("ascii").split()]
    except ValueError:
        keys = []
    if not keys or any(len(key) != KEY for key in keys):
        raise JournalError(f"The journal's key {path} is none: each line has {2 * KEY} hex digits.")
    return keys


def _new_keys(path: Path) -> list[bytes]:
    """A new key, or that of another process which was quicker."""
    path.parent.mkdir(0o700, parents=True, exist_ok=True)
    # By chance, and not by the number of the process: in containers all have the same.
    new = path.with_name(f"{path.name}.{token_bytes(8).hex()}")
    with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY), "wb") as file:
        file.write(token_bytes(KEY).hex().encode() + b"\n")
        file.flush()
        synced(file)
    with suppress(FileExistsError):
        path.hardlink_to(new)
    new.unlink()
    sync_folder(path.parent)
    return _keys_in(path)
