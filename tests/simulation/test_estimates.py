"""Values and their 95 % intervals."""

from random import Random

import pytest

from standoff.simulation.estimates import mean, rate, reach_of, share
from standoff.simulation.tally import Sample


@pytest.mark.parametrize(
    ("hits", "trials", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
    ],
)
def test_a_rate_has_the_interval_of_wilson(hits: int, trials: int, low: float, high: float) -> None:
    found = rate(hits, trials)
    assert found.value == hits / trials
    assert (found.low, found.high) == pytest.approx((low, high), abs=5e-5)


def test_a_rate_lies_within_its_interval_and_within_0_and_1() -> None:
    for trials in range(1, 60):
        for hits in range(trials + 1):
            found = rate(hits, trials)
            assert 0 <= found.low <= found.value <= found.high <= 1


def sample(*values: int) -> Sample:
    made = Sample()
    for value in values:
        made.add(value)
    return made


@pytest.mark.parametrize(
    ("freedom", "sure", "reach"),
    [
        (1, 0.95, 12.706),
        (2, 0.95, 4.303),
        (3, 0.95, 3.182),
        (6, 0.95, 2.447),
        (30, 0.95, 2.042),
        (3, 0.999, 12.924),
        (6, 0.999, 5.959),
        (30, 0.999, 3.646),
    ],
)
def test_few_games_reach_as_far_as_students_table_says(
    freedom: int, sure: float, reach: float
) -> None:
    assert reach_of(freedom, sure) == pytest.approx(reach, abs=6e-4)


def test_a_mean_lies_as_many_standard_errors_from_its_ends() -> None:
    found = mean(sample(2, 4, 4, 6))
    assert found.value == 4
    assert found.high - 4 == pytest.approx(3.18245 * (8 / 3 / 4) ** 0.5, rel=1e-4)
    assert 4 - found.low == pytest.approx(found.high - 4)


def test_the_mean_of_one_game_has_no_interval_and_of_none_nothing() -> None:
    assert mean(sample(7)).value == 7
    assert not mean(sample(7)).is_told
    assert mean(Sample()).value == 0


def test_games_that_are_all_alike_do_not_say_how_others_are() -> None:
    assert not mean(sample(0, 0, 0, 0), least=0).is_told
    assert not mean(sample(3, 3, 3)).is_told
    assert mean(sample(3, 3, 4)).is_told


@pytest.mark.parametrize("true", [0.05, 0.2, 0.5])
@pytest.mark.parametrize(("many", "alike"), [(1, 0.0), (5, 0.3), (40, 0.1)])
def test_the_interval_of_a_share_holds_at_seven_games(true: float, many: int, alike: float) -> None:
    """What happens in one game hangs together; 95 in 100 intervals must hold the truth, or nearly."""
    dice, held = Random(7), 0
    for _ in range(800):
        games = Sample()
        for _ in range(7):
            odds = true
            if alike:
                odds = dice.betavariate(true * (1 / alike - 1), (1 - true) * (1 / alike - 1))
            size = dice.randint(max(1, many // 2), many + many // 2)
            games.add(sum(dice.random() < odds for _ in range(size)), size)
        held += share(games).low <= true <= share(games).high
    assert held >= 0.92 * 800


def test_a_count_is_never_expected_below_nothing() -> None:
    assert mean(sample(0, 0, 0, 1), least=0).low == 0


def test_a_ratio_is_of_the_sums_and_says_nothing_of_others_where_all_games_agree() -> None:
    made = Sample()
    made.add(10, 40)
    made.add(30, 120)
    assert mean(made).value == 0.25
    assert not mean(made).is_told
    made.add(20, 40)
    assert mean(made).value == 0.3
    assert mean(made).is_told


def test_what_never_happened_may_happen_yet() -> None:
    never = Sample()
    for _ in range(10):
        never.add(0, 5)
    assert share(never).low == share(never).value == 0 < share(never).high < 1


def test_a_block_of_games_counts_as_one() -> None:
    blocks, games = Sample(), Sample()
    for won in (5, 0, 5, 0):  # all five games of a block end alike
        blocks.add(won * 420, 5)
        for _ in range(5):
            games.add(won // 5 * 420)
    wide, narrow = share(blocks, 420), share(games, 420)
    assert wide.value == narrow.value == 0.5
    assert wide.high - wide.low > 2 * (narrow.high - narrow.low)
