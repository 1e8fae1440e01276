"""The unused bullets of one gun."""

from functools import cache
from typing import NamedTuple

from standoff.rules.classic.words import Bullet


class Hand(NamedTuple):
    """Unused bullets, counted by kind."""

    click: int = 0
    bang: int = 0
    bbb: int = 0

    @property
    def kinds(self) -> tuple[Bullet, ...]:
        """The kinds still there, each once."""
        return tuple(bullet for bullet, count in zip(Bullet, self, strict=True) if count)

    @property
    def cards(self) -> int:
        return self.click + self.bang + self.bbb

    def listed(self) -> tuple[Bullet, ...]:
        """The bullets one by one."""
        return tuple(
            bullet for bullet, count in zip(Bullet, self, strict=True) for _ in range(count)
        )

    def plus(self, bullet: Bullet, cards: int = 1) -> "Hand":
        """The hand after one more (or, with -1, one fewer) of a kind."""
        return _sum(self, bullet, cards)


@cache  # there are few hands, and every game meets them all
def _sum(hand: Hand, bullet: Bullet, cards: int) -> Hand:
    if bullet is Bullet.CLICK:
        return Hand(hand.click + cards, hand.bang, hand.bbb)
    if bullet is Bullet.BANG:
        return Hand(hand.click, hand.bang + cards, hand.bbb)
    return Hand(hand.click, hand.bang, hand.bbb + cards)


FULL_HAND = Hand(click=5, bang=2, bbb=1)
"""C3"""
