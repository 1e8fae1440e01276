"""Weighing: chances from what a seat knows, and what each of its choices was worth."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from msgspec import Struct

from standoff.review.beliefs import Belief
from standoff.review.course import GameStep, dealt_anew, other_notes
from standoff.review.shark import Numbers, answers, chances, likely, played_on
from standoff.review.supposing import supposed
from standoff.rules.asks import Decision, Seat
from standoff.rules.classic.decisions import Aim, AimAsk, Load, LoadAsk
from standoff.rules.classic.table import Table
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
    """A chance from games: that none of many was won is no proof that none can be."""
    count = len(won) + 2  # one more a whole win up, and one down
    spread = np.sqrt(((won - won.mean()) ** 2).sum() + 2) / count
    return Reckoned(float(won.mean()), float(NINETEEN_OF_TWENTY * spread))


def gain_of(won: Numbers, instead: Numbers) -> Reckoned:
    """What one way won beside another, game by game: that all went alike is no proof either."""
    gains = won - instead
    count = len(gains) + 2  # one more each way
    spread = np.sqrt(((gains**2).sum() + 2) / count - (gains.sum() / count) ** 2) / np.sqrt(count)
    return Reckoned(float(gains.mean()), float(NINETEEN_OF_TWENTY * spread))


def deals(
    table: Table,
    seat: Seat,
    beliefs: Sequence[Belief],
    count: int,
    dice: np.random.Generator,
) -> list[Table]:
    """Tables that look the same to a seat, as likely as it may believe them to be."""
    return [
        dealt_anew(table, secrets, other_notes(table, dice))
        for secrets in supposed(table, seat, beliefs, count, dice)
    ]


MOST, FEWEST = 640, 24
"""Deals times options, which two guns have many of; and deals at least."""


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
    if said is None and not isinstance(ask, LoadAsk | AimAsk):
        return ask.decisions[0]  # whoever says nothing stays, forgoes and passes on
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
    worlds = worlds[: max(FEWEST, MOST // len(options))]
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


def checked(
    one: Weighed, worlds: Sequence[Table], dice: np.random.Generator, last: int
) -> Continued:
    """The same by playing on, one way and the other."""
    spoken = answers(worlds, _draws(worlds, dice), {one.seat: one.options[one.chosen]})
    branches = [
        [
            step(world, {**others, one.seat: one.options[place]})[0]
            for world, others in zip(worlds, spoken, strict=True)
        ]
        for place in (one.chosen, one.other)
    ]
    found = played_on(branches, dice, last)[:, :, one.seat]
    return Continued(chance_of(found[0]), chance_of(found[1]), gain_of(found[0], found[1]))
