"""Phase 4: everyone stays or withdraws, at once."""

from standoff.rules.classic.decisions import STAY, WITHDRAW
from standoff.rules.classic.events import Discarded, Fired, Withdrew
from standoff.rules.classic.words import DiscardReason, Stance
from tests.rules.tables import dealt


def test_everyone_chooses_at_once_to_stay_or_to_withdraw() -> None:  # C26, C27
    game = dealt().play("", until="nerve")
    assert game.asked == "ABCD"
    assert {game.choices(letter) for letter in "ABCD"} == {(STAY, WITHDRAW)}


def test_nobody_can_see_who_has_decided() -> None:  # A17
    game = dealt().play("", until="nerve")
    assert game.view("A").asked == (0, 1, 2, 3)
    assert game.view("A").gangsters[1].stance is Stance.STANDING


def test_one_may_withdraw_though_nobody_aims_at_them() -> None:  # C29
    game = dealt().play("A.B B.A C.A D.A-")
    assert game["D"].shame == 1


def test_a_withdrawal_costs_one_shame_the_card_and_the_share() -> None:  # C30, X21
    game = dealt().play("A.B B.A C.A D!A-")
    (discarded,) = game.told(Discarded)
    assert (discarded.seat, discarded.why) == (3, DiscardReason.WITHDREW)
    assert (game["D"].shame, game["D"].hands[0].bbb) == (1, 0)
    assert game.sharers == "ABC"


def test_who_withdrew_cannot_be_wounded() -> None:  # C30, C33, X23
    assert dealt().play("A!D B*D C*D D.A-").wounds == {}


def test_staying_has_no_effect_but_staying() -> None:  # C31
    game = dealt().play("A.B B.C C.D D.A", until="nerve")
    assert game.say(dict.fromkeys("ABCD", STAY)).told(Withdrew) == ()


def test_shots_at_someone_who_withdrew_are_lost_unseen() -> None:  # C32
    game = dealt().play("A!D B*D C.D D.A-")
    foiled = [event for event in game.told(Discarded) if event.why is DiscardReason.FOILED]
    assert [event.seat for event in foiled] == [0, 1, 2]
    assert game.told(Fired) == ()


def test_a_foiled_shooter_can_be_shot_and_can_share() -> None:  # C32
    game = dealt().play("A!D B*A C.B D.A-")
    assert game.wounds == {"A": 1}
    assert dealt().play("A!D B.A C.B D.A-").sharers == "ABC"


def test_shame_is_kept_whatever_happens_later() -> None:  # C34
    game = dealt(wounds={"A": 2}).play("B!A D-")
    assert (game.dead, game["D"].shame) == ("A", 1)


def test_all_may_withdraw() -> None:  # D4, C55
    game = dealt().play("A- B- C- D-")
    assert [gangster.shame for gangster in game.table.gangsters] == [1, 1, 1, 1]
    assert (game.sharers, game.table.loot.total) == ("", 100_000)


def test_shame_never_runs_out() -> None:  # A10, C6
    game = dealt(6)
    for _ in range(8):
        game = game.play("A- B- C- D- E- F-")
    assert sum(gangster.shame for gangster in game.table.gangsters) == 48
