"""Who plays when nobody gave other names; no two begin with the same letter."""

from collections.abc import Sequence

GANGSTERS = ("Ada", "Bruno", "Cleo", "Dario", "Edie", "Fitz")
LIVE_GANGSTERS = (
    *GANGSTERS,
    "Gus",
    "Hilda",
    "Ivo",
    "Juno",
    "Kit",
    "Lola",
    "Milo",
    "Nell",
    "Otto",
    "Pia",
    "Quinn",
    "Rita",
    "Sam",
    "Tess",
    "Ugo",
)


def seated_with(you: str, gangsters: Sequence[str], seats: int) -> tuple[str, ...]:
    """Somebody under a name of their own, and so many of the house that have another."""
    others = [one for one in (*gangsters[1:], gangsters[0]) if one.casefold() != you.casefold()]
    return (you, *others[: seats - 1])
