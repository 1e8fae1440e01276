"""What the lab asks of a table: what luck will say, who may do what, and who has won."""

from random import Random

from standoff.rules.asks import Seat
from standoff.rules.chance import Scripted
from standoff.rules.classic.options import Options
from standoff.rules.classic.table import Table
from standoff.schema.legal import WAITING, Legal, legal


def legal_for(table: Table, seat: Seat) -> Legal:
    """What a seat may do; wait, if it is not asked."""
    ask = table.asking.get(seat)
    return WAITING if ask is None else legal(ask, seat, len(table.gangsters))


def shares(table: Table) -> tuple[float, ...]:
    """What each seat has won: the victory, divided among equals; nothing before the end."""
    won = [0.0] * len(table.gangsters)
    if table.outcome is not None:
        for seat in table.outcome.winners:
            won[seat] = 1 / len(table.outcome.winners)
    return tuple(won)


def drawn(options: Options, dice: Random) -> Scripted:
    """Everything that luck will decide in a game, drawn beforehand."""
    notes = list(options.pile.listed())
    dice.shuffle(notes)
    powers = dice.sample(options.pool, options.players) if options.pool else ()
    return Scripted(tuple(notes), tuple(powers), dice.randrange(options.players))
