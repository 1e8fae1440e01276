"""Phases 5 and 6: the fast bullets, then all the others."""

from standoff.rules.classic.events import Discarded, Fired
from standoff.rules.classic.words import Bullet, DiscardReason, Phase, Stance
from tests.rules.tables import Game, dealt


def shown(game: Game) -> list[tuple[int, Bullet]]:
    return [(event.seat, event.bullet) for event in game.told(Fired)]


def test_every_bbb_still_aimed_is_shown_first() -> None:  # C35, C39
    game = dealt().play("A*B B.C C!D D!A", until="nerve").play("", until="")
    assert shown(game)[:2] == [(2, Bullet.BBB), (3, Bullet.BBB)]


def test_a_bbb_wounds_and_its_target_goes_down_without_firing() -> None:  # C36, C46
    game = dealt(5, cop="A").play("A!B B*A", until="phone")
    assert (game.wounds, game["B"].stance) == ({"B": 1}, Stance.WOUNDED)
    (lost,) = game.told(Discarded)[-1:]
    assert (lost.seat, lost.bullet, lost.why) == (1, Bullet.BANG, DiscardReason.HIT)


def test_bbbs_are_simultaneous() -> None:  # C37, T7
    assert dealt().play("A!B B!A").wounds == {"A": 1, "B": 1}
    assert dealt().play("A!B B!C").wounds == {"B": 1, "C": 1}


def test_each_bbb_on_a_target_is_a_wound() -> None:  # C38, T17
    assert dealt().play("A!C B!C").wounds == {"C": 2}


def test_everyone_standing_who_has_not_fired_shows_their_card() -> None:  # C40, C41, H4
    game = dealt().play("A!B B.A C.D D*C")
    assert shown(game) == [(0, Bullet.BBB), (2, Bullet.CLICK), (3, Bullet.BANG)]


def test_a_bang_wounds_and_a_click_does_not() -> None:  # C41, C42
    assert dealt().play("A*B B.A").wounds == {"B": 1}


def test_phase_6_is_simultaneous() -> None:  # C43, T8, X12
    assert dealt().play("A*B B*A").wounds == {"A": 1, "B": 1}


def test_each_bang_on_a_target_is_a_wound() -> None:  # C44
    assert dealt().play("A*C B*C").wounds == {"C": 2}


def test_who_was_hit_in_phase_5_can_be_hit_again_but_does_not_fire() -> None:  # C45, C46, T9, X1
    assert dealt().play("A!B B*A C*B").wounds == {"B": 2}


def test_every_card_played_is_gone_after_the_round() -> None:  # C47
    game = dealt().play("A!B B.A C*D D.A-")
    assert [gangster.hands[0].cards for gangster in game.table.gangsters] == [7, 7, 7, 7]
    assert [gangster.loaded for gangster in game.table.gangsters] == [()] * 4


def test_a_card_aimed_at_somebody_killed_in_phase_5_is_shown_for_nothing() -> None:  # A5
    game = dealt(wounds={"D": 2}).play("A!D B*D C.D")
    assert (game.dead, game.wounds) == ("D", {"D": 3})
    assert (1, Bullet.BANG) in shown(game)


def test_a_shot_in_phase_6_finds_somebody_wounded_in_phase_5() -> None:  # T4
    game = dealt(6).play("A*F B!A C*A D*A E.?- F*E")
    assert (game.dead, game.wounds) == ("A", {"A": 3})
    assert game["A"].died == (1, Phase.VOLLEY)
    assert (game.sharers, game["E"].shame) == ("BCDF", 1)
