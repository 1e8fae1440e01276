"""Reading a table of weapons; the house table lies beside this module, to be copied and edited."""

from functools import cache
from importlib.resources import files

import msgspec

from standoff.rules.cards import Cards


class CardsError(ValueError):
    """A table of weapons that cannot be played with, for a reason told in one line."""


_decoder = msgspec.json.Decoder(Cards)


def parse_cards(text: bytes) -> Cards:
    """The table in these bytes, or the first thing wrong with it."""
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
        raise CardsError(str(fault)) from fault


def house_text() -> bytes:
    """The house table as it is written down (A58, A59, A65)."""
    return files("standoff.cards").joinpath("house.json").read_bytes()


def proposed_text() -> bytes:
    """The table that simulations propose instead, with fewer burdens (docs/simulation.md)."""
    return files("standoff.cards").joinpath("proposed.json").read_bytes()


@cache
def house_cards() -> Cards:
    """The table used where nobody brings another."""
    return parse_cards(house_text())


@cache
def proposed_cards() -> Cards:
    """The table proposed by simulations."""
    return parse_cards(proposed_text())
