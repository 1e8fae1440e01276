"""The games the mind of Live learns from: who sits there, what everybody chose, and what came of it."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, partial
from hashlib import sha256
from math import exp
from random import Random
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace

from standoff.arena import godfather
from standoff.arena.arena import Arena, opened
from standoff.arena.figures import Figures, figures_for
from standoff.arena.plane import Point
from standoff.bots.catalogue import LIVE_BOTS
from standoff.bots.live.bot import LiveBot
from standoff.bots.live.company import LiveCompany
from standoff.bots.minds.live.aiming import LiveAiming
from standoff.bots.minds.live.bot import LiveMindBot, Worth, division
from standoff.bots.minds.live.memory import CARD, UNIT, LiveMemory
from standoff.bots.minds.live.nerve import nerve
from standoff.cards.tables import live_options
from standoff.minds.live import Rows
from standoff.rules.asks import Ask, Decision, Dice, Seat
from standoff.rules.chance import Seeded, game_seed, shuffled
from standoff.rules.decisions import WITHDRAW
from standoff.rules.game import asks, deal, step
from standoff.rules.live.decisions import Aim, AimAsk, Divide, DivideAsk, FreezeAsk
from standoff.rules.live.events import Split
from standoff.rules.live.options import ROUNDS, Options
from standoff.rules.live.outcome import HOSPITAL_BILL, HOSPITAL_CARDS
from standoff.rules.live.table import Table
from standoff.rules.live.views import View, view
from standoff.rules.live.words import Place, StageId
from standoff.simulation.live.game import arena_of, walked

MIND = "mind"
SCRIPTED = tuple(kind.name for kind in LIVE_BOTS)
BY_NAME = {kind.name: kind for kind in LIVE_BOTS}
COARSE = 2
"""Steps of a second in the arena one learns in: half as many, for twice the games."""


class Choice(NamedTuple):
    """Something a learner chose, and what its team won by it."""

    kind: str
    rows: Rows
    way: int
    worth: float


class Learner(LiveMindBot):
    """A mind that writes down what it chose."""

    def __init__(self, values: Worth, temperature: float) -> None:
        super().__init__(values, temperature)
        self.chosen: list[tuple[int, str, Rows, int]] = []

    def chose(self, kind: str, rows: Rows, way: int = 0) -> None:
        self.chosen.append((self.memory.round, kind, rows, way))


class Witness(LiveBot):
    """Somebody else's bot, over whose shoulder a mind looks: what they choose is learned from too."""

    def __init__(self, bot: LiveBot, values: Worth) -> None:
        self.bot = bot
        self.values = values
        self.memory = LiveMemory()
        self.chosen: list[tuple[int, str, Rows, int]] = []

    def watch(self, view: View) -> None:
        self.memory.notice(view)
        self.bot.watch(view)

    def move(self, view: View, arena: Arena, dice: Dice) -> Point | None:
        return self.bot.move(view, arena, dice)

    def decide(self, view: View, ask: Ask, dice: Dice) -> Decision:
        self.memory.notice(view)
        said = self.bot.decide(view, ask, dice)
        told = self._told(view, ask, said)
        if told is not None:
            self.chosen.append((view.round, *told))
        return said

    def _told(self, view: View, ask: Ask, said: Decision) -> tuple[str, Rows, int] | None:
        if isinstance(said, Divide) and isinstance(ask, DivideAsk):
            gifts = [(card.weapon, to) for card, to in zip(ask.cards, said.to, strict=True)]
            return "divide", division(view, self.memory, gifts), 0
        if isinstance(said, Aim) and isinstance(ask, AimAsk):
            aiming = LiveAiming(view, self.memory)
            aiming.expect(ask.targets, partial(self.values, "aim"))
            held = aiming.held[aiming.me]
            return "aim", aiming.rows(aiming.me, held, (said.mime,), said.at), 0
        if ask.stage is StageId.NERVE:
            rows = np.array([nerve(view, self.memory)], np.float32)
            return "nerve", rows, int(said == WITHDRAW)
        return None


class Course(NamedTuple):
    """What a game came to."""

    wins: tuple[float, ...]
    """Each team's part of the win."""
    earned: list[list[float]]
    """What each team had before each round, and in the end."""
    shares: list[list[float]]
    """What each seat gained in each round."""


def played(
    options: Options, bots: Mapping[Seat, LiveBot], seed: bytes, figures: Figures | None = None
) -> Course:
    """One game in the arena, as `standoff simulate` plays it where no other figures are given."""
    seed = game_seed(seed, ())
    company = LiveCompany(bots, seed)
    figures = figures or arena_of(options)
    table, _ = deal(options, Seeded(seed))
    earned = [_stashes(table)]
    shares: list[list[float]] = []
    arena: Arena | None = None
    while asking := dict(asks(table)):
        sight = cache(partial(view, table))
        ask = asking.pop(table.godfather, None)
        answers = company.answers(asking, sight)
        if ask is not None:
            if isinstance(ask, FreezeAsk):
                order = shuffled(seed, f"arena/{table.round}", table.in_play)
                arena = walked(opened(figures, (), order), company, sight)
            assert arena is not None
            answers[table.godfather] = godfather.answer(arena, ask, sight(table.godfather))
        table, events = step(table, answers)
        for event in events:
            if isinstance(event, Split):
                share = _units(options, event.share)
                shares.append([share * (seat in event.among) for seat in range(options.gangsters)])
                earned.append(_stashes(table))
    outcome = table.outcome
    assert outcome is not None
    bill = _units(options, HOSPITAL_CARDS if options.foolproof else HOSPITAL_BILL)
    for seat, gangster in enumerate(table.gangsters):
        shares[-1][seat] -= bill * (gangster.place is Place.HOSPITAL)
    earned[-1] = [_units(options, account.total) for account in outcome.accounts]
    part = 1 / max(1, len(outcome.winners))
    wins = tuple(part * (team in outcome.winners) for team in range(len(options.teams)))
    return Course(wins, earned, shares)


def _units(options: Options, amount: int) -> float:
    return amount * CARD / UNIT if options.foolproof else amount / UNIT


def _stashes(table: Table) -> list[float]:
    counted = table.options.foolproof
    return [
        _units(table.options, len(cards) if counted else sum(card.value for card in cards))
        for cards in table.stashes
    ]


def lessons_of(
    options: Options, seat: Seat, learner: Learner | Witness, course: Course
) -> Iterator[Choice]:
    """What one learner chose, with what this and the next round brought its team beside the others."""
    team = options.team_of[seat]
    for number, kind, rows, way in learner.chosen:
        window = range(number - 1, min(number + 1, ROUNDS))
        rivals = _rivals(course.earned[number - 1], team)
        gained = 0.0
        for one in window:
            gains = [
                after - before
                for before, after in zip(course.earned[one], course.earned[one + 1], strict=True)
            ]
            gained += course.shares[one][seat] if kind == "nerve" else gains[team]
            if kind != "nerve" or one == number - 1:
                gained -= sum(weight * gains[other] for other, weight in rivals.items())
        yield Choice(kind, rows, way, gained)


def _rivals(earned: Sequence[float], team: int) -> dict[int, float]:
    """How much each of the other teams matters: half of it all alike, half the richest most."""
    others = [one for one in range(len(earned)) if one != team]
    rich = {one: exp((earned[one] - max(earned)) / 2) for one in others}
    total = sum(rich.values())
    return {one: 0.5 / len(others) + 0.5 * rich[one] / total for one in others}


SIZES = ((3, 3, 3), (4, 4, 4), (4, 4), (5, 5), (3, 3, 3, 3, 3), (5, 5, 5, 5), (3,) * 7)


COMMON = (
    *("accountant",) * 4,
    *("grudge",) * 3,
    *("reckless",) * 2,
    *("timid", "random"),
)
"""Who sits there how often: the more, the harder they are to beat."""


def lineup(dice: Random, *, minds: bool) -> tuple[Options, tuple[str, ...]]:
    """A table to learn at: mostly of four teams of three, with minds or only to look on."""
    options = live_options()
    if dice.random() < 0.12:
        options = live_options(dice.choice(SIZES), ("foolproof",) if dice.random() < 0.4 else ())
    seats = [dice.choice(COMMON)] * options.gangsters
    if dice.random() < (0.15 if minds else 0.4):
        seats = [dice.choice(COMMON) for _ in seats]
    drawn = dice.random() if minds else 1.0
    if drawn < 0.4:  # alone in every team, or in one
        teams = options.members if dice.random() < 0.7 else [dice.choice(options.members)]
        for members in teams:
            seats[dice.choice(members)] = MIND
    elif drawn < 0.9:  # whole teams
        for members in dice.sample(options.members, dice.choice((1, 1, 2))):
            for seat in members:
                seats[seat] = MIND
    elif minds:
        for members in options.members:
            kind = dice.choice((*COMMON, *(MIND,) * len(COMMON)))
            for seat in members:
                seats[seat] = kind
    return options, tuple(seats)


def learned_from(
    number: int, seed: str, values: Worth, temperature: float, *, minds: bool
) -> list[Choice]:
    """One game, and everything that was chosen in it."""
    text = f"{seed} {number}"
    options, seats = lineup(Random(text), minds=minds)
    bots = {
        seat: Learner(values, temperature) if name == MIND else Witness(BY_NAME[name](), values)
        for seat, name in enumerate(seats)
    }
    figures = replace(figures_for(options.gangsters), steps_a_second=COARSE)
    course = played(options, bots, sha256(text.encode()).digest(), figures)
    return [
        choice
        for seat, learner in bots.items()
        for choice in lessons_of(options, seat, learner, course)
    ]
