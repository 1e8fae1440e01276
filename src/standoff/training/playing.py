"""A spell of play: every table of a batch takes so many steps, and what learners did is kept."""

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

from standoff.minds import net
from standoff.minds.style import Style
from standoff.minds.style import logits as style_logits
from standoff.training import critic
from standoff.training.company import EARLIER, LEARNER, SCRIPTED, Company
from standoff.training.drawing import draw, log_chances, of
from standoff.vector.environment import View, step
from standoff.vector.law import Law

Array = Any


class Played(NamedTuple):
    """What was seen and done; time first, then seats and batch together."""

    observations: Array
    """int8 (time, chairs, numbers)"""
    secrets: Array
    masks: Array
    actions: Array
    chances: Array
    """The logarithm of how likely the action was."""
    worth: Array
    rewards: Array
    done: Array
    decides: Array
    """Whether a learner had a choice."""


class Hall(NamedTuple):
    """The tables as they stand between two spells."""

    state: Any
    view: View


def flat(array: Array) -> Array:
    """(seats, numbers, batch) as (numbers, chairs)."""
    return array.swapaxes(0, 1).reshape(array.shape[1], -1)


def spell(
    law: Law,
    steps: int,
    hall: Hall,
    weights: Any,
    earlier: Any,
    company: Company,
    key: Array,
) -> tuple[Hall, Played, Array]:
    """Play; the last array is what each chair may expect at the end of the spell."""
    kinds = company.kinds.reshape(-1)
    styles = Style(*(weight.reshape(-1) for weight in company.styles))

    def one(hall: Hall, key: Array) -> tuple[Hall, Played]:
        observations, masks = flat(hall.view.observations), flat(hall.view.masks)
        hidden = flat(critic.secrets(hall.view.observations))
        mine = net.logits(jnp, weights["policy"], observations)
        theirs = net.logits(jnp, earlier, observations)
        scripted = style_logits(jnp, styles, observations)
        preferred = jnp.where(
            kinds == SCRIPTED, scripted, jnp.where(kinds == EARLIER, theirs, mine)
        )
        drawing, luck = jax.random.split(key)
        actions = draw(drawing, preferred, masks)
        chances = of(log_chances(mine, masks), actions)
        worth = critic.worth(weights["critic"], observations, hidden)
        shape = hall.view.observations.shape[0], -1
        after = step(law, hall.state, actions.reshape(shape), jax.random.bits(luck, (2,)))
        decides = (kinds == LEARNER) & (masks.sum(0) > 1)
        done = jnp.broadcast_to(after.done, after.rewards.shape).reshape(-1)
        played = Played(
            observations.T,
            hidden.T,
            masks.T,
            actions,
            chances,
            worth,
            after.rewards.reshape(-1),
            done,
            decides,
        )
        return Hall(after.state, after.view), played

    hall, played = jax.lax.scan(one, hall, jax.random.split(key, steps))
    observations = flat(hall.view.observations)
    hidden = flat(critic.secrets(hall.view.observations))
    return hall, played, critic.worth(weights["critic"], observations, hidden)
