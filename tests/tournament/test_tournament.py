"""Tournaments: the same deals from every seat, and figures that add up."""

from functools import partial

import pytest

from standoff.rules.classic.options import Options
from standoff.rules.classic.words import PowerSet
from standoff.simulation.crew import Processes
from standoff.simulation.tally import WHOLE_WIN
from standoff.tournament.engine import Deals, Wins, by_the_rules
from standoff.tournament.match import Match, blank, match_of, matched
from standoff.tournament.population import (
    Meetings,
    Mixed,
    lineup_of,
    merge,
    met,
    mixed_chunks,
)

OPTIONS = Options(5)
FAMILY = ("accountant", "grudge", "reckless", "timid", "random")


def played(lineup: tuple[str, ...], games: int, jobs: int = 1) -> Match:
    score = blank(len(lineup))
    for chunk in matched(OPTIONS, lineup, b"deals", games, by_the_rules, Processes(jobs)):
        score.merge(chunk)
    return match_of(lineup[1:], score)


def test_every_deal_is_played_once_from_every_seat() -> None:
    (games,) = by_the_rules(Deals(OPTIONS, ("timid",) * 5, b"seed", range(3, 4)))
    first = games[0]
    assert sum(first) == WHOLE_WIN
    # Alike bots play the same game again, so whoever sits one seat further wins what sat there.
    for shift, wins in enumerate(games):
        assert wins == first[shift:] + first[:shift]


def test_one_among_equals_wins_exactly_their_fair_part() -> None:
    found = played(("accountant",) * 5, 40)
    assert found.share.value == pytest.approx(0.2)
    assert found.share.low == pytest.approx(found.share.high)
    assert found.games == 40


def test_as_many_games_are_played_as_make_whole_deals() -> None:
    assert played(FAMILY, 12).games == 15


def test_the_numbers_are_the_same_in_two_processes() -> None:
    assert played(FAMILY, 150, jobs=2) == played(FAMILY, 150)


def test_the_hero_is_counted_in_each_of_the_seats() -> None:
    found = played(("accountant", *["random"] * 4), 50)
    assert len(found.by_seat) == 5
    assert sum(seat.value for seat in found.by_seat) / 5 == pytest.approx(found.share.value)
    assert found.share.low > 0.5


def all_to_the_first(deals: Deals) -> list[list[Wins]]:
    """An engine in which whoever comes first in the alphabet wins."""
    best = min(deals.lineup)
    wins = tuple(WHOLE_WIN if bot == best else 0 for bot in deals.lineup)
    return [[wins] * len(deals.lineup) for _ in deals.numbers]


def test_another_engine_may_play() -> None:
    score = blank(5)
    for chunk in matched(OPTIONS, FAMILY, b"deals", 100, all_to_the_first, Processes()):
        score.merge(chunk)
    assert match_of(FAMILY[1:], score).share.value == 1


def test_mixed_tables_have_no_twins_where_the_population_is_large_enough() -> None:
    large = Mixed(OPTIONS, tuple("abcdefg"), b"seed", range(50))
    lineups = [lineup_of(large, number) for number in large.numbers]
    assert all(len(set(lineup)) == 5 for lineup in lineups)
    assert len(set(lineups)) > 40
    small = Mixed(OPTIONS, ("a", "b"), b"seed", range(50))
    assert {len(lineup_of(small, number)) for number in small.numbers} == {5}


def test_meetings_add_up_however_they_are_cut() -> None:
    options = Options(4, PowerSet.STARTER)
    population = FAMILY[:4]
    whole = met(by_the_rules, Mixed(options, population, b"seed", range(15)))
    parts: Meetings = {}
    for part in map(partial(met, by_the_rules), mixed_chunks(options, population, b"seed", 60)):
        merge(parts, part)
    assert parts == whole
    assert sum(record.games for record in parts.values()) == 60
    assert sum(sum(record.wins.values()) for record in parts.values()) == 60 * WHOLE_WIN
