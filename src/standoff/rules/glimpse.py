"""A view in one line, for whoever looks at one while a program is being written."""

from collections.abc import Sequence

from standoff.rules.asks import Seat
from standoff.rules.words import AnyStage


def glimpse(
    seat: Seat | None, round_: int, stage: AnyStage, loot: int, asked: Sequence[Seat]
) -> str:
    """Whose view it is, where the round stands, what is at stake, and whose turn it is."""
    whose = "a watcher" if seat is None else f"seat {seat}"
    seats = ", ".join(map(str, asked)) or "nobody"
    return f"<View of {whose}: round {round_}, {stage}, loot {loot}, asked: {seats}>"
