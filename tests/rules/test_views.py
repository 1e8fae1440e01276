"""Who may see what: the table of section 5, row by row."""

import msgspec
import pytest

from standoff.rules.classic.hand import Hand
from standoff.rules.classic.views import Other, Own, View
from standoff.rules.classic.words import Bullet, Money, Phase, PowerId, Role, Stance
from standoff.rules.notes import Notes
from tests.rules.tables import SEATS, Game, dealt

EVERYBODY = ("A", "B", "C", "D", None)


def as_seen(game: Game, letter: str) -> list[Other]:
    """One gangster, as each other seat and a watcher see them."""
    seat = SEATS.index(letter)
    return [game.view(eye).gangsters[seat] for eye in EVERYBODY if eye != letter]


def own(game: Game, letter: str) -> Own:
    mine = game.view(letter).own
    assert mine is not None
    return mine


def test_a_hand_is_its_owners() -> None:  # H1, C19
    game = dealt().play("A!B")
    assert own(game, "A").hands == (Hand(5, 2, 0),)
    assert {other.cards for other in as_seen(game, "A")} == {(7,)}


def test_a_card_in_play_is_its_owners_and_that_it_lies_there_is_everybodys() -> None:  # H2
    game = dealt().play("A!B B.A C.A D.A", until="aim")
    assert own(game, "A").loaded == (Bullet.BBB,)
    assert [other.loaded for other in as_seen(game, "A")] == [True] * 4
    assert own(game, "B").loaded == (Bullet.CLICK,)


def test_all_know_that_the_cunning_has_not_loaded_yet() -> None:  # P28
    game = dealt(powers={"A": "cunning"}).play("", show="A1", until="aim")
    assert [other.loaded for other in as_seen(game, "A")] == [False] * 4
    assert own(game, "A").loaded == ()


def test_cards_fired_are_known_to_all_and_others_are_not() -> None:  # H3, H4
    game = dealt(5, cop="E").play("A!B B*A C.A D!?", until="phone")
    seen = [other.seen for other in game.view(None).gangsters]
    assert seen == [(Bullet.BBB,), (), (Bullet.CLICK,), (), ()]


@pytest.mark.parametrize("line", ["A!B-", "A!B B-", "A!?"])
def test_a_card_that_left_face_down_is_never_shown(line: str) -> None:  # H3
    game = dealt().play(line)
    assert {other.seen for other in as_seen(game, "A")} == {()}
    assert own(game, "A").hands == (Hand(5, 2, 0),)


def test_a_foiled_card_is_shown_by_a_stab() -> None:  # A43
    game = dealt(powers={"A": "backstab"}).play("A!C C-", stab="AB")
    assert {other.seen for other in as_seen(game, "A")} == {(Bullet.BBB,)}


def test_aims_are_hidden_until_all_are_revealed_together() -> None:  # A17
    game = dealt().play("A.B", until="aim")
    assert {other.aims for other in as_seen(game, "A")} == {()}
    assert {other.aims for other in as_seen(game.play("A.B", until="nerve"), "A")} == {(1,)}


def test_the_kids_aim_is_seen_later() -> None:  # P26
    game = dealt(powers={"A": "kid"}).play("A.B B.A", show="A1", until="aim-last")
    assert {other.aims for other in as_seen(game, "A")} == {()}
    assert {other.aims for other in as_seen(game, "B")} == {(0,)}


def test_withdrawals_wounds_and_shame_are_public() -> None:  # H6
    game = dealt(5, cop="E").play("A!B C-", until="phone")
    others = game.view("D").gangsters
    assert [other.stance for other in others[:3]] == [
        Stance.STANDING,
        Stance.WOUNDED,
        Stance.WITHDRAWN,
    ]
    assert (others[1].wounds, others[2].shame, others[2].flashing) == (1, 1, 0)


def test_the_pile_is_counted_without_its_order_and_the_loot_is_notes() -> None:  # H7
    view = dealt(deck="20 10 10 5 5").view("A")
    assert view.loot.listed() == (20_000, 10_000, 10_000, 5_000, 5_000)
    assert view.pile == Notes(9, 13, 13)
    assert "chance" not in View.__struct_fields__


def test_open_money_is_seen_by_all() -> None:  # H8, A11
    game = dealt().play("C- D-")
    assert {tuple(other.money for other in game.view(eye).gangsters) for eye in EVERYBODY} == {
        (20_000, 20_000, 0, 0)
    }


def test_closed_money_is_ones_own_until_the_end() -> None:  # H8, A11
    game = dealt(money=Money.CLOSED).play("C- D-")
    assert [other.money for other in game.view("B").gangsters] == [None, 20_000, None, None]
    assert [other.money for other in game.view(None).gangsters] == [None] * 4
    over = game.rest(7)
    assert None not in [other.money for other in over.view(None).gangsters]


def test_totals_never_hold_shame_or_bonuses() -> None:  # I4
    game = dealt(powers={"A": "six-feet-under", "B": "super-coward"}, wounds={"D": 2})
    after = game.play("A!D B-")
    assert [other.money for other in after.view("C").gangsters] == [20_000, 0, 20_000, 0]


def test_a_power_is_its_owners_until_it_is_shown() -> None:  # H9, P2
    game = dealt(powers={"A": "kid"})
    assert own(game, "A").power is PowerId.KID
    assert {other.power for other in as_seen(game, "A")} == {None}
    shown = game.play("", show="A1")
    assert {other.power for other in as_seen(shown, "A")} == {PowerId.KID}


def test_six_feet_under_and_super_coward_are_shown_at_the_end_only() -> None:  # P11, P30, S12
    game = dealt(powers={"A": "six-feet-under", "B": "super-coward"}, wounds={"D": 2})
    after = game.play("A!D B-").rest(6)
    assert {other.power for other in after.view("C").gangsters} == {None}
    revealed = after.rest(1).view("C").revealed
    assert [one.power for one in revealed[:2]] == [PowerId.SIX_FEET_UNDER, PowerId.SUPER_COWARD]


def test_a_role_is_its_owners_until_the_end() -> None:  # H10, K4, A51
    game = dealt(5, cop="A", wounds={"A": 2}).play("B!A")
    assert own(game, "A").role is Role.COP
    assert own(game, "B").role is Role.GANGSTER
    assert game.view("B").revealed == ()
    assert b"cop" not in msgspec.json.encode(game.view("B").gangsters)


def test_the_dead_keep_their_secrets_until_the_end() -> None:  # A9, X8
    game = dealt(powers={"D": "six-feet-under"}, wounds={"D": 2}).play("A!D")
    assert {(other.power, other.cards) for other in as_seen(game, "D")} == {(None, (7,))}
    over = game.rest(7).view("A")
    assert over.revealed[3].power is PowerId.SIX_FEET_UNDER


def test_an_heir_sees_what_they_took_and_nobody_else_does() -> None:  # A22
    game = dealt(powers={"A": "you-dont-need-it"}, wounds={"D": 2}).play("B!D D.A", take="AD")
    assert own(game, "A").hands == (Hand(4, 2, 1), Hand(4, 2, 1))
    assert {other.cards for other in as_seen(game, "A")} == {(7, 7)}
    assert {other.cards for other in as_seen(game, "D")} == {(0,)}


def test_an_heir_does_not_learn_the_role_of_the_dead() -> None:  # A9
    game = dealt(5, powers={"A": "you-dont-need-it"}, cop="D", wounds={"D": 2})
    after = game.play("B!D", take="AD")
    assert own(after, "A").role is Role.GANGSTER
    assert after.view("A").revealed == ()


def test_the_telephone_shows_its_result_and_who_handled_it() -> None:  # H11, K13, T6
    game = dealt(5, cop="D").play("B!E A-", call=True)
    assert {(game.view(eye).calls, game.view(eye).alerted) for eye in EVERYBODY} == {(1, 0)}


def test_a_watcher_sees_what_is_public() -> None:  # A9
    game = dealt(powers={"A": "kid"}, cop="").play("A!B")
    watching = game.view(None)
    assert (watching.seat, watching.own) == (None, None)
    assert watching.gangsters == game.view("A").gangsters


def test_everything_is_known_after_the_end() -> None:  # P5, K4
    game = dealt(5, powers={"A": "kid", "B": "insane"}, cop="C").rest(8)
    revealed = game.view(None).revealed
    assert [one.power for one in revealed[:2]] == [PowerId.KID, PowerId.INSANE]
    assert [one.role for one in revealed].count(Role.COP) == 1
    assert game.view(None).outcome == game.table.outcome


def test_who_is_asked_is_public_and_what_they_may_say_is_not() -> None:  # A55
    game = dealt(5, cop="C").play("", until="phone")
    assert {game.view(eye).asked for eye in EVERYBODY} == {(0, 1, 2, 3, 4)}
    assert "asking" not in View.__struct_fields__


def test_a_view_is_short_to_look_at_and_its_stage_says_the_phase() -> None:
    game = dealt()
    assert game.view("B").phase is Phase.LOAD
    assert repr(game.view("B")).startswith("<View of seat 1: round 1, load, loot ")
    assert repr(game.view(None)).startswith("<View of a watcher: round 1, load, loot ")
