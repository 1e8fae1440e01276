"""The decisions of one recorded game as numbers, each as its seat saw it."""

from collections.abc import Callable
from hashlib import sha256
from typing import NamedTuple

import numpy as np

from standoff.dataset.consent import LeftOutError, check_consent, names
from standoff.record.reader import Record
from standoff.record.replay import replay
from standoff.rules.asks import Seat
from standoff.rules.classic.options import Options
from standoff.rules.classic.table import Table
from standoff.rules.classic.views import view
from standoff.schema.encoding import Numbers, encoder
from standoff.schema.legal import legal

Seen = Callable[[Table, Seat], Numbers]


class GameRows(NamedTuple):
    """One game: its decisions, a row each, in the order they were asked for."""

    id: str
    """Of the record's bytes; tells nobody's name."""
    options: Options
    names: tuple[str, ...]
    observation: np.ndarray
    mask: np.ndarray
    action: np.ndarray
    seat: np.ndarray
    step: np.ndarray
    """How many steps the game had had."""
    outcome: np.ndarray
    """What the seat won in the end: 1, shared among equals, or 0."""
    silences: int
    """Questions nobody answered in time; they are no decisions, and no rows."""


def observed(table: Table, seat: Seat) -> Numbers:
    """What a seat saw, by way of its view alone: what it may not know is not even there."""
    row: Numbers = encoder(table.options).together([view(table, seat)])[0]
    return row


def game_rows(data: bytes, record: Record, seen: Seen = observed) -> GameRows:
    """The rows of a record, played again; raises if it does not fit, or is not to be used."""
    if record.misfit is not None:
        raise record.misfit
    options = record.opening.options
    if not isinstance(options, Options):
        raise LeftOutError("Live, for which there is no dataset yet")
    check_consent(record)
    if record.outcome is None:
        raise LeftOutError("was not finished")
    rows, silences = [], 0
    before: Table | None = None
    for step, played in enumerate(replay(record)):
        if before is not None:
            for seat, said in played.answers.items():
                may = legal(before.asking[seat], seat, options.players)
                action = next((one for one, meant in may.decisions.items() if meant == said), None)
                if action is None:
                    silences += 1
                else:
                    rows.append((seen(before, seat), may.mask, action, seat, step - 1))
        assert isinstance(played.table, Table)
        before = played.table
    winners = record.outcome.winners
    seats = [row[3] for row in rows]
    return GameRows(
        sha256(data).hexdigest()[:16],
        options,
        names(record),
        np.array([row[0] for row in rows], np.int8),
        np.array([np.frombuffer(row[1], np.bool_) for row in rows]),
        np.array([row[2] for row in rows], np.int8),
        np.array(seats, np.int8),
        np.array([row[4] for row in rows], np.int16),
        np.array([1 / len(winners) if seat in winners else 0 for seat in seats], np.float32),
        silences,
    )
