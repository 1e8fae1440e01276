"""Parts: how a round is worked out group by group on a processor, and in one go on a GPU."""

from collections.abc import Callable
from dataclasses import replace

import jax

from standoff.vector.flow import Part, Players
from standoff.vector.packing import EnvState, Packing, filled
from standoff.vector.table import Tables

Group = tuple[Part, ...]


def play_parts(
    table: Tables,
    packing: Packing,
    groups: tuple[Group, ...],
    players: Callable[[Tables], Players],
    needed: Callable[[int, Tables], jax.Array],
) -> Tables:
    """Play parts of a round; groups that no table needs are passed over."""

    def unpacked(words: EnvState) -> Tables:
        here = replace(table, holders=dict(table.holders))
        packing.unpack(words, here)
        return here

    def playing(group: Group) -> Callable[[EnvState], EnvState]:
        def play(words: EnvState) -> EnvState:
            here = unpacked(words)
            answering = players(here)
            for part in group:
                part(here, answering)
            return filled(packing.pack(here), here.alive)

        return play

    words = filled(packing.pack(table), table.alive)
    for number, group in enumerate(groups):
        words = apart(needed(number, unpacked(words)), playing(group), words)
    return unpacked(words)


def apart(needed: jax.Array, function: Callable[[EnvState], EnvState], words: EnvState) -> EnvState:
    """Work something out by itself.

    The compiler for processors works a fact out again for everything that follows from it;
    it cannot do so across a branch. On a GPU a branch costs more than that.
    """
    worked_out: EnvState = jax.lax.platform_dependent(
        needed,
        words,
        cpu=lambda needed, words: jax.lax.cond(needed, function, lambda words: words, words),
        default=lambda _, words: function(words),
    )
    return worked_out
