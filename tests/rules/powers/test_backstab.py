"""Backstab: a foiled shot becomes a stab at a neighbour."""

import pytest

from standoff.rules.classic.decisions import FORGO, Stab
from standoff.rules.classic.events import Discarded, Fired, PowerShown, Stabbed
from standoff.rules.classic.words import Bullet, DiscardReason, Phase, PowerId
from tests.rules.tables import dealt

BACKSTAB = {"A": "backstab"}


@pytest.mark.parametrize(("line", "bullet"), [("A*C C-", Bullet.BANG), ("A!C C-", Bullet.BBB)])
def test_a_foiled_shot_may_wound_a_neighbour(line: str, bullet: Bullet) -> None:  # P38, A43
    game = dealt(powers=BACKSTAB).play(line, stab="AB")
    assert game.wounds == {"B": 1}
    assert game.told(PowerShown) == (PowerShown(0, PowerId.BACKSTAB),)
    assert game.told(Stabbed) == (Stabbed(0, 1, bullet),)


def test_it_comes_before_any_shot_and_costs_the_victim_their_card() -> None:  # A39, A40
    game = dealt(powers=BACKSTAB).play("A*C B!D C-", stab="AB")
    assert (game.wounds, game.told(Fired)) == ({"B": 1}, ())
    assert Discarded(1, 0, Bullet.BBB, DiscardReason.HIT) in game.events


def test_those_who_aim_at_the_victim_still_shoot() -> None:  # A40
    assert dealt(powers=BACKSTAB).play("A*C C- D!B", stab="AB").wounds == {"B": 2}


def test_both_direct_neighbours_may_be_stabbed_and_nobody_else() -> None:  # P38
    game = dealt(6, powers=BACKSTAB).play("A*C C-", until="foiled")
    assert game.choices("A") == (FORGO, Stab(1), Stab(5))


def test_a_neighbour_who_is_down_may_not() -> None:  # P39, X17
    game = dealt(6, powers=BACKSTAB).play("A*B B-", until="foiled")
    assert game.choices("A") == (FORGO, Stab(5))


def test_the_next_one_alive_is_the_neighbour() -> None:  # A41
    game = dealt(6, powers=BACKSTAB, wounds={"B": 2, "F": 2}).play("C!B D!F")
    after = game.play("A*D D-", until="foiled")
    assert after.choices("A") == (FORGO, Stab(2), Stab(4))


def test_two_neighbours_may_be_one_man() -> None:  # A41
    game = dealt(powers=BACKSTAB, wounds={"B": 2}).play("C!B")
    after = game.play("A*C C-", until="foiled")
    assert after.choices("A") == (FORGO, Stab(3))


def test_without_a_standing_neighbour_it_is_kept() -> None:  # A41
    game = dealt(powers=BACKSTAB).play("A*C B- C- D-")
    assert not game["A"].power_shown
    assert game.play("A*C C-", stab="AB").wounds == {"B": 1}


def test_it_serves_once() -> None:  # P38
    game = dealt(powers=BACKSTAB).play("A*C C-", stab="AB")
    assert game.play("A*C C-").told(Stabbed) == ()


def test_a_foiled_click_gives_nothing() -> None:  # P40
    game = dealt(powers=BACKSTAB).play("A.C C-", until="foiled")
    assert game.choices("A") == (FORGO,)


@pytest.mark.parametrize("line", ["A*C- C-", "A*? C-", "A*B C!B D-"])
def test_only_a_target_who_withdrew_foils_a_shot(line: str) -> None:  # A42
    game = dealt(powers=BACKSTAB).play(line, until="splitting")
    assert (game["A"].foiled, game["A"].power_shown) == ((), False)


def test_the_owner_stands_and_shares() -> None:  # I29
    assert dealt(powers=BACKSTAB).play("A*C C-", stab="AB").sharers == "AD"


def test_a_stab_at_a_grenade_may_end_the_game() -> None:  # A7, A27, I23
    game = dealt(powers=BACKSTAB | {"B": "insane"}, wounds={"A": 2, "B": 2, "D": 2})
    after = game.play("A*C C-", show="B1", stab="AB")
    assert (after.dead, after.winners, after.table.phase) == ("ABD", "C", Phase.NERVE)
