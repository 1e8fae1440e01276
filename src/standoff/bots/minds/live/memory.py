"""What a mind of Live keeps from one view to the next: who earned what, pointed at whom, and ran."""

from collections import Counter

from standoff.bots.live.team import own
from standoff.rules.asks import Seat
from standoff.rules.live.views import View
from standoff.rules.live.words import Phase, Place, StageId

SHOOTING = (Phase.BBB, Phase.DOUBLE, Phase.SHOTGUN)
UNIT = 20_000
CARD = 12_500
"""What a card counts for where cards are counted: two of them are one bill of the Hospital (V4)."""
DOUBT = 2
"""So many rounds of nothing weigh as much as what was seen."""


class LiveMemory:
    """Is told of every view that its bot gets."""

    def __init__(self) -> None:
        self.round = 0
        self.loot = 0.0
        self.earned: list[float] = []
        """What each team has, in twenties, as far as it can be worked out."""
        self.in_play: set[Seat] = set()
        self.cowards: set[Seat] = set()
        self.pointed: Counter[Seat] = Counter()
        """How many guns have pointed at each seat in all."""
        self.grudges: Counter[Seat] = Counter()
        """How often each seat has pointed at one's own team."""
        self.fled: Counter[Seat] = Counter()
        self.stood: Counter[Seat] = Counter()
        self.aimed = 0
        """How often others have pointed where it was known how far off everybody was."""
        self.aimed_near = 0
        """How often that was at the nearest of their adversaries."""
        self.aimed_far = 0
        self.aims_seen = 0
        """The last round whose aims were taken in."""
        self.nerves_seen = 0
        self.expected: dict[Seat, dict[str, frozenset[Seat]]] = {}
        """At whom each mate would point if they were like this or like that."""
        self.right: Counter[str] = Counter()
        self.wrong: Counter[str] = Counter()
        """How often mates did, or did not, as if they were like this."""

    def notice(self, view: View) -> None:
        if view.round != self.round:
            self._settle(view)
        if view.stage is StageId.NERVE and self.aims_seen != view.round:
            self.aims_seen = view.round
            self._take_aims(view)
        elif view.phase in SHOOTING and self.nerves_seen != view.round:
            self.nerves_seen = view.round
            self._take_nerves(view)

    def lead(self, team: int) -> float:
        """How far a team is before the best of all others."""
        others = [money for one, money in enumerate(self.earned) if one != team]
        return self.earned[team] - max(others)

    def faith(self, who: str) -> float:
        """How far one's mates have done as if they were like this."""
        right = self.right[who]
        return (right + 0.3) / (right + self.wrong[who] + 1)

    def flight(self, seat: Seat) -> float:
        """How often somebody ran when it was seen, doubting little that was seen."""
        fled = self.fled[seat]
        return fled / (fled + self.stood[seat] + DOUBT)

    def habit(self, count: int) -> float:
        """Which part of all the aims these are, doubting little that was seen."""
        return (count + 0.5) / (self.aimed + 4)

    @property
    def running(self) -> float:
        """How often anybody ran when it was seen."""
        fled = self.fled.total()
        return fled / (fled + self.stood.total() + 3 * DOUBT)

    def _settle(self, view: View) -> None:
        """Another round: what the last split brought everybody (L51, H14)."""
        options = view.options
        _, secret = own(view)
        closed = [
            None if stash is None else _units(stash.money, stash.cards, foolproof=options.foolproof)
            for stash in view.stashes
        ]
        mine = closed[secret.team] or 0.0
        if view.round == self.round + 1 and self.earned:
            carried = _units(sum(view.carried), len(view.carried), foolproof=options.foolproof)
            theirs = self.loot - carried - (mine - self.earned[secret.team])
            sharers = [
                seat
                for seat in self.in_play - self.cowards
                if options.team_of[seat] != secret.team
                and view.gangsters[seat].place is not Place.SITTING_OUT
            ]
            for seat in sharers:
                self.earned[options.team_of[seat]] += max(theirs, 0.0) / len(sharers)
        else:  # one sits down in the middle of a game
            self.earned = [mine] * len(options.teams)
        for team, known in enumerate(closed):
            if known is not None:
                self.earned[team] = known
        self.round = view.round
        self.loot = _units(view.loot, view.loot, foolproof=options.foolproof)
        self.in_play = {one.seat for one in view.gangsters if one.place is Place.IN_PLAY}
        self.cowards = set()
        self.expected = {}

    def _take_aims(self, view: View) -> None:
        _, secret = own(view)
        team_of = view.options.team_of
        for other in view.gangsters:
            self.pointed.update(other.at)
            if other.team != secret.team:
                self.grudges[other.seat] += sum(team_of[one] == secret.team for one in other.at)
        self._measure(view)
        for seat, guessed in self.expected.items():
            at = frozenset(view.gangsters[seat].at)
            if at:
                for who, guess in guessed.items():
                    (self.right if guess & at else self.wrong)[who] += 1

    def _measure(self, view: View) -> None:
        """Take in who points at the nearest of all, and who at the farthest."""
        team_of = view.options.team_of
        where = [(seat, x, y, team_of[seat]) for seat, x, y in view.spots]
        for seat, x, y, team in where:
            at = view.gangsters[seat].at
            if at and seat != view.seat:
                far = [
                    ((ox - x) ** 2 + (oy - y) ** 2, other)
                    for other, ox, oy, its in where
                    if its != team
                ]
                self.aimed += 1
                self.aimed_near += min(far)[1] in at
                self.aimed_far += max(far)[1] in at

    def _take_nerves(self, view: View) -> None:
        for seat in self.in_play:
            if view.gangsters[seat].place is Place.COWARD:
                self.cowards.add(seat)
                self.fled[seat] += 1
            else:
                self.stood[seat] += 1


def _units(money: int, cards: int, *, foolproof: bool) -> float:
    return cards * CARD / UNIT if foolproof else money / UNIT
