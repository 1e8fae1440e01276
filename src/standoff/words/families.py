"""Families of messages: one message for each id of a kind, found by that id."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType

from standoff.rules.cards import GUNS, Weapon
from standoff.rules.classic.outcome import Ending, Entry, TieBreak, Victory
from standoff.rules.classic.words import Bullet, DiscardReason, Phase, PowerId, Role
from standoff.rules.live.outcome import TieBreak as LiveTieBreak
from standoff.rules.live.outcome import Victory as LiveVictory
from standoff.rules.live.teams import TEAM_NAMES
from standoff.rules.live.words import Phase as LivePhase
from standoff.rules.live.words import Variant

PHASES: Mapping[Phase, str] = MappingProxyType(
    {phase: phase.name.lower().replace("_", "-") for phase in Phase}
)
TEMPERAMENTS = (
    *("random", "timid", "reckless", "grudge", "accountant"),
    *("young-shark", "shark", "great-shark"),
    *("bruiser", "bully", "fox", "gambler", "judge", "miser", "mule", "vulture"),
)
VOICES = ("accountant", "grudge", "reckless", "timid", "random", "shark")
TONES = ("threat", "bargain", "gloat", "fear")

FAMILIES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "bullet": tuple(Bullet),
        "one-bullet": tuple(Bullet),
        "shot": (Bullet.BANG, Bullet.BBB),
        "power": tuple(PowerId),
        "power-text": tuple(PowerId),
        "phase": tuple(PHASES.values()),
        "role": tuple(Role),
        "bot": (*TEMPERAMENTS, "lesson"),
        "voice": tuple(f"{who}-{tone}-{n}" for who in VOICES for tone in TONES for n in (1, 2)),
        "review": ("bluff", "fled", "held", "uses", "uses-otherwise", "saves"),
        "discarded": tuple(DiscardReason),
        "discarded-unseen": tuple(DiscardReason),
        "scenario-may-not": ("reveal", "stab", "take", "swap", "join"),
        "ending": tuple(Ending),
        "victory": tuple(Victory),
        "tie-break": tuple(TieBreak),
        "entry": tuple(Entry),
        "weapon": tuple(Weapon),
        "variant": tuple(Variant),
        "team": TEAM_NAMES,
        "one-weapon": tuple(Weapon),
        "live-shot": GUNS,
        "live-phase": tuple(phase.name.lower() for phase in LivePhase),
        "live-victory": tuple(LiveVictory),
        "live-tie-break": tuple(LiveTieBreak),
    }
)


def member(family: str, which: StrEnum | Phase | str) -> str:
    """The message of a family that belongs to an id."""
    key = PHASES[which] if isinstance(which, Phase) else str(which)
    if key not in FAMILIES[family]:
        raise KeyError(f"{family} has no message for {key}")
    return f"{family}-{key}"
