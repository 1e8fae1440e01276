"""Who says nothing in time gets the rule's default: the timeout table of section 6."""

import pytest

from standoff.rules.classic.decisions import FORGO, STAY, Aim, Load
from standoff.rules.classic.events import (
    Discarded,
    Inherited,
    Loaded,
    PhoneLaid,
    Stabbed,
    StoodUp,
    Swapped,
)
from standoff.rules.classic.words import Bullet, DiscardReason
from tests.rules.tables import dealt

CLICK, BANG, BBB = Bullet.CLICK, Bullet.BANG, Bullet.BBB


def test_no_card_in_time_is_a_card_by_chance() -> None:  # A2
    game = dealt().say({"A": Load((BBB,)), "B": None})
    drawn = {event.seat: event for event in game.told(Loaded)}
    assert (drawn[0].bullets, drawn[0].by_chance) == ((BBB,), False)
    assert [drawn[seat].by_chance for seat in (1, 2, 3)] == [True, True, True]
    assert all(drawn[seat].bullets[0] in Bullet for seat in (1, 2, 3))


def test_who_laid_no_card_may_still_aim_and_withdraw() -> None:  # A2
    game = dealt().play("A~B", until="aim")
    assert "A" in game.asked
    assert game.play("A~B-")["A"].shame == 1


def test_only_its_owner_learns_of_a_card_by_chance() -> None:  # A2
    game = dealt().say({})
    assert Loaded(0, (CLICK,), by_chance=True) in game.seen("A")
    assert not any(isinstance(event, Loaded) for event in game.seen(None))


def test_no_aim_in_time_loses_the_bullet() -> None:  # C23
    game = dealt().play("A!B", until="aim").say({"B": Aim((0,))})
    assert [event.seat for event in game.told(Discarded)] == [0, 2, 3]
    assert {event.why for event in game.told(Discarded)} == {DiscardReason.LATE}


def test_no_word_in_time_is_to_stay() -> None:  # C28
    game = dealt().play("A*B", until="nerve").say({})
    assert [gangster.shame for gangster in game.table.gangsters] == [0, 0, 0, 0]
    assert game.wounds == {"B": 1}


def test_a_silent_seat_is_left_out_or_says_none() -> None:  # A15
    game = dealt().play("A*B", until="nerve")
    assert game.say({}) == game.say(dict.fromkeys("ABCD"))
    assert game.say({}).table == game.say(dict.fromkeys("ABCD", STAY)).table


@pytest.mark.parametrize("power", ["insane", "kid", "cunning"])
def test_a_power_not_shown_in_time_stays_secret(power: str) -> None:  # A18
    game = dealt(powers={"A": power}).play("", until="nerve")
    assert not game["A"].power_shown


def test_the_cunning_who_is_silent_loads_by_chance() -> None:  # A2
    game = dealt(powers={"A": "cunning"}).play("", show="A1", until="load-last").say({})
    assert [event.by_chance for event in game.told(Loaded)] == [True]


def test_the_kid_who_is_silent_is_late() -> None:  # C23
    game = dealt(powers={"A": "kid"}).play("A!?", show="A1", until="aim-last").say({})
    assert game["A"].aims == (None,)


def test_a_silent_heir_has_declined() -> None:  # A18, A21
    game = dealt(powers={"A": "you-dont-need-it"}, wounds={"D": 2}).play("B!D")
    assert game.told(Inherited) == ()
    assert len(game["A"].hands) == 1


def test_a_silent_specialist_has_declined() -> None:  # A18
    game = dealt(powers={"A": "specialist"}).play("A!B")
    assert game.told(Swapped) == ()
    assert game["A"].hands[0].bbb == 0


def test_a_silent_backstab_has_declined_and_keeps_their_power() -> None:  # A18
    game = dealt(powers={"A": "backstab"}).play("A!B B-")
    assert (game.told(Stabbed), game.wounds) == ((), {})
    assert game.play("A*B B-", stab="AD").wounds == {"D": 1}


def test_who_is_silent_stays_down() -> None:  # A18
    game = dealt(powers={"A": "does-not-hurt"}).play("A-")
    assert (game.told(StoodUp), game.sharers) == ((), "BCD")


def test_a_silent_cop_does_not_turn_the_telephone() -> None:  # K11
    game = dealt(5, cop="A").play("", until="phone").say({})
    assert [event.used for event in game.told(PhoneLaid)] == [False]


def test_silence_is_not_among_the_decisions() -> None:  # A2, C23
    game = dealt()
    assert all(Load((None,)) not in game.choices(letter) for letter in "ABCD")
    aiming = game.play("", until="aim")
    assert all(Aim((None,)) not in aiming.choices(letter) for letter in "ABCD")


def test_each_of_two_hands_is_silent_on_its_own() -> None:  # A20, A2
    game = dealt(5, powers={"A": "you-dont-need-it"}, wounds={"E": 2}).play("B!E", take="AE")
    loading = game.play("", until="load").say({"A": Load((BANG, None))})
    assert Loaded(0, (BANG, CLICK), by_chance=True) in loading.events
    aimed = loading.play("", until="aim").say({"A": Aim((None, 2))}).play("", until="nerve")
    late = [event for event in aimed.told(Discarded) if event.seat == 0]
    assert [(event.gun, event.bullet) for event in late] == [(0, BANG)]


def test_two_silent_hands_load_by_chance_and_are_late() -> None:  # A20
    game = dealt(5, powers={"A": "you-dont-need-it"}, wounds={"E": 2}).play("B!E", take="AE")
    after = game.play("", until="nerve")
    assert Loaded(0, (CLICK, CLICK), by_chance=True) in after.events
    assert [event.gun for event in after.told(Discarded) if event.seat == 0] == [0, 1]


def test_forgoing_and_silence_come_to_the_same() -> None:  # A18
    game = dealt(powers={"A": "insane"})
    assert game.say(dict.fromkeys("ABCD", FORGO)).table == game.say({}).table
