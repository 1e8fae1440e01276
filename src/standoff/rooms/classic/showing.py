"""Showing: how long the theatre of a classic step takes at the standard tempo.

Every screen cuts the same events into the same scenes (`web/src/classic/theatre`), whose lengths it has from here: nobody
sees anything earlier than the others, and what follows from a card opens when its scene is over.
"""

from collections.abc import Iterable, Sequence

from standoff.rules.classic.events import (
    Aimed,
    Died,
    Discarded,
    Event,
    Exploded,
    Fired,
    PhaseBegan,
    PhoneLaid,
    PowerShown,
    RoundBegan,
    Split,
    Stabbed,
    Withdrew,
)
from standoff.rules.classic.words import Bullet, DiscardReason, Phase, StageId

SCENES: dict[str, int] = {
    StageId.LOOT: 2_500,
    StageId.AIM: 1_500,
    StageId.NERVE: 1_100,
    StageId.FOILED: 1_100,
    StageId.FAST_VOLLEY: 900,
    "out": 1_200,
    "grenade": 1_900,
    "stab": 1_300,
    "power": 2_200,
    StageId.SPLIT: 2_100,
    StageId.PHONE: 3_000,
    "round": 12_000,
    StageId.OVER: 1_500,
}
"""How long each scene takes; the round's card stays until all are ready, so long at most.

A scene is called as the stage it shows; what is no stage's own has a word of its own.
"""
SHOTS = (1_400, 1_250, 1_100, 1_000, 950)
"""Shots that fall together follow one another ever more quickly."""
LAST_SHOT = 1_450
DUEL = 900
"""How much longer two take who fire at each other."""

_ONCE: dict[type[Event], int] = {
    RoundBegan: SCENES[StageId.LOOT],
    Aimed: SCENES[StageId.AIM],
    Withdrew: SCENES[StageId.NERVE],
    Split: SCENES[StageId.SPLIT],
    PhoneLaid: SCENES[StageId.PHONE],
}
_EACH: dict[type[Event], int] = {
    PowerShown: SCENES["power"],
    Died: SCENES["out"],
    Exploded: SCENES["grenade"],
    Stabbed: SCENES["stab"],
}


def takes(events: Sequence[Event]) -> int:
    """How long it takes to show all of this, in milliseconds."""
    kinds = {type(event) for event in events}
    fired = [event for event in events if isinstance(event, Fired)]
    return (
        sum(time for kind, time in _ONCE.items() if kind in kinds)
        + sum(_EACH.get(type(event), 0) for event in events)
        + SCENES[StageId.FOILED]
        * any(
            isinstance(event, Discarded) and event.why is DiscardReason.FOILED for event in events
        )
        + SCENES[StageId.FAST_VOLLEY] * (PhaseBegan(Phase.FAST_VOLLEY) in events)
        + _volley(event for event in fired if event.bullet is Bullet.BBB)
        + _volley(event for event in fired if event.bullet is not Bullet.BBB)
        + SCENES["round"]
        * any(isinstance(event, RoundBegan) and event.round > 1 for event in events)
    )


def _volley(fired: Iterable[Fired]) -> int:
    left = [(event.seat, event.target) for event in fired]
    beats = duels = 0
    while left:
        seat, target = left.pop(0)
        beats += 1
        if (target, seat) in left:
            left.remove((target, seat))
            duels += 1
    if not beats:
        return 0
    before = sum(SHOTS[min(place, len(SHOTS) - 1)] for place in range(beats - 1))
    return before + LAST_SHOT + DUEL * duels


def gives_away(events: Sequence[Event]) -> bool:
    """Whether hands or cards are shown of which nobody may learn anything earlier."""
    return any(isinstance(event, Withdrew | Fired | Stabbed | Exploded) for event in events)
