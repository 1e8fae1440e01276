"""Reading JSON strictly: nothing is guessed, and a key stands once in an object."""

import json
import re
from pathlib import Path
from typing import NoReturn, TypeGuard

from msgspec import Struct

from standoff.referee.fault import fault, shown
from standoff.rules.asks import Seat
from standoff.words.phrase import Value


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
        # The shells of Windows write UTF-16, or a mark before UTF-8.
        found = path.read_bytes()
        text = found.decode(json.detect_encoding(found))
    except OSError as trouble:
        raise fault("scenario-unreadable", reason=trouble.strerror or str(trouble)) from trouble
    except UnicodeDecodeError as trouble:
        raise fault("scenario-not-text") from trouble
    return parsed(text)


def parsed(text: str) -> Fields:
    """The object in the text of a scenario."""
    try:
        value = json.loads(text, object_pairs_hook=_fields, parse_constant=_no_constant)
    except (ValueError, RecursionError) as trouble:
        raise fault("scenario-not-json", reason=str(trouble)) from trouble
    if not isinstance(value, Fields):
        raise fault("scenario-not-an-object", key=shown(value))
    return value


_NAME = re.compile(r"[^\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]+")


def is_name(said: object) -> TypeGuard[str]:
    """Whether this is text that fits on one line and can be printed."""
    return isinstance(said, str) and _NAME.fullmatch(said) is not None


def keys(form: type[Struct]) -> tuple[str, ...]:
    """The keys that may stand in an object of this form."""
    tag = form.__struct_config__.tag_field
    return (*([tag] if tag else []), *form.__struct_fields__)


class ObjectReader:
    """Takes the fields of an object one by one, and complains where one is not as it must be."""

    def __init__(self, fields: object, round_: int | None = None) -> None:
        if not isinstance(fields, Fields):
            raise fault("scenario-not-an-object", key=shown(fields), round_=round_)
        self.fields = fields
        self.round = round_

    def fail(self, message: str, *rules: str, who: str | None = None, **values: Value) -> NoReturn:
        raise fault(message, *rules, round_=self.round, who=who, **values)

    def allow(self, *known: str) -> None:
        """Refuse any key that is not known, or stands twice."""
        if self.fields.repeated is not None:
            self.fail("scenario-key-twice", key=shown(self.fields.repeated))
        for key in self.fields:
            if key not in known:
                self.fail("scenario-unknown-key", key=shown(key), keys=known)

    def needs(self, key: str, *rules: str) -> object:
        if key not in self.fields:
            self.fail("scenario-no-key", *rules, key=key)
        return self.fields[key]

    def by_name(self, key: str, names: tuple[str, ...]) -> Fields:
        """An object whose keys are players' names."""
        entries = self.fields.get(key, Fields())
        if not isinstance(entries, Fields):
            self.fail("scenario-not-an-object", key=key)
        for name in entries:
            if name not in names:
                self.fail("scenario-stranger", key=key, said=shown(name), those=names)
        if entries.repeated is not None:
            self.fail("scenario-name-twice", key=key, who=entries.repeated)
        return entries

    def some_names(self, key: str, names: tuple[str, ...]) -> tuple[str, ...]:
        """A list of players' names, each at most once."""
        return self.names_in(self.fields.get(key, []), key, names)

    def names_in(
        self, listed: object, key: str, names: tuple[str, ...], who: str | None = None
    ) -> tuple[str, ...]:
        """These names, each known and at most once; a fault is `who`'s where it is given."""
        if not isinstance(listed, list):
            self.fail("scenario-not-a-list", key=key, who=who)
        for place, name in enumerate(listed):
            if not isinstance(name, str):
                self.fail("scenario-not-a-name", key=key, said=shown(name), who=who)
            if name not in names:
                self.fail("scenario-stranger", key=key, said=shown(name), those=names)
            if name in listed[:place]:
                self.fail("scenario-name-twice", key=key, who=who or name)
        return tuple(listed)


class RoundReader(ObjectReader):
    """Reads one round, turning names into seats."""

    def __init__(self, fields: object, names: tuple[str, ...], number: int) -> None:
        super().__init__(fields, number)
        self.names = names

    def entries(self, key: str) -> list[tuple[Seat, object]]:
        """An object by name, as what is said of each seat."""
        entries = self.by_name(key, self.names)
        return [(self.names.index(name), said) for name, said in entries.items()]

    def seats(self, key: str) -> tuple[Seat, ...]:
        """A list of names, as seats."""
        return tuple(self.names.index(name) for name in self.some_names(key, self.names))

    def seat(self, key: str, seat: Seat, said: object) -> Seat:
        """A name in somebody's entry, as a seat."""
        if not isinstance(said, str):
            self.fail("scenario-not-a-name", key=key, said=shown(said), who=self.names[seat])
        if said not in self.names:
            self.fail("scenario-stranger", key=key, said=shown(said), those=self.names)
        return self.names.index(said)
