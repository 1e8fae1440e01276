"""Patience: who leaves games of strangers, or lets them wait, again and again, waits for the next table.

Whoever throws their key away is taken for whoever else came from their network, until they have played
a game to its end. So are neighbours who did nothing: for them the wait is never long.
"""

from collections import OrderedDict

SECOND = 1000
WAITS = (0, 0, 30 * SECOND, 120 * SECOND, 300 * SECOND, 900 * SECOND)
"""After how many times one waits how long from the last time on; after more, as long as after most."""
FOR_OTHERS = 120 * SECOND
"""What somebody new waits at most for what others of their network did."""
FORGIVEN_AFTER = 3600 * SECOND
REMEMBERED = 10_000


class Patience:
    """Who left how often of late."""

    def __init__(self) -> None:
        self.left: OrderedDict[str, list[int]] = OrderedDict()
        """When somebody, or somebody of a network, left a game or let it wait."""
        self.stayed: OrderedDict[str, None] = OrderedDict()
        """Who has played a game to its end."""

    def leaves(self, person: str, network: str, now: int) -> None:
        """Somebody left a game that was on, or a bot had to play for them."""
        for whose in (person,) if person in self.stayed else (person, network):
            self.left[whose] = [*self._recent(whose, now), now][-len(WAITS) :]
            self.left.move_to_end(whose)
            if len(self.left) > REMEMBERED:
                self.left.popitem(last=False)

    def stays(self, person: str) -> None:
        """Somebody has played a game to its end."""
        self.stayed[person] = None
        self.stayed.move_to_end(person)
        if len(self.stayed) > REMEMBERED:
            self.stayed.popitem(last=False)

    def until(self, person: str, network: str, now: int) -> int:
        """When somebody may come to the next table of strangers; in the past: now."""
        if person in self.stayed or person in self.left:
            return self._until(person, now)
        return self._until(network, now, FOR_OTHERS)

    def _until(self, whose: str, now: int, longest: int = WAITS[-1]) -> int:
        recent = self._recent(whose, now)
        return recent[-1] + min(longest, WAITS[min(len(recent), len(WAITS) - 1)]) if recent else 0

    def _recent(self, whose: str, now: int) -> list[int]:
        return [at for at in self.left.get(whose, ()) if at > now - FORGIVEN_AFTER]
