"""How equals are told apart when a game ends, in either edition."""

from collections.abc import Callable, Sequence
from typing import TypeVar

T = TypeVar("T")


def best(those: Sequence[T], merit: Callable[[T], int]) -> list[T]:
    """All who have the most merit."""
    most = max(map(merit, those))
    return [one for one in those if merit(one) == most]
