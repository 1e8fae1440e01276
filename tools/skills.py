"""Whether the skill that a review measures puts bots of known strength in their order.

`python -m tools.skills 120` plays so many games, everybody at one table and a seat further each time, and
prints what their decisions came to beside the Shark's, as a review reckons it, and how often each won.
"""

import sys
from multiprocessing import Pool
from statistics import fmean, stdev

from standoff import Game, Options
from standoff.record.reader import Record, read
from standoff.review.beliefs import followed
from standoff.review.course import course, dice_of
from standoff.review.weighing import deals, weighed

BOTS = ("great-shark", "accountant", "reckless", "grudge", "timid", "random")
DEALS = 32
"""How many deals each decision is weighed over: fewer than in a review, since there are many games."""


def measured(number: int) -> tuple[dict[str, float], dict[str, float]]:
    """What everybody's decisions came to in a game, and what they won."""
    seated = {(seat + number) % len(BOTS): bot for seat, bot in enumerate(BOTS)}
    game = Game(Options(len(BOTS)), seed=f"skills {number}").finish(seated)
    record = read(game.record)
    return _skills(record, seated), _won(record, seated)


def _skills(record: Record, seated: dict[int, str]) -> dict[str, float]:
    found, turns = dict.fromkeys(BOTS, 0.0), course(record)
    for number, (turn, beliefs) in enumerate(zip(turns, followed(turns), strict=False)):
        for seat in turn.before.living:
            dice = dice_of(record, "weigh", number, seat)
            worlds = deals(turn.before, seat, beliefs, DEALS, dice)
            one = weighed(number, turn, seat, worlds, dice)
            if one is not None:
                found[seated[seat]] += one.beside_shark.value
    return found


def _won(record: Record, seated: dict[int, str]) -> dict[str, float]:
    outcome = course(record)[-1].after.outcome
    assert outcome is not None
    winners = outcome.winners
    return {bot: (seat in winners) / max(1, len(winners)) for seat, bot in seated.items()}


def _told(numbers: list[float]) -> str:
    return f"{fmean(numbers):+.3f} ± {1.96 * stdev(numbers) / len(numbers) ** 0.5:.3f}"


if __name__ == "__main__":
    with Pool() as pool:
        played = pool.map(measured, range(int(sys.argv[1]) if len(sys.argv) > 1 else 120), 1)
    for bot in BOTS:
        skill, won = ([some[which][bot] for some in played] for which in (0, 1))
        print(f"{bot}: skill {_told(skill)}, wins {_told(won)}")
