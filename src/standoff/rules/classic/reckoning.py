"""The outcome of a table as it stands now."""

from standoff.rules.classic.outcome import Outcome, Standing, outcome
from standoff.rules.classic.powers.catalogue import power_of
from standoff.rules.classic.table import Table


def standings(table: Table) -> tuple[Standing, ...]:
    """What would count of each gangster if the game ended now."""
    return tuple(
        Standing(
            seat=seat,
            alive=gangster.alive,
            money=gangster.money,
            shame=gangster.shame,
            wounds=gangster.wounds,
            role=gangster.role,
            flashing=gangster.flashing,
            shame_worth=power_of(gangster).shame_worth,
            death_worth=power_of(gangster).death_worth,
        )
        for seat, gangster in enumerate(table.gangsters)
    )


def reckon(table: Table) -> Outcome:
    """Who would win, and everybody's sum."""
    return outcome(standings(table), alerted=table.alerted > 0)
