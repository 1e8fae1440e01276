"""The games the mind of Live learns from and is measured in: who sits there, and what came of it."""

from collections.abc import Mapping
from functools import cache, partial
from hashlib import sha256
from random import Random
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace

from standoff.arena import godfather
from standoff.arena.arena import Arena, opened
from standoff.arena.figures import Figures, figures_for
from standoff.bots.catalogue import LIVE_BOTS
from standoff.bots.live.bot import LiveBot
from standoff.bots.live.company import LiveCompany
from standoff.bots.minds.live.bot import LiveMindBot
from standoff.bots.minds.live.memory import CARD, UNIT
from standoff.bots.minds.live.scene import WEAPONS, LiveScene
from standoff.cards.tables import live_options
from standoff.minds.live import CARDS, KINDS, Learned
from standoff.rules.asks import Seat
from standoff.rules.chance import Seeded, game_seed, shuffled
from standoff.rules.game import asks, deal, step
from standoff.rules.live.decisions import FreezeAsk
from standoff.rules.live.events import Split
from standoff.rules.live.options import Options
from standoff.rules.live.table import Table
from standoff.rules.live.views import view
from standoff.rules.live.words import Place, StageId
from standoff.simulation.live.game import arena_of, walked

MIND = "mind"
BY_NAME = {kind.name: kind for kind in LIVE_BOTS}
COARSE = 2
"""Steps of a second in the arena one learns in: half as many, for twice the games."""


class Standing(NamedTuple):
    """How the teams stand after a round."""

    earned: list[float]
    out: list[int]
    """How many of each will sit out the next."""


class Course(NamedTuple):
    """What a game came to."""

    wins: tuple[float, ...]
    """Each team's part of the win."""
    standings: list[Standing]
    whistles: list[tuple[Seat, int, bool]]
    """Of everybody at every whistle: their card, and whether an adversary was beside them."""


def played(
    options: Options, bots: Mapping[Seat, LiveBot], seed: bytes, figures: Figures | None = None
) -> Course:
    """One game in the arena, as `standoff simulate` plays it where no other figures are given."""
    seed = game_seed(seed, ())
    company = LiveCompany(bots, seed)
    figures = figures or arena_of(options)
    table, _ = deal(options, Seeded(seed))
    standings: list[Standing] = []
    whistles: list[tuple[Seat, int, bool]] = []
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
        elif table.stage is StageId.AIM:
            beside = LiveScene(sight(table.in_play[0])).beside.tolist()
            whistles += [
                (seat, WEAPONS.index(table.card_of(seat).weapon), near)
                for seat, near in zip(table.in_play, beside, strict=True)
            ]
        table, events = step(table, answers)
        if any(isinstance(event, Split) for event in events):
            standings.append(_standing(table))
    outcome = table.outcome
    assert outcome is not None
    part = 1 / max(1, len(outcome.winners))
    wins = tuple(part * (team in outcome.winners) for team in range(len(options.teams)))
    return Course(wins, standings, whistles)


def _standing(table: Table) -> Standing:
    """The next round has begun, unless the game is over."""
    foolproof = table.options.foolproof
    return Standing(
        [
            (len(cards) * CARD if foolproof else sum(card.value for card in cards)) / UNIT
            for cards in table.stashes
        ],
        [
            sum(table[seat].place in (Place.SITTING_OUT, Place.HOSPITAL) for seat in members)
            for members in table.options.members
        ],
    )


SIZES = ((3, 3, 3), (4, 4, 4), (4, 4), (5, 5), (3, 3, 3, 3, 3), (5, 5, 5, 5), (3,) * 7)


def lineup(dice: Random) -> tuple[Options, tuple[str, ...]]:
    """A table to learn at: mostly of four teams of three, alike, or each team or seat of its own kind."""
    options = live_options()
    if dice.random() < 0.1:
        options = live_options(dice.choice(SIZES), ("foolproof",) if dice.random() < 0.4 else ())
    names = (*BY_NAME, MIND)
    alike = dice.random()
    if alike < 0.4:
        seats = [dice.choice(names)] * options.gangsters
        for seat in dice.choice(options.members):
            seats[seat] = MIND
        return options, tuple(seats)
    of_team = [dice.choice(names) for _ in options.teams]
    return options, tuple(
        of_team[team] if alike < 0.8 else dice.choice(names) for team in options.team_of
    )


class Lesson(NamedTuple):
    """What some games tell."""

    beside: np.ndarray
    """How often each kind with each card was alone, and was beside an adversary."""
    standings: list[tuple[int, Standing, tuple[float, ...]]]
    """Rounds, how the teams stood after them, and what they won."""


def learned_from(numbers: range, seed: int, learned: Learned) -> Lesson:
    """Some games, where minds play by what is known already."""
    counts = np.zeros((len(KINDS), len(CARDS), 2))
    standings = []
    for number in numbers:
        text = f"learn {seed} {number}"
        options, names = lineup(Random(text))
        bots = {
            seat: LiveMindBot(learned, 0.1) if name == MIND else BY_NAME[name]()
            for seat, name in enumerate(names)
        }
        figures = replace(figures_for(options.gangsters), steps_a_second=COARSE)
        course = played(options, bots, sha256(text.encode()).digest(), figures)
        for seat, card, beside in course.whistles:
            counts[KINDS.index(names[seat]), card, int(beside)] += 1
        standings += [(number, one, course.wins) for number, one in enumerate(course.standings)]
    return Lesson(counts, standings)
