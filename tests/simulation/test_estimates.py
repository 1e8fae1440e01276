"""Values and their 95 % intervals."""

import pytest

from standoff.simulation.estimates import mean, rate, share
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


def test_a_mean_lies_two_standard_errors_from_its_ends() -> None:
    found = mean(sample(2, 4, 4, 6))
    assert found.value == 4
    assert found.high - 4 == pytest.approx(1.959964 * (8 / 3 / 4) ** 0.5)
    assert 4 - found.low == pytest.approx(found.high - 4)


def test_the_mean_of_one_game_is_its_value_and_of_none_nothing() -> None:
    assert mean(sample(7)).low == mean(sample(7)).high == 7
    assert mean(Sample()).value == 0


def test_a_count_is_never_expected_below_nothing() -> None:
    assert mean(sample(0, 0, 0, 1), least=0).low == 0


def test_a_ratio_is_of_the_sums_and_certain_where_all_games_agree() -> None:
    made = Sample()
    made.add(10, 40)
    made.add(30, 120)
    found = mean(made)
    assert (found.value, found.low, found.high) == pytest.approx((0.25, 0.25, 0.25))


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
