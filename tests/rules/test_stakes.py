"""What is at stake for a gangster who is asked whether they stay."""

from standoff.rules.classic.stakes import AtStake, at_stake
from tests.rules.tables import SEATS, Game, dealt


def stake(game: Game, letter: str) -> AtStake | None:
    return at_stake(game.table, SEATS.index(letter))


def test_hands_may_wound_as_often_as_they_point_and_the_third_plaster_kills() -> None:  # C42, C59
    game = dealt(wounds={"B": 1}).play("A.B B.C C.B D.C", until="nerve")
    assert stake(game, "A") == AtStake(most=0, fatal=3, shame=-5_000)
    assert stake(game, "B") == AtStake(most=2, fatal=2, shame=-5_000)
    # None beyond death (A6).
    game = dealt(wounds={"B": 2}).play("A.B B.C C.B D.C", until="nerve")
    assert stake(game, "B") == AtStake(most=1, fatal=1, shame=-5_000)


def test_powers_change_what_is_at_stake() -> None:  # P12, P18, S10
    powers = {"A": "super-coward", "B": "unbreakable", "C": "dragon-skin"}
    game = dealt(powers=powers).play("A.C B.C C.B D.C", until="nerve")
    assert stake(game, "A") == AtStake(most=0, fatal=3, shame=5_000)
    assert stake(game, "B") == AtStake(most=1, fatal=4, shame=-5_000)
    assert stake(game, "C") == AtStake(most=1, fatal=3, shame=-5_000)


def test_a_cop_may_drop_once_more_after_the_alert() -> None:  # K15, K16, X7
    game = dealt(5, cop="B").play("", until="nerve")
    assert stake(game, "B") == AtStake()
    game = dealt(5, cop="B")
    for _ in range(3):
        game = game.play("", call=True)
    before, after = game.play("", until="nerve"), game.play("B-").play("", until="nerve")
    assert [stake(one, "B") for one in (before, after)] == [AtStake(drops=1), AtStake(drops=0)]
    assert stake(before, "A") == AtStake()


def test_nothing_is_at_stake_for_whoever_is_not_asked() -> None:
    assert stake(dealt(), "A") is None
    dead = dealt(wounds={"A": 2}).play("B!A").play("", until="nerve")
    assert stake(dead, "A") is None
