"""Windows tell nothing: who is asked follows from the pool and from what lies open."""

import pytest

from standoff.rules.classic.decisions import FORGO, WITHDRAW, Join, Show, Stab, Swap, Take
from standoff.rules.classic.words import Bullet, PowerSet
from tests.rules.tables import Game, dealt


def pooled(pool: PowerSet = PowerSet.ALL_AND_BACKSTAB, players: int = 4, **powers: str) -> Game:
    """Everyone holds what is said, or else nothing that could be offered."""
    held = {letter: name.replace("_", "-") for letter, name in powers.items()}
    return dealt(players, powers=held or {"A": "six-feet-under"}, pool=pool)


@pytest.mark.parametrize("holder", ["A", "B", "C", "D"])
@pytest.mark.parametrize("power", ["insane", "kid", "cunning"])
def test_everyone_is_asked_in_phases_1_to_3_whoever_holds_the_card(
    holder: str, power: str
) -> None:  # A18, A28
    game = dealt(powers={holder: power})
    for moment in ("loot-turned", "loaded", "aimed"):
        assert game.play("", until=moment).asked == "ABCD"


def test_a_seat_without_a_choice_can_only_forgo() -> None:  # H9, P4
    game = pooled(A="insane")
    assert game.choices("A") == (FORGO, Show())
    assert {game.choices(letter) for letter in "BCD"} == {(FORGO,)}


def test_a_card_nobody_was_dealt_still_opens_its_window() -> None:  # P5
    assert pooled(A="super_coward").asked == "ABCD"
    assert pooled(A="super_coward").moment == "loot-turned"


def test_the_card_of_the_dead_still_opens_its_window() -> None:  # A9
    game = dealt(powers={"D": "insane", "A": "kid", "B": "cunning"}, wounds={"D": 2})
    after = game.play("A!D", show="A1 B1").play("", until="aimed")
    assert (after.dead, after.asked) == ("D", "C")


def test_a_card_outside_the_pool_opens_none() -> None:  # P3
    game = pooled(PowerSet.STARTER, A="dragon_skin").play("A!B C*D D-", until="nerve")
    assert game.say({"D": WITHDRAW}).table.round == 2


def test_powers_that_lie_open_open_no_window_any_more() -> None:  # P4, A28
    game = dealt(powers={"A": "kid", "B": "cunning", "C": "insane"})
    after = game.play("", show="A1 B1 C1")
    assert after.moment == "load"
    assert after.play("", until="nerve").table.phase == 4


def test_who_has_shown_their_card_is_asked_no_more() -> None:  # H9
    game = dealt(powers={"A": "kid"}).play("", show="A1", until="loaded")
    assert game.asked == "BCD"


def test_kid_and_cunning_are_not_offered_in_phase_3() -> None:  # A28
    game = dealt(powers={"A": "kid", "B": "cunning", "C": "insane"}).play("", until="aimed")
    assert [game.choices(letter) for letter in "AB"] == [(FORGO,), (FORGO,)]
    assert game.choices("C") == (FORGO, Show())


@pytest.mark.parametrize("holder", ["A", "C"])
def test_every_foiled_shooter_beside_somebody_standing_is_asked(holder: str) -> None:  # P38, A39
    game = dealt(5, powers={holder: "backstab"})
    after = game.play("A*B B- C.B D*A", until="foiled")
    assert after.asked == "AC"


def test_only_a_foiled_bang_or_bbb_may_become_a_stab() -> None:  # P38, P40
    game = dealt(5, powers={"A": "backstab"})
    assert game.play("A*C C-", until="foiled").choices("A") == (FORGO, Stab(1), Stab(4))
    assert game.play("A!C C-", until="foiled").choices("A") == (FORGO, Stab(1), Stab(4))
    assert game.play("A.C C-", until="foiled").choices("A") == (FORGO,)


def test_nobody_is_asked_where_no_neighbour_stands() -> None:  # P39, A41
    game = dealt(5, powers={"A": "backstab"}).play("A*C B- C- E-", until="nerve")
    after = game.play("A*C B- C- E-", until="splitting")
    assert after.asked == "BCE"


@pytest.mark.parametrize("holder", ["A", "B"])
def test_everyone_whose_bbb_was_shown_is_asked_at_the_end_of_phase_5(holder: str) -> None:  # P31
    game = dealt(5, powers={holder: "specialist"}).play("A!B B!C D!E E-", until="fast-volley-ended")
    assert game.asked == "AB"
    assert game.choices(holder) == (FORGO, Swap(Bullet.CLICK), Swap(Bullet.BANG))


def test_nobody_is_asked_for_a_card_they_do_not_have() -> None:  # A35
    game = dealt(powers={"A": "specialist"}).rest(7)
    assert game["A"].hands[0].listed() == (Bullet.BBB,)
    with pytest.raises(AssertionError, match="never came"):
        game.play("A!B", until="fast-volley-ended")


@pytest.mark.parametrize("holder", ["A", "C", "D"])
def test_everyone_alive_is_asked_at_the_first_death(holder: str) -> None:  # P14, A21
    game = dealt(powers={holder: "you-dont-need-it"}, wounds={"D": 2})
    after = game.play("B*D", until="volley-ended")
    assert after.asked == "ABC"
    if holder != "D":
        assert after.choices(holder) == (FORGO, Take(3))


def test_both_offers_of_a_phase_come_in_one_window() -> None:  # A27
    powers = {"A": "you-dont-need-it", "B": "specialist"}
    game = dealt(powers=powers, wounds={"D": 2}).play("B!D", until="fast-volley-ended")
    assert game.choices("A") == (FORGO, Take(3))
    assert Swap(Bullet.CLICK) in game.choices("B")
    assert game.choices("C") == (FORGO,)


@pytest.mark.parametrize("holder", ["A", "B", "C"])
def test_everyone_alive_who_is_down_is_asked_before_the_split(holder: str) -> None:  # P34, A38
    game = dealt(powers={holder: "does-not-hurt"}).play("A!B C-", until="splitting")
    assert game.asked == "BC"
    assert game.choices("C") == ((FORGO, Join()) if holder == "C" else (FORGO,))


def test_the_telephone_is_handed_to_every_sharer() -> None:  # K9, A55
    for cop in "ABCDE":
        game = dealt(5, cop=cop).play("A!B C-", until="phone")
        assert game.asked == "ADE"
