"""Reading JSON strictly: nothing is guessed, and a key stands once in an object."""

import json
import re
from pathlib import Path
from typing import NoReturn, TypeGuard

from standoff.referee.fault import ScenarioError
from standoff.rules.asks import Seat


class Fields(dict[str, object]):
    """A JSON object that remembers the first key that stood in it twice."""

    repeated: str | None = None


def _fields(pairs: list[tuple[str, object]]) -> Fields:
    fields = Fields()
    for key, value in pairs:
        if key in fields and fields.repeated is None:
            fields.repeated = key
        fields[key] = value
    return fields


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")


def read(path: Path) -> Fields:
    """The object in a scenario file."""
    try:
        text = path.read_bytes().decode("utf-8")
    except OSError as fault:
        raise ScenarioError(f"cannot be read: {fault.strerror}") from fault
    except UnicodeDecodeError as fault:
        raise ScenarioError("cannot be read: not UTF-8 text") from fault
    return parsed(text)


def parsed(text: str) -> Fields:
    """The object in the text of a scenario."""
    try:
        value = json.loads(text, object_pairs_hook=_fields, parse_constant=_no_constant)
    except (ValueError, RecursionError) as fault:
        raise ScenarioError(f"is not JSON: {fault}") from fault
    if not isinstance(value, Fields):
        raise ScenarioError("is not a JSON object")
    return value


_NAME = re.compile(r"[^\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]+")


def is_name(said: object) -> TypeGuard[str]:
    """Whether this is text that fits on one line and can be printed."""
    return isinstance(said, str) and _NAME.fullmatch(said) is not None


class ObjectReader:
    """Takes the fields of an object one by one, and complains where one is not as it must be."""

    def __init__(self, fields: object, what: str, round_: int | None = None) -> None:
        if not isinstance(fields, Fields):
            raise ScenarioError(f"{what} must be an object", round_=round_)
        self.fields = fields
        self.what = what
        self.round = round_

    def fail(self, problem: str, who: str | None = None) -> NoReturn:
        raise ScenarioError(problem, round_=self.round, who=who)

    def allow(self, *known: str) -> None:
        """Refuse any key that is not known, or stands twice."""
        if self.fields.repeated is not None:
            self.fail(f"{self.what} has the key {self.fields.repeated!r} twice")
        for key in self.fields:
            if key not in known:
                self.fail(f"{self.what} has an unknown key {key!r}")

    def needs(self, key: str) -> object:
        if key not in self.fields:
            self.fail(f"{self.what} has no {key!r}")
        return self.fields[key]

    def by_name(self, key: str, names: tuple[str, ...]) -> Fields:
        """An object whose keys are players' names."""
        entries = self.fields.get(key, Fields())
        if not isinstance(entries, Fields):
            self.fail(f"{key!r} must be an object")
        for name in entries:
            if name not in names:
                self.fail(f"{key!r} names {name!r}, who is not at this table")
        if entries.repeated is not None:
            self.fail(f"stands twice in {key!r}", entries.repeated)
        return entries

    def some_names(self, key: str, names: tuple[str, ...]) -> tuple[str, ...]:
        """A list of players' names, each at most once."""
        return self.names_in(self.fields.get(key, []), repr(key), names)

    def names_in(
        self, listed: object, what: str, names: tuple[str, ...], who: str | None = None
    ) -> tuple[str, ...]:
        """These names, each known and at most once; a fault is `who`'s where it is given."""
        if not isinstance(listed, list):
            self.fail(f"{what} must be a list", who)
        for place, name in enumerate(listed):
            if not isinstance(name, str):
                self.fail(f"{what} has {name!r}, which is not a name", who)
            if name not in names:
                self.fail(f"{what} names {name!r}, who is not at this table")
            if name in listed[:place]:
                self.fail(f"stands twice in {what}", who or name)
        return tuple(listed)


class RoundReader(ObjectReader):
    """Reads one round, turning names into seats."""

    def __init__(self, fields: object, names: tuple[str, ...], number: int) -> None:
        super().__init__(fields, "the round", number)
        self.names = names

    def entries(self, key: str) -> list[tuple[Seat, object]]:
        """An object by name, as what is said of each seat."""
        entries = self.by_name(key, self.names)
        return [(self.names.index(name), said) for name, said in entries.items()]

    def seats(self, key: str) -> tuple[Seat, ...]:
        """A list of names, as seats."""
        return tuple(self.names.index(name) for name in self.some_names(key, self.names))

    def seat(self, seat: Seat, said: object) -> Seat:
        """A name in somebody's entry, as a seat."""
        if not isinstance(said, str):
            self.fail(f"{said!r} is not a name", self.names[seat])
        if said not in self.names:
            self.fail(f"names {said!r}, who is not at this table")
        return self.names.index(said)
