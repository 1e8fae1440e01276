"""Secrets of the doors: drawn here, shown once, and kept only as hashes."""

from hashlib import sha256
from hmac import compare_digest
from secrets import choice, token_bytes, token_urlsafe

CONSONANTS = "BCDFGHJKLMNPQRSTVWXZ"
CODE = 4


def secret() -> str:
    """256 bits, as URL-safe text."""
    return token_urlsafe(32)


def hashed(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def opens(given: str, kept: str) -> bool:
    """Whether a hash is that of a secret, in constant time."""
    return compare_digest(given, kept)


def room_code() -> str:
    """Four consonants, so that no word can come about."""
    return "".join(choice(CONSONANTS) for _ in range(CODE))


def seed() -> bytes:
    return token_bytes(32)
