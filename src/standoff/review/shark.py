"""The Shark as a judge: what it would do at many tables at once, and what tables are worth if it plays on."""

from collections.abc import Mapping, Sequence
from functools import cache

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from standoff.bots.minds.cast import shark
from standoff.minds import net, worth
from standoff.rules.asks import Decision, Seat
from standoff.rules.classic.options import ROUNDS, Options
from standoff.rules.classic.table import Table
from standoff.rules.classic.words import Money
from standoff.rules.game import step
from standoff.schema.encoding import encoder
from standoff.schema.legal import Legal, legal

Numbers = NDArray[np.float64]
Answers = dict[Seat, Decision]
_NEVER = -1e9


def chances(tables: Sequence[Table]) -> Numbers:
    """Each seat's chance to win at each table, with all cards open: (tables, seats)."""
    found = np.zeros((len(tables), len(tables[0].gangsters)))
    open_ = [place for place, table in enumerate(tables) if table.outcome is None]
    for place, table in enumerate(tables):
        if table.outcome is not None:
            found[place] = _won(table)
    if open_:
        seats = tuple(range(len(tables[0].gangsters)))
        looks = encoder(_openly(tables[0].options))
        seen = np.stack([looks.observations(tables[place], seats) for place in open_], -1)
        found[open_] = np.asarray(worth.chances(np, worth.shipped(), seen)).T
    return found


def _won(table: Table) -> list[float]:
    assert table.outcome is not None
    winners = table.outcome.winners
    return [(seat in winners) / max(1, len(winners)) for seat in range(len(table.gangsters))]


@cache
def _openly(options: Options) -> Options:
    """Whoever sees every card sees the money too."""
    return replace(options, money=Money.OPEN)


def likely(seen: NDArray[np.int8], masks: NDArray[np.bool_]) -> Numbers:
    """How likely great-shark does each action: (rows, actions) for observations (rows, numbers)."""
    # Many deals look alike to a seat, and the net takes most of the time.
    numbers = dict[bytes, int]()
    looks = np.concatenate([seen, masks.view(np.int8)], 1)
    which = [numbers.setdefault(look.tobytes(), len(numbers)) for look in looks]
    first = np.unique(which, return_index=True)[1]
    return _weighed(seen[first], masks[first])[which]


def _weighed(seen: NDArray[np.int8], masks: NDArray[np.bool_]) -> Numbers:
    wanted = np.asarray(net.logits(np, shark().weights, seen.T)).T.astype(np.float64)
    wanted = np.where(masks, wanted, _NEVER)
    weights = np.exp(wanted - wanted.max(1, keepdims=True))
    found: Numbers = weights / weights.sum(1, keepdims=True)
    return found


def answers(
    tables: Sequence[Table], draws: Numbers, said: Mapping[Seat, Decision] | None = None
) -> list[Answers]:
    """What everybody asked says at each table, drawn as great-shark draws; `said` is settled.

    Each seat has a draw at each table: (tables, seats).
    """
    given: list[Answers] = []
    rows, thinking = [], list[tuple[int, Seat, Legal]]()
    for place, table in enumerate(tables):
        given.append(dict(said or {}))
        players = len(table.gangsters)
        asked = []
        for seat, ask in table.asking.items():
            if seat in given[place]:
                continue
            if ask.count == 1:
                given[place][seat] = ask.decisions[0]
            else:
                asked.append(seat)
                thinking.append((place, seat, legal(ask, seat, players)))
        if asked:
            rows.append(encoder(table.options).observations(table, tuple(asked)))
    if thinking:
        masks = np.stack([np.frombuffer(one.mask, np.bool_) for _, _, one in thinking])
        upto = likely(np.concatenate(rows), masks).cumsum(1)
        mine = draws[[place for place, _, _ in thinking], [seat for _, seat, _ in thinking]]
        drawn = (upto < mine[:, None] * upto[:, -1:]).sum(1)
        for (place, seat, may), action in zip(thinking, drawn.tolist(), strict=True):
            given[place][seat] = may.meant(action)
    return given


def played_on(
    branches: Sequence[Sequence[Table]], dice: np.random.Generator, last: int = ROUNDS
) -> Numbers:
    """What each seat has once great-shark has played all on to the end of a round: (branches, tables, seats).

    That is the win where the game is over by then, and else the chance that the net gives.

    The same tables of all branches have the same draws, so that they differ by little else than
    by what was done.
    """
    now = [table for branch in branches for table in branch]
    shape = len(branches[0]), len(now[0].gangsters)
    while going := [
        place for place, table in enumerate(now) if table.outcome is None and table.round <= last
    ]:
        draws = np.tile(dice.random(shape), (len(branches), 1))[going]
        spoken = answers([now[place] for place in going], draws)
        for place, said in zip(going, spoken, strict=True):
            now[place], _ = step(now[place], said)
    return chances(now).reshape(len(branches), *shape)
