"""What a table chooses before a classic game."""

from msgspec import Struct

from standoff.rules.classic.words import Money, PowerId, PowerSet
from standoff.rules.options import ImpossibleTableError as ImpossibleTableError

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

    def __post_init__(self) -> None:
        if not 4 <= self.players <= 6:
            raise ImpossibleTableError(
                f"the classic game is for 4 to 6 players, not {self.players}"
            )
        if self.cop and self.players < 5:
            raise ImpossibleTableError("the cop needs 5 or 6 players")  # K1

    @property
    def pool(self) -> tuple[PowerId, ...]:
        """The power cards shuffled for this game, dealt or not."""
        return POOLS[self.powers]
