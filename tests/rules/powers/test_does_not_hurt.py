"""It does not even hurt!: down, and up again for the money."""

import pytest

from standoff.rules.classic.decisions import FORGO, Join
from standoff.rules.classic.events import PowerShown, Split
from tests.rules.tables import dealt

TOUGH = {"B": "does-not-hurt"}


@pytest.mark.parametrize("line", ["A!B", "A*B", "B-"])
def test_down_they_stand_up_and_share(line: str) -> None:  # P34, P36
    game = dealt(powers=TOUGH).play(line, join="B")
    assert (game.sharers, game["B"].money) == ("ABCD", 10_000)
    assert len(game.told(PowerShown)) == 1


def test_what_they_took_they_keep() -> None:  # P37
    assert dealt(powers=TOUGH).play("A!B", join="B").wounds == {"B": 1}
    assert dealt(powers=TOUGH).play("B-", join="B")["B"].shame == 1


def test_they_do_so_once() -> None:  # P34
    game = dealt(powers=TOUGH).play("B-", join="B").play("B-")
    assert game.sharers == "ACD"


def test_standing_they_are_not_asked() -> None:  # A38
    assert dealt(powers=TOUGH).play("A!C", until="splitting").asked == "C"


def test_the_dead_do_not_stand_up() -> None:  # A38
    game = dealt(powers=TOUGH, wounds={"B": 2}).play("A!B C-", until="splitting")
    assert game.asked == "C"


def test_they_take_the_lot_where_nobody_else_stands() -> None:  # A38
    game = dealt(powers=TOUGH).play("A- B- C- D-", join="B")
    assert (game.sharers, game["B"].money) == ("B", 50_000)


def test_they_may_waste_it_on_a_loot_that_cannot_be_split() -> None:  # A38
    game = dealt(powers=TOUGH, deck="20 10 10 5 5").play("B-", join="B")
    assert (game.sharers, game.told(Split)[0].share, game["B"].power_shown) == ("ABCD", 0, True)


def test_loot_and_sharers_are_known_when_they_are_asked() -> None:  # A38
    game = dealt(powers=TOUGH).play("A!B C-", until="splitting")
    assert game.choices("B") == (FORGO, Join())
    assert game.view("B").loot.total == 50_000


def test_a_grenade_round_has_no_split_and_their_power_stays() -> None:  # P35, I22
    game = dealt(powers=TOUGH | {"A": "insane"}).play("C!A", show="A1")
    assert game.told(Split) == ()
    assert game.play("B-", join="B").sharers == "ABCD"


def test_stabbed_they_may_stand_up_and_the_stabber_shares() -> None:  # I29
    game = dealt(powers=TOUGH | {"A": "backstab"}).play("A*C C-", stab="AB", join="B")
    assert (game.sharers, game.wounds) == ("ABD", {"B": 1})
