"""Before the first round: the box, the decks, the powers and the roles."""

import pytest

from standoff.rules.classic.events import PowerDealt, RoleDealt, RoundBegan
from standoff.rules.classic.hand import FULL_HAND, Hand
from standoff.rules.classic.options import POOLS, ImpossibleTableError, Options
from standoff.rules.classic.words import Phase, PowerId, PowerSet, Role
from standoff.rules.notes import BOX, Notes
from tests.rules.tables import SEATS, dealt


@pytest.mark.parametrize("players", [4, 5, 6])
def test_four_to_six_play(players: int) -> None:  # C1, C2
    assert len(dealt(players).table.gangsters) == players


@pytest.mark.parametrize("players", [0, 3, 7])
def test_no_other_number_can_play(players: int) -> None:  # C1
    with pytest.raises(ImpossibleTableError, match="4 to 6"):
        Options(players)


def test_everyone_has_one_bbb_two_bangs_and_five_clicks() -> None:  # C3, C4, T16
    assert Hand(click=5, bang=2, bbb=1) == FULL_HAND
    hands = [gangster.hands for gangster in dealt(6).table.gangsters]
    assert hands == [(FULL_HAND,)] * 6
    assert sum(hand.cards for (hand,) in hands) == 48


def test_the_box_holds_forty_notes_worth_425_thousand() -> None:  # C5, T16
    assert Notes(twenties=10, tens=15, fives=15) == BOX
    assert (sum(BOX), BOX.total) == (40, 425_000)


def test_nobody_starts_with_money_wounds_or_shame() -> None:  # C8, C10
    for gangster in dealt(6).table.gangsters:
        assert (gangster.money, gangster.wounds, gangster.shame) == (0, 0, 0)
        assert gangster.standing


def test_the_base_game_deals_no_power_and_no_role() -> None:  # C7
    game = dealt(5)
    assert [type(event) for event in game.events] == [RoundBegan, type(game.events[1])]
    assert all(one.power is None and one.role is None for one in game.table.gangsters)
    assert game.table.phase is Phase.LOAD


def test_the_first_seat_is_the_godfathers_and_they_play() -> None:  # C9, X22
    game = dealt(5, cop="C").play("", until="phone")
    assert game.asked[0] == "A"


def test_everyone_is_dealt_one_power() -> None:  # P2
    game = dealt(powers=dict(zip("ABCD", ("kid", "insane", "cunning", "backstab"), strict=True)))
    assert [event.power for event in game.told(PowerDealt)] == [
        "kid",
        "insane",
        "cunning",
        "backstab",
    ]
    assert not any(gangster.power_shown for gangster in game.table.gangsters)


def test_there_are_ten_powers_and_backstab_and_no_eleventh() -> None:  # P1, A44, V7
    assert len(PowerId) == 11
    assert POOLS[PowerSet.ALL] == tuple(PowerId)[:10]
    assert set(POOLS[PowerSet.ALL_AND_BACKSTAB]) - set(POOLS[PowerSet.ALL]) == {PowerId.BACKSTAB}


def test_a_first_game_uses_powers_one_to_six() -> None:  # P3, V5
    assert Options(powers=PowerSet.STARTER).pool == (
        PowerId.SIX_FEET_UNDER,
        PowerId.UNBREAKABLE,
        PowerId.YOU_DONT_NEED_IT,
        PowerId.DRAGON_SKIN,
        PowerId.INSANE,
        PowerId.KID,
    )


def test_a_table_without_powers_shuffles_none() -> None:  # C7
    assert Options(powers=PowerSet.NONE).pool == ()


@pytest.mark.parametrize("players", [5, 6])
def test_there_is_exactly_one_cop(players: int) -> None:  # K2, K3, A56
    game = dealt(players, cop="C")
    roles = {SEATS[event.seat]: event.role for event in game.told(RoleDealt)}
    assert len(roles) == players
    assert [letter for letter, role in roles.items() if role is Role.COP] == ["C"]


def test_four_cannot_play_with_a_cop() -> None:  # K1
    with pytest.raises(ImpossibleTableError, match="5 or 6"):
        Options(4, cop=True)


def test_a_table_has_a_cop_or_not() -> None:
    with pytest.raises(ImpossibleTableError, match="one of False, True, not 'no'"):
        Options(5, cop="no")  # type: ignore[arg-type]  # a slip


def test_the_telephone_starts_unused() -> None:  # K5, K6
    table = dealt(5, cop="A").table
    assert (table.calls, table.alerted) == (0, 0)


def test_powers_and_the_cop_go_together() -> None:  # K7, V6
    game = dealt(5, powers={"A": "kid"}, cop="B")
    assert (game["A"].power, game["B"].role) == (PowerId.KID, Role.COP)
