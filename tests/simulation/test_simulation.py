"""Many games: the same numbers however they are played, and every win counted once."""

import pytest

from standoff.rules.classic.options import Options
from standoff.rules.classic.words import Money, PowerId, PowerSet
from standoff.simulation.classic.game import Setup, play
from standoff.simulation.classic.report import ClassicReport, report
from standoff.simulation.crew import Processes
from standoff.simulation.runner import played
from standoff.simulation.tally import WHOLE_WIN, Measure, Tally

FAMILY = ("accountant", "grudge", "reckless", "timid", "random")
WILD = Setup(Options(5, PowerSet.ALL_AND_BACKSTAB, cop=True), FAMILY, b"wild")
RANDOM = Setup(Options(5), ("random",) * 5, b"random")


def tallied(setup: Setup, games: int, jobs: int = 1) -> Tally:
    tally = Tally()
    for batch in played(setup, games, Processes(jobs)):
        tally.merge(batch)
    return tally


def figures(setup: Setup, games: int) -> ClassicReport:
    return report(setup, tallied(setup, games), "text", seconds=2.0)


def test_the_same_seed_gives_the_same_numbers_in_one_process_or_two() -> None:
    assert tallied(WILD, 50, jobs=2) == tallied(WILD, 50, jobs=1)


def test_another_seed_gives_other_numbers() -> None:
    other = Setup(WILD.options, WILD.bots, b"other")
    assert tallied(other, 20) != tallied(WILD, 20)


def test_games_are_numbered_so_that_more_of_them_begin_alike() -> None:
    whole, first, second = Tally(), Tally(), Tally()
    for number in range(6):
        play(WILD, number, whole)
        play(WILD, number, first if number < 4 else second)
    first.merge(second)
    assert first == whole
    assert whole.games == 6


def test_every_win_goes_to_the_winners_in_equal_parts() -> None:  # A1
    tally = tallied(RANDOM, 100)
    wins = [one.total for one in tally.among(Measure.WINS, "seat").values()]
    assert sum(wins) == 100 * WHOLE_WIN
    assert any(won % WHOLE_WIN for won in wins), "some games end in a shared victory"


def test_wins_by_seat_and_games_without_a_winner_make_the_whole() -> None:
    found = figures(WILD, 60)
    shares = [one.value for one in found.wins_by_seat.values()]
    assert sum(shares) + found.no_winner.value == pytest.approx(1)


def test_a_win_is_counted_for_its_seat_its_bot_and_its_power() -> None:
    tally = tallied(WILD, 60)
    by_seat, by_bot, by_power = (
        sum(one.total for one in tally.among(Measure.WINS, kind).values())
        for kind in ("seat", "bot", "power")
    )
    assert by_seat == by_bot == by_power
    assert set(tally.among(Measure.WINS, "power")) == set(PowerId)


def test_the_cop_wins_by_the_alert_or_as_the_last_one_alive() -> None:  # K17, K18
    found = figures(WILD, 60)
    assert found.cop_wins is not None
    assert found.cop_wins_by is not None
    by = found.cop_wins_by
    assert found.cop_wins.value > 0
    assert found.cop_wins.value == pytest.approx(by.alert.value + by.sole_survivor.value)


def test_without_a_cop_there_are_no_wins_of_one() -> None:
    found = figures(RANDOM, 5)
    assert found.cop_wins is None
    assert found.cop_wins_by is None
    assert found.wins_by_power == {}


def test_only_answers_with_a_choice_count_as_decisions() -> None:
    # A base game asks every seat three times a round, and leaves a choice each time but the last
    # card, which must be loaded; so does a hand of one kind.
    tally = tallied(RANDOM, 1)
    assert tally[Measure.DEATHS, ""].total == 0
    assert 5 * 3 * 5 < tally.decisions <= 5 * (8 * 3 - 1)


def test_a_bot_in_several_seats_is_counted_in_each_of_them() -> None:
    mixed = Setup(Options(5), ("accountant", *["random"] * 4), b"mixed")
    tally = tallied(mixed, 10)
    sizes = {name: one.size for name, one in tally.among(Measure.WINS, "bot").items()}
    assert sizes == {"accountant": 10, "random": 40}


@pytest.mark.parametrize("name", ["accountant", "grudge", "reckless"])
def test_thinking_pays_among_random_bots(name: str) -> None:
    found = figures(Setup(Options(5), (name, *["random"] * 4), b"pays"), 120)
    assert found.wins_by_bot[name].low > 0.4


def test_the_accountant_comes_out_ahead_of_every_other_bot() -> None:
    found = figures(Setup(Options(5), FAMILY, b"ahead"), 200)
    wins = found.wins_by_bot
    assert wins["accountant"].low > max(wins[name].high for name in ("grudge", "timid", "random"))
    assert wins["accountant"].value > wins["reckless"].value


def test_closed_money_and_six_seats_work_as_well() -> None:
    assert tallied(Setup(Options(6, money=Money.CLOSED), (*FAMILY, "timid"), b"six"), 5).games == 5
