"""Glimpses: what one seat may know of the tables beyond what all know, packed in a few words.

They are those words of a state that have secrets in them, and every secret that the seat may not
know is replaced by something that everybody may suppose. What the seat observes of a state with
these words, and may do, is the same as of the truth.
"""

from dataclasses import replace

from standoff.vector.packing import Words, table_packing
from standoff.vector.rows import Row, lanes, pick, some
from standoff.vector.table import Tables


def glimpse(table: Tables, seat: int) -> Words:
    """What one seat may know, in the words of a state in which not everybody may know all."""
    mine: Row = 1 << (4 * seat)
    known = replace(table, holders={})
    all_mine: Row = mine * 15
    known.clicks, known.bangs, known.bbbs = (
        pick(all_mine, own, supposed)
        for own, supposed in zip(
            (table.clicks, table.bangs, table.bbbs),
            _supposed_hands(table.clicks + table.bangs + table.bbbs),
            strict=True,
        )
    )
    known.loaded = pick(all_mine, table.loaded, some(table.loaded))
    known.foiled = pick(all_mine, table.foiled, some(table.foiled))
    known.power = table.power & (table.shown * 15 | all_mine)
    known.cop = table.cop & mine
    _hide_second_gun(known, table, mine)
    _hide_money(known, table, seat)
    packing = table_packing(table.law)
    return packing.parted(packing.pack(known))[1]


def _supposed_hands(cards: Row) -> tuple[Row, Row, Row]:
    """Hands of as many cards, up to eight, as anybody might hold: a BBB first, then Bangs."""
    bbbs = some(cards)
    rest = cards - bbbs
    one = some(rest)
    bangs = one + some(rest - one)
    return rest - bangs, bangs, bbbs


def _hide_second_gun(known: Tables, table: Tables, mine: Row) -> None:
    """The heir alone knows the cards that were taken (A22)."""
    if isinstance(table.second_clicks, int):
        return
    is_mine = lanes((table.heir & mine) != 0)
    cards = table.second_clicks + table.second_bangs + table.second_bbbs
    supposed = _supposed_hands(cards)
    known.second_clicks = pick(is_mine, table.second_clicks, supposed[0])
    known.second_bangs = pick(is_mine, table.second_bangs, supposed[1])
    known.second_bbbs = pick(is_mine, table.second_bbbs, supposed[2])
    lies = lanes(table.second_loaded != 0) & 1
    known.second_loaded = pick(is_mine, table.second_loaded, lies)


def _hide_money(known: Tables, table: Tables, seat: int) -> None:
    """Where money is closed, one knows one's own."""
    if isinstance(table.closed, int) and not table.closed:
        return
    byte = 255 << (8 * (seat // 2))
    open_ = table.closed - 1
    known.even_money = table.even_money & (open_ | (0 if seat % 2 else byte))
    known.odd_money = table.odd_money & (open_ | (byte if seat % 2 else 0))
