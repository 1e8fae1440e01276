"""Phase 1: five notes join what stayed, and everyone alive is back in."""

from standoff.rules.classic.events import RoundBegan
from standoff.rules.classic.words import Stance
from standoff.rules.notes import Notes
from tests.rules.tables import dealt


def test_five_notes_are_turned_up() -> None:  # C14
    game = dealt(deck="20 10 10 5 5")
    assert game.told(RoundBegan)[0].notes == (20_000, 10_000, 10_000, 5_000, 5_000)
    assert game.table.loot == Notes(1, 2, 2)


def test_new_notes_join_those_that_stayed() -> None:  # C14, C15, C53
    game = dealt(deck="20 10 10 5 5 20 20 20 20 20").play("D-")
    assert game.table.loot == Notes(6, 0, 0)


def test_the_pile_is_empty_after_the_loot_of_round_eight() -> None:  # C11, C12
    game = dealt(deck="20 10 5 10 5 " * 5 + "20 20 20 20 20 10 10 10 10 10 5 5 5 5 5").rest(7)
    assert game.table.round == 8
    assert game.view(None).pile == Notes()


def test_who_was_down_stands_again() -> None:  # C16, X11
    game = dealt().play("A!B D-")
    assert (game["B"].wounds, game["D"].shame) == (1, 1)
    assert all(game[letter].stance is Stance.STANDING for letter in "ABCD")


def test_characters_stay_down_until_the_next_loot() -> None:  # X11
    game = dealt(5, cop="A").play("A!B D-", until="phone")
    assert (game["B"].stance, game["D"].stance) == (Stance.WOUNDED, Stance.WITHDRAWN)
