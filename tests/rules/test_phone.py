"""Phase 8, the alert, and what they are worth to the cop."""

from msgspec.structs import replace

from standoff.rules.classic.decisions import CALL, PASS
from standoff.rules.classic.events import PhoneLaid, Withdrew
from standoff.rules.classic.outcome import Victory
from tests.rules.tables import Game, dealt


def laid(game: Game) -> list[bool]:
    return [event.used for event in game.told(PhoneLaid)]


def alerted(cop: str = "A", players: int = 5, **powers: str) -> Game:
    """A game in which the cop has called three times, in rounds 1 to 3."""
    held = {letter: name.replace("_", "-") for letter, name in powers.items()}
    game = dealt(players, cop=cop, powers=held or None)
    for _ in range(3):
        game = game.play("", call=True)
    return game


def test_the_phone_follows_the_split_in_rounds_1_to_6() -> None:  # K8, C11
    game = dealt(5, cop="A")
    for used in [[False]] * 6 + [[], []]:
        game = game.play("")
        assert laid(game) == used


def test_without_a_cop_there_is_no_phone() -> None:  # C7
    assert laid(dealt(5).play("")) == []


def test_only_sharers_handle_the_phone_clockwise_from_the_godfather() -> None:  # K9, K10, A54, X6
    game = dealt(5, cop="D").play("B!E A-", until="phone")
    assert game.asked == "BCD"
    (event,) = game.say({"D": CALL}).told(PhoneLaid)
    assert event.handled == (1, 2, 3)


def test_a_dead_godfather_changes_nothing() -> None:  # A14
    game = dealt(5, cop="D", wounds={"A": 2}).play("B!A", until="phone")
    assert game.asked == "BCDE"


def test_only_the_cop_may_turn_it() -> None:  # K11
    game = dealt(5, cop="C").play("", until="phone")
    assert game.choices("C") == (PASS, CALL)
    assert {game.choices(letter) for letter in "ABDE"} == {(PASS,)}


def test_a_call_turns_one_card_of_the_switchboard() -> None:  # K12, T6
    game = dealt(5, cop="D").play("").play("B!E A-", call=True)
    assert (game.table.calls, game.table.alerted, laid(game)) == (1, 0, [True])


def test_all_learn_whether_it_was_used_and_never_by_whom() -> None:  # K13, H11, A55
    game = dealt(5, cop="C").play("", until="phone").say({"C": CALL})
    assert len({game.seen(letter) for letter in ("A", "B", "C", "D", "E", None)}) == 1


def test_the_third_call_alerts_the_police() -> None:  # K14, K5
    game = alerted()
    assert (game.table.calls, game.table.alerted) == (3, 3)


def test_the_phone_stays_on_the_table_after_the_alert() -> None:  # A48
    assert laid(alerted().play("")) == []


def test_withdrawals_after_the_alert_flash() -> None:  # K15, K16
    game = dealt(5, cop="A").play("B-", call=True).play("", call=True).play("", call=True)
    after = game.play("B- C-")
    assert (after["B"].shame, after["B"].flashing, after["C"].flashing) == (2, 1, 1)
    assert [event.flashing for event in after.told(Withdrew)] == [True, True]


def test_the_phone_goes_round_where_nothing_could_be_split() -> None:  # A45
    game = dealt(5, cop="A", deck="20 20 10 10 5").play("", call=True)
    assert (game.told(PhoneLaid)[0].used, game["A"].money) == (True, 0)


def test_without_a_sharer_there_is_no_phone_and_with_one_there_is() -> None:  # A46, D4
    game = dealt(5, cop="A")
    assert laid(game.play("A- B- C- D- E-")) == []
    assert laid(game.play("B- C- D- E-", call=True)) == [True]


def test_who_stood_up_for_the_split_handles_the_phone() -> None:  # A47
    game = dealt(5, cop="B", powers={"B": "does-not-hurt"}).play("A!B", join="B", until="phone")
    assert game.choices("B") == (PASS, CALL)


def test_a_grenade_round_has_no_phone() -> None:  # K23
    game = dealt(5, cop="C", powers={"A": "insane"}).play("B!A", show="A1")
    assert laid(game) == []


def test_after_the_cops_death_the_phone_goes_round_unused() -> None:  # A51, K24
    game = dealt(5, cop="A", wounds={"A": 2}).play("B!A").play("", until="phone")
    assert {game.choices(letter) for letter in "BCDE"} == {(PASS,)}
    assert all(gangster.power is None for gangster in game.view("B").gangsters)


def test_the_cop_wins_alive_with_the_alert_and_at_most_one_flashing_marker() -> (
    None
):  # K17, K16, K21
    game = alerted().play("A-").rest(4)
    assert game.table.outcome is not None
    assert (game.winners, game.table.outcome.victory) == ("A", Victory.COP)


def test_withdrawals_before_the_alert_do_not_matter() -> None:  # K16
    game = dealt(5, cop="A").play("A-").play("A-")
    for _ in range(3):
        game = game.play("", call=True)
    assert game.rest(3).winners == "A"


def test_a_second_withdrawal_after_the_alert_is_allowed_and_forfeits() -> None:  # X7, A49, D12, A53
    game = alerted().play("A-").play("A-").rest(3)
    assert game.winners == "BCDE"


def test_the_withdrawal_in_the_round_of_the_third_call_is_not_counted() -> None:  # A50
    game = dealt(5, cop="A", powers={"A": "does-not-hurt"}).play("", call=True).play("", call=True)
    called = game.play("A-", join="A", call=True)
    assert (called.table.alerted, called["A"].flashing) == (3, 0)
    assert called.play("A-").rest(4).winners == "A"


def test_a_withdrawal_undone_for_the_split_still_counts() -> None:  # A57
    game = alerted(A="does_not_hurt").play("A-", join="A").play("A-").rest(3)
    assert (game["A"].flashing, game.winners) == (2, "BCDE")


def test_without_the_alert_the_richest_gangster_wins() -> None:  # K18, K19, A53, K25
    game = dealt(5, cop="A").play("B- C- D-").rest(7)
    assert game["A"].money == game["E"].money
    assert game.winners == "E"


def test_a_dead_cop_has_failed() -> None:  # K17, K24
    game = alerted(cop="A")
    dying = game.play("B!A C*A D*A").rest(4)
    assert (dying.dead, dying.winners) == ("A", "BCDE")


def test_a_cop_alone_wins_whatever_they_did() -> None:  # K20, A49, A52, D13, X9
    game = alerted().play("A-").play("A-")
    table = game.table
    for seat in (1, 2, 3, 4):
        table = table.with_gangster(seat, replace(table[seat], wounds=2))
    last = Game(table, ()).play("B*C C*B D*E E*D")
    assert last.table.outcome is not None
    assert (last.winners, last.table.outcome.victory) == ("A", Victory.SURVIVOR)


def test_a_flashing_marker_costs_as_much_as_another() -> None:  # K22
    game = alerted().play("B-").rest(4)
    assert game.table.outcome is not None
    accounts = game.table.outcome.accounts
    assert [line.amount for line in accounts[1].lines][1:] == [-5_000]
