"""Observations: what every seat sees of the tables, as the schema of the lab lays it out."""

from typing import Any

import jax.numpy as jnp

from standoff.schema.actions import KINDS, SEATS
from standoff.schema.observation import MOMENTS, POWER_SETS, POWERS, SCHEMA
from standoff.vector.asking import Asking
from standoff.vector.blocks import Block, Blocks
from standoff.vector.law import POWER_SETS as POOLS
from standoff.vector.rows import EVEN, EVERY, Row, Word, lanes, some
from standoff.vector.table import Table


def observations(table: Table, asks: Asking) -> Any:
    """An int8 array (seats, numbers, batch)."""
    make = Blocks(table)
    before = {**_table(make), **_own(make)}
    seats = _seats(make, asks)
    fields = [field.name for field in SCHEMA.fields]
    names = [name.removeprefix("seat0.") for name in fields if name.startswith("seat0.")]
    block = jnp.concatenate([seats[name].astype(jnp.int8) for name in names], axis=2)
    block = block.reshape(make.seats, SEATS * block.shape[2], make.batch)
    pieces = [before[name].astype(jnp.int8) for name in fields if "." not in name]
    return jnp.concatenate([*pieces, block], axis=1)


def _one(condition: Any) -> Word:
    return lanes(condition) & 1


def _table(make: Blocks) -> dict[str, Block]:
    """What is not about one seat."""
    table = make.table
    loot, pile = (
        [word >> (4 * kind) & 15 for kind in (2, 1, 0)] for word in (table.loot, table.pile)
    )
    return {
        "players": make.same(*(_one(table.players == count) for count in (4, 5, 6))),
        "powers": make.same(*(_one(table.pool == POOLS[name]) for name in POWER_SETS)),
        "cop": make.same(table.cop_game),
        "closed": make.same(table.closed),
        "round": make.same(table.round),
        "moment": make.same(*(_one(table.moment == place) for place in range(len(MOMENTS)))),
        "loot": make.same(*loot),
        "pile": make.same(*pile),
        "exploded": make.same(_one(table.exploded != 0)),
        "calls": make.same(table.calls),
        "alerted": make.same(table.alerted & 1),
    }


def _own(make: Blocks) -> dict[str, Block]:
    """What only the owner of a seat knows."""
    table = make.table
    heir = table.heir & table.alive
    second = (table.second_clicks, table.second_bangs, table.second_bbbs)
    kinds = range(len(KINDS))
    powers = jnp.arange(1, len(POWERS) + 1, dtype=jnp.int32)[None, :, None]
    return {
        "hand": _owned(
            make, *(row & (table.alive * 15) for row in (table.clicks, table.bangs, table.bbbs))
        ),
        "second_hand": _owned(make, *(heir * many for many in second)),
        "loaded": _owned(make, *(table.loaded >> kind & EVERY for kind in kinds)),
        "second_loaded": _owned(
            make, *(heir * (table.second_loaded >> kind & 1) for kind in kinds)
        ),
        "power": make.own(table.power)[:, None, :] == powers,
        "role": _owned(make, table.cop),
    }


def _owned(make: Blocks, *rows: Row) -> Block:
    return jnp.stack([make.own(row) for row in rows], axis=1)


def _seats(make: Blocks, asks: Asking) -> dict[str, Any]:
    """What everybody sees of each seat: arrays (seats that look, seats seen, numbers, batch)."""
    table = make.table
    alive, heir = table.alive, table.heir & table.alive
    cards = (table.clicks + table.bangs + table.bbbs) & (alive * 15)
    second = heir * (table.second_clicks + table.second_bangs + table.second_bbbs)
    down = table.withdrawn & alive, table.wounded & alive
    money, known = _money(make)
    return {
        "present": make.around(table.present),
        "alive": make.around(alive),
        "wounds": make.around(table.wounds),
        "shame": make.around(table.shame),
        "flashing": make.around(table.flashing),
        "money": money,
        "money_known": known,
        "cards": make.around(cards, second),
        "guns": make.around(alive + heir),
        "face_down": make.around(some(table.loaded) + heir * _one(table.second_loaded != 0)),
        "stance": make.around(table.standing, *down),
        "shown_power": make.flags(table.power & (table.shown * 15), len(POWERS)),
        "seen": make.around(table.seen_clicks, table.seen_bangs, table.seen_bbbs),
        "asked": make.around(asks.asked),
        "shared": make.around(table.sharers),
        "aims": _aims(make),
        "stood": make.around(table.stood),
        "fled": make.around(table.fled),
        "used_calls": make.around(table.used_calls),
        "unused_calls": make.around(table.unused_calls),
    }


def _money(make: Blocks) -> tuple[Any, Any]:
    """What each has won and whether one may know it: open money, or one's own."""
    table = make.table
    low = table.even_money & EVEN | (table.odd_money & EVEN) << 4
    high = table.even_money >> 4 & EVEN | (table.odd_money >> 4 & EVEN) << 4
    money = make.around(low) + (make.around(high) << 4)
    mine = jnp.arange(SEATS)[None, :, None, None] == 0
    known = make.around(table.present) & jnp.where(mine, 1, 1 - table.closed)
    return money * known, known


def _aims(make: Blocks) -> Any:
    """How many guns of each point at each, both counted from the one who looks."""
    table = make.table
    looks = jnp.arange(make.seats, dtype=jnp.int32)[:, None, None, None]
    offsets = jnp.arange(SEATS, dtype=jnp.int32)[None, None, :, None]
    place = looks + offsets
    place = jnp.where(place >= table.players, place - table.players, place)
    place = jnp.where(offsets < table.players, place + 1, -1)
    guns = (make.around(table.aims & (table.alive * 15)) == place).astype(jnp.int8)
    if not table.law.has_powers:
        return guns
    heir: Row = table.heir & table.alive
    second = make.around(heir) & (table.second_aim == place).astype(jnp.int32)
    return guns + second.astype(jnp.int8)
