"""Reading JSON strictly: nothing is guessed, and a key stands once in an object."""

import json
from pathlib import Path
from typing import Any, NoReturn

from standoff.referee.fault import ScenarioError


class Fields(dict[str, Any]):
    """A JSON object that remembers the first key that stood in it twice."""

    repeated: str | None = None


def _fields(pairs: list[tuple[str, Any]]) -> Fields:
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
    try:
        value = json.loads(text, object_pairs_hook=_fields, parse_constant=_no_constant)
    except (ValueError, RecursionError) as fault:
        raise ScenarioError(f"is not JSON: {fault}") from fault
    if not isinstance(value, Fields):
        raise ScenarioError("is not a JSON object")
    return value


class Reader:
    """Takes the fields of an object one by one, and complains where one is not as it must be."""

    def __init__(self, fields: object, what: str, round_: int | None = None) -> None:
        if not isinstance(fields, Fields):
            raise ScenarioError(f"{what} must be an object", round_=round_)
        self.fields = fields
        self.what = what
        self.round = round_

    def fail(self, problem: str, who: str | None = None) -> NoReturn:
        raise ScenarioError(problem, round_=self.round, who=who)

    def only(self, *known: str) -> None:
        """Refuse any key that is not known, or stands twice."""
        if self.fields.repeated is not None:
            self.fail(f"{self.what} has the key {self.fields.repeated!r} twice")
        for key in self.fields:
            if key not in known:
                self.fail(f"{self.what} has an unknown key {key!r}")

    def needs(self, key: str) -> Any:
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
            if not isinstance(name, str) or name not in names:
                self.fail(f"{what} names {name!r}, who is not at this table", who)
            if name in listed[:place]:
                self.fail(f"stands twice in {what}", who or name)
        return tuple(listed)
