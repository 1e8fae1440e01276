"""What everybody may do while the tables wait: flags, as `standoff.schema.live_actions` numbers them."""

import jax
import jax.numpy as jnp

from standoff.schema.live_actions import DIRECTIONS, DIVISIONS, OTHERS
from standoff.vector.live import box
from standoff.vector.live.answers import FIRST_OFFSETS, SECOND_OFFSETS, is_click, named
from standoff.vector.live.law import Facts, LiveLaw, facts
from standoff.vector.live.phases import aim, chain, deal
from standoff.vector.live.phases.wounding import clicks
from standoff.vector.live.seats import Set, count, rows
from standoff.vector.live.table import AIM, DIVIDE, NERVE, LiveTables


def masks(law: LiveLaw, state: LiveTables) -> jax.Array:
    """Flags (seats, actions, batch); who is not asked can only wait."""
    known = facts(law, state.choice)
    stays = (rows(state.in_play, law.seats) != 0) & (state.moment == NERVE)
    armed = rows(chain.turn(known, state, clicks(state)).seat, law.seats) & state.reach
    told = [
        _orders(known, state),
        jnp.zeros((law.seats, len(DIRECTIONS), *state.choice.shape), bool),
        *_aims(known, state),
        jnp.stack([stays, stays, armed != 0], axis=1),
        _offsets(known, armed),
    ]
    legal = jnp.concatenate(told, axis=1)
    return jnp.concatenate([~jnp.any(legal, axis=1, keepdims=True), legal], axis=1)


def _orders(known: Facts, state: LiveTables) -> jax.Array:
    """In how many ways a Chief, or who acts for them, may divide the cards."""
    members = jnp.where(state.moment == DIVIDE, deal.asks(known, state), 0)
    ways = jnp.take(jnp.asarray(deal.ORDERS), count(members))
    seats = known.law.seats
    of_chief = sum(
        jnp.where(rows(team & -team, seats) != 0, many, 0)
        for team, many in zip(members, jnp.where(members != 0, ways, 0), strict=True)
    )
    return jnp.arange(DIVISIONS)[:, None] < jnp.asarray(of_chief)[:, None]


def _aims(known: Facts, state: LiveTables) -> tuple[jax.Array, jax.Array, jax.Array]:
    """Whom a BBB, a Shotgun and Double Guns may point at."""
    seen = jnp.where(state.moment == AIM, aim.targets(known, state), 0)
    visible = _offsets(known, seen)
    any_gun = is_click(state.cards)

    def may(face: int) -> jax.Array:
        return (any_gun | (state.cards == face))[:, None]

    apart = (FIRST_OFFSETS != SECOND_OFFSETS)[:, None] | (count(seen) == 1)[:, None]  # L27
    both = visible[:, FIRST_OFFSETS] & visible[:, SECOND_OFFSETS] & apart
    return may(box.BBB) & visible, may(box.SHOTGUN) & visible, may(box.DOUBLE) & both


def _offsets(known: Facts, among: Set) -> jax.Array:
    """Who of a set each seat would name by each offset: flags (seats, offsets, batch)."""
    return jnp.stack(
        [named(known, jnp.full_like(among, offset), among) != 0 for offset in range(OTHERS)], axis=1
    )
