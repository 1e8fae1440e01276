"""What one seat has noted down of a game, view by view, for those who observe in numbers."""

from standoff.rules.asks import Seat
from standoff.rules.classic.options import NOTES_A_ROUND
from standoff.rules.classic.views import View
from standoff.rules.classic.words import Phase
from standoff.rules.notes import BOX, Notes, shares


class Notebook:
    """Who kept his nerve under a gun, who handled the telephone, and which notes are still to come.

    Whoever sits down late has missed what went before, and goes on from there.
    """

    def __init__(self) -> None:
        self.stood: dict[Seat, int] = {}
        self.fled: dict[Seat, int] = {}
        self.used: dict[Seat, int] = {}
        self.unused: dict[Seat, int] = {}
        self.counts = self.stood, self.fled, self.used, self.unused
        self.pile = BOX
        self.last: View | None = None

    def notice(self, view: View) -> None:
        """Take in what is new in this view."""
        last, self.last = self.last, view
        if last is None:
            self.pile = BOX.less(view.loot)
            return
        if last.phase is Phase.NERVE and _asks_everyone(last):
            self._nerve(last, view)
        if last.phase is Phase.PHONE and view.phase is not Phase.PHONE:
            noted = self.used if view.calls > last.calls else self.unused
            for seat in last.asked:
                noted[seat] = noted.get(seat, 0) + 1
        if view.round > last.round:
            self.pile = self.pile.less(_turned(last, view))

    def _nerve(self, last: View, view: View) -> None:
        pointed = {seat for one in last.gangsters if one.alive for seat in one.aims}
        for seat in pointed - {None}:
            assert seat is not None
            ran = view.gangsters[seat].shame > last.gangsters[seat].shame
            noted = self.fled if ran else self.stood
            noted[seat] = noted.get(seat, 0) + 1


def _asks_everyone(view: View) -> bool:
    """Whether this is the count of three itself, and not a window after it."""
    standing = all(one.stance == "standing" for one in view.gangsters if one.alive)
    return standing and all(one.alive == (one.seat in view.asked) for one in view.gangsters)


def _turned(last: View, view: View) -> Notes:
    """The notes turned up between two views: what lies there now, less what was left over."""
    for left in _left(last, view):
        turned = view.loot.less(left)
        if min(turned) >= 0 and sum(turned) == NOTES_A_ROUND * (view.round - last.round):
            return turned
    return Notes()


def _left(last: View, view: View) -> list[Notes]:
    """What may have been left of the loot, the likeliest first."""
    if last.phase is Phase.PHONE:
        return [last.loot]
    richer = [
        now.seat
        for now, was in zip(view.gangsters, last.gangsters, strict=True)
        if now.money is not None and was.money is not None and now.money > was.money
    ]
    counts = [len(richer), *range(len(view.gangsters) + 1)]
    return [shares(last.loot, count).left for count in counts]
