"""The Insane: a grenade on the table."""

import pytest

from standoff.rules.classic.decisions import FORGO, Show
from standoff.rules.classic.events import Discarded, Exploded, Fired, RoundBegan, Split
from standoff.rules.classic.words import Bullet, DiscardReason, Phase
from tests.rules.tables import dealt

INSANE = {"A": "insane"}


@pytest.mark.parametrize("moment", ["loot-turned", "loaded", "aimed"])
def test_the_grenade_may_be_shown_until_phase_4_begins(moment: str) -> None:  # P20, A23
    game = dealt(powers=INSANE).play("", until=moment)
    assert game.choices("A") == (FORGO, Show())
    assert game.say({"A": Show()})["A"].power_shown


def test_it_may_not_be_shown_from_phase_4_on() -> None:  # A23
    game = dealt(powers=INSANE).play("", until="nerve")
    assert Show() not in game.choices("A")


def test_the_last_call_comes_after_the_kids_aim_and_before_the_cunning_loads() -> (
    None
):  # A29, I19, I20
    powers = INSANE | {"B": "kid", "C": "cunning"}
    game = dealt(powers=powers).play("B.A", show="B1 C1", until="aimed")
    assert (game["B"].aims, game["C"].loaded) == ((0,), ())
    assert game.say({"A": Show()}).asked == "C"


def test_their_next_wound_wounds_everyone_standing() -> None:  # P21, A26, T5
    game = dealt(5, powers=INSANE).play("C!A B*A E*C D-", show="A1")
    assert game.wounds == {"A": 1, "B": 1, "C": 1, "E": 1}


def test_the_round_stops_and_the_loot_stays() -> None:  # P22, P24
    game = dealt(5, powers=INSANE, cop="C").play("B!A D*C", show="A1")
    assert (game.told(Split), game.table.round, game.table.loot.total) == ((), 2, 100_000)
    assert [event.bullet for event in game.told(Fired)] == [Bullet.BBB]


def test_a_later_round_will_do() -> None:  # P21
    game = dealt(powers=INSANE).play("", show="A1").play("B!A")
    assert game.wounds == {"A": 1, "B": 1, "C": 1, "D": 1}


def test_there_is_one_grenade() -> None:  # P23
    game = dealt(powers=INSANE).play("B!A", show="A1").play("C!A")
    assert (game.told(Exploded), game.wounds["A"]) == ((), 2)


def test_a_grenade_not_shown_does_nothing() -> None:  # P25
    game = dealt(powers=INSANE).play("B!A")
    assert (game.told(Exploded), game.wounds) == ((), {"A": 1})


def test_a_wound_taken_before_it_was_shown_does_nothing() -> None:  # P21
    game = dealt(powers=INSANE, wounds={"A": 1}).play("", show="A1")
    assert game.told(Exploded) == ()


def test_it_explodes_though_they_die() -> None:  # A24, D8
    game = dealt(powers=INSANE, wounds={"A": 2}).play("B!A", show="A1")
    assert (game.dead, game.wounds) == ("A", {"A": 3, "B": 1, "C": 1, "D": 1})


def test_several_hits_are_one_blast() -> None:  # A25
    game = dealt(powers=INSANE).play("B!A C!A", show="A1")
    assert game.wounds == {"A": 2, "B": 1, "C": 1, "D": 1}


def test_who_is_down_is_spared() -> None:  # A26
    game = dealt(5, powers=INSANE).play("B!A C!D E-", show="A1")
    assert game.wounds == {"A": 1, "B": 1, "C": 1, "D": 1}


def test_who_was_wounded_in_an_earlier_round_is_not() -> None:  # X14
    game = dealt(powers=INSANE, wounds={"D": 1}).play("B!A", show="A1")
    assert game.wounds["D"] == 2


def test_it_waits_for_the_end_of_the_phase() -> None:  # X15
    game = dealt(powers=INSANE).play("B*A C*D", show="A1")
    assert game.wounds == {"A": 1, "B": 1, "C": 1, "D": 1}
    assert game.told(Exploded)


@pytest.mark.parametrize(("line", "phase"), [("B!A", Phase.FAST_VOLLEY), ("B*A", Phase.VOLLEY)])
def test_it_goes_off_in_the_phase_of_the_wound(line: str, phase: Phase) -> None:  # P21, X15
    game = dealt(powers=INSANE, wounds={"A": 2}).play(line, show="A1")
    assert game["A"].died == (1, phase)


def test_a_stab_sets_it_off_in_phase_4() -> None:  # I23, X13
    game = dealt(powers=INSANE | {"B": "backstab"})
    after = game.play("A!B B*C C- D!B", show="A1", stab="BA")
    assert (after.wounds, after.told(Fired)) == ({"A": 1, "B": 1, "D": 1}, ())
    assert after.table.round == 2


def test_cards_in_play_are_swept_away_unseen() -> None:  # P22, H3
    game = dealt(5, powers=INSANE).play("B!A C*D D!E E*A", show="A1")
    swept = [event for event in game.told(Discarded) if event.why is DiscardReason.GRENADE]
    assert [(event.seat, event.bullet) for event in swept] == [(2, "bang")]
    assert [gangster.hands[0].cards for gangster in game.table.gangsters] == [7] * 5


def test_a_grenade_in_round_8_ends_the_game() -> None:  # P22, S1
    game = dealt(powers=INSANE).rest(7).play("B!A", show="A1")
    assert game.winners == "ABCD"
    assert (game.told(RoundBegan), game.told(Split)) == ((), ())


def test_a_grenade_may_leave_one_survivor() -> None:  # A7, A27
    game = dealt(powers=INSANE, wounds=dict.fromkeys("ABCD", 2)).play("B*A C-", show="A1")
    assert (game.dead, game.winners, game["C"].money) == ("ABD", "C", 0)


def test_a_grenade_may_leave_nobody() -> None:  # S3, A27
    game = dealt(powers=INSANE, wounds=dict.fromkeys("ABCD", 2)).play("B*A", show="A1")
    assert (game.dead, game.winners) == ("ABCD", "")
