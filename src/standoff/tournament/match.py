"""One hero among others: which part of all wins is theirs, where a fair part is one in so many."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from msgspec import Struct

from standoff.rules.classic.options import Options
from standoff.simulation.crew import Crew
from standoff.simulation.estimates import Estimate, mean, share
from standoff.simulation.tally import WHOLE_WIN, Sample
from standoff.tournament.engine import Deals, Engine

DEALS_A_CHUNK = 10
"""How many deals are played between two looks at the clock."""
DEALS_AT_ONCE = 1024
"""How many an engine plays that plays many at once."""


class Match(Struct, frozen=True):
    """What a hero won among the others."""

    others: tuple[str, ...]
    games: int
    share: Estimate
    """The hero's part of a win a game; each deal, played from every seat, counts as one."""
    by_seat: tuple[Estimate, ...]
    """The same in each seat."""


class MatchScore(Struct):
    """What the hero won so far, deal by deal and seat by seat."""

    games: int
    deals: Sample
    seats: list[Sample]

    def merge(self, other: "MatchScore") -> None:
        self.games += other.games
        self.deals.merge(other.deals)
        for mine, theirs in zip(self.seats, other.seats, strict=True):
            mine.merge(theirs)


def blank(seats: int) -> MatchScore:
    """Nothing yet."""
    return MatchScore(0, Sample(), [Sample() for _ in range(seats)])


def chunks(options: Options, lineup: tuple[str, ...], seed: bytes, games: int) -> list[Deals]:
    """So many games of one line-up, or a few more, so that every deal is played from every seat."""
    deals = -(-games // options.players)
    return [
        Deals(options, lineup, seed, range(first, min(first + DEALS_A_CHUNK, deals)))
        for first in range(0, deals, DEALS_A_CHUNK)
    ]


def even_chunks(options: Options, lineup: tuple[str, ...], seed: bytes, games: int) -> list[Deals]:
    """The same for an engine that plays many deals at once: large chunks, all of one size."""
    deals = -(-games // options.players)
    size = min(deals, DEALS_AT_ONCE)
    return [
        Deals(options, lineup, seed, range(first, first + size)) for first in range(0, deals, size)
    ]


def scored(engine: Engine, deals: Deals) -> MatchScore:
    """What the first of the line-up won in these deals."""
    score = blank(len(deals.lineup))
    for games in engine(deals):
        score.games += len(games)
        score.deals.add(sum(wins[0] for wins in games), len(games))
        for seat, wins in enumerate(games):
            score.seats[seat].add(wins[0])
    return score


Cut = Callable[[Options, tuple[str, ...], bytes, int], list[Deals]]
"""How the games of a match are cut into chunks."""


def matched(
    options: Options,
    lineup: tuple[str, ...],
    seed: bytes,
    games: int,
    engine: Engine,
    crew: Crew,
    cut: Cut = chunks,
) -> Iterator[MatchScore]:
    """The score of each chunk of a match, as they are played."""
    return crew.done(partial(scored, engine), cut(options, lineup, seed, games))


def match_of(others: Sequence[str], score: MatchScore, *, luckless: bool = False) -> Match:
    """What a score says; without their luck, games come to numbers beyond nothing and a whole win."""
    if luckless:
        seats, whole = [_luckless(seat) for seat in score.seats], _luckless(score.deals)
    else:
        seats = [share(seat, WHOLE_WIN) for seat in score.seats]
        whole = share(score.deals, WHOLE_WIN, paired=True)
    return Match(tuple(others), score.games, whole, tuple(seats))


def _luckless(sample: Sample) -> Estimate:
    """A mean by Student's distribution; what is true lies between nothing and one all the same."""
    found = mean(sample)
    value = found.value / WHOLE_WIN
    low, high = max(0.0, found.low / WHOLE_WIN), min(1.0, found.high / WHOLE_WIN)
    return Estimate(value, min(value, low), max(value, high))
