"""The outcome of a table as it stands now."""

from standoff.rules.live.outcome import Outcome, Standing, outcome
from standoff.rules.live.table import Table
from standoff.rules.live.words import Place


def standings(table: Table) -> tuple[Standing, ...]:
    """What would count of each team if the game ended now."""
    foolproof = table.options.foolproof
    return tuple(
        Standing(
            team=team,
            members=len(members),
            cards=len(stash),
            stash=len(stash) if foolproof else sum(card.value for card in stash),
            hospital=sum(table[seat].place is Place.HOSPITAL for seat in members),
        )
        for team, (members, stash) in enumerate(
            zip(table.options.members, table.stashes, strict=True)
        )
    )


def reckon(table: Table) -> Outcome:
    """Which team would win, and everybody's sum."""
    return outcome(standings(table), foolproof=table.options.foolproof)
