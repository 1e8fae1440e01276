"""At whom to point: what is told of every target, and what one's mates are expected to do."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

import numpy as np

from standoff.arena.figures import REACH
from standoff.bots.live.team import own
from standoff.bots.minds.live.context import context
from standoff.bots.minds.live.mates import MIND, guesses
from standoff.bots.minds.live.memory import LiveMemory
from standoff.minds.live import Rows
from standoff.rules.asks import Seat
from standoff.rules.cards import GUNS, Weapon
from standoff.rules.live.views import View

Values = Callable[[Rows], Rows]
_FAR = 5_000
_TURN = {Weapon.BBB: 0, Weapon.DOUBLE: 1, Weapon.SHOTGUN: 2}
"""Who of a team is expected to choose first: who fires first."""


class LiveAiming:
    """The targets of one moment, as a team sees them together."""

    def __init__(self, view: View, memory: LiveMemory) -> None:
        self.view = view
        self.memory = memory
        self.me, secret = own(view)
        self.team = secret.team
        self.held = {one.seat: one.card.weapon for one in secret.held}
        self.where = {seat: (x, y) for seat, x, y in view.spots}
        self.facts: dict[Seat, list[float]] = {}
        self.nearest: Counter[Seat] = Counter()
        """For how many of one's team each adversary is the nearest of all."""
        self.farthest: Counter[Seat] = Counter()
        self._measure()
        self.hits: dict[Seat, float] = {}
        """How many hits of mates each adversary may expect."""
        self.shotguns: dict[Seat, float] = {}

    def expect(self, targets: Sequence[Seat], worth: Values) -> None:
        """Think through what armed mates may do; those who are minds choose in the order they fire."""
        turn = self._turn(self.me)
        armed = [seat for seat, weapon in self.held.items() if weapon in _TURN and seat != self.me]
        self.memory.expected = expected = {}
        for seat in sorted(armed, key=self._turn):
            weapon = self.held[seat]
            seen = [one for one in targets if (seat, one) not in self.view.unseen]
            if not seen:
                continue
            guessed = guesses(self.view, seat, weapon, seen)
            if self._turn(seat) < turn:
                values = worth(self.rows(seat, weapon, (weapon,), seen))[:, 0]
                best = np.argsort(-values, kind="stable")[: 1 + (weapon is Weapon.DOUBLE)]
                guessed[MIND] = frozenset([seen[place] for place in best.tolist()])
            expected[seat] = guessed
            hits = self.shotguns if weapon is Weapon.SHOTGUN else self.hits
            for target in frozenset().union(*guessed.values()):
                faith = max(self.memory.faith(who) for who, at in guessed.items() if target in at)
                hits[target] = hits.get(target, 0.0) + faith

    def rows(
        self, seat: Seat, weapon: Weapon, mimes: Iterable[Weapon], targets: Sequence[Seat]
    ) -> Rows:
        """The facts of every mime at every target, target after target for each mime."""
        start = context(self.view, self.memory, weapon)
        rows = []
        for mime in mimes:
            mimed = [float(mime is gun) for gun in GUNS]
            rows += [start + mimed + self._of(seat, target) for target in targets]
        return np.array(rows, np.float32)

    def _measure(self) -> None:
        team_of = self.view.options.team_of
        foes = [(seat, spot) for seat, spot in self.where.items() if team_of[seat] != self.team]
        if foes:
            for seat in self.held:
                if seat in self.where:
                    x, y = self.where[seat]
                    far = [((ox - x) ** 2 + (oy - y) ** 2, foe) for foe, (ox, oy) in foes]
                    self.nearest[min(far)[1]] += 1
                    self.farthest[max(far)[1]] += 1

    def _turn(self, seat: Seat) -> tuple[int, Seat]:
        return _TURN.get(self.held[seat], len(_TURN)), seat

    def _of(self, seat: Seat, target: Seat) -> list[float]:
        facts = self.facts.get(target)
        if facts is None:
            facts = self.facts[target] = self._known(target)
        here, there = self.where.get(seat), self.where.get(target)
        far = 0.0
        if here is not None and there is not None:
            far = min(1.0, ((here[0] - there[0]) ** 2 + (here[1] - there[1]) ** 2) ** 0.5 / _FAR)
        return [
            *facts[:6],
            far,
            *facts[6:],
            self.hits.get(target, 0.0),
            self.shotguns.get(target, 0.0),
        ]

    def _known(self, target: Seat) -> list[float]:
        memory, earned = self.memory, self.memory.earned
        team_of = self.view.options.team_of
        team, before = team_of[target], max(1, self.view.round - 1)
        rivals = [money for one, money in enumerate(earned) if one != self.team]
        near = self._near(target, team_of)
        return [
            max(-1.0, min(1.0, (earned[team] - sum(rivals) / len(rivals)) / 4)),
            float(earned[team] >= max(rivals)),
            memory.grudges[target] / before,
            memory.pointed[target] / before,
            memory.flight(target),
            float(target in self.where),
            *near,
            self.nearest[target] / 2,
            self.farthest[target] / 2,
        ]

    def _near(self, target: Seat, team_of: Sequence[int]) -> tuple[float, float, float]:
        """How many rivals of theirs, mates of theirs and of one's own are within reach of somebody."""
        there = self.where.get(target)
        if there is None:
            return 0.0, 0.0, 0.0
        x, y = there
        found = [0.0, 0.0, 0.0]
        team = team_of[target]
        for seat, (ox, oy) in self.where.items():
            if (ox - x) ** 2 + (oy - y) ** 2 <= REACH * REACH and seat != target:
                kind = team_of[seat]
                found[1 if kind == team else 2 if kind == self.team else 0] += 0.5
        return found[0], found[1], found[2]
