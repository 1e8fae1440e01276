"""Reading a record: strictly, line by line, as far as the lines follow one another."""

import json
from collections.abc import Callable, Mapping
from typing import TypeVar, assert_never

import msgspec
from msgspec import Struct

from standoff.record.drawing import DrawError, check_round, check_seed, is_over
from standoff.record.editions import FirstLine, Outcome, first_line, later_line, seats
from standoff.record.lines import (
    FORMAT,
    UNCOMMITTED,
    DrawLine,
    Finished,
    RecordLine,
    Seed,
    SeedOpened,
    StepLine,
    digest,
    written,
)
from standoff.rules.asks import Decision, Seat
from standoff.rules.game import RULES_VERSION

# Strange bytes make a decoder raise the one or the other.
_UNDECODABLE = (ValueError, RecursionError)

AnyLine = TypeVar("AnyLine", bound=RecordLine)


class UnreadableError(ValueError):
    """Not a record that this program can read."""


class MisfitError(ValueError):
    """The first line of a record that does not fit, and why."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line} {why}")
        self.line = line


class Record(Struct):
    """What stands in a record, as far as it could be read."""

    opening: FirstLine
    draws: list[DrawLine] = []
    """The rounds in which a sealed game was drawn."""
    steps: list[Mapping[Seat, Decision | None]] = []
    plays_on: dict[int, Mapping[Seat, str]] = {}
    """Before which step, counted from 0, somebody who came late plays on for a bot."""
    opened: Seed | None = None
    """The seed, where a line of its own opened it."""
    permitted: bool = False
    """Whether all who sat there let it be shared and studied."""
    outcome: Outcome | None = None
    lines: int = 1
    """How many lines were read."""
    misfit: MisfitError | None = None
    """Why reading stopped before the last line."""
    broken_off: bool = False
    """Whether the file ends in the middle of one more line."""

    @property
    def seed(self) -> Seed | None:
        """The seed of the game, unless it is still sealed."""
        return self.opening.seed or self.opened

    @property
    def may_go_on_with(self) -> tuple[str, ...]:
        """The kinds of line that may come next."""
        if self.outcome is not None:
            return ()
        if self.opened is not None:
            return ("outcome",)
        if self.opening.seed is not None:
            return ("step", "outcome")
        return ("step", "seed") if self.is_drawn else ("draw",)

    @property
    def is_drawn(self) -> bool:
        """Whether a sealed game may be dealt."""
        return self.opening.format == UNCOMMITTED or is_over(self.draws)

    @property
    def missing(self) -> list[str]:
        """Who did not open a part that they had committed to."""
        seats = sorted({seat for one in self.draws for seat in one.missing})
        return [self.opening.names[seat] for seat in seats]


def read(data: bytes) -> Record:
    """A record from the bytes of its file; a fault behind the first line is noted in it."""
    first, *others = data.split(b"\n")
    _check_versions(first)
    if not others:
        raise UnreadableError("it breaks off in the middle of its first line")
    record = Record(_opening(first))
    *whole, tail = others
    before = digest(first)
    try:
        for line in whole:
            _add(record, line, before)
            before = digest(line)
        record.broken_off = _breaks_off(record, tail, before)
    except MisfitError as misfit:
        record.misfit = misfit
    return record


class _Versions(Struct):
    format: int
    rules: int


def _check_versions(first: bytes) -> None:
    try:
        versions = msgspec.json.decode(first, type=_Versions)
    except _UNDECODABLE as fault:
        raise UnreadableError("it is not a record of Standoff") from fault
    for what, theirs, ours in (
        ("the format", versions.format, (UNCOMMITTED, FORMAT)),
        ("the rules", versions.rules, (RULES_VERSION,)),
    ):
        if theirs not in ours:
            raise UnreadableError(
                f"it was made with version {theirs} of {what}, and this is version {ours[-1]}"
            )


def _opening(line: bytes) -> FirstLine:
    opening = _decoded(first_line, line, 1)
    here = seats(opening.options)
    if len(opening.names) != here or len(set(opening.names)) != here:
        raise MisfitError(1, f"does not give each of the {here} seats a name of its own")
    if opening.seed is not None:
        _check_seed(opening, opening.seed, 1)
    return opening


def _check_seed(opening: FirstLine, seed: Seed, line: int) -> None:
    """Whether this is the seed whose fingerprint was known before play."""
    if len(seed.contributions) != seats(opening.options):
        raise MisfitError(line, "does not hold a contribution to the seed for every seat")
    if seed.fingerprint != opening.fingerprint:
        raise MisfitError(line, "holds a seed that does not have the fingerprint of this game")


def _check_seats(opening: FirstLine, plays_on: Mapping[Seat, str], line: int) -> None:
    if not all(0 <= seat < seats(opening.options) for seat in plays_on):
        raise MisfitError(line, "has somebody play on in a seat there is not")


def _add(record: Record, line: bytes, before: str) -> None:
    """Read the next line into the record."""
    number = record.lines + 1
    said = _decoded(later_line(record.opening.options), line, number)
    if said.before != before:
        raise MisfitError(number, f"does not carry the hash of line {number - 1}")
    kind = said.__struct_config__.tag
    if kind not in record.may_go_on_with:
        raise MisfitError(number, f'is a "{kind}" line, which cannot come here')
    match said:
        case DrawLine():
            _in_a_draw(
                number, lambda: check_round(record.draws, said, seats(record.opening.options))
            )
            record.draws.append(said)
        case StepLine():
            if said.plays_on:
                _check_seats(record.opening, said.plays_on, number)
                record.plays_on[len(record.steps)] = said.plays_on
            record.steps.append(said.answers)
        case SeedOpened():
            _check_seed(record.opening, said.seed, number)
            if not any(said.seed.contributions):
                raise MisfitError(number, "opens a seed to which nobody contributed")
            if record.draws:
                _in_a_draw(number, lambda: check_seed(record.draws, said.seed))
            record.opened, record.permitted = said.seed, said.permitted
        case Finished():
            record.outcome = said.outcome
        case _:
            assert_never(said)
    record.lines = number


def _in_a_draw(line: int, check: Callable[[], None]) -> None:
    try:
        check()
    except DrawError as fault:
        raise MisfitError(line, str(fault)) from fault


def _decoded(decoder: msgspec.json.Decoder[AnyLine], line: bytes, number: int) -> AnyLine:
    """A line that says something, and says it in the only way there is to write it."""
    try:
        said = decoder.decode(line)
        as_written = written(said)
    except _UNDECODABLE as fault:
        raise MisfitError(number, f"is not a line of a record: {fault}") from fault
    if as_written != line:
        raise MisfitError(number, "is not written the way a record writes it")
    return said


def _breaks_off(record: Record, tail: bytes, before: str) -> bool:
    """Whether one more line was begun; refuses what cannot be the beginning of one."""
    if not tail:
        return False
    number = record.lines + 1
    beginnings = [
        f'{{"line":"{kind}","before":"{before}"'.encode() for kind in record.may_go_on_with
    ]
    if not any(tail.startswith(begun) or begun.startswith(tail) for begun in beginnings):
        raise MisfitError(number, f"breaks off, and does not follow line {number - 1}")
    if _is_whole(tail):
        _decoded(later_line(record.opening.options), tail, number)
    return True


def _is_whole(tail: bytes) -> bool:
    """Whether a line is there to its last brace, so that nothing but a line feed may follow."""
    try:
        json.JSONDecoder().raw_decode(tail.decode(errors="replace"))
    except _UNDECODABLE:
        return False
    return True
