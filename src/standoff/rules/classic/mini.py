"""The mini edition: the last rounds of a classic game, small enough to be solved.

Nothing in it has rules of its own: it begins where a classic game could have come to, for two or
three people too. Nobody is offered it at a table; it is there for research.
"""

from standoff.rules.classic.hand import FULL_HAND, Hand
from standoff.rules.classic.options import NOTES_A_ROUND, ROUNDS, ImpossibleTableError, Options
from standoff.rules.notes import BOX, Notes

DEADLY = 3
"""C59"""


class MiniOptions(Options, frozen=True, tag="mini"):
    """How many play for how many rounds, with which bullets and notes, and how many wounds kill."""

    players: int = 2
    rounds: int = 2
    hand: Hand = Hand(click=1, bang=1)
    notes: Notes = Notes(tens=10)
    """Everything that will be turned up, five notes a round."""
    wounds: int = 1

    def __post_init__(self) -> None:
        for name, number, least, most in (
            ("players", self.players, 2, 6),
            ("rounds", self.rounds, 1, ROUNDS),
            ("wounds", self.wounds, 1, DEADLY),
        ):
            if not least <= number <= most:
                raise ImpossibleTableError(
                    f"{name} of a mini game are {least} to {most}, not {number}"
                )
        for some, all_, what in ((self.hand, FULL_HAND, "bullets"), (self.notes, BOX, "notes")):
            if any(not 0 <= one <= most for one, most in zip(some, all_, strict=True)):
                raise ImpossibleTableError(f"there are no such {what}: {'/'.join(map(str, some))}")
        if self.hand.cards < self.rounds:
            raise ImpossibleTableError("everybody needs a bullet for every round")
        if sum(self.notes) != NOTES_A_ROUND * self.rounds:
            raise ImpossibleTableError(f"there are {NOTES_A_ROUND} notes for every round")
        if self.powers != "none" or self.cop:
            raise ImpossibleTableError("a mini game has no powers and no cop")

    @property
    def pile(self) -> Notes:
        return self.notes

    @property
    def played(self) -> int:
        return ROUNDS - self.rounds

    @property
    def scars(self) -> int:
        return DEADLY - self.wounds
