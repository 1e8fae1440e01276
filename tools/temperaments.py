"""How often bots do what a review counts: `python -m tools.temperaments` prints what stands in `review/manners.py`."""

import sys
from random import Random

from standoff import Game, Options
from standoff.record.reader import read
from standoff.review.course import course
from standoff.review.manners import Habits, manner

BOTS = (
    *("timid", "reckless", "grudge", "accountant", "great-shark"),
    *("bruiser", "bully", "fox", "gambler", "judge", "miser", "mule", "vulture"),
)
PLAYERS = 5


def measured(games: int) -> dict[str, Habits]:
    """At mixed tables, so many games."""
    found, dice = dict.fromkeys(BOTS, Habits()), Random(1)
    for number in range(games):
        seated = dict(enumerate(dice.sample(BOTS, PLAYERS)))
        game = Game(Options(PLAYERS), seed=f"temperaments {number}").finish(seated)
        turns = course(read(game.record))
        for seat, bot in seated.items():
            found[bot] = found[bot].plus(manner(turns, seat))
    return found


if __name__ == "__main__":
    for bot, habits in measured(int(sys.argv[1]) if len(sys.argv) > 1 else 600).items():
        print(f"{bot!r}: {tuple(round(rate, 2) for rate in habits.rates)},")
