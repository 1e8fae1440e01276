"""What one seat has noted down of a game, view by view, for those who observe in numbers."""

from standoff.rules.asks import Seat
from standoff.rules.classic.options import NOTES_A_ROUND
from standoff.rules.classic.views import View
from standoff.rules.classic.words import Money, Phase, Stance
from standoff.rules.notes import BOX, Notes, shares


class Notebook:
    """Who kept his nerve under a gun, who handled the telephone, and which notes are still to come.

    Whoever sits down late has missed what went before, and goes on from there; an earlier round
    than the last begins another game.
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
        if last is None or view.round < last.round:
            self.pile = BOX.less(view.loot)
            for counts in self.counts:
                counts.clear()
            return
        if last.phase is Phase.NERVE and _asks_everyone(last):
            self._nerve(last, view)
        if last.phase is Phase.PHONE and view.phase is not Phase.PHONE:
            noted = self.used if view.calls > last.calls else self.unused
            for seat in last.asked:
                noted[seat] = noted.get(seat, 0) + 1
        if view.round > last.round:
            self.pile = self.pile.less(_turned(last, view, self.pile))

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


def _turned(last: View, view: View, pile: Notes) -> Notes:
    """The notes turned up between two views: what lies there now, less what was left over.

    Views do not tell how many shared closed money, so among powers this can be a wrong guess.
    """
    for left in _left(last, view):
        turned = view.loot.less(left)
        count = NOTES_A_ROUND * (view.round - last.round)
        if min(turned) >= 0 and sum(turned) == count and min(pile.less(turned)) >= 0:
            return turned
    return Notes()


def _left(last: View, view: View) -> list[Notes]:
    """What may have been left of the loot, the likeliest first."""
    if last.phase is Phase.PHONE:
        return [last.loot]
    likely = _sharers(last, view)
    counts = [likely, *(count for count in range(len(view.gangsters) + 1) if count != likely)]
    split = [shares(last.loot, count) for count in counts]
    gained = _gained(last, view)
    fitting = [one.left for one in split if gained in (0, one.share)]
    return fitting + [one.left for one in split]


def _sharers(last: View, view: View) -> int:
    """How many seem to have shared the loot."""
    pairs = list(zip(last.gangsters, view.gangsters, strict=True))
    if view.options.money is Money.OPEN:
        return sum((now.money or 0) > (was.money or 0) for was, now in pairs)
    return sum(
        now.alive
        and was.stance is Stance.STANDING
        and (was.wounds, was.shame) == (now.wounds, now.shame)
        for was, now in pairs
    )


def _gained(last: View, view: View) -> int:
    """What oneself got of the loot."""
    assert view.seat is not None
    now, was = view.gangsters[view.seat].money, last.gangsters[view.seat].money
    return (now or 0) - (was or 0)
