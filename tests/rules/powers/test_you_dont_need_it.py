"""You don't need it anymore: the first to die leaves a gun behind."""

from standoff.rules.classic.decisions import FORGO, Take
from standoff.rules.classic.events import Discarded, Fired, Inherited
from standoff.rules.classic.hand import Hand
from standoff.rules.classic.words import Bullet, DiscardReason
from tests.rules.tables import Game, dealt

HEIR = {"A": "you-dont-need-it"}


def armed(players: int = 5, **powers: str) -> Game:
    """A holds two guns: the last one has died in round 1, having played a Click."""
    last = "ABCDEF"[players - 1]
    held = HEIR | {letter: name.replace("_", "-") for letter, name in powers.items()}
    game = dealt(players, powers=held, wounds={last: 2})
    return game.play(f"B!{last} A.B {last}.A", take=f"A{last}")


def test_the_hand_of_the_first_dead_may_be_taken() -> None:  # P14, A22
    game = armed()
    assert game.told(Inherited) == (Inherited(0, 4, Hand(4, 2, 1)),)
    assert (game["A"].hands, game["E"].hands) == ((Hand(4, 2, 1), Hand(4, 2, 1)), (Hand(),))


def test_only_cards_in_the_hand_are_taken() -> None:  # A22
    game = dealt(powers=HEIR | {"D": "kid"}, wounds={"D": 2}).play("", show="D1")
    after = game.play("B!D D!C", take="AD")
    assert after["A"].hands[1] == Hand(4, 2, 0)
    assert (after["A"].power, after["A"].money) == ("you-dont-need-it", 40_000)


def test_it_must_be_taken_as_soon_as_the_death_happens() -> None:  # P17, A21
    game = dealt(powers=HEIR, wounds={"D": 2}).play("B!D", until="fast-volley-ended")
    assert game.choices("A") == (FORGO, Take(3))
    assert game.say({}).table.round == 2


def test_the_second_gun_serves_from_the_next_round() -> None:  # A21
    game = dealt(powers=HEIR, wounds={"D": 2}).play("A*C B!D", take="AD")
    assert [event.gun for event in game.told(Fired) if event.seat == 0] == [0]


def test_two_cards_and_two_aims_a_round() -> None:  # P15
    game = armed().play("A*B*C")
    assert game.wounds == {"B": 1, "C": 1, "E": 3}
    assert game["A"].hands == (Hand(4, 1, 1), Hand(4, 1, 1))


def test_both_guns_at_one_target_are_two_wounds() -> None:  # P15, A20
    assert armed().play("A*B*B").wounds["B"] == 2


def test_a_bbb_and_a_bang_fire_each_in_its_phase() -> None:  # A20
    game = armed().play("A!B*B B*A")
    assert (game.wounds["B"], game.wounds.get("A")) == (2, None)
    assert [event.gun for event in game.told(Fired) if event.seat == 0] == [0, 1]


def test_hit_in_phase_5_the_bbb_fires_and_the_other_card_is_lost() -> None:  # A19, D7
    game = armed().play("A!B*D C!A")
    assert game.wounds == {"A": 1, "B": 1, "E": 3}
    assert Discarded(0, 1, Bullet.BANG, DiscardReason.HIT) in game.events


def test_hit_in_phase_5_two_bbbs_fire() -> None:  # A19
    assert armed().play("A!B!D C!A").wounds == {"A": 1, "B": 1, "D": 1, "E": 3}


def test_one_body_withdraws_once() -> None:  # A20
    game = armed().play("A!B*C-")
    assert (game["A"].shame, game.wounds) == (1, {"E": 3})
    assert [event.gun for event in game.told(Discarded) if event.seat == 0] == [0, 1]


def test_each_gun_is_foiled_on_its_own() -> None:  # A20
    game = armed().play("A!B*C B-")
    assert Discarded(0, 0, Bullet.BBB, DiscardReason.FOILED) in game.events
    assert game.wounds == {"C": 1, "E": 3}


def test_each_gun_is_late_on_its_own() -> None:  # A20
    game = armed().play("A!?*C")
    assert Discarded(0, 0, Bullet.BBB, DiscardReason.LATE) in game.events
    assert game.wounds == {"C": 1, "E": 3}


def test_one_is_chosen_where_several_died() -> None:  # P16
    game = dealt(5, powers=HEIR, wounds={"D": 2, "E": 2}).play("B*D C*E", until="volley-ended")
    assert game.choices("A") == (FORGO, Take(3), Take(4))
    assert game.play("", take="AE").told(Inherited)[0].dead == 4


def test_only_the_dead_of_the_first_deadly_phase_are_offered() -> None:  # P14, A21
    game = dealt(5, powers=HEIR, wounds={"D": 2, "E": 2}).play("B!D C*E", until="fast-volley-ended")
    assert game.choices("A") == (FORGO, Take(3))
    assert game.say({}).moment != "volley-ended"


def test_a_second_death_offers_nothing() -> None:  # A21
    game = dealt(5, powers=HEIR, wounds={"D": 2, "E": 2}).play("B!D")
    assert game.play("C*E").told(Inherited) == ()
    assert game.play("C*E", until="load").asked == "ABCE"


def test_a_holder_among_the_dead_gets_nothing() -> None:  # A21
    game = dealt(5, powers=HEIR, wounds={"A": 2, "E": 2}).play("B*A C*E", until="volley-ended")
    assert game.asked == "BCD"


def test_two_decks_last_as_long_as_one() -> None:  # A22, C13, X10
    game = armed()
    for _ in range(7):
        assert len({hand.cards for hand in game["A"].hands}) == 1
        game = game.play("")
    assert [hand.cards for hand in game["A"].hands] == [0, 0]


def test_bullet_and_blast_deaths_are_one_choice_after_the_blast() -> None:  # I11, A27
    game = dealt(5, powers=HEIR | {"E": "insane"}, wounds={"D": 2, "E": 2})
    after = game.play("B!E", show="E1", until="fast-volley-ended")
    assert after.choices("A") == (FORGO, Take(3), Take(4))


def test_a_holder_killed_by_the_blast_takes_nothing() -> None:  # I11
    game = dealt(5, powers=HEIR | {"E": "insane"}, wounds={"A": 2, "D": 2})
    after = game.play("B!E", show="E1", until="fast-volley-ended")
    assert (after.dead, after.asked) == ("AD", "BC")


def test_a_grenade_sweeps_both_cards_away() -> None:  # I11, P22
    game = armed(D="insane").play("A*B*C C!D", show="D1")
    assert (game.wounds["B"], game.told(Fired)) == (1, (Fired(2, 0, Bullet.BBB, 3),))
    assert [event.gun for event in game.told(Discarded) if event.seat == 0] == [0, 1]


def test_the_heir_of_the_kid_aims_with_the_others() -> None:  # I12
    game = dealt(5, powers=HEIR | {"E": "kid"}, wounds={"E": 2}).play("B!E", show="E1", take="AE")
    assert game.play("", until="aim").asked == "ABCD"


def test_the_kid_aims_after_both_guns_are_up() -> None:  # I12
    game = armed(B="kid").play("A*C*D", show="B1", until="aim-last")
    assert (game.asked, game["A"].aims) == ("B", (2, 3))


def test_the_cunning_loads_after_seeing_both_aims() -> None:  # I13
    game = armed(B="cunning").play("A*C*D", show="B1", until="load-last")
    assert (game.asked, game["A"].aims) == ("B", (2, 3))


def test_the_heir_of_the_cunning_gets_the_hand_without_the_card_in_play() -> None:  # I13
    game = dealt(5, powers=HEIR | {"E": "cunning"}, wounds={"E": 2})
    after = game.play("B!E E*A", show="E1", take="AE")
    assert after["A"].hands[1] == Hand(5, 1, 1)


def test_the_heir_of_the_specialist_gets_the_bbb_they_took_back() -> None:  # I14
    game = dealt(5, powers=HEIR | {"E": "specialist"}, wounds={"E": 2}).play("E!B", swap="E.")
    assert game.play("C!E E.A", take="AE")["A"].hands[1] == Hand(3, 2, 1)


def test_a_stab_costs_both_cards() -> None:  # I15
    game = armed(B="backstab").play("A!C*D B*C C-", stab="BA")
    assert game.wounds == {"A": 1, "E": 3}
    assert [event.bullet for event in game.told(Discarded) if event.seat == 0] == ["bbb", "bang"]


def test_a_fatal_stab_is_a_first_death_in_phase_4() -> None:  # I15, A21
    game = dealt(5, powers=HEIR | {"C": "backstab"}, wounds={"D": 2})
    after = game.play("C*E E-", stab="CD", until="nerve-ended")
    assert after.choices("A") == (FORGO, Take(3))
