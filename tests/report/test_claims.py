"""Headlines claim only what survives a correction for how many were looked at."""

from standoff.report.chart import Cell
from standoff.report.claims import apart, differ, headline, pairs, rising
from standoff.simulation.estimates import Estimate, rate


def won(hits: int, games: int) -> Cell:
    return Cell(rate(hits, games), games)


def test_a_difference_that_one_look_would_show_is_not_claimed_after_many() -> None:
    more, less = won(140, 400), won(80, 400)
    assert apart(more, less, 400, looks=1)
    few = won(110, 400)
    assert few.estimate.low > less.estimate.value
    assert not apart(few, less, 400, looks=pairs(11))


def test_seven_games_claim_next_to_nothing() -> None:
    assert not apart(won(5, 7), won(1, 7), 7, looks=10)
    assert not apart(won(1, 1), won(0, 1), 1, looks=1)


def test_what_is_off_par_is_off_whichever_way() -> None:
    assert differ(won(300, 400), 0.2, 400, looks=5)
    assert differ(won(10, 400), 0.2, 400, looks=5)
    assert not differ(won(84, 400), 0.2, 400, looks=5)


def test_a_trend_has_to_hold_at_every_step() -> None:
    assert rising([won(10, 900), won(300, 900), won(600, 900)], 900)
    assert not rising([won(10, 900), won(300, 900), won(305, 900)], 900)
    assert not rising([won(10, 900), None], 900)


def test_nothing_is_claimed_from_what_was_not_told() -> None:
    lone = Cell(Estimate(7.0, 0.0, float("inf")), 1)
    assert not apart(lone, Cell(Estimate(1.0, 0.5, 1.5), 9), 9, looks=1)
    assert headline("A wins", "Who wins", holds=False) == "Who wins: too few games to say more"
