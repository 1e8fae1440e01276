"""Before a game of Live: how many may come, which teams they make, who leads and who whistles."""

from collections import Counter

import msgspec
import pytest

from standoff.bots.catalogue import TEMPERS
from standoff.protocol.deeds.lobby import Choose, Ready, Start
from standoff.protocol.deeds.seats import AddBot, StandUp
from standoff.protocol.deeds.teams import FillUp, JoinTeam, TakeWhistle
from standoff.protocol.refusal import Code
from standoff.protocol.setting import FEWEST, MOST, Godfather, LiveSetting
from standoff.protocol.tempo import Tempo
from standoff.rooms.live.casting import sizes_for
from standoff.rooms.room import Stage
from standoff.rules.classic.options import Options
from standoff.rules.live.teams import LARGEST_TEAM, SMALLEST_TEAM
from tests.rooms.live_evening import LiveEvening, live_game


def teams(evening: LiveEvening) -> list[list[str]]:
    """The names of each team, its Chief first."""
    return [
        [evening.game.names[seat] for seat in members] for members in evening.table.options.members
    ]


@pytest.mark.parametrize("gangsters", range(FEWEST, MOST + 1))
def test_so_many_who_come_make_balanced_teams_of_three_to_five(gangsters: int) -> None:  # L10, A79
    sizes = sizes_for(gangsters)
    assert sum(sizes) == gangsters
    assert max(sizes) - min(sizes) <= 1
    assert SMALLEST_TEAM <= min(sizes) <= max(sizes) <= LARGEST_TEAM


def test_the_teams_are_those_of_the_suggestions_where_nobody_only_referees() -> None:  # L11
    assert sizes_for(8) == (4, 4)
    assert sizes_for(12) == (3, 3, 3, 3)
    assert sizes_for(20) == (4, 4, 4, 4, 4)


def test_a_table_begins_with_six_and_grows_with_those_who_come() -> None:
    evening = LiveEvening()
    people = [evening.enter(f"P {number}") for number in range(5)]
    assert evening.refused(people[0], Start()) is Code.TOO_FEW
    assert evening.room.seen().teams == ()
    people += [evening.enter(f"P {number}") for number in range(5, 11)]
    assert evening.room.seen().teams == (4, 4, 3)
    evening.do(people[0], Start())
    assert Counter(evening.table.options.team_of) == {0: 4, 1: 4, 2: 3}


def test_no_more_than_twenty_sit_down_and_bots_give_way_to_people() -> None:
    evening = LiveEvening()
    anna = evening.enter("Anna")
    assert evening.refused(anna, FillUp("timid", 21)) is Code.FULL
    evening.do(anna, FillUp("timid", 20))
    evening.enter("Bert")
    assert len(evening.room.chairs) == 20
    assert sum(chair.bot is not None for chair in evening.room.chairs) == 18


def test_bots_that_fill_a_table_up_are_of_every_temper() -> None:
    """Of either edition: one after the other, and in another order in the next game."""
    for setting, chairs in ((LiveSetting(), 12), (Options(6), 6)):
        evening = LiveEvening(setting)
        anna = evening.enter("Anna")
        evening.do(anna, FillUp(None, chairs))
        tempers = Counter(chair.bot for chair in evening.room.chairs if chair.bot)
        assert set(tempers) == set(TEMPERS)
        assert max(tempers.values()) - min(tempers.values()) <= 1


def test_no_team_is_left_to_bots_where_somebody_has_chosen_no_team() -> None:
    evening = LiveEvening(LiveSetting(teams=(3, 3)))
    anna, bert = evening.enter("Anna"), evening.enter("Bert")
    evening.do(anna, JoinTeam(1))
    evening.do(anna, FillUp("timid", 6))
    evening.do(anna, Start())
    team_of = evening.table.options.team_of
    seats = [evening.room.seat_of(one) for one in (anna, bert)]
    assert [team_of[seat] for seat in seats if seat is not None] == [1, 0]


def test_teams_of_chosen_sizes_wait_until_every_chair_is_taken() -> None:
    evening = LiveEvening(LiveSetting(teams=(4, 3)))
    anna = evening.enter("Anna")
    evening.do(anna, FillUp("timid", 6))
    assert evening.refused(anna, Start()) is Code.TOO_FEW
    evening.do(anna, FillUp("timid", 7))
    evening.do(anna, Start())
    assert [len(team) for team in teams(evening)] == [4, 3]


@pytest.mark.parametrize("sizes", [(3,), (2, 3), (6, 6), (5, 3), (5, 5, 5, 5, 5)])
def test_teams_that_cannot_be_are_not_even_understood(sizes: tuple[int, ...]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"edition": "live", "teams": sizes}, LiveSetting)


def test_everybody_gets_the_team_they_asked_for_while_it_has_room() -> None:
    evening = LiveEvening(LiveSetting(teams=(3, 3)))
    names = ("Anna", "Bert", "Carl", "Dora", "Egon", "Frida")
    people = [evening.enter(name) for name in names]
    for member in people[:4]:
        evening.do(member, JoinTeam(1))
    evening.do(people[0], Start())
    assert sorted(teams(evening)[1]) == ["Anna", "Bert", "Carl"]


def test_people_are_spread_over_the_teams_before_bots_fill_them() -> None:
    evening, _ = live_game(people=4, gangsters=12)
    bots = [[chair.bot for chair in evening.game.chairs[at : at + 3]] for at in (0, 3, 6, 9)]
    assert [team.count(None) for team in bots] == [1, 1, 1, 1]


def test_no_team_is_left_to_bots_that_came_before_people() -> None:
    evening = LiveEvening(LiveSetting(teams=(3, 3)))
    anna = evening.enter("Anna")
    evening.do(anna, AddBot("timid"))
    evening.enter("Bert")
    evening.do(anna, FillUp("timid", 6))
    evening.do(anna, Start())
    assert [team[0] for team in teams(evening)] == ["Anna", "Bert"]


def test_who_volunteers_leads_their_team_and_no_bot_leads_a_person() -> None:
    evening = LiveEvening()
    anna, bert = evening.enter("Anna"), evening.enter("Bert")
    evening.do(anna, FillUp("timid", 6))
    evening.do(anna, JoinTeam(0))
    evening.do(bert, JoinTeam(0, chief=True))
    evening.do(anna, Start())
    assert teams(evening)[0][:2] == ["Bert", "Anna"]


def test_the_host_may_place_anybody_and_nobody_else_may() -> None:
    evening = LiveEvening()
    anna, bert = evening.enter("Anna"), evening.enter("Bert")
    assert evening.refused(bert, JoinTeam(1, seat=0)) is Code.NOT_HOST
    assert evening.refused(anna, JoinTeam(1, seat=9)) is Code.MALFORMED
    evening.do(anna, JoinTeam(1, seat=1))
    assert evening.room.seen().chairs[1].team == 1


def test_a_rematch_keeps_the_teams() -> None:
    evening, (anna, *_) = live_game(people=3, gangsters=9)
    before = teams(evening)
    evening.play_out()
    assert evening.stage() is Stage.REPORT
    evening.do(anna, Start())
    assert teams(evening) == before


def test_all_who_are_ready_begin_without_the_host() -> None:
    evening = LiveEvening()
    people = [evening.enter(f"P {number}") for number in range(6)]
    for member in people:
        evening.do(member, Ready())
    assert evening.stage() is Stage.GAME


def test_a_room_may_play_another_edition_next() -> None:
    evening, (anna, *_) = live_game(people=1, gangsters=6)
    evening.play_out()
    assert evening.refused(anna, Choose(Options(5), Tempo.QUICK)) is Code.FULL
    evening.do(anna, Choose(Options(6), Tempo.QUICK))
    evening.do(anna, Start())
    assert evening.game.edition is not None
    assert evening.game.options == Options(6)


def test_only_where_a_person_is_the_godfather_there_is_a_whistle_to_take() -> None:
    evening = LiveEvening()
    anna = evening.enter("Anna")
    assert evening.refused(anna, TakeWhistle()) is Code.ILLEGAL
    evening.do(anna, Choose(LiveSetting(godfather=Godfather.PERSON), Tempo.STANDARD))
    evening.do(anna, TakeWhistle())
    bert = evening.enter("Bert")
    assert evening.refused(bert, TakeWhistle()) is Code.FULL
    evening.do(anna, Choose(LiveSetting(), Tempo.STANDARD))
    assert not evening.room.chairs[0].godfather


def test_no_game_begins_without_the_godfather_it_needs() -> None:
    evening = LiveEvening(LiveSetting(godfather=Godfather.PERSON))
    anna, bert = evening.enter("Anna"), evening.enter("Bert")
    evening.do(anna, FillUp("timid", 7))
    assert evening.refused(anna, Start()) is Code.TOO_FEW
    evening.do(bert, TakeWhistle())
    evening.do(anna, Start())
    assert evening.room.seat_of(bert) == evening.table.options.gangsters == 6


def test_who_stands_up_before_the_game_leaves_their_team() -> None:
    evening = LiveEvening()
    people = [evening.enter(f"P {number}") for number in range(7)]
    evening.do(people[3], StandUp())
    assert evening.room.seen().teams == (3, 3)
