"""What is said in a room: ready words by their ids, one's own, and what families do not hear."""

import re

from standoff.protocol.refusal import Code
from standoff.protocol.spoken import SpokenWords
from standoff.rooms.names import clean, skeleton
from standoff.rooms.refusal import RefusedError

LONGEST_TEXT = 60
"""Graphemes."""
LONGEST_CRY = 16
TAUNTS = tuple(
    f"{tone}-{number}" for tone in ("threat", "plea", "deal", "joke") for number in (1, 2, 3)
)
CRIES = ("fearless", "classic", "granite", "again")
LAST_WORDS = ("bluff", "mother", "haunt", "money")
NOT_FOR_FAMILIES = frozenset({"classic"})

COARSE = """
arse arsehole ass asshole bastard bitch bollocks bullshit cunt dick dickhead fuck fucker fucking
motherfucker piss pissed prick shit shitty slut twat wanker whore cojones
batard bordel branleur connard connasse couilles encule enfoire foutre merde nique niquer pute
putain salaud salope
cazzo cazzi coglione coglioni culo fanculo vaffanculo fottiti fottere merda minchia puttana
stronza stronzo stronzi troia
faggot nigga nigger hitler nazi
bougnoule gouine negre pede youpin
frocia frocio ricchione
"""
"""Not said where families play, in any spelling that looks like it."""
_COARSE = frozenset(map(skeleton, COARSE.split()))
_ANYWHERE = tuple(map(skeleton, ("fuck", "nigger", "hitler", "connard", "encule", "vaffanculo")))
"""In no other word of our languages."""


def is_coarse(text: str) -> bool:
    """Whether there is a word in it that families do not hear, spelt out or drawn out too."""
    spelt = re.sub(r"\b(\w)\W+(?=\w\b)", r"\1", text)
    drawn = re.sub(r"(\w)\1{2,}", r"\1", spelt)
    words = {skeleton(word) for word in re.findall(r"\w+", f"{text} {spelt} {drawn}")}
    words |= {word.removesuffix("s") for word in words}
    return bool(words & _COARSE) or any(part in word for word in words for part in _ANYWHERE)


def check_text(text: str, longest: int, *, family: bool) -> None:
    """Refuse text of which nothing is left, and what families do not hear."""
    if not clean(text, longest):
        raise RefusedError(Code.MALFORMED)
    if family and is_coarse(clean(text, longest)):
        raise RefusedError(Code.COARSE)


def check_words(words: SpokenWords, ready: tuple[str, ...], longest: int, *, family: bool) -> None:
    """Refuse what is neither ready nor fit to be said."""
    if words.ready is None:
        check_text(words.own, longest, family=family)
    elif words.own or words.ready not in ready:
        raise RefusedError(Code.MALFORMED)
    elif family and words.ready in NOT_FOR_FAMILIES:
        raise RefusedError(Code.COARSE)


def fits(words: SpokenWords | None, *, free_text: bool, family: bool) -> bool:
    """Whether words that were said before may still be said where other words are wanted."""
    if words is None:
        return True
    if words.ready is not None:
        return not (family and words.ready in NOT_FOR_FAMILIES)
    return free_text and not (family and is_coarse(words.own))


def cleaned(words: SpokenWords, longest: int) -> SpokenWords:
    """The words as they are kept."""
    return words if words.ready is not None else SpokenWords(own=clean(words.own, longest))
