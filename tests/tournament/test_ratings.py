"""Ratings from synthetic tables, whose truth is known."""

from itertools import permutations
from random import Random

import pytest

from standoff.simulation.estimates import Estimate
from standoff.simulation.tally import WHOLE_WIN
from standoff.tournament.alpha_rank import alpha_rank, spreads, stationary
from standoff.tournament.population import BLOCKS, MeetingRecord, Meetings
from standoff.tournament.ratings import ratings

TRUE = {"strong": 4.0, "middling": 2.0, "weak": 1.0, "hopeless": 0.5}


def meetings(games: int, strengths: dict[str, float] = TRUE) -> Meetings:
    """Tables of three, won by the law that ratings suppose."""
    dice = Random(7)
    names = sorted(strengths)
    found: Meetings = {}
    for number in range(games):
        table = tuple(sorted(dice.sample(names, 3)))
        (winner,) = dice.choices(table, [strengths[name] for name in table])
        record = found.setdefault((number % BLOCKS, table), MeetingRecord())
        record.add(1, [(winner, WHOLE_WIN)])
    return found


def test_ratings_find_the_strengths_behind_the_wins() -> None:
    found = ratings(meetings(6_000), tuple(TRUE), b"seed")
    for better, worse in (("strong", "middling"), ("middling", "weak"), ("weak", "hopeless")):
        # Twice as strong is 400 log10 2 points more.
        assert found[better].value - found[worse].value == pytest.approx(120.4, abs=25)
    assert all(one.low < one.value < one.high for one in found.values())
    assert sum(one.value for one in found.values()) == pytest.approx(4 * 1_000)


def test_more_games_make_intervals_narrower() -> None:
    few, many = (ratings(meetings(games), tuple(TRUE), b"seed") for games in (300, 6_000))
    assert all(
        many[name].high - many[name].low < (few[name].high - few[name].low) / 2 for name in TRUE
    )


def test_whoever_never_wins_has_a_rating_all_the_same() -> None:
    always = {("x", "y", "z"): MeetingRecord(10, {"x": 10 * WHOLE_WIN})}
    found = ratings({(0, table): one for table, one in always.items()}, ("x", "y", "z"), b"")
    assert found["x"].value > found["y"].value == pytest.approx(found["z"].value)


def sure(**shares: float) -> dict[tuple[str, str], Estimate]:
    """Duels without doubt: a_b is what a wins among b's."""
    return {(pair[0], pair[2]): Estimate(value, value, value) for pair, value in shares.items()}


def test_the_better_of_two_rules() -> None:
    found = alpha_rank(sure(a_b=0.4, b_a=0.1), ("a", "b"), 5, b"")
    assert found["a"].value > 0.99


def test_a_cycle_is_shared_where_a_rating_would_have_to_choose() -> None:
    cycle = {"a_b": 0.5, "b_c": 0.5, "c_a": 0.5, "b_a": 0.1, "c_b": 0.1, "a_c": 0.1}
    found = alpha_rank(sure(**cycle), ("a", "b", "c"), 5, b"")
    assert [one.value for one in found.values()] == pytest.approx([1 / 3] * 3)


def test_a_dominated_bot_never_rules_even_beside_a_cycle() -> None:
    shares = dict.fromkeys(permutations("abcd", 2), 0.1)
    shares |= {("a", "b"): 0.5, ("b", "c"): 0.5, ("c", "a"): 0.5}
    shares |= {(a, "d"): 0.6 for a in "abc"}
    found = alpha_rank({pair: Estimate(v, v, v) for pair, v in shares.items()}, "abcd", 5, b"")
    assert found["d"].value < 1e-6
    assert found["a"].value == pytest.approx(1 / 3)


def test_a_neutral_mutant_takes_over_one_time_in_the_size_of_the_population() -> None:
    assert spreads(0.2, 0.2, 5) == pytest.approx(1 / 50)
    assert spreads(0.9, 0.0, 5) > 0.99
    assert 0 < spreads(0.0, 1.0, 5) < 1e-15


def test_doubtful_duels_leave_doubt_about_who_rules() -> None:
    close = {("a", "b"): Estimate(0.21, 0.1, 0.32), ("b", "a"): Estimate(0.19, 0.08, 0.3)}
    found = alpha_rank(close, ("a", "b"), 5, b"seed")
    assert found["a"].low < 0.1 < 0.9 < found["a"].high


def test_a_chain_spends_its_time_where_it_is_slow_to_leave() -> None:
    assert stationary([[0, 0.1], [0.3, 0]]) == pytest.approx([0.75, 0.25])
    assert stationary([[0, 1e-20], [1.0, 0]]) == pytest.approx([1, 0])
