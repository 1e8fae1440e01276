"""Wounds and death."""

from standoff.rules.classic.events import Died, Wounded
from standoff.rules.classic.outcome import Ending
from standoff.rules.classic.words import Phase
from tests.rules.tables import dealt


def test_one_marker_a_hit_and_it_stays() -> None:  # C58
    game = dealt().play("A*B").play("A*B").rest(3)
    assert game.wounds == {"B": 2}


def test_the_third_marker_kills_at_once() -> None:  # C59
    game = dealt(wounds={"D": 2}).play("A!D")
    assert [event.seat for event in game.told(Died)] == [3]
    assert game["D"].died == (1, Phase.FAST_VOLLEY)
    assert game.table.living == (0, 1, 2)


def test_three_wounds_may_come_in_one_round() -> None:  # C60
    game = dealt().play("A!D B*D C*D")
    assert (game.dead, game["D"].died) == ("D", (1, Phase.VOLLEY))


def test_the_money_of_the_dead_is_nobodys() -> None:  # C61
    game = dealt().play("C- D-")
    assert (game["A"].money, game["B"].money) == (20_000, 20_000)
    after = game.play("B!A C*A D*A")
    assert (after.dead, after["A"].money, after.sharers) == ("A", 0, "BCD")
    assert after["B"].money == 40_000


def test_the_dead_take_no_further_part() -> None:  # C62
    game = dealt(5, cop="B", wounds={"A": 2}).play("B!A")
    for moment in ("load", "aim", "nerve", "phone"):
        assert game.play("", until=moment).asked == "BCDE"


def test_who_is_killed_has_still_fired_in_that_phase() -> None:  # C63
    game = dealt(wounds={"A": 2}).play("A*B B*A")
    assert (game.dead, game.wounds) == ("A", {"A": 3, "B": 1})


def test_hits_beyond_death_are_not_counted() -> None:  # A6
    game = dealt(6).play("A*F B*F C*F D*F E*F")
    assert game.wounds == {"F": 3}
    assert [event.markers for event in game.told(Wounded)] == [3]


def test_the_last_survivor_ends_the_game_with_the_phase_and_without_a_split() -> None:  # A7, A8, S2
    game = dealt(wounds={"B": 2, "C": 2, "D": 2}).play("A!B C!D B!C")
    assert (game.winners, game.dead, game["A"].money) == ("A", "BCD", 0)
    assert game.table.phase is Phase.FAST_VOLLEY


def test_a_survivor_who_is_down_wins_too() -> None:  # S2
    game = dealt(wounds={"A": 1, "B": 2, "C": 2, "D": 2}).play("A!B C!D B!C D!A")
    assert (game.winners, game.wounds["A"]) == ("A", 2)


def test_nobody_may_be_left() -> None:  # S3, D9
    game = dealt(wounds=dict.fromkeys("ABCD", 2)).play("A*B B*A C*D D*C")
    assert game.table.outcome is not None
    assert (game.table.outcome.ending, game.winners) == (Ending.NOBODY, "")
