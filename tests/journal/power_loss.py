"""Losing power: every write to the journal's file is recorded, then some that no sync covered vanish.

The recorder is strace around a real process with the real journal. An image is what a disk could hold
if power failed between two calls: all that was synced, and of the rest any part, in pieces of 512
bytes. Until its folder is synced a removed file may be back, and a new one may be gone.
"""

import random
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from msgspec import Struct

from standoff.journal.errors import JournalError
from standoff.journal.opening import open_journal
from tests.journal.promises import Promises

SECTOR = 512
CALLS = "pwrite64,write,ftruncate,fdatasync,fsync,unlink,rename"
CALL = re.compile(
    r"\d+ +(?:<\.\.\. )?(?P<name>\w+)(?P<resumed> resumed>)?\(?"
    r"(?:(?P<fd>\d+)<(?P<file>[^>]*)>)?(?:, )?"
    r'(?:"(?P<data>[^"]*)")?(?:, )?(?P<numbers>[\d, ]*)(?P<end>.*)'
)


class Call(Struct, frozen=True):
    """One call to the system: its name, the file or folder, bytes, and a place or size."""

    name: str
    path: str
    data: bytes = b""
    place: int = 0


def unescaped(text: str) -> str:
    """What strace wrote in hexadecimal."""
    return bytes.fromhex(text.replace("\\x", "")).decode() if text.startswith("\\x") else text


def recorded(folder: Path, *pragmas: str) -> list[Call]:
    """All that a writer did to the folder of its journal, and said, in order."""
    log = folder.with_suffix(".strace")
    folder.mkdir()
    command = ["strace", "-f", "-y", "-qq", "-xx", "-s", "1000000", "-e", f"trace={CALLS}"]
    writer = [sys.executable, "-m", "tests.journal.writing", f"sqlite:///{folder}/journal.db"]
    command += ["-o", str(log), *writer, *pragmas]
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
    return list(calls(log.read_text().splitlines(), str(folder)))


def calls(lines: list[str], folder: str) -> Iterator[Call]:
    """The calls of a log: a write counts from its beginning, a sync from its end."""
    unfinished: dict[str, Call] = {}
    for line in lines:
        found = CALL.match(line)
        if found is None:
            continue
        thread = line.split()[0]
        if found["resumed"]:
            if thread in unfinished:
                yield unfinished.pop(thread)
            continue
        call = understood(found)
        if not call.path.startswith(folder) and call.name != "said":
            continue
        if "sync" in call.name and "unfinished" in found["end"]:
            unfinished[thread] = call
        else:
            yield call


def understood(found: re.Match[str]) -> Call:
    name = found["name"]
    data = bytes.fromhex((found["data"] or "").replace("\\x", ""))
    if name == "write" and found["fd"] == "1":
        return Call("said", "", data)
    if name in ("unlink", "rename"):
        return Call(name, data.decode())
    numbers = [int(number) for number in found["numbers"].replace(",", " ").split()]
    return Call(name, unescaped(found["file"] or ""), data, numbers[-1] if numbers else 0)


class Disk:
    """What is durable of each file, and what was done since it was last synced."""

    def __init__(self) -> None:
        self._durable: dict[str, bytes] = {}
        self._pending: dict[str, list[Call]] = {}
        self._removed: set[str] = set()
        self._new: set[str] = set()

    def take(self, call: Call) -> None:
        """Do what a call does."""
        match call.name:
            case "pwrite64" | "write" | "ftruncate":
                if call.path in self._removed:
                    self._forget_removed()
                if call.path not in self._durable:
                    self._durable[call.path] = b""
                    self._new.add(call.path)
                self._pending.setdefault(call.path, []).append(call)
            case "fdatasync" | "fsync" if call.path in self._durable:
                pending = self._pending.pop(call.path, [])
                self._durable[call.path] = applied(self._durable[call.path], pending)
            case "fdatasync" | "fsync":
                self._new.clear()
                self._forget_removed()
            case "unlink":
                self._removed.add(call.path)
            case "rename":  # only the witness gets its name so, and may be missing
                pass
            case _:
                raise ValueError(f"a disk does not know {call.name}")

    def _forget_removed(self) -> None:
        for path in self._removed:
            self._durable.pop(path, None)
            self._pending.pop(path, None)
        self._removed.clear()

    def image(self, chance: random.Random) -> dict[str, bytes]:
        """What could be on the disk if power failed now."""
        kept = chance.choice([0.0, 0.1, 0.5, 0.9, 1.0])
        files = {}
        for path, content in self._durable.items():
            if path in self._removed and chance.random() < kept:
                continue
            if path in self._new and chance.random() >= kept:
                continue
            pieces = [piece for call in self._pending.get(path, []) for piece in torn(call)]
            files[path] = applied(content, [it for it in pieces if chance.random() < kept])
        return files


def torn(call: Call) -> Iterator[Call]:
    """A write in pieces, each within one sector; a new size in one."""
    if call.name == "ftruncate":
        yield call
        return
    end = call.place + len(call.data)
    cuts = [call.place, *range((call.place // SECTOR + 1) * SECTOR, end, SECTOR), end]
    for start, stop in pairwise(cuts):
        yield Call(call.name, call.path, call.data[start - call.place : stop - call.place], start)


def applied(content: bytes, changes: list[Call]) -> bytes:
    """A file after writes and new sizes, with zeros where nothing was written."""
    if not changes:
        return content
    file = bytearray(content)
    for change in changes:
        end = change.place + len(change.data)
        file.extend(bytes(max(0, end - len(file))))
        if change.name == "ftruncate":
            del file[end:]
        else:
            file[change.place : end] = change.data
    return bytes(file)


class Losses(Struct, frozen=True):
    """How many images there were, and in how many a promise was broken."""

    images: int
    broken: int


async def lose_power(history: list[Call], images: int, seed: int) -> Losses:
    """Cut the power at random places of a history, and open each time what is left."""
    chance = random.Random(seed)
    cuts = sorted(chance.randrange(1, len(history) + 1) for _ in range(images))
    disk, promises, done, broken = Disk(), Promises(), 0, 0
    for cut in cuts:
        for call in history[done:cut]:
            if call.name == "said":
                promises.note_all(call.data.decode().splitlines())
            else:
                disk.take(call)
        done = cut
        broken += not await is_whole(disk.image(chance), promises)
    return Losses(images, broken)


async def is_whole(image: dict[str, bytes], promises: Promises) -> bool:
    """Tell whether an image opens, and keeps every promise."""
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if memory.exists() else None) as folder:
        for path, content in image.items():
            (Path(folder) / Path(path).name).write_bytes(content)
        try:
            async with await open_journal(f"sqlite:///{folder}/journal.db") as journal:
                return await promises.are_kept_by(journal)
        except JournalError:
            return False
