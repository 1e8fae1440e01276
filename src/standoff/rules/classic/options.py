"""What a table chooses before a classic game."""

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import force_setattr

from standoff.rules.classic.hand import FULL_HAND, Hand
from standoff.rules.classic.words import Money, PowerId, PowerSet
from standoff.rules.notes import BOX, Notes
from standoff.rules.options import ImpossibleTableError as ImpossibleTableError
from standoff.rules.options import word_of

PLAYERS = range(4, 7)
"""C1"""
ROUNDS = 8
"""C11"""
NOTES_A_ROUND = 5
"""C14"""
LAST_PHONE_ROUND = 6
"""K8"""
CALLS_TO_ALERT = 3
"""K14"""

_POWERS = tuple(PowerId)
POOLS: dict[PowerSet, tuple[PowerId, ...]] = {
    PowerSet.NONE: (),
    PowerSet.STARTER: _POWERS[:6],
    PowerSet.ALL: _POWERS[:10],
    PowerSet.ALL_AND_BACKSTAB: _POWERS,
}


class Options(Struct, frozen=True, tag="classic", tag_field="edition", forbid_unknown_fields=True):
    """How many play, and with what."""

    players: int = 5
    powers: PowerSet = PowerSet.NONE
    cop: bool = False
    money: Money = Money.OPEN

    if TYPE_CHECKING:

        def __init__(
            self,
            players: int = 5,
            powers: PowerSet | str = PowerSet.NONE,
            cop: bool = False,
            money: Money | str = Money.OPEN,
        ) -> None: ...

    def __post_init__(self) -> None:
        if type(self.players) is not int or self.players not in PLAYERS:
            raise ImpossibleTableError(
                f"the classic game is for {PLAYERS[0]} to {PLAYERS[-1]} players, not {self.players!r}"
            )
        force_setattr(self, "powers", word_of(PowerSet, "powers", self.powers))
        force_setattr(self, "money", word_of(Money, "money", self.money))
        if type(self.cop) is not bool:
            raise ImpossibleTableError(f"cop is one of False, True, not {self.cop!r}")
        if self.cop and self.players < 5:
            raise ImpossibleTableError("the cop needs 5 or 6 players")  # K1

    # Where a game begins; only a mini one begins elsewhere.

    @property
    def hand(self) -> Hand:
        """The bullets everybody has."""
        return FULL_HAND

    @property
    def pile(self) -> Notes:
        """The notes there are to be turned up."""
        return BOX

    @property
    def played(self) -> int:
        """How many rounds are over before the first."""
        return 0

    @property
    def scars(self) -> int:
        """How many wounds everybody has before the first."""
        return 0

    @property
    def pool(self) -> tuple[PowerId, ...]:
        """The power cards shuffled for this game, dealt or not."""
        return POOLS[self.powers]
