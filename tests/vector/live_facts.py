"""What a table of Live is in numbers: as the rules hold it, and as the vector engine does."""

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from standoff.rules.asks import Seat
from standoff.rules.cards import Card, Weapon
from standoff.rules.live.table import Table
from standoff.rules.live.words import Place, StageId
from standoff.vector.live import table as vector

PLAIN = (Weapon.BBB, Weapon.DOUBLE, Weapon.SHOTGUN, Weapon.KEVLAR)
FACES = {weapon: 32 + place for place, weapon in enumerate(PLAIN)}
_MOMENTS = {
    StageId.DIVIDE: vector.DIVIDE,
    StageId.FREEZE: vector.FREEZE,
    StageId.AIM: vector.AIM,
    StageId.NERVE: vector.NERVE,
    StageId.BBB_CHAIN: vector.BBB_CHAIN,
    StageId.DOUBLE_CHAIN: vector.DOUBLE_CHAIN,
    StageId.FALL: vector.FALL,
    StageId.SHOTGUN_CHAIN: vector.SHOTGUN_CHAIN,
    StageId.OVER: vector.OVER,
}
_UNIT = 5_000
_NUMBERS = (
    "moment", "round", "in_play", "coward", "hospital", "loot", "wounded", "twice", "shown", "spent",
    "pending", "reach", "falling", "sharers",
)  # fmt: skip
_COLUMNS = ("cards", "unseen", "mimes", "at", "twice at", "stash")


def face_of(card: Card) -> int:
    return card.number or FACES[card.weapon]


def _set(seats: Iterable[Seat]) -> int:
    return sum(1 << seat for seat in seats)


def held_by(table: Table) -> list[int]:
    """The face of everybody's card; before the teams divide theirs, in the order dealt."""
    held = [0 if one.card is None else face_of(one.card) for one in table.gangsters]
    if table.stage is StageId.DIVIDE:
        for members, cards in zip(table.teams_in_play, table.dealt, strict=True):
            for seat, dealt in zip(members, cards, strict=bool(members)):
                held[seat] = face_of(dealt)
    return held


def facts(table: Table, seats: int, teams: int) -> list[int]:
    """Everything a table of the rules holds, in numbers."""
    padding = [0] * (seats - len(table.gangsters))
    unseen = [0] * seats
    for seat, other in table.unseen:
        unseen[seat] |= 1 << other
    foolproof = table.options.foolproof
    stashes = [
        len(cards) if foolproof else sum(card.value for card in cards) // _UNIT
        for cards in table.stashes
    ]
    there: dict[Place, int] = dict.fromkeys(Place, 0)
    wounded = twice = shown = spent = 0
    mimes, at, both = [], [], []
    for seat, one in enumerate(table.gangsters):
        bit = 1 << seat
        there[one.place] |= bit
        wounded |= bit * (one.wounds > 0)
        twice |= bit * (one.wounds > 1)
        shown |= bit * one.shown
        spent |= bit * one.spent
        mimes.append(0 if one.mime is None else FACES[one.mime])
        at.append(_set(set(one.at)))
        both.append(at[-1] if len(one.at) == 2 and one.at[0] == one.at[1] else 0)
    return [
        _MOMENTS[table.stage], table.round,
        there[Place.IN_PLAY], there[Place.COWARD], there[Place.HOSPITAL],
        table.loot // (1 if foolproof else _UNIT),
        wounded, twice, shown, spent,
        _set(table.pending), _set(table.reach or ()), _set(table.falling), _set(table.sharers),
        *held_by(table), *padding, *unseen, *mimes, *padding, *at, *padding, *both, *padding,
        *stashes, *[0] * (teams - len(stashes)),
    ]  # fmt: skip


def names(seats: int, teams: int) -> list[str]:
    """What each of these numbers is."""
    sizes = [seats] * (len(_COLUMNS) - 1) + [teams]
    return [
        *_NUMBERS,
        *(f"{name} {at}" for name, size in zip(_COLUMNS, sizes, strict=True) for at in range(size)),
    ]


def held_facts(held: Mapping[str, Any]) -> Any:
    """The same of the vector engine: a row for each table."""
    return np.concatenate(
        [
            np.stack([held[name] for name in _NUMBERS]),
            held["cards"], held["unseen"], held["mimes"], held["first"] | held["second"],
            held["first"] & held["second"], held["stash"],
        ]
    ).T  # fmt: skip


def held_row(held: Mapping[str, Any], lane: int) -> list[int]:
    """The cards of a row from the left: face and money in one number."""
    row, faces = held["row"][:, :, lane], held["faces"][:, :, lane]
    every = np.arange(faces.shape[1])
    there = row[:, :, None] >> every & 1
    codes = faces + 64 * (there[1] + 2 * there[2])
    row_of: list[int] = codes[there.any(axis=0)].tolist()
    return row_of


def table_row(table: Table) -> list[int]:
    return [face_of(card) + 64 * (card.value // 10_000) for card in table.row]
