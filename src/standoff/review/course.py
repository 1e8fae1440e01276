"""The course of a recorded game, and other deals of the same moment."""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace

from standoff.record.reader import Record
from standoff.record.replay import replay
from standoff.review.refusing import refusal
from standoff.review.secrets import PUBLIC, Concealed, asking, hiding
from standoff.rules.asks import Decision, Seat
from standoff.rules.chance import Scripted
from standoff.rules.classic.events import Event
from standoff.rules.classic.table import Table
from standoff.rules.classic.words import Role
from standoff.rules.notes import Note


class NotReviewedError(ValueError):
    """A game that cannot be looked at, for a reason told by the id of a message."""


class GameStep(NamedTuple):
    """One step of the game: the table, what was said, and what came of it."""

    before: Table
    said: Mapping[Seat, Decision | None]
    events: tuple[Event, ...]
    after: Table


def course(record: Record) -> list[GameStep]:
    """All steps of a whole game of the classic edition."""
    why = refusal(record.opening.options)
    if why is not None:
        raise NotReviewedError(why)
    lines = list(replay(record))
    turns = [
        GameStep(early.table, late.answers, late.events, late.table)  # type: ignore[arg-type]
        for early, late in pairwise(lines)
    ]
    if not turns or turns[-1].after.outcome is None:
        raise NotReviewedError("review-not-over")
    return turns


def rest_of_round(turns: Sequence[GameStep], number: int) -> list[Event]:
    """What happened from a turn to the end of its round."""
    now = turns[number].before.round
    return [e for turn in turns[number:] if turn.before.round == now for e in turn.events]


def dice_of(record: Record, *what: object) -> np.random.Generator:
    """Dice for one question about a game: the same record gets the same answer."""
    asked = "/".join(map(str, (record.opening.fingerprint, len(record.steps), *what)))
    return np.random.default_rng(int.from_bytes(sha256(asked.encode()).digest()[:8], "big"))


def other_notes(table: Table, dice: np.random.Generator) -> Scripted:
    """The notes that were turned up, and those to come in another order; all else as it was dealt."""
    turned = [table.chance.note(place) for place in range(table.turned)]
    to_come: Sequence[Note] = table.pile.listed()
    order = dice.permutation(len(to_come))
    powers = tuple(one.power for one in table.gangsters)
    cop = next((seat for seat, one in enumerate(table.gangsters) if one.role is Role.COP), 0)
    return Scripted((*turned, *(to_come[place] for place in order)), powers, cop)


def dealt_anew(table: Table, secrets: Mapping[Seat, Concealed], notes: Scripted) -> Table:
    """The table with other secrets of some, and other notes to come."""
    gangsters = list(table.gangsters)
    for seat, held in secrets.items():
        gangsters[seat] = hiding(gangsters[seat], held)
    changed = replace(table, gangsters=tuple(gangsters), chance=notes)
    if table.stage in PUBLIC:
        return changed
    return replace(changed, asking=asking(changed))
