"""How a game begins: powers and roles by chance, an empty table, a full pile, a hand for each."""

import jax
import jax.numpy as jnp

from standoff.vector.law import MONEY, POWER_SETS, Law
from standoff.vector.luck import Luck, below
from standoff.vector.notes import FIVE, TEN, TWENTY
from standoff.vector.rows import EVERY, Word, count, lanes, nth, pick
from standoff.vector.table import Tables

POWERS_DRAW = 20
"""The first of the draws that deal the cards: one for two seats, and one for the roles."""


def known(law: Law) -> Tables:
    """A table with nothing but the options that all tables of a law share."""
    table = Tables(law)
    for name, values in _options(law).items():
        if len(set(values)) == 1:
            setattr(table, name, values[0])
    return table


def blank(law: Law, choice: jax.Array | None, luck: Luck, *, remembers: bool) -> Tables:
    """Games about to begin; `choice` says which of the law's option sets each plays."""
    if choice is None:
        choice = jnp.arange(luck.one.shape[0]) % len(law.tables)
    table = known(law)
    table.remembers = remembers
    for name, values in _options(law).items():
        if len(set(values)) > 1:
            setattr(table, name, jnp.take(jnp.asarray(values, jnp.int32), choice))
    return deal(table, luck)


def _options(law: Law) -> dict[str, list[int]]:
    return {
        "players": [one.players for one in law.tables],
        "pool": [POWER_SETS[one.powers] for one in law.tables],
        "cop_game": [int(one.cop) for one in law.tables],
        "closed": [MONEY.index(one.money) for one in law.tables],
    }


def deal(table: Tables, luck: Luck) -> Tables:
    """The same tables at the beginning of another game (C8, C10)."""
    law = table.law
    start = law.start
    twenties, tens, fives = start.notes
    nothing = jnp.zeros_like(luck.one, jnp.int32)
    fresh = Tables(
        law,
        players=table.players,
        pool=table.pool,
        cop_game=table.cop_game,
        closed=table.closed,
        remembers=table.remembers,
        pile=nothing + twenties * TWENTY + tens * TEN + fives * FIVE,
        round=nothing + start.played,
    )
    fresh.go = nothing - 1
    present = fresh.present
    fresh.alive = nothing + present
    fresh.clicks, fresh.bangs, fresh.bbbs = (nothing + many * present for many in start.hand)
    fresh.wounds = nothing + start.scars * present
    if law.has_powers:
        fresh.power = _powers(fresh, luck)
    if law.has_cop:
        seat, _ = below(luck.number(POWERS_DRAW + 3), fresh.players)
        fresh.cop = (1 << (seat << 2)) & -fresh.cop_game  # K3
    return fresh


def _powers(table: Tables, luck: Luck) -> Word:
    """A card of the pool for each seat, all different (P2)."""
    low = EVERY & lanes(table.pool > 0)  # powers 1 to 6
    high = (0x1111 & lanes(table.pool >= 10)) | (0x10000 & lanes(table.pool == 11))
    dealt: Word = 0
    for seat in range(table.law.seats):
        if seat % 2 == 0:
            number = luck.number(POWERS_DRAW + seat // 2)
        drawn, number = below(number, table.pool - seat)
        lower = count(low)
        in_low = lanes(drawn < lower)
        place = pick(in_low, nth(low, drawn), nth(high, drawn - lower))
        power = pick(in_low, place + 1, place + 7) & lanes(table.pool > 0)
        bit = 1 << (place << 2)
        low &= ~(bit & in_low)
        high &= ~(bit & ~in_low)
        dealt |= power << (4 * seat)
    return dealt & (table.present * 15)
