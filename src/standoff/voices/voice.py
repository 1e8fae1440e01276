"""Voices: how each temperament talks. Words stand by their ids in the files of words."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import NamedTuple


class Tone(StrEnum):
    """What somebody speaks for."""

    THREAT = "threat"
    BARGAIN = "bargain"
    GLOAT = "gloat"
    FEAR = "fear"


class Manner(NamedTuple):
    """How readily a voice speaks in each tone, from 0 to 1."""

    threat: float
    bargain: float
    gloat: float
    fear: float

    def readiness(self, tone: Tone) -> float:
        return float(getattr(self, tone))


PHRASES = 2
"""How many each voice has for a tone."""
VOICES: Mapping[str, Manner] = MappingProxyType(
    {
        "accountant": Manner(threat=0.1, bargain=0.3, gloat=0.2, fear=0.1),
        "grudge": Manner(threat=0.4, bargain=0.1, gloat=0.3, fear=0.1),
        "reckless": Manner(threat=0.4, bargain=0.1, gloat=0.4, fear=0.1),
        "timid": Manner(threat=0.1, bargain=0.3, gloat=0.1, fear=0.4),
        "random": Manner(threat=0.2, bargain=0.2, gloat=0.2, fear=0.2),
        "shark": Manner(threat=0.2, bargain=0.1, gloat=0.3, fear=0.1),
    }
)
_LIKE: Mapping[str, str] = MappingProxyType(
    {
        **{name: name for name in VOICES},
        **dict.fromkeys(("young-shark", "great-shark", "fox", "vulture"), "shark"),
        **dict.fromkeys(("bruiser", "bully", "gambler"), "reckless"),
        **dict.fromkeys(("judge", "miser"), "accountant"),
        "mule": "grudge",
    }
)
IDS = tuple(
    f"{voice}-{tone}-{number}"
    for voice in VOICES
    for tone in Tone
    for number in range(1, PHRASES + 1)
)


def voice_of(bot: str) -> str | None:
    """The voice a bot speaks with; those of the lesson and from outside say nothing."""
    return _LIKE.get(bot)
