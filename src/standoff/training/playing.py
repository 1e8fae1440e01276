"""A spell of play: every table of a batch takes so many steps, and what learners did is kept.

The first tables of a batch have one learner each, who is all that is looked at there; at the
others any chair may be a learner's. A chair that is looked at is called a place.
"""

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

from standoff.minds import net
from standoff.minds.style import Style
from standoff.minds.style import logits as style_logits
from standoff.schema.observation import SCHEMA
from standoff.training import critic
from standoff.training.company import (
    EARLIER,
    LEARNER,
    Company,
    alone,
    beside,
    crowd,
    redrawn,
)
from standoff.training.drawing import draw, log_chances, of
from standoff.vector.environment import View, step
from standoff.vector.law import Law

Array = Any

_PLAYERS = SCHEMA.slices["players"]
FEWEST = 4


class Played(NamedTuple):
    """What was seen and done; time first, then places."""

    observations: Array
    """int8 (time, places, numbers)"""
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
    ended: Array
    """How many games ended: (time)."""
    guests: Array
    """Among copies of which guest a learner sits alone: (time, lone tables)."""


class Hall(NamedTuple):
    """The tables as they stand between two spells."""

    state: Any
    view: View
    company: Company


class Seating(NamedTuple):
    """How companies are made up."""

    lone: int
    """How many tables have one learner each."""
    selves: float
    """Which part of the others has learners only."""
    hunts: bool
    """Whether the lone learners sit among an earlier self, not among scripted guests."""
    guests: Array
    """Styles (styles, numbers)."""


def flat(array: Array) -> Array:
    """(seats, numbers, batch) as (numbers, chairs)."""
    seats, numbers, batch = array.shape
    return array.swapaxes(0, 1).reshape(numbers, seats * batch)


def seated(key: Array, view: View, seating: Seating, chances: Array) -> Company:
    """A company for every table, as if all games began."""
    one, other = jax.random.split(key)
    seats, _, batch = view.observations.shape
    players = FEWEST + view.observations[0, _PLAYERS, : seating.lone].argmax(0)
    return beside(
        alone(one, players, seats, chances),
        crowd(other, seats, batch - seating.lone, len(seating.guests), selves=seating.selves),
    )


def spell(
    law: Law,
    steps: int,
    hall: Hall,
    weights: Any,
    earlier: Any,
    seating: Seating,
    chances: Array,
    key: Array,
) -> tuple[Hall, Played, Array]:
    """Play; the last array is what each place may expect at the end of the spell."""
    lone = seating.lone
    styles = jnp.asarray(seating.guests)

    def places(company: Company, array: Array) -> Array:
        """What belongs to the places of an array (seats, numbers, batch): (numbers, places)."""
        chair = (company.kinds[:, :lone] == LEARNER).argmax(0)
        seen = jnp.take_along_axis(array[:, :, :lone], chair[None, None], axis=0)[0]
        return jnp.concatenate([seen, flat(array[:, :, lone:])], 1)

    def expected(hall: Hall) -> tuple[Array, Array, Array]:
        observations = places(hall.company, hall.view.observations)
        hidden = critic.secrets(hall.view.observations, hall.company, lone)
        hidden = places(hall.company, hidden)
        return observations, hidden, critic.worth(weights["critic"], observations, hidden)

    def one(hall: Hall, key: Array) -> tuple[Hall, Played]:
        mine, theirs, luck, sitting = jax.random.split(key, 4)
        view, company = hall.view, hall.company
        seats, _, batch = view.observations.shape
        observations, hidden, worth = expected(hall)
        masks = places(company, view.masks)
        preferred = net.logits(jnp, weights["policy"], observations)
        actions = draw(mine, preferred, masks)
        guests = _guests(view, company, earlier, styles, seating, theirs)
        spread = jnp.concatenate(
            [
                jnp.broadcast_to(actions[:lone], (seats, lone)),
                actions[lone:].reshape(seats, batch - lone),
            ],
            1,
        )
        said = jnp.where(company.kinds == LEARNER, spread, guests)
        after = step(law, hall.state, said, jax.random.bits(luck, (2,)))
        learns = places(company, (company.kinds == LEARNER)[:, None])[0]
        done = jnp.broadcast_to(after.done, after.rewards.shape)
        played = Played(
            observations.T,
            hidden.T,
            masks.T,
            actions,
            of(log_chances(preferred, masks), actions),
            worth,
            places(company, after.rewards[:, None])[0],
            places(company, done[:, None])[0],
            learns & (masks.sum(0) > 1),
            after.done.sum(),
            company.styles[0, :lone],
        )
        new = redrawn(after.done, seated(sitting, after.view, seating, chances), company)
        return Hall(after.state, after.view, new), played

    hall, played = jax.lax.scan(one, hall, jax.random.split(key, steps))
    return hall, played, expected(hall)[2]


def _guests(
    view: View, company: Company, earlier: Any, styles: Array, seating: Seating, key: Array
) -> Array:
    """What everybody does who is no learner: (seats, batch)."""
    seats, _, batch = view.observations.shape
    observations, masks = flat(view.observations), flat(view.masks)
    if seating.hunts:
        preferred = net.logits(jnp, earlier, observations)
        return draw(key, preferred, masks).reshape(seats, batch)
    numbers = Style(*styles[company.styles.reshape(-1)].T)
    scripted = style_logits(jnp, numbers, observations)
    crowded = flat(view.observations[:, :, seating.lone :])
    selves = net.logits(jnp, earlier, crowded).reshape(-1, seats, batch - seating.lone)
    selves = jnp.pad(selves, ((0, 0), (0, 0), (seating.lone, 0))).reshape(-1, seats * batch)
    is_self = (company.kinds == EARLIER).reshape(-1)
    return draw(key, jnp.where(is_self, selves, scripted), masks).reshape(seats, batch)
