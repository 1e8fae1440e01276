"""A scripted mind: a handful of numbers that say how somebody loads, aims and keeps their nerve.

Each number is a weight on a fact of the observation. What comes out are preferences for all
actions, so that scripted and learned minds are drawn from in the same way.
"""

from typing import NamedTuple

from standoff.minds.arrays import Array, ArrayModule, Number
from standoff.minds.sight import ObservedFacts
from standoff.schema.actions import KINDS, OTHERS

LOOT_A_ROUND = 85 / 8
"""What a round turns up on average, in the smallest note."""
ROUNDS = 8


class Style(NamedTuple):
    """Weights: plain numbers for one mind, or arrays (batch) for many at once."""

    live: Number = 0.0
    """Load a live bullet rather than a Click."""
    fast: Number = 0.0
    """Load the BBB rather than a Bang."""
    taste: Number = 0.0
    """More live bullets for richer loot."""
    late: Number = 0.0
    """More live bullets towards the end."""

    rich: Number = 0.0
    """Aim at the rich."""
    weak: Number = 0.0
    """Aim at the wounded."""
    kill: Number = 0.0
    """Aim a live bullet at whoever it would kill."""
    scare: Number = 0.0
    """Aim at those who fled before."""
    disarm: Number = 0.0
    """Aim at whoever may have live bullets left."""
    hunt: Number = 0.0
    """Aim at whoever handled a used telephone."""

    caution: Number = 0.0
    """Withdraw, whatever happens."""
    fear: Number = 0.0
    """Withdraw from guns that may be live."""
    pain: Number = 0.0
    """All the more with every wound."""
    greed: Number = 0.0
    """Stay for a large share."""
    courage: Number = 0.0
    """Stay towards the end."""
    duty: Number = 0.0
    """Stay as the cop."""

    show: Number = 0.0
    """Turn a power up."""
    join: Number = 0.0
    """Stand up again to share."""
    stab: Number = 0.0
    """Stab rather than let a foiled shot go."""
    crowd: Number = 0.0
    """Turn the telephone where several handle it."""
    haste: Number = 0.0
    """Turn the telephone, the later the more."""
    sharpness: Number = 1.0
    """How strictly all of this is followed."""


def logits(xp: ArrayModule, style: Style, observations: Array) -> Array:
    """How much each action is preferred: (actions, batch) for observations (numbers, batch)."""
    sight = ObservedFacts(xp, observations)
    loads = _loads(sight, style)
    aims = _aims(xp, sight, style)
    nothing = xp.zeros(sight.batch)
    stabs = [aim + style.stab for aim in aims]
    calls = style.crowd * (sight.seats("shared").sum(0) - 2)
    calls = calls + style.haste * (sight.table("round") / 3 - sight.table("calls"))
    rows = [
        nothing,
        *loads,
        *(one + other for one in loads for other in loads),
        *aims,
        *(one + other for one in aims for other in aims),
        nothing,
        _withdraw(xp, sight, style),
        nothing,
        nothing + style.show,
        *(4 * odds + 2 for odds in sight.odds()[1:]),
        *(nothing + 3 - 2 * kind for kind in range(len(KINDS))),
        nothing + style.join + style.greed * sight.loot() / LOOT_A_ROUND,
        *stabs,
        nothing,
        calls,
    ]
    preferred: Array = xp.stack([row * style.sharpness for row in rows])
    return preferred


def _loads(sight: ObservedFacts, style: Style) -> list[Array]:
    """How much each kind of bullet is preferred."""
    stakes = sight.loot() / LOOT_A_ROUND - 1
    live = style.live + style.taste * stakes + style.late * (sight.table("round") / ROUNDS - 0.5)
    return [0 * live, live, live + style.fast]


def _aims(xp: ArrayModule, sight: ObservedFacts, style: Style) -> list[Array]:
    """How much each of the others is preferred as a target."""
    money = sight.money() / LOOT_A_ROUND
    loaded = sight.table("loaded")
    fire = loaded[1] + loaded[2]
    fled = sight.seats("fled") / xp.maximum(sight.seats("fled") + sight.seats("stood"), 1)
    hunting = style.hunt * (1 - sight.table("role"))
    score = (
        style.rich * (money - money[:1])
        + style.weak * sight.seats("wounds")
        + style.kill * fire * (sight.lives() <= 1)
        + style.scare * fled * (1 - fire)
        + style.disarm * sight.odds()
        + hunting * sight.seats("used_calls")
        - 2 * fire * sight.shown("insane") * (1 - sight.table("exploded"))
    )
    return [score[other] for other in range(1, OTHERS + 1)]


def _withdraw(xp: ArrayModule, sight: ObservedFacts, style: Style) -> Array:
    danger = sight.danger()
    standing = sight.seats("stance")[:, 0]
    stayers = 1 + (standing * xp.exp(-danger))[1:].sum(0)
    share = sight.loot() / stayers / LOOT_A_ROUND
    wounds = sight.seats("wounds")[0] - sight.own_power("unbreakable")
    on_duty = style.duty * sight.table("role")
    wish: Array = (
        style.caution
        + danger[0] * (style.fear + style.pain * wounds)
        - style.greed * share
        - style.courage * sight.table("round") / ROUNDS
        - on_duty
    )
    return wish
