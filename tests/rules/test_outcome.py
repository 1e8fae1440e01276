"""The end of a game: who wins, by what, and how every sum came about."""

import pytest

from standoff.rules.classic.outcome import (
    Ending,
    Entry,
    Line,
    Standing,
    TieBreak,
    Victory,
    account,
    outcome,
)
from standoff.rules.classic.words import Role
from tests.rules.tables import dealt

K = 1000
SUPER_COWARD = 5 * K
SIX_FEET_UNDER = 10 * K


def standing(
    seat: int,
    money: int = 0,
    shame: int = 0,
    wounds: int = 0,
    *,
    alive: bool = True,
    cop: bool = False,
    flashing: int = 0,
    shame_worth: int = -5 * K,
    death_worth: int = 0,
) -> Standing:
    """A gangster at the end; money in thousands."""
    return Standing(
        seat,
        alive,
        money * K,
        shame,
        wounds,
        Role.COP if cop else Role.GANGSTER,
        flashing,
        shame_worth,
        death_worth,
    )


def test_the_game_ends_after_round_8() -> None:  # S1, C11
    game = dealt().rest(7)
    assert game.table.outcome is None
    assert game.rest(1).table.outcome is not None


def test_the_richest_alive_wins() -> None:  # S5
    end = outcome([standing(0, 30), standing(1, 50), standing(2, 90, wounds=3, alive=False)])
    assert (end.ending, end.victory, end.winners) == (Ending.ROUNDS, Victory.RICHEST, (1,))
    assert end.tie_break is None


def test_shame_costs_five_thousand_a_marker_even_below_zero() -> None:  # S4, D10
    assert account(standing(0, 60, 2), deaths=0).total == 50 * K
    assert account(standing(0, 0, 3), deaths=0).total == -15 * K


def test_a_lone_survivor_wins_whatever_their_money() -> None:  # S2
    end = outcome([standing(0, 0, 8), standing(1, 90, wounds=3, alive=False)])
    assert (end.ending, end.victory, end.winners) == (Ending.LAST_SURVIVOR, Victory.SURVIVOR, (0,))


def test_nobody_alive_means_nobody_wins() -> None:  # S3, X24, A52
    end = outcome([standing(0, alive=False), standing(1, alive=False, cop=True)], alerted=True)
    assert (end.ending, end.victory, end.winners) == (Ending.NOBODY, Victory.NONE, ())


def test_equal_sums_are_told_apart_by_fewest_shame() -> None:  # S6, D10
    end = outcome([standing(0, 60, 2), standing(1, 50, 0)])
    assert (end.winners, end.tie_break) == ((1,), TieBreak.SHAME)


def test_then_by_most_wounds() -> None:  # S7, D10
    end = outcome([standing(0, 50, 0, 1), standing(1, 50, 0, 2)])
    assert (end.winners, end.tie_break) == ((1,), TieBreak.WOUNDS)


def test_shame_comes_before_wounds() -> None:  # S6, S7
    end = outcome([standing(0, 55, 1, 2), standing(1, 50, 0, 0)])
    assert end.winners == (1,)


def test_a_tie_to_the_end_is_shared() -> None:  # S8, A1
    end = outcome([standing(0, 50, 1, 1), standing(1, 20), standing(2, 50, 1, 1)])
    assert (end.winners, end.tie_break) == ((0, 2), TieBreak.SHARED)


def test_three_wounds_of_the_unbreakable_beat_two() -> None:  # A31, I8
    assert outcome([standing(0, 50, 0, 2), standing(1, 50, 0, 3)]).winners == (1,)


def test_the_super_coward_adds_their_shame() -> None:  # S10, P30, D11
    coward = standing(0, 40, 3, shame_worth=SUPER_COWARD)
    assert account(coward, deaths=0).total == 55 * K
    assert outcome([coward, standing(1, 50)]).winners == (0,)


def test_the_super_coward_loses_a_tie_on_shame_all_the_same() -> None:  # A37
    assert outcome([standing(0, 40, 2, shame_worth=SUPER_COWARD), standing(1, 50)]).winners == (1,)


def test_six_feet_under_is_paid_for_each_death() -> None:  # S11, P10
    dead = [standing(seat, alive=False, wounds=3) for seat in (2, 3)]
    end = outcome([standing(0, 10, death_worth=SIX_FEET_UNDER), standing(1, 20), *dead])
    assert (end.accounts[0].total, end.winners) == (30 * K, (0,))


def test_the_dead_have_no_sum() -> None:  # S12, A36, X8
    end = account(standing(0, 50, alive=False, death_worth=SIX_FEET_UNDER), deaths=3)
    assert (end.alive, end.lines, end.total) == (False, (), None)


def test_every_sum_is_told_line_by_line() -> None:  # S4, S11, I4
    lines = account(standing(0, 25, 2, death_worth=SIX_FEET_UNDER), deaths=1).lines
    assert lines == (
        Line(Entry.CASH, 1, 25 * K),
        Line(Entry.SHAME, 2, -10 * K),
        Line(Entry.DEATHS, 1, 10 * K),
    )


def test_bonuses_count_before_sums_are_compared() -> None:  # I4
    six = standing(0, 0, death_worth=SIX_FEET_UNDER)
    coward = standing(1, 0, 3, shame_worth=SUPER_COWARD)
    end = outcome([six, coward, standing(2, 12), standing(3, alive=False)])
    assert [one.total for one in end.accounts] == [10 * K, 15 * K, 12 * K, None]
    assert [one.alive for one in end.accounts] == [True, True, True, False]
    assert end.winners == (1,)


@pytest.mark.parametrize(
    ("flashing", "alerted", "winner"), [(0, True, 0), (1, True, 0), (2, True, 1), (0, False, 1)]
)
def test_the_cop_wins_by_the_alert_or_not_at_all(
    flashing: int, alerted: bool, winner: int
) -> None:  # K17, K18, K19, D12, A53
    cop = standing(0, 100, flashing, cop=True, flashing=flashing)
    end = outcome([cop, standing(1, 50), standing(2, 40)], alerted=alerted)
    assert end.winners == (winner,)
    assert end.victory is (Victory.COP if winner == 0 else Victory.RICHEST)


def test_a_dead_cop_does_not_win() -> None:  # K17, K24
    end = outcome([standing(0, cop=True, alive=False), standing(1, 5), standing(2)], alerted=True)
    assert end.winners == (1,)


def test_gangsters_break_their_ties_without_the_cop() -> None:  # K25
    cop = standing(0, 50, cop=True)
    end = outcome([cop, standing(1, 55, 1), standing(2, 50)])
    assert (end.winners, end.tie_break) == ((2,), TieBreak.SHAME)


def test_loot_left_after_round_8_is_nobodys() -> None:  # S9
    game = dealt(6, deck="20 " * 40).rest(8)
    assert game.table.loot.total == 80 * K
    assert sum(gangster.money for gangster in game.table.gangsters) == 720 * K
