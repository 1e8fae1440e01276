"""Packing: the facts of a table in as few words as hold them, which is all that is kept of it.

Rows lie in the four bits of each seat side by side, numbers in the eight bits above six seats.
"""

from collections.abc import Collection
from functools import cache
from typing import NamedTuple, TypeVar

import jax
import jax.numpy as jnp

from standoff.vector.law import MONEY, Law
from standoff.vector.numbers import BACKSTAB, SPECIALIST, UNBREAKABLE, YOU_DONT_NEED_IT
from standoff.vector.rows import EVERY, Word
from standoff.vector.table import Tables

Words = tuple[Word, ...]
"""Facts in words; a word that is the same at all tables may be a plain int."""
EnvState = tuple[jax.Array, ...]
"""A batch of tables while they wait: some int32 vectors over the batch."""

WordT = TypeVar("WordT")

_SEATS_BITS, _WORD_BITS = 24, 32


class BitField(NamedTuple):
    """Where a fact lies: which word, how far up, and which bits it has down there."""

    name: str
    word: int
    shift: int
    bits: int


def filled(words: Words, like: Word) -> EnvState:
    """Words as vectors as long as another one, also those that are the same at all tables."""
    nothing = 0 * jnp.asarray(like)
    return tuple(nothing + word for word in words)


def round_facts(law: Law) -> tuple[dict[str, int], dict[str, int]]:
    """What one round hands on to the next: rows and numbers, with the bits that each takes."""
    rows = {"alive": 1, "wounds": 3 if law.has(UNBREAKABLE) else 2, "shame": 4}
    rows |= {"clicks": 3, "bangs": 2, "bbbs": 1}
    numbers = {"even_money": 24, "odd_money": 24, "loot": 12, "pile": 12}
    if law.counts:
        numbers |= {"stake": 10, "left": 10}
    if law.has_powers:
        rows |= {"shown": 1}
        numbers |= {"exploded": 4}
    if law.has(YOU_DONT_NEED_IT):
        numbers |= {"second_clicks": 3, "second_bangs": 2, "second_bbbs": 1}
    if law.has_cop:
        rows |= {"flashing": 3}
        numbers |= {"calls": 2}
    return rows, numbers


def table_facts(law: Law) -> tuple[dict[str, int], dict[str, int]]:
    """Everything that is so while a table waits."""
    rows, numbers = round_facts(law)
    rows |= {"withdrawn": 1, "wounded": 1, "loaded": 3, "aims": 3, "sharers": 1}
    rows |= {"seen_clicks": 4, "seen_bangs": 3, "seen_bbbs": 2, "stood": 4, "fled": 4}
    numbers |= {"round": 4, "moment": 4}
    if law.has_powers:
        rows |= {"power": 4}
    if law.has(YOU_DONT_NEED_IT):
        rows |= {"heritage": 1}
        numbers |= {"second_loaded": 3, "second_aim": 3}
    if law.has(SPECIALIST):
        rows |= {"fired": 1}
    if law.has(BACKSTAB):
        rows |= {"foiled": 3}
    if law.has_cop:
        rows |= {"cop": 1, "used_calls": 2, "unused_calls": 3}
    for name, values, bits in (
        ("players", law.players, 3),
        ("pool", law.pools, 4),
        ("cop_game", law.cops, 1),
        ("closed", law.moneys, 1),
    ):
        if len(values) > 1:
            numbers[name] = bits
    return rows, numbers


def secrets(law: Law) -> tuple[str, ...]:
    """What a glimpse of a table hides."""
    return (*SECRET, *(MONEY_FACTS if MONEY[1] in law.moneys else ()))


class Packing:
    """A plan for the facts of a table: what lies where, and secrets in as few words as can be."""

    def __init__(
        self, rows: dict[str, int], numbers: dict[str, int], secrets: Collection[str] = ()
    ) -> None:
        def first(fact: tuple[str, int]) -> tuple[bool, int]:
            return fact[0] not in secrets, -fact[1]

        places = []
        row_room: list[int] = []
        for name, bits in sorted(rows.items(), key=first):
            word = _first_with_room(row_room, bits, 4)
            places.append(BitField(name, word, 4 - row_room[word], EVERY * ((1 << bits) - 1)))
            row_room[word] -= bits
        room = [_WORD_BITS - _SEATS_BITS] * len(row_room)
        for name, bits in sorted(numbers.items(), key=first):
            word = _first_with_room(room, bits, _WORD_BITS)
            places.append(BitField(name, word, _WORD_BITS - room[word], (1 << bits) - 1))
            room[word] -= bits
        self.places = tuple(places)
        self.words = len(room)
        self.secret = sorted({place.word for place in places if place.name in secrets})
        """The words in which some seat may not know everything."""

    def pack(self, table: Tables) -> Words:
        """The facts of a table in words."""
        words: list[Word] = [0] * self.words
        for name, word, shift, _ in self.places:
            words[word] |= getattr(table, name) << shift
        return tuple(words)

    def unpack(self, words: Words, table: Tables) -> None:
        """Write the facts into a table."""
        for name, word, shift, bits in self.places:
            setattr(table, name, words[word] >> shift & bits)

    def parted(self, words: tuple[WordT, ...]) -> tuple[tuple[WordT, ...], tuple[WordT, ...]]:
        """Words that everybody may know, and those that not everybody may."""
        public = [word for place, word in enumerate(words) if place not in self.secret]
        return tuple(public), tuple(words[place] for place in self.secret)

    def joined(self, public: EnvState, secret: EnvState) -> EnvState:
        """All words in their order."""
        words = list(public)
        for place, word in zip(self.secret, secret, strict=True):
            words.insert(place, word)
        return tuple(words)


def _first_with_room(room: list[int], bits: int, new: int) -> int:
    for word, left in enumerate(room):
        if left >= bits:
            return word
    room.append(new)
    return len(room) - 1


@cache
def table_packing(law: Law) -> Packing:
    """How the tables of a law are kept while they wait."""
    return Packing(*table_facts(law), secrets(law))


@cache
def step_packing(law: Law) -> Packing:
    """How they pass from part to part of a step."""
    rows, numbers = table_facts(law)
    return Packing(rows, numbers | {"flow": 3, "next": 4})


@cache
def playout_packing(law: Law) -> Packing:
    """How they pass from part to part, and round to round, when nobody looks at them."""
    rows, numbers = table_facts(law) if law.has_powers else round_facts(law)
    kept = [name for name in rows if name not in UNCHANGED and name not in SEEN]
    return Packing(
        {name: rows[name] for name in kept},
        {name: bits for name, bits in numbers.items() if name not in UNCHANGED}
        | {"flow": 3, "decisions": 8},
    )


SECRET: tuple[str, ...] = ("clicks", "bangs", "bbbs", "loaded", "foiled", "power", "cop")
SECRET += ("second_clicks", "second_bangs", "second_bbbs", "second_loaded")
MONEY_FACTS = ("even_money", "odd_money")
SEEN = ("seen_clicks", "seen_bangs", "seen_bbbs", "stood", "fled", "used_calls", "unused_calls")
"""What only observations need."""
UNCHANGED = ("power", "cop", "players", "pool", "cop_game", "closed", "round", "moment")
"""What a playout knows of a table without writing it down."""
