"""A scripted mind: a handful of numbers that say how somebody loads, aims and keeps their nerve.

Each number is a weight on a fact of the observation. What comes out are preferences for all
actions, so that scripted and learned minds are drawn from in the same way.
"""

from typing import NamedTuple

from standoff.minds.arrays import Array, ArrayModule, Number
from standoff.minds.sight import ObservedFacts
from standoff.schema.actions import KINDS

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
    loads = _loads(xp, sight, style)
    aims = _aims(xp, sight, style)
    nothing = xp.zeros((1, sight.batch))
    calls = style.crowd * (sight.seats("shared").sum(0) - 2)
    calls = calls + style.haste * (sight.table("round") / 3 - sight.table("calls"))
    parts = [
        nothing,
        loads,
        _both(loads),
        aims,
        _both(aims),
        nothing,
        _withdraw(xp, sight, style)[None],
        nothing,
        nothing + style.show,
        4 * sight.odds[1:] + 2,
        nothing + 3 - 2 * xp.arange(len(KINDS))[:, None],
        nothing + style.join + style.greed * sight.loot() / LOOT_A_ROUND,
        aims + style.stab,
        nothing,
        calls[None],
    ]
    preferred: Array = xp.concatenate([part * style.sharpness for part in parts])
    return preferred


def _both(one: Array) -> Array:
    """Two of them together, each with each."""
    pairs: Array = (one[:, None] + one[None]).reshape(-1, one.shape[1])
    return pairs


def _loads(xp: ArrayModule, sight: ObservedFacts, style: Style) -> Array:
    """How much each kind of bullet is preferred: (kinds, batch)."""
    stakes = sight.loot() / LOOT_A_ROUND - 1
    live = style.live + style.taste * stakes + style.late * (sight.table("round") / ROUNDS - 0.5)
    loads: Array = xp.stack([0 * live, live, live + style.fast])
    return loads


def _aims(xp: ArrayModule, sight: ObservedFacts, style: Style) -> Array:
    """How much each of the others is preferred as a target: (others, batch)."""
    money = sight.money() / LOOT_A_ROUND
    loaded = sight.table("loaded")
    fire = loaded[1] + loaded[2]
    fled = sight.seats("fled") / xp.maximum(sight.seats("fled") + sight.seats("stood"), 1)
    hunting = style.hunt * (1 - sight.table("role"))
    score: Array = (
        style.rich * (money - money[:1])
        + style.weak * sight.seats("wounds")
        + style.kill * fire * (sight.lives() <= 1)
        + style.scare * fled * (1 - fire)
        + style.disarm * sight.odds
        + hunting * sight.seats("used_calls")
        - 2 * fire * sight.shown("insane") * (1 - sight.table("exploded"))
    )
    return score[1:]


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
