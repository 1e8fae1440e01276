"""The lines of a record; `docs/record.md` describes them one by one."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Annotated, Generic, TypeVar

import msgspec
from msgspec import Meta, Struct

from standoff.rules.asks import Seat
from standoff.rules.chance import Seeded, fingerprint, game_seed
from standoff.rules.game import RULES_VERSION

FORMAT = 2
"""Raised when the lines themselves change."""
UNCOMMITTED = 1
"""The format in which nobody committed to a part before the seed was used; it can still be read."""

Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""32 bytes in hexadecimal."""
Contribution = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$", max_length=64)]
"""What a seat adds to the seed, or its hash: 32 bytes in hexadecimal, or nothing."""
NOTHING = bytes(32)
"""What counts in a sealed game where a seat adds nothing; without any bytes the seed would be known."""
Name = Annotated[str, Meta(pattern=r"^[^\x00-\x1f\x7f-\x9f]+$", max_length=80)]
"""A player's name; a control character in it could rewrite the screen it is shown on."""

AnyOptions = TypeVar("AnyOptions")
AnyDecision = TypeVar("AnyDecision")
AnyOutcome = TypeVar("AnyOutcome")


class Seed(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything chance in a game comes from."""

    table: Digest
    contributions: tuple[Contribution, ...]
    """One a seat, in their order."""

    @property
    def fingerprint(self) -> str:
        return fingerprint(bytes.fromhex(self.table))

    def chance(self) -> Seeded:
        """The chance the game was dealt with."""
        given = [bytes.fromhex(contribution) for contribution in self.contributions]
        return Seeded(game_seed(bytes.fromhex(self.table), given))


class ContributionsError(ValueError):
    """Contributions from which no sealed game may be dealt."""


def table_seed(text: str) -> bytes:
    """The seed that a text stands for: the same text always deals the same game."""
    return sha256(text.encode()).digest()


def open_seed(table_seed: bytes, seats: int) -> Seed:
    """The seed of a game in the terminal, to which nobody contributes."""
    return Seed(table_seed.hex(), ("",) * seats)


def sealed_seed(table_seed: bytes, contributions: Sequence[bytes]) -> Seed:
    """The seed of a game on a server: the table's, and what each seat adds, 32 bytes or nothing.

    At least one must add something: the fingerprint is public, and without contributions the
    game seed is that very number.
    """
    if not any(contributions):
        raise ContributionsError("without a contribution the fingerprint would tell the deal")
    if any(len(given) not in (0, 32) for given in contributions):
        raise ContributionsError("a contribution has 32 bytes, or none")
    return Seed(table_seed.hex(), tuple(given.hex() for given in contributions))


class RecordLine(Struct, frozen=True, tag_field="line", forbid_unknown_fields=True):
    """One line of a record."""


class Opening(RecordLine, Generic[AnyOptions], frozen=True, tag="game", kw_only=True):
    """The first line: which game this is."""

    format: int = FORMAT
    rules: int = RULES_VERSION
    options: AnyOptions
    names: tuple[Name, ...]
    fingerprint: Digest
    seed: Seed | None
    """None while the seed is sealed: a later line opens it."""


class DrawLine(RecordLine, frozen=True, tag="draw"):
    """One round of the draw: what was fixed before anybody opened their part, and who did not open."""

    before: Digest
    commitments: tuple[Contribution, ...]
    """The hash of each seat's part, in their order; nothing where a seat adds nothing."""
    house: tuple[Seat, ...]
    """For whom the house speaks: their parts follow from the table's seed."""
    missing: tuple[Seat, ...]
    """Who did not open in time, or did not commit once more."""


class StepLine(RecordLine, Generic[AnyDecision], frozen=True, tag="step", omit_defaults=True):
    """What everyone asked has said; None for silence."""

    before: Digest
    answers: dict[Seat, AnyDecision | None]
    plays_on: dict[Seat, Name] = {}
    """Who came late and plays from this step on what was dealt to a bot, by seat."""


class SeedOpened(RecordLine, frozen=True, tag="seed", omit_defaults=True):
    """The seed of a game that is over, or was broken off."""

    before: Digest
    seed: Seed
    permitted: bool = False
    """Whether everybody who sat there lets it be shared and studied."""


class Finished(RecordLine, Generic[AnyOutcome], frozen=True, tag="outcome"):
    """The last line of a game that was played to its end."""

    before: Digest
    outcome: AnyOutcome


_encoder = msgspec.json.Encoder()


def written(line: RecordLine) -> bytes:
    """A line as its exact bytes, without the line feed behind it."""
    return _encoder.encode(line)


def digest(written_line: bytes) -> str:
    """What the next line carries of this one."""
    return sha256(written_line).hexdigest()
