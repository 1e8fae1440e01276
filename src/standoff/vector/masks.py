"""Masks: which of the actions each seat may take, in the order of their numbers."""

from typing import Any

import jax.numpy as jnp
import numpy as np

from standoff.schema.actions import KINDS, OTHERS
from standoff.vector.asking import Asking
from standoff.vector.blocks import Block, Blocks
from standoff.vector.numbers import YOU_DONT_NEED_IT
from standoff.vector.phases import load
from standoff.vector.rows import EVERY, Row, Word
from standoff.vector.table import Table

_KINDS = np.arange(len(KINDS), dtype=np.int32)[None, :, None]
_PLACES = np.arange(4, 4 * OTHERS + 4, 4, dtype=np.int32)[None, :, None]


def masks(table: Table, asks: Asking) -> Any:
    """A boolean array (seats, actions, batch)."""
    make = Blocks(table)
    heir = table.heir
    kinds = load.kinds(table)
    one_gun = asks.loads & ~heir, asks.aims & ~heir
    two_guns: tuple[Row, Row] = (0, 0)
    if table.law.has(YOU_DONT_NEED_IT):
        two_guns = asks.loads & heir, asks.aims & heir
    pieces = [
        _flag(make, EVERY & ~asks.asked),
        _kinds(make, one_gun[0], kinds),
        _kind_pairs(make, two_guns[0], kinds, load.second_kinds(table)),
        _places(make, one_gun[1], table.alive),
        _place_pairs(make, two_guns[1], table.alive),
        _flag(make, asks.nerve),
        _flag(make, asks.nerve),
        _flag(make, asks.window),
        _flag(make, asks.shows),
        _places(make, asks.takes, table.heritage),
        _kinds(make, asks.swaps, kinds),
        _flag(make, asks.joins),
        _places(make, asks.stabs, asks.victims),
        _flag(make, asks.phone),
        _flag(make, asks.calls),
    ]
    return jnp.concatenate(pieces, axis=1).astype(bool)


def _is_nobody(who: Row) -> bool:
    return isinstance(who, int) and who == 0


def _flag(make: Blocks, who: Row) -> Block:
    return make.zeros(1) if _is_nobody(who) else make.own(who)[:, None, :].astype(jnp.int8)


def _bits(make: Blocks, who: Row, kinds: Row) -> Any:
    """The kinds of everyone in a set."""
    return (make.own(kinds & (who * 7))[:, None, :] >> _KINDS) & 1


def _kinds(make: Blocks, who: Row, kinds: Row) -> Block:
    return make.zeros(len(KINDS)) if _is_nobody(who) else _bits(make, who, kinds).astype(jnp.int8)


def _kind_pairs(make: Blocks, who: Row, kinds: Row, second: Word) -> Block:
    if _is_nobody(who):
        return make.zeros(len(KINDS) ** 2)
    first = _bits(make, who, kinds)[:, :, None, :]
    other = (jnp.asarray(second)[None, None, None, :] >> _KINDS[:, None]) & 1
    return (first & other).astype(jnp.int8).reshape(make.seats, len(KINDS) ** 2, make.batch)


def _others(make: Blocks, who: Row, targets: Row) -> Any:
    """Which of the others, clockwise, each in a set may name."""
    return (make.seen(targets)[:, None, :] >> _PLACES) & make.own(who)[:, None, :]


def _places(make: Blocks, who: Row, targets: Row) -> Block:
    return make.zeros(OTHERS) if _is_nobody(who) else _others(make, who, targets).astype(jnp.int8)


def _place_pairs(make: Blocks, who: Row, targets: Row) -> Block:
    if _is_nobody(who):
        return make.zeros(OTHERS**2)
    one = _others(make, who, targets)
    pairs = one[:, :, None, :] & one[:, None, :, :]
    return pairs.astype(jnp.int8).reshape(make.seats, OTHERS**2, make.batch)
