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
from standoff.rules.asks import Decision, Seat
from standoff.rules.chance import Scripted
from standoff.rules.classic.events import Event
from standoff.rules.classic.hand import Hand
from standoff.rules.classic.phases.load import load_now
from standoff.rules.classic.table import Table
from standoff.rules.classic.words import Bullet, StageId
from standoff.rules.notes import Note

Hands = tuple[Hand, ...]
Cards = tuple[Bullet | None, ...]


class NotReviewedError(ValueError):
    """A game that cannot be looked at, for a reason told by the id of a message."""


class GameStep(NamedTuple):
    """One step of the game: the table, what was said, and what came of it."""

    before: Table
    said: Mapping[Seat, Decision | None]
    events: tuple[Event, ...]
    after: Table


def course(record: Record) -> list[GameStep]:
    """All steps of a whole game of the classic edition without powers or a cop."""
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


def dice_of(record: Record, *what: object) -> np.random.Generator:
    """Dice for one question about a game: the same record gets the same answer."""
    asked = "/".join(map(str, (record.opening.fingerprint, len(record.steps), *what)))
    return np.random.default_rng(int.from_bytes(sha256(asked.encode()).digest()[:8], "big"))


def other_notes(table: Table, dice: np.random.Generator) -> Scripted:
    """The notes that were turned up, and those to come in another order."""
    turned = [table.chance.note(place) for place in range(table.turned)]
    to_come: Sequence[Note] = table.pile.listed()
    order = dice.permutation(len(to_come))
    return Scripted((*turned, *(to_come[place] for place in order)))


def dealt_anew(table: Table, hands: Mapping[Seat, tuple[Hands, Cards]], notes: Scripted) -> Table:
    """The table with other hands and cards in play for some, and other notes to come."""
    gangsters = list(table.gangsters)
    for seat, (mine, loaded) in hands.items():
        gangsters[seat] = replace(gangsters[seat], hands=mine, loaded=loaded)
    changed = replace(table, gangsters=tuple(gangsters), chance=notes)
    if table.stage is StageId.LOAD:
        return replace(changed, asking=load_now.asks(changed))
    return changed
