"""Keys: twelve words that a device keeps. Who has them is who one is; the house keeps only their hash."""

from secrets import choice

from standoff.server.secrets import hashed
from standoff.server.vocabulary import VOCABULARY

WORDS = 12
"""Of 256 each: 96 bits, which nobody guesses at a door."""


def new_key() -> str:
    """A key that nobody has."""
    return " ".join(choice(VOCABULARY) for _ in range(WORDS))


def person_of(key: str) -> str:
    """As whom the house knows whoever has this key: as nobody else, and not by the words themselves."""
    return hashed(f"person {key}")
