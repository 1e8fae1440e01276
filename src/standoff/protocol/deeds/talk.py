"""Sent to be heard: taunts, free text, and what the dead and the watchers have among themselves."""

from standoff.protocol.deeds.deed import Deed
from standoff.protocol.seen import Bets
from standoff.protocol.spoken import Id, SpokenWords, Text
from standoff.rules.asks import Seat


class Taunt(Deed, frozen=True, tag="taunt"):
    """Say one of the ready sentences, to everybody or at somebody."""

    taunt: Id
    at: Seat | None = None


class Say(Deed, frozen=True, tag="say"):
    """Free text: the living talk to all; the dead and the watchers among themselves."""

    text: Text


class Cry(Deed, frozen=True, tag="cry"):
    """Choose what one shouts whenever one stays; None: what everybody shouts."""

    words: SpokenWords | None


class PointAt(Deed, frozen=True, tag="point"):
    """Point at somebody while all wait for the deal."""

    at: Seat


class Bet(Deed, frozen=True, tag="bet"):
    """A ghost or a watcher bets on the round, until the volley; nobody knows before its end."""

    bets: Bets


class Vote(Deed, frozen=True, tag="vote"):
    """Vote somebody an award: a ghost while the game is on, everybody once it is over."""

    award: Id
    seat: Seat
