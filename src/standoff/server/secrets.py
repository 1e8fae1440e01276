"""Secrets of the doors: drawn here, shown once, and kept only as hashes."""

from hashlib import sha256
from hmac import compare_digest
from secrets import choice, token_bytes, token_urlsafe

from standoff.server.vocabulary import VOCABULARY

CONSONANTS = "BCDFGHJKLMNPQRSTVWXZ"
AT_HOME, AMONG_STRANGERS = 4, 6
"""Letters of a code: more where anybody on the internet could try them."""


def secret() -> str:
    """256 bits, as URL-safe text."""
    return token_urlsafe(32)


def hashed(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def opens(given: str, kept: str) -> bool:
    """Whether a hash is that of a secret, in constant time."""
    return compare_digest(given, kept)


def room_code(letters: int) -> str:
    """So many consonants, so that no word can come about."""
    return "".join(choice(CONSONANTS) for _ in range(letters))


def three_words() -> str:
    """Words that a person can note down and type elsewhere: 24 bits, so that guesses are limited."""
    return " ".join(choice(VOCABULARY) for _ in range(3))


def hashed_words(code: str, words: str) -> str:
    """Of two tables with the same words nobody can tell that they are."""
    return hashed(f"{code} {words}")


def seed() -> bytes:
    return token_bytes(32)
