"""Observations: what every seat sees of the tables, as the schema of the lab lays it out.

All of it is written down once for each table, not for each seat: how a seat counts the others is
only a matter of where in that sheet its numbers are cut out.
"""

import jax
import jax.numpy as jnp

from standoff.schema.actions import KINDS
from standoff.schema.observation import MOMENTS, POWER_SETS, POWERS, PRIVATE, SCHEMA
from standoff.vector.asking import Asking
from standoff.vector.law import POWER_SETS as POOLS
from standoff.vector.outlooks import Outlook, outlooks
from standoff.vector.rows import EVEN, EVERY, Row, Word, among, lanes, some
from standoff.vector.sheets import BitSheet, Cut, PackedSheet
from standoff.vector.table import Tables
from standoff.vector.unfolding import unfolded

_BITS = {field.name.removeprefix("seat0."): field.high.bit_length() for field in SCHEMA.fields}
_MONEY_BITS = 24
"""Three seats in a word, eight bits each."""


def observations(table: Tables, asks: Asking) -> jax.Array:
    """An int8 array (seats, numbers, batch)."""
    sheet = BitSheet(0 * jnp.asarray(table.round))
    for name, words in _table(table).items():
        for number, word in enumerate(words):
            sheet.number(f"{name}{number}", word, _BITS[name])
    for name, rows in _own(table).items():
        for number, row in enumerate(rows):
            sheet.row(f"{name}{number}", row, _BITS[name])
    ways = outlooks(table)
    for outlook in ways:
        _write(sheet, table, asks, outlook)
    packed = sheet.packed()
    cuts = [
        cut
        for outlook in ways
        for looker in outlook.lookers
        for cut in _cuts(packed, outlook, looker, all_open=_all_open(table))
    ]
    return unfolded(packed.words, cuts).reshape(table.law.seats, SCHEMA.size, -1)


def _one(condition: jax.Array | bool) -> Word:
    return lanes(condition) & 1


def _table(table: Tables) -> dict[str, list[Word]]:
    """What is not about one seat."""
    loot, pile = (
        [word >> (4 * kind) & 15 for kind in (2, 1, 0)] for word in (table.loot, table.pile)
    )
    return {
        "players": [_one(table.players == count) for count in (4, 5, 6)],
        "powers": [_one(table.pool == POOLS[name]) for name in POWER_SETS],
        "cop": [table.cop_game],
        "closed": [table.closed],
        "round": [table.round],
        "moment": [_one(table.moment == place) for place in range(len(MOMENTS))],
        "loot": loot,
        "pile": pile,
        "exploded": [_one(table.exploded != 0)],
        "calls": [table.calls],
        "alerted": [table.alerted & 1],
    }


def _own(table: Tables) -> dict[str, list[Row]]:
    """What only the owner of a seat knows."""
    heir = table.heir & table.alive
    kinds = range(len(KINDS))
    second = (table.second_clicks, table.second_bangs, table.second_bbbs)
    return {
        "hand": [row & (table.alive * 15) for row in (table.clicks, table.bangs, table.bbbs)],
        "second_hand": [heir * many for many in second],
        "loaded": [table.loaded >> kind & EVERY for kind in kinds],
        "second_loaded": [heir * (table.second_loaded >> kind & 1) for kind in kinds],
        "power": _flags(table, table.power),
        "role": [table.cop],
    }


def _seats(table: Tables, asks: Asking) -> dict[str, list[Row]]:
    """What everybody sees of each seat."""
    alive, heir = table.alive, table.heir & table.alive
    cards = (table.clicks + table.bangs + table.bbbs) & (alive * 15)
    second = heir * (table.second_clicks + table.second_bangs + table.second_bbbs)
    return {
        "present": [table.present],
        "alive": [alive],
        "wounds": [table.wounds],
        "shame": [table.shame],
        "flashing": [table.flashing],
        "money_known": [table.present * (1 - table.closed)],
        "cards": [cards, second],
        "guns": [alive + heir],
        "face_down": [some(table.loaded) + heir * _one(table.second_loaded != 0)],
        "seen": [table.seen_clicks, table.seen_bangs, table.seen_bbbs],
        "asked": [asks.asked],
        "shared": [table.sharers],
        "stood": [table.stood],
        "fled": [table.fled],
        "used_calls": [table.used_calls],
        "unused_calls": [table.unused_calls],
        "stance": [table.standing, table.withdrawn & alive, table.wounded & alive],
        "shown_power": _flags(table, table.power & (table.shown * 15)),
    }


def _flags(table: Tables, powers: Row) -> list[Row]:
    """A row of flags for each power."""
    return [
        among(powers, power) if table.law.has(power) else 0 for power in range(1, len(POWERS) + 1)
    ]


def _write(sheet: BitSheet, table: Tables, asks: Asking, outlook: Outlook) -> None:
    """Write down what everybody sees, as some seats count it."""
    for name, rows in _seats(table, asks).items():
        for number, row in enumerate(rows):
            turned = row if isinstance(row, int) and row == 0 else outlook.turned(row)
            sheet.row(f"{outlook.name}{name}{number}", turned, _BITS[name])
    for number, row in enumerate(_aims(table, outlook)):
        sheet.row(f"{outlook.name}aims{number}", row, _BITS["aims"])
    low = outlook.turned(table.even_money & EVEN | (table.odd_money & EVEN) << 4)
    high = outlook.turned(table.even_money >> 4 & EVEN | (table.odd_money >> 4 & EVEN) << 4)
    for parity in (0, 1):
        money = low >> 4 * parity & EVEN | (high >> 4 * parity & EVEN) << 4
        sheet.number(f"{outlook.name}money{parity}", money, _MONEY_BITS)
        if not _all_open(table):
            told = 0 if isinstance(table.closed, int) else money & (table.closed - 1)
            sheet.number(f"{outlook.name}told money{parity}", told, _MONEY_BITS)


def _all_open(table: Tables) -> bool:
    """Whether everybody's money is known at all tables."""
    return isinstance(table.closed, int) and not table.closed


def _aims(table: Tables, outlook: Outlook) -> list[Row]:
    """How many guns of each point at whoever is counted first, second and so on."""
    guns = outlook.turned(table.aims & (table.alive * 15))
    rows = [among(guns, target) for target in outlook.targets]
    if not table.law.has_powers:
        return rows
    heir = outlook.turned(table.heir & table.alive)
    return [
        row + (heir & lanes(table.second_aim == target))
        for row, target in zip(rows, outlook.targets, strict=True)
    ]


def _cuts(packed: PackedSheet, outlook: Outlook, looker: int, *, all_open: bool) -> list[Cut]:
    """Where the numbers lie that a seat sees, in the order of the schema."""
    cuts = []
    for field in SCHEMA.fields:
        seat, _, name = field.name.rpartition(".")
        bits = _BITS[name]
        if not seat:
            up = 4 * looker if name in PRIVATE else 0
            cuts += [packed.cut(f"{name}{number}", up, bits) for number in range(field.size)]
            continue
        offset = int(seat.removeprefix("seat"))
        place = outlook.place(looker, offset)
        if name == "money_known" and offset == 0:
            name = "present"
        if name == "money" and offset and not all_open:
            name = "told money"
        for number in range(field.size):
            column = outlook.place(looker, number) if name == "aims" else number
            if place is None or column is None:
                cuts.append(packed.known(0))
            elif name.endswith("money"):
                half, parity = divmod(place, 2)
                cuts.append(packed.cut(f"{outlook.name}{name}{parity}", 8 * half, bits))
            else:
                cuts.append(packed.cut(f"{outlook.name}{name}{column}", 4 * place, bits))
    return cuts
