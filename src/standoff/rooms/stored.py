"""Stored: entries as the journal keeps them, each with the versions of whoever wrote it.

An entry is what rooms work with, a command what clients send, and a row what stays on disk for
years: rows of before are carried forward here, one format at a time, and are never written again.
"""

from collections.abc import Callable, Mapping

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from standoff.protocol.members import LanguageSpoken, MemberId
from standoff.protocol.setting import Setting
from standoff.protocol.tempo import Tempo
from standoff.rooms.entries import Done, Entry, Opened
from standoff.rooms.server_deeds import AnyDeed
from standoff.rules.game import RULES_VERSION

FORMAT = 3
"""Raised when a row of before cannot be read any more as it stands; `LIFTS` then carries it on."""


class Versions(Struct, frozen=True):
    """By what a row was written; the first rows did not say."""

    format: int = 1
    rules: int = 1


class StoredRow(Struct, frozen=True, tag_field="entry", forbid_unknown_fields=True):
    """What stands in every row."""

    format: int
    rules: int
    at: int


class OpenedRow(StoredRow, frozen=True, tag="opened"):
    """The first row of a room."""

    code: str
    options: Setting
    tempo: Tempo
    seed: bytes
    real: bool = False
    commits: bool = False
    house: LanguageSpoken | UnsetType = UNSET
    """Nothing of it stands in the row of any other table."""


class DoneRow(StoredRow, frozen=True, tag="done"):
    """Every other one."""

    by: MemberId
    command: int
    deed: AnyDeed
    salt: bytes


class OtherVersionError(Exception):
    """A room that this Standoff keeps, and does not continue; says why in a sentence."""


def _with_versions(row: Mapping[str, Raw]) -> Mapping[str, Raw]:
    """To 2: every row says by what it was written."""
    return {**row, "format": Raw(b"2"), "rules": Raw(b"1")}


def _without_commitments(row: Mapping[str, Raw]) -> Mapping[str, Raw]:
    """To 3: a table says whether parts of its deals are committed to; none of before is."""
    return {**row, "format": Raw(b"3")}


LIFTS: Mapping[int, Callable[[Mapping[str, Raw]], Mapping[str, Raw]]] = {
    1: _with_versions,
    2: _without_commitments,
}
"""From each older format, how a row of it stands in the next."""

_versions = msgspec.json.Decoder(Versions)
_row = msgspec.json.Decoder(OpenedRow | DoneRow)
_fields = msgspec.json.Decoder(dict[str, Raw])


def encode(entry: Entry) -> bytes:
    """The row of an entry."""
    if isinstance(entry, Opened):
        told = (
            entry.code,
            entry.options,
            entry.tempo,
            entry.seed,
            entry.real,
            entry.commits,
            entry.house or UNSET,
        )
        return msgspec.json.encode(OpenedRow(FORMAT, RULES_VERSION, entry.at, *told))
    done = entry.by, entry.command, entry.deed, entry.salt
    return msgspec.json.encode(DoneRow(FORMAT, RULES_VERSION, entry.at, *done))


def decode(body: bytes) -> Entry:
    """The entry of a row; raises OtherVersionError where another Standoff has to play it."""
    written = _versions.decode(body)
    if written.rules != RULES_VERSION:
        raise OtherVersionError(
            f"it is played by rules {written.rules}, and this Standoff plays by rules {RULES_VERSION}"
        )
    if written.format > FORMAT:
        raise OtherVersionError(
            f"it is written in format {written.format}, and this Standoff reads up to {FORMAT}"
        )
    row: OpenedRow | DoneRow = _row.decode(lifted(body, written.format))
    if isinstance(row, OpenedRow):
        told = row.code, row.options, row.tempo, row.seed, row.real, row.commits, row.house or None
        return Opened(row.at, *told)
    return Done(row.at, row.by, row.command, row.deed, row.salt)


def lifted(body: bytes, format: int) -> bytes:  # noqa: A002
    """A row as it would be written now."""
    if format == FORMAT:
        return body
    row: Mapping[str, Raw] = _fields.decode(body)
    for version in range(format, FORMAT):
        row = LIFTS[version](row)
    return msgspec.json.encode(row)
