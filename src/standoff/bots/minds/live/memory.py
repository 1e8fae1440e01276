"""What a mind of Live keeps from one view to the next: who earned what, and what it takes others for."""

from standoff.bots.live.team import own
from standoff.bots.minds.live.beliefs import Beliefs
from standoff.bots.minds.live.scene import Chances, LiveScene, generator
from standoff.minds.live import Learned
from standoff.rules.asks import Seat
from standoff.rules.live.views import View
from standoff.rules.live.words import Phase, Place, StageId

SHOOTING = (Phase.BBB, Phase.DOUBLE, Phase.SHOTGUN)
UNIT = 20_000
CARD = 12_500
"""What a card counts for where cards are counted: two of them are one bill of the Hospital (V4)."""
TAKING_IN = 100
"""Beyond all steps of a decision."""


class LiveMemory:
    """Is told of every view that its bot gets."""

    def __init__(self, learned: Learned) -> None:
        self.round = 0
        self.loot = 0.0
        self.earned: list[float] = []
        """What each team has, in twenties, as far as it can be worked out."""
        self.in_play: set[Seat] = set()
        self.cowards: set[Seat] = set()
        self.aims_seen = 0
        """The last round whose aims were taken in."""
        self.nerves_seen = 0
        self.beliefs = Beliefs(learned)
        self.plans: dict[Seat, tuple[int, tuple[Seat, ...]]] = {}
        """What mates would mime in this round, and at whom, if they were minds."""
        self.nerves: dict[Seat, Chances] = {}
        """How likely each would stay in this round, of each temper."""

    def notice(self, view: View) -> None:
        if view.round != self.round:
            self._settle(view)
        if view.stage is StageId.NERVE and self.aims_seen != view.round:
            self.aims_seen = view.round
            self.beliefs.notice(LiveScene(view), generator(view, TAKING_IN), self.plans)
        elif view.phase in SHOOTING and self.nerves_seen != view.round:
            self.nerves_seen = view.round
            self._take_nerves(view)

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
        self.plans = {}
        self.nerves = {}

    def _take_nerves(self, view: View) -> None:
        self.cowards = {seat for seat in self.in_play if view.gangsters[seat].place is Place.COWARD}
        for seat, stays in self.nerves.items():
            self.beliefs.ran(seat, stays, stayed=seat not in self.cowards)


def _units(money: int, cards: int, *, foolproof: bool) -> float:
    return cards * CARD / UNIT if foolproof else money / UNIT
