"""The draw of a sealed game: whether its rounds follow one another, and the seed fits what they fixed."""

from collections.abc import Sequence

from standoff.record.lines import NOTHING, DrawLine, Seed
from standoff.rules.asks import Seat
from standoff.rules.chance import commitment, house_part

ROUNDS = 2
"""Once those who have not opened are left out and all others commit anew; then play begins."""


class DrawError(ValueError):
    """Why a draw is not as it must be, to end a sentence that begins with its line."""


def is_over(rounds: Sequence[DrawLine]) -> bool:
    """Whether a game may be dealt from these rounds."""
    return len(rounds) == ROUNDS or any(not one.missing for one in rounds)


def check_round(rounds: Sequence[DrawLine], new: DrawLine, seats: int) -> None:
    """Whether a round may follow those there were."""
    if len(new.commitments) != seats:
        raise DrawError("does not say for every seat what it commits to")
    for named in (new.house, new.missing):
        if list(named) != sorted(set(named)) or not all(0 <= seat < seats for seat in named):
            raise DrawError("names seats that are not there, or not in their order")
    if any(not new.commitments[seat] for seat in new.house):
        raise DrawError("leaves out what the house commits to")
    promised = _people(new)
    if not rounds:
        if not promised.issuperset(new.missing):
            raise DrawError("names somebody who had nothing to open")
        return
    (first,) = rounds
    if new.house != first.house or any(
        new.commitments[seat] != first.commitments[seat] for seat in new.house
    ):
        raise DrawError("changes what the house committed to")
    opened = _people(first) - set(first.missing)
    if not opened.issuperset(promised | set(new.missing)):
        raise DrawError("lets somebody in who did not open before")
    if not opened - promised <= set(new.missing):
        raise DrawError("does not name everybody who did not commit once more")


def check_seed(rounds: Sequence[DrawLine], seed: Seed) -> None:
    """Whether the opened seed is made of what was fixed before anybody opened anything."""
    table, last = bytes.fromhex(seed.table), rounds[-1]
    given = _people(last) - set(last.missing)
    for seat, text in enumerate(seed.contributions):
        part = bytes.fromhex(text)
        if seat in last.house:
            if part != house_part(table, seat):
                raise DrawError(f"holds a part of seat {seat} that does not follow from the seed")
        elif seat not in given:
            if part != NOTHING:
                raise DrawError(f"holds a part of seat {seat}, which gave none")
            continue
        if commitment(part) != last.commitments[seat]:
            raise DrawError(f"holds a part of seat {seat} that is not what it committed to")


def _people(round_: DrawLine) -> set[Seat]:
    """Who committed to a part of their own."""
    return {seat for seat, one in enumerate(round_.commitments) if one} - set(round_.house)
