"""What each choice of a standoff would come to, tried in many worlds."""

from collections.abc import Sequence
from itertools import combinations

import numpy as np

from standoff.bots.minds.live import tempers
from standoff.bots.minds.live.memory import CARD, UNIT, LiveMemory
from standoff.bots.minds.live.scene import BBB, DOUBLE, Chances, Flags, LiveScene
from standoff.bots.minds.live.settling import sharers
from standoff.bots.minds.live.threat import threat
from standoff.bots.minds.live.worlds import Worlds
from standoff.minds.live import Numbers, chance
from standoff.rules.live.options import ROUNDS
from standoff.rules.live.outcome import HOSPITAL_BILL, HOSPITAL_CARDS
from standoff.rules.notes import FIVE

LAST_WIDTH = 0.15
"""How little a lead in the last round matters, which is counted only nearly."""
SPLIT = 0.95
"""How much of the loot is split, about: the rest does not fit (L51)."""
PAIRS = 5
"""Double Guns are tried at the best of all targets."""
Option = tuple[int, tuple[int, ...]]
"""What to mime, and at whom, by their places."""


class Prospect:
    """What is at stake in this round."""

    def __init__(self, scene: LiveScene, memory: LiveMemory) -> None:
        view = scene.view
        foolproof = view.options.foolproof
        bill = (HOSPITAL_CARDS * CARD if foolproof else HOSPITAL_BILL) / UNIT
        learned = memory.beliefs.learned
        self.scene = scene
        self.loot = memory.loot
        self.slack = 0.0 if foolproof else FIVE / 2 / UNIT
        self.earned = np.array(memory.earned, np.float32)
        last = view.round == ROUNDS
        self.bill = bill if last else None
        self.absence = bill if last else float(learned.absence[view.round - 1])
        self.width = LAST_WIDTH if last else float(learned.width[view.round - 1])

    def nerve(self, worlds: Worlds) -> Numbers:
        """How likely each would stay, of each temper."""
        read = threat(self.scene, worlds.mimes, worlds.aims)
        return tempers.nerve(read, worlds.cards, self.loot, self.slack, self.bill)

    def stays(self, worlds: Worlds, nerve: Numbers) -> Flags:
        likely = np.take_along_axis(nerve, worlds.kinds[..., None], 2)[..., 0]
        found: Flags = likely > worlds.nerve
        return found

    def worth(self, worlds: Worlds, stays: Flags) -> Numbers:
        """What the chance to win would be, as so many twenties to somebody in the middle."""
        shares = sharers(self.scene, worlds, stays)
        share = SPLIT * self.loot / np.maximum(shares.sum(1, keepdims=True), 1)
        each = (shares * share - (stays & ~shares) * self.absence).astype(np.float32)
        of_team = self.scene.team[:, None] == np.arange(len(self.earned))
        scores = self.earned + each @ of_team.astype(np.float32)
        return chance(scores, self.scene.mine, self.width) * self.width / 0.19


def aims(
    prospect: Prospect, worlds: Worlds, place: int, mimes: Sequence[int]
) -> tuple[list[Option], list[float]]:
    """What every mime at every target is worth to somebody, and Double Guns at the best pairs."""
    targets = prospect.scene.targets(place).tolist()
    if len(targets) == 1:  # L27
        options: list[Option] = [(mime, tuple(targets) * (1 + (mime == DOUBLE))) for mime in mimes]
        return options, _tried(prospect, worlds, place, options)
    plain = [mime for mime in mimes if mime != DOUBLE] or [BBB]
    singles: list[Option] = [(mime, (one,)) for mime in plain for one in targets]
    values = _tried(prospect, worlds, place, singles)
    if DOUBLE not in mimes:
        return singles, values
    best = {}
    for (_, (one,)), value in sorted(zip(singles, values, strict=True), key=lambda row: row[1]):
        best[one] = value
    pairs: list[Option] = [
        (DOUBLE, pair) for pair in combinations(sorted(best, key=best.__getitem__)[-PAIRS:], 2)
    ]
    worths = _tried(prospect, worlds, place, pairs)
    return (pairs, worths) if len(mimes) == 1 else (singles + pairs, values + worths)


def _tried(
    prospect: Prospect, worlds: Worlds, place: int, options: Sequence[Option]
) -> list[float]:
    count = len(worlds.cards)
    many = worlds.times(len(options))
    for number, (mime, at) in enumerate(options):
        those = slice(number * count, (number + 1) * count)
        many.mimes[those, place] = mime
        many.aims[those, place] = 0
        for one in at:
            many.aims[those, place, one] += 1
    worths = prospect.worth(many, prospect.stays(many, prospect.nerve(many)))
    found: list[float] = worths.reshape(-1, count).mean(1).tolist()
    return found


def nerve(prospect: Prospect, worlds: Worlds) -> tuple[list[float], Chances]:
    """What it is worth to stay and to withdraw; and how likely others would stay, of each temper."""
    ways = prospect.nerve(worlds)
    stays = prospect.stays(worlds, ways)
    found = []
    for stay in (True, False):
        stays[:, prospect.scene.me] = stay
        found.append(float(prospect.worth(worlds, stays).mean()))
    return found, ways.mean(0)


def exposure(scene: LiveScene, worlds: Worlds) -> Numbers:
    """How many true guns each may expect."""
    real = scene.real[worlds.mimes]
    found: Numbers = np.matmul(real[:, None], worlds.aims)[:, 0].mean(0)
    return found
