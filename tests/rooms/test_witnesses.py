"""A finished game may be seen again by those who were there, and by nobody else."""

from standoff.protocol.deeds.lobby import Start
from standoff.protocol.members import Kind, MemberId
from standoff.protocol.messages import Report
from tests.rooms.evening import Evening, game_of


def reported(evening: Evening, member: MemberId) -> Report | None:
    welcome = evening.room.welcome(member, evening.now)
    assert (welcome.report is None) == (welcome.view is None)
    return welcome.report


def play_out(evening: Evening) -> None:
    while not evening.game.over:
        evening.close()


def test_who_sat_or_watched_may_see_a_game_again_and_who_came_later_may_not() -> None:
    evening, (anna, bert, *_) = game_of(2, bots="reckless")
    watcher = evening.enter("Wanda", Kind.WATCHER)
    play_out(evening)
    late = evening.enter("Zoe", Kind.WATCHER)
    assert all(reported(evening, member) is not None for member in (anna, bert, watcher))
    assert reported(evening, late) is None
    evening.do(anna, Start())
    assert evening.room.welcome(late, evening.now).view is not None
    play_out(evening)
    assert reported(evening, late) is not None


def test_a_report_names_those_who_sat_there_whoever_sits_there_now() -> None:
    evening, (anna, *_) = game_of(1, bots="reckless")
    play_out(evening)
    evening.enter("Zoe")
    report = reported(evening, anna)
    assert report is not None
    assert report.names == ("Anna", "Bruno", "Cleo", "Dario")
