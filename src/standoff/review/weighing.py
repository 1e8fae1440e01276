"""Weighing: chances from what a seat knows, and what each of its choices was worth."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from msgspec import Struct

from standoff.review.beliefs import Belief, HeldCards
from standoff.review.course import GameStep, dealt_anew, other_notes
from standoff.review.shark import Numbers, answers, chances, likely, played_on
from standoff.rules.asks import Decision, Seat
from standoff.rules.classic.decisions import STAY, Aim, Load
from standoff.rules.classic.table import Table
from standoff.rules.classic.words import StageId
from standoff.rules.game import step
from standoff.schema.encoding import encoder
from standoff.schema.legal import action_of, legal

NINETEEN_OF_TWENTY = 1.96


class Reckoned(Struct, frozen=True):
    """A number, and how far it may be off 19 times out of 20 because deals were sampled."""

    value: float
    margin: float


def estimate(numbers: Numbers) -> Reckoned:
    spread = numbers.std(ddof=1) / np.sqrt(len(numbers)) if len(numbers) > 1 else 0.0
    return Reckoned(float(numbers.mean()), float(NINETEEN_OF_TWENTY * spread))


def chance_of(won: Numbers) -> Reckoned:
    """A chance from games won and lost: none of 128 won is no proof that none can be."""
    count, wins = len(won) + 4, float(won.sum()) + 2  # two more of each, after Agresti and Coull
    spread = np.sqrt(wins / count * (1 - wins / count) / count)
    return Reckoned(float(won.mean()), float(NINETEEN_OF_TWENTY * spread))


def gain_of(won: Numbers, instead: Numbers) -> Reckoned:
    """What one way won beside another, game by game: that all went alike is no proof either."""
    gains = won - instead
    count = len(gains) + 2  # one more each way
    spread = np.sqrt(((gains**2).sum() + 2) / count - (gains.sum() / count) ** 2) / np.sqrt(count)
    return Reckoned(float(gains.mean()), float(NINETEEN_OF_TWENTY * spread))


def deals(
    table: Table,
    seat: Seat | None,
    beliefs: Sequence[Belief],
    count: int,
    dice: np.random.Generator,
) -> list[Table]:
    """Tables that look the same to a seat, or to a watcher, as likely as they may believe them to be."""
    others = [other for other in table.living if other != seat]
    drawn = {other: _drawn(beliefs[other], count, dice) for other in others}
    found = []
    for number in range(count):
        hands = {}
        for other in others:
            held = drawn[other][number]
            loaded = table[other].loaded
            hands[other] = (held.hand,), ((held.loaded,) if held.loaded else loaded)
        found.append(dealt_anew(table, hands, other_notes(table, dice)))
    return found


def _drawn(belief: Belief, count: int, dice: np.random.Generator) -> list[HeldCards]:
    all_held = list(belief)
    places = dice.choice(len(all_held), count, p=np.array(list(belief.values())))
    return [all_held[place] for place in places.tolist()]


class Weighed(Struct, frozen=True):
    """What the choices of a seat were worth at one moment, from what it knew."""

    turn: int
    seat: Seat
    chosen: int
    """The place of what was chosen among the options."""
    options: tuple[Decision, ...]
    worth: tuple[Reckoned, ...]
    likely: tuple[float, ...]
    """How often great-shark does each."""
    gain: Reckoned
    """What was chosen, beside the best of the others."""
    other: int
    """The place of that best other."""
    beside_shark: Reckoned
    """What was chosen, beside what great-shark does on average."""


def choice_of(turn: GameStep, seat: Seat) -> Decision | None:
    """What a seat decided, where it did decide something."""
    ask = turn.before.asking.get(seat)
    if ask is None or ask.count == 1:
        return None
    said = turn.said.get(seat)
    if said is None and turn.before.stage is StageId.NERVE:
        return STAY  # whoever says nothing stays
    if isinstance(said, Load | Aim) and said not in ask:
        return None
    return said


def weighed(
    number: int, turn: GameStep, seat: Seat, worlds: Sequence[Table], dice: np.random.Generator
) -> Weighed | None:
    """What each option was worth over some deals, in which the others act as great-shark would."""
    said = choice_of(turn, seat)
    if said is None:
        return None
    options = turn.before.asking[seat].decisions
    spoken = answers(worlds, _draws(worlds, dice), {seat: said})
    after = [
        step(world, {**others, seat: option})[0]
        for option in options
        for world, others in zip(worlds, spoken, strict=True)
    ]
    found = chances(after)[:, seat].reshape(len(options), len(worlds))
    chosen = options.index(said)
    means = found.mean(1)
    other = max((place for place in range(len(options)) if place != chosen), key=means.__getitem__)
    rates = shark_rates(turn, seat)
    return Weighed(
        number,
        seat,
        chosen,
        options,
        tuple(estimate(row) for row in found),
        tuple(rates),
        estimate(found[chosen] - found[other]),
        other,
        estimate(found[chosen] - np.dot(rates, found)),
    )


def _draws(worlds: Sequence[Table], dice: np.random.Generator) -> Numbers:
    return dice.random((len(worlds), len(worlds[0].gangsters)))


def shark_rates(turn: GameStep, seat: Seat) -> list[float]:
    """How often great-shark does each option, with the hand that was really held."""
    table = turn.before
    ask, players = table.asking[seat], len(table.gangsters)
    mask = np.frombuffer(legal(ask, seat, players).mask, np.bool_)
    found = likely(encoder(table.options).observations(table, (seat,)), mask[None])[0]
    return [float(found[action_of(option, seat, players)]) for option in ask.decisions]


class Continued(NamedTuple):
    """What playing on comes to: with what was chosen, with the best other, and the one beside the other."""

    worth: Reckoned
    other: Reckoned
    gain: Reckoned


def checked(one: Weighed, worlds: Sequence[Table], dice: np.random.Generator) -> Continued:
    """The same by playing on, one way and the other."""
    spoken = answers(worlds, _draws(worlds, dice), {one.seat: one.options[one.chosen]})
    branches = [
        [
            step(world, {**others, one.seat: one.options[place]})[0]
            for world, others in zip(worlds, spoken, strict=True)
        ]
        for place in (one.chosen, one.other)
    ]
    found = played_on(branches, dice)[:, :, one.seat]
    return Continued(chance_of(found[0]), chance_of(found[1]), gain_of(found[0], found[1]))
