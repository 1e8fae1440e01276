"""Sheets: words that hold the many small numbers of an observation, and where in them each lies."""

from typing import NamedTuple

import jax

from standoff.vector.packing import EnvState, Packing
from standoff.vector.rows import Row, Word


class Cut(NamedTuple):
    """Where a number lies: which word of a sheet, how far up, and the bits that it has down there."""

    word: int
    shift: int
    bits: int


class BitSheet:
    """Collects rows and numbers, each once, and packs them."""

    def __init__(self, nothing: jax.Array) -> None:
        self.nothing = nothing
        self.values: dict[str, Word] = {}
        self.row_bits: dict[str, int] = {}
        self.number_bits: dict[str, int] = {}

    def row(self, name: str, row: Row, bits: int) -> None:
        """Write down a small number for each seat."""
        self.values[name] = row
        if not isinstance(row, int):
            self.row_bits[name] = bits

    def number(self, name: str, word: Word, bits: int) -> None:
        """Write down one number of a table."""
        self.values[name] = word
        if not isinstance(word, int):
            self.number_bits[name] = bits

    def packed(self) -> "PackedSheet":
        """Everything that was written down, in words."""
        packing = Packing(self.row_bits, self.number_bits)
        words = [self.nothing] * packing.words
        for name, word, shift, _ in packing.places:
            words[word] |= self.values[name] << shift
        # Ones, of which everything is cut that is known beforehand.
        words.append(self.nothing - 1)
        places = {place.name: (place.word, place.shift) for place in packing.places}
        known = {name: one for name, one in self.values.items() if isinstance(one, int)}
        return PackedSheet(tuple(words), places, known)


class PackedSheet(NamedTuple):
    """A sheet in words."""

    words: EnvState
    places: dict[str, tuple[int, int]]
    constants: dict[str, int]
    """What is the same at all tables."""

    def cut(self, name: str, up: int, bits: int) -> Cut:
        """A number of so many bits, so far up in something that was written down."""
        mask = (1 << bits) - 1
        if name in self.places:
            word, shift = self.places[name]
            return Cut(word, shift + up, mask)
        return self.known(self.constants[name] >> up & mask)

    def known(self, number: int) -> Cut:
        """A number that is the same at all tables."""
        return Cut(len(self.words) - 1, 0, number)
