"""The environment: batches of tables that are reset, stepped and observed, and begin anew by themselves.

Everything has the batch as its last axis. Nothing of what is to come lies in the state: luck
comes with the key of each step.
"""

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

import jax
import jax.numpy as jnp

from standoff.vector.answers import ActionPlayers
from standoff.vector.asking import asking
from standoff.vector.dealing import blank, deal, known
from standoff.vector.flow import LAST_MOMENTS, LOAD, LOOT_TURNED, OVER, PARTS
from standoff.vector.glimpses import glimpse
from standoff.vector.law import ROUNDS, Law
from standoff.vector.luck import Luck, luck
from standoff.vector.mask_bits import mask_bits
from standoff.vector.masks import masks
from standoff.vector.observing import observations
from standoff.vector.packing import EnvState, filled, step_packing, table_packing
from standoff.vector.parts import play_parts
from standoff.vector.phases import loot, window
from standoff.vector.reckoning import reckon
from standoff.vector.rows import Lanes, Row, at, count, lanes, pick
from standoff.vector.table import Tables


class BatchView(NamedTuple):
    """What every seat may know and do."""

    observations: jax.Array
    """int8 (seats, numbers, batch): see `standoff.schema.observation`."""
    masks: jax.Array
    """int8 (seats, actions, batch): see `standoff.schema.actions`."""


class PackedView(NamedTuple):
    """The same in little room: `unpacked` makes a view of it and of what is `public`."""

    glimpses: tuple[EnvState, ...]
    """What each seat may know of the other words of the state."""
    masks: tuple[EnvState, ...]
    """What each seat may do, a bit an action."""


ViewT = TypeVar("ViewT", BatchView, PackedView)


class Transition(NamedTuple, Generic[ViewT]):
    """What a step of a batch leads to."""

    state: EnvState
    view: ViewT
    rewards: jax.Array
    """float32 (seats, batch): the win share, ties divided, when a game ends; else nothing."""
    done: jax.Array
    """bool (batch): whose game has ended, so that the state is already another game's."""
    final: EnvState
    """The state before any new game: `observe` it for the last observation of what is done."""


def reset(
    law: Law, batch: int, key: jax.Array, choice: jax.Array | None = None
) -> tuple[EnvState, BatchView]:
    """New games. Where a law has several option sets, `choice` says which each table plays."""
    chance = luck(key, batch)
    table = blank(law, choice, chance, remembers=True)
    table.over = 0 * table.alive
    _begin_round(table, table.over - 1, chance)
    words = _packed(table)
    return words, observe(law, words)


def step(law: Law, state: EnvState, actions: jax.Array, key: jax.Array) -> Transition[BatchView]:
    """Take an action (seats, batch) for everyone, and begin anew where a game ends."""
    return _stepped(law, state, actions, key, observe)


def packed_step(
    law: Law, state: EnvState, actions: jax.Array, key: jax.Array
) -> Transition[PackedView]:
    """The same with packed views."""
    return _stepped(law, state, actions, key, glimpse_all)


def _stepped(
    law: Law,
    state: EnvState,
    actions: jax.Array,
    key: jax.Array,
    view_of: Callable[[Law, EnvState], ViewT],
) -> Transition[ViewT]:
    after = advance(law, state, actions, key)
    table = _unpacked(law, after)
    over = lanes(table.moment == OVER)
    chance = luck(key, state[0].shape[0])
    fresh = deal(table, chance)
    fresh.over = 0 * over
    _begin_round(fresh, over, chance)
    begun = _packed(fresh)
    words = tuple(jnp.asarray(pick(over, new, old)) for new, old in zip(begun, after, strict=True))
    done = jnp.asarray(over != 0)
    return Transition(words, view_of(law, words), _win_shares(table, over), done, after)


def advance(law: Law, state: EnvState, actions: jax.Array, key: jax.Array) -> EnvState:
    """Take an action (seats, batch) for everyone; what is over stays over."""
    table = _unpacked(law, state)
    table.go = table.round_over = 0 * table.alive
    table.over = lanes(table.moment == OVER)
    table.next = table.moment
    said = jnp.asarray(actions, jnp.int32)
    table = play_parts(
        table,
        step_packing(law),
        tuple((part,) for part in PARTS),
        lambda table: ActionPlayers(table, said),
        _is_needed,
    )
    table.moment = table.next
    ends = table.go | table.round_over
    last = ends & lanes(table.round == ROUNDS)
    table.over |= last
    _begin_round(table, ends & ~last, luck(key, state[0].shape[0]))
    table.moment = pick(table.over, OVER, table.moment)
    return _packed(table)


def _is_needed(part: int, table: Tables) -> jax.Array:
    """Whether any table goes on through a part, or waits in it."""
    return jnp.any((table.go != 0) | (table.moment <= LAST_MOMENTS[part]))


def observe(law: Law, state: EnvState) -> BatchView:
    """What every seat of some tables sees and may do."""
    table = _unpacked(law, state)
    asks = asking(table)
    return BatchView(observations(table, asks), masks(table, asks))


def glimpse_all(law: Law, state: EnvState) -> PackedView:
    """What every seat of some tables may know and do, packed."""
    table = _unpacked(law, state)
    return PackedView(
        tuple(filled(glimpse(table, seat), table.alive) for seat in range(law.seats)),
        tuple(filled(bits, table.alive) for bits in mask_bits(table, asking(table))),
    )


def public(law: Law, state: EnvState) -> EnvState:
    """The words of some tables that everybody may know."""
    return table_packing(law).parted(state)[0]


def unpacked(law: Law, known: EnvState, packed: PackedView) -> BatchView:
    """The view that was packed, from it and what is public."""
    join = table_packing(law).joined
    views = [observe(law, join(known, words)) for words in packed.glimpses]
    return BatchView(
        jnp.stack([view.observations[seat] for seat, view in enumerate(views)]),
        jnp.stack([view.masks[seat] for seat, view in enumerate(views)]),
    )


def _begin_round(table: Tables, where: Lanes, chance: Luck) -> None:
    """Turn the loot up, and wait for whoever is asked first.

    Each round has draws of its own, so that one key for all steps makes the same deals whatever
    is played.
    """
    loot.begin(table, where, chance.in_round(table.round))
    table.moment = pick(where, LOAD, table.moment)
    if table.law.has_powers:
        asked, _ = window.shows(table, window.BEFORE_AIMS)
        table.moment = pick(where & lanes(asked != 0), LOOT_TURNED, table.moment)


def is_over(law: Law, state: EnvState) -> jax.Array:
    """Whose game has ended: bool (batch)."""
    return jnp.asarray(_unpacked(law, state).moment == OVER)


class Endings(NamedTuple):
    """How games ended, seat by seat: int32 (seats, batch), and of the whole table (batch)."""

    won: jax.Array
    """1 for each of the winners."""
    sums: jax.Array
    """In fives; of the dead it means nothing."""
    alive: jax.Array
    shame: jax.Array
    power: jax.Array
    """The number of their power, counted from 1; 0: none."""
    cop: jax.Array
    alerted: jax.Array
    stake: jax.Array
    left: jax.Array


def endings(law: Law, state: EnvState) -> Endings:
    """How the games of a batch ended, for those who count."""
    table = _unpacked(law, state)
    reckoned = reckon(table)
    nothing = 0 * jnp.asarray(table.alive)

    def by_seat(row: Row) -> jax.Array:
        return jnp.stack([nothing + at(row, seat) for seat in range(law.seats)])

    return Endings(
        by_seat(reckoned.winners),
        jnp.stack([nothing + one for one in reckoned.sums]),
        by_seat(table.alive),
        by_seat(table.shame),
        by_seat(table.power),
        by_seat(table.cop),
        nothing + (table.alerted & 1),
        nothing + table.stake,
        nothing + table.left,
    )


def win_shares(law: Law, state: EnvState) -> jax.Array:
    """What each has won of the games that are over: float32 (seats, batch)."""
    table = _unpacked(law, state)
    return _win_shares(table, lanes(table.moment == OVER))


def _win_shares(table: Tables, over: Lanes) -> jax.Array:
    """One for the winner, divided among several (A1)."""
    winners = reckon(table).winners & over
    each = 1.0 / jnp.maximum(count(winners), 1)
    return jnp.stack([at(winners, seat) * each for seat in range(table.law.seats)])


def _unpacked(law: Law, words: EnvState) -> Tables:
    table = known(law)
    table.remembers = True
    table_packing(law).unpack(words, table)
    return table


def _packed(table: Tables) -> EnvState:
    return filled(table_packing(table.law).pack(table), table.alive)
