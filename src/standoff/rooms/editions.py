"""What a room must know of the editions; another edition is added here and nowhere else."""

import msgspec
from msgspec import Raw

from standoff.rooms import classic
from standoff.rules.asks import Decision, Seat
from standoff.rules.classic.decisions import ClassicAsk, ClassicDecision
from standoff.rules.classic.events import ClassicSeen
from standoff.rules.classic.events import Event as ClassicEvent
from standoff.rules.classic.options import Options as ClassicOptions
from standoff.rules.classic.table import Table as ClassicTable
from standoff.rules.classic.views import View as ClassicView

Options = ClassicOptions
Table = ClassicTable
Event = ClassicEvent
View = ClassicView
AnyAsk = ClassicAsk
AnyDecision = ClassicDecision
AnySeen = ClassicSeen

_decisions: dict[type[Options], msgspec.json.Decoder[AnyDecision]] = {
    ClassicOptions: msgspec.json.Decoder(AnyDecision),
}

GANGSTERS = classic.GANGSTERS
"""The names of those whom bots play."""

secrets = classic.secrets
waiting_for = classic.waiting_for
stakes = classic.stakes
may_be_armed = classic.may_be_armed
still_armed = classic.still_armed
theatre = classic.theatre
round_of, hits = classic.round_of, classic.hits
down, ran, shared, is_settled = classic.down, classic.ran, classic.shared, classic.is_settled


def decoded(options: Options, said: Raw) -> Decision:
    """The decision in these bytes: two editions may call different things by one name."""
    return _decisions[type(options)].decode(said)


def seats(options: Options) -> int:
    """How many chairs a table has, with the Godfather's where he has one of his own."""
    return options.players


def is_dead(table: Table, seat: Seat) -> bool:
    """Whether a seat is out of the game for good."""
    return not table[seat].alive


def won(table: Table) -> dict[Seat, float]:
    """Which part of the victory is whose, once the game is over."""
    assert table.outcome is not None
    return {seat: 1 / len(table.outcome.winners) for seat in table.outcome.winners}


def totals(table: Table) -> dict[Seat, int]:
    """What each who has a sum in the end has come to."""
    assert table.outcome is not None
    return {one.seat: one.total for one in table.outcome.accounts if one.total is not None}
