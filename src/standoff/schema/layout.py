"""A layout: what stands where in an observation, so that readers need not guess."""

from collections.abc import Iterable, Iterator
from functools import cached_property
from hashlib import sha256
from json import dumps
from typing import NamedTuple


class Field(NamedTuple):
    """Some whole numbers beside each other that tell one thing."""

    name: str
    size: int
    high: int
    """None of them is above this, and none below 0."""
    tells: str


class Layout:
    """Fields in a row. A name, a version and a hash say whether two of them are the same."""

    def __init__(
        self, name: str, version: int, fields: Iterable[Field], actions: tuple[str, ...]
    ) -> None:
        self.name = name
        self.version = version
        self.fields = tuple(fields)
        self.actions = actions
        """What each action says, by its number."""

    def __iter__(self) -> Iterator[tuple[Field, slice]]:
        start = 0
        for field in self.fields:
            yield field, slice(start, start + field.size)
            start += field.size

    @cached_property
    def size(self) -> int:
        return sum(field.size for field in self.fields)

    @cached_property
    def slices(self) -> dict[str, slice]:
        """Where each field stands, by its name."""
        return {field.name: where for field, where in self}

    @cached_property
    def highs(self) -> tuple[int, ...]:
        """The largest value at each place; divide by it to have everything between 0 and 1."""
        return tuple(field.high for field in self.fields for _ in range(field.size))

    @cached_property
    def hash(self) -> str:
        """Differs as soon as a name, a size, a limit, the order or an action does."""
        facts = {
            "name": self.name,
            "version": self.version,
            "fields": [[field.name, field.size, field.high] for field in self.fields],
            "actions": self.actions,
        }
        return sha256(dumps(facts, separators=(",", ":")).encode()).hexdigest()[:16]
