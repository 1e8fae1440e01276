"""Carving: the rows that are still to be found in the pages of a damaged file.

SQLite reads nothing behind a page that is broken, and nothing of its log behind a flipped bit. A row
of ours proves itself by its hash, so it may be taken from any page, whatever became of the others.
See https://www.sqlite.org/fileformat.html for the numbers.
"""

import struct
from collections import defaultdict
from collections.abc import Iterable, Iterator

from msgspec import Struct

from standoff.journal.rows import Head, Row
from standoff.journal.store import KeptRoom

PAGE = 4096
"""Bytes of a page, where the file does not say."""
LEAF = 0x0D
WAL_HEADER, FRAME_HEADER = 32, 24
LONGEST_CHAIN = 1000
"""Pages of the longest row."""
HASH = 32

Value = int | bytes | str | None


class Carved(Struct, frozen=True):
    """A row as it was found: not yet known whose it is."""

    page: int
    body: bytes
    hash: bytes


class Carving:
    """Everything that was found."""

    def __init__(self) -> None:
        self.rooms: dict[str, KeptRoom] = {}
        """What was counted of each room, at its longest."""
        self._rows: defaultdict[int, dict[bytes, Carved]] = defaultdict(dict)
        self._near: defaultdict[tuple[int, int], list[Carved]] = defaultdict(list)

    def take(self, number: int, found: Carved) -> None:
        if found.hash not in self._rows[number]:
            self._rows[number][found.hash] = found
            self._near[found.page, number].append(found)

    def count(self, kept: KeptRoom) -> None:
        known = self.rooms.get(kept.code)
        if known is None or known.rows < kept.rows:
            self.rooms[kept.code] = kept

    def chain(self, room: str, head: Head) -> list[Row]:
        """The rows of a room that follow a head, as far as they are there."""
        rows: list[Row] = []
        page = 0
        while True:
            number = head.rows + 1
            # Most rows lie on the page of the row before them.
            candidates = (*self._near.get((page, number), ()), *self._rows[number].values())
            for found in candidates:
                row = head.follow(room, found.body)
                if row.hash == found.hash:
                    break
            else:
                return rows
            rows.append(row)
            page, head = found.page, Head(number, row.hash)


def carved(file: bytes, log: bytes) -> Carving:
    """What is in a file and in the log beside it."""
    found = Carving()
    size = page_size(file)
    pages = dict(enumerate(_cut(file, size), 1))
    _carve(found, pages, pages)
    for written in _transactions(log, size):
        pages.update(written)
        _carve(found, written, pages)
    return found


def page_size(file: bytes) -> int:
    said = int.from_bytes(file[16:18], "big") if file.startswith(b"SQLite format 3\0") else 0
    return said if said >= 512 and said & (said - 1) == 0 else PAGE


def _cut(file: bytes, size: int) -> Iterator[bytes]:
    for start in range(0, len(file), size):
        yield file[start : start + size].ljust(size, b"\0")


def _transactions(log: bytes, size: int) -> Iterator[dict[int, bytes]]:
    """The pages that each transaction wrote, whether or not SQLite still believes the log."""
    written: dict[int, bytes] = {}
    for start in range(WAL_HEADER, len(log) - FRAME_HEADER, FRAME_HEADER + size):
        head, page = log[start:][:FRAME_HEADER], log[start + FRAME_HEADER :][:size]
        written[int.from_bytes(head[:4], "big")] = page.ljust(size, b"\0")
        if any(head[4:8]):  # the last of its transaction
            yield written
            written = {}
    yield written


def _carve(found: Carving, some: dict[int, bytes], pages: dict[int, bytes]) -> None:
    for number, page in some.items():
        for row, payload in _cells(page, pages) if page[0] == LEAF else ():
            match _columns(payload):
                case [None, bytes(body), bytes(digest)] if len(digest) == HASH:
                    found.take(row, Carved(number, body, digest))
                case [str(code), int(rows), int(size), float() | int() as first, last]:
                    if isinstance(last, float | int):
                        found.count(KeptRoom(code, rows, size, float(first), float(last)))
                case _:
                    pass


def _cells(page: bytes, pages: dict[int, bytes]) -> Iterator[tuple[int, bytes]]:
    """The number and the payload of every cell of a leaf."""
    for place in range(8, 8 + 2 * int.from_bytes(page[3:5], "big"), 2):
        start = int.from_bytes(page[place : place + 2], "big")
        length, start = _varint(page, start)
        number, start = _varint(page, start)
        most = len(page) - 35
        if length <= most:
            yield number, page[start : start + length]
            continue
        least = (len(page) - 12) * 32 // 255 - 23
        here = least + (length - least) % (len(page) - 4)
        here = here if here <= most else least
        rest = page[start + here : start + here + 4]
        if length <= LONGEST_CHAIN * len(page):
            yield number, page[start : start + here] + _overflow(rest, length - here, pages)


def _overflow(following: bytes, length: int, pages: dict[int, bytes]) -> bytes:
    """What did not fit into a leaf; less than that where a page of it is gone."""
    parts = []
    while length > 0:
        page = pages.get(int.from_bytes(following, "big"))
        if page is None:
            break
        parts.append(page[4 : 4 + length])
        following, length = page[:4], length - len(page) + 4
    return b"".join(parts)


def _columns(payload: bytes) -> list[Value | float]:
    """The values of a record; whatever it really was."""
    end, place = _varint(payload, 0)
    kinds = []
    while place < min(end, len(payload)):
        kind, place = _varint(payload, place)
        kinds.append(kind)
    return list(_values(kinds, payload[end:]))


def _values(kinds: Iterable[int], data: bytes) -> Iterator[Value | float]:
    for kind in kinds:
        size = (0, 1, 2, 3, 4, 6, 8, 8, 0, 0, 0, 0)[kind] if kind < 12 else (kind - 12) // 2
        given, data = data[:size], data[size:]
        if len(given) < size or kind == 0:
            yield None
        elif kind == 7:
            yield struct.unpack(">d", given)[0]
        elif kind < 12:
            yield 1 if kind == 9 else int.from_bytes(given, "big", signed=True)
        else:
            yield given if kind % 2 == 0 else given.decode("utf-8", "replace")


def _varint(data: bytes, place: int) -> tuple[int, int]:
    """A number of one to nine bytes, and what comes behind it; zeros behind the end."""
    some = data[place : place + 9].ljust(9, b"\0")
    value = 0
    for read, byte in enumerate(some[:8], 1):
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, place + read
    return value << 8 | some[8], place + 9
