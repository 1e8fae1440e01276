"""Public tables: strangers find them; at those of the house nobody is host, and cards come in time."""

import pytest

from standoff.protocol.deeds.hosting import Lock, Publish
from standoff.protocol.deeds.lobby import Choose, HoldOn, Ready, Start
from standoff.protocol.deeds.seats import AddBot, Leave, RemoveBot, Reorder
from standoff.protocol.deeds.talk import Cry, Say, Taunt
from standoff.protocol.members import Kind
from standoff.protocol.refusal import Code
from standoff.protocol.sent import MemberDeed
from standoff.protocol.spoken import SpokenWords
from standoff.protocol.tempo import Tempo
from standoff.rooms import entries, stored
from standoff.rooms.deeds.sharing import ABANDONED_FOR
from standoff.rooms.entries import SERVER, Opened
from standoff.rooms.room import Stage
from standoff.rooms.server_deeds import EnterRoom, EraseMember, Permit
from standoff.rules.classic.options import Options
from tests.rooms.evening import Evening

FIRST_CARD = 25_000
"""Milliseconds from the tap to the first card."""


def house_table() -> Evening:
    return Evening(Options(4), house="it")


@pytest.mark.parametrize(
    ("house", "permit", "is_shared"),
    [(True, True, True), (True, False, False), (False, True, False), (False, False, False)],
)
def test_a_game_of_several_is_shared_by_itself_where_nobody_hosts_and_all_permit_it(
    *, house: bool, permit: bool, is_shared: bool
) -> None:
    evening = house_table() if house else Evening(Options(4))
    members = evening.sit(4)
    if house:
        evening.wait(20_000)
    else:
        evening.do(members[0], Start())
    for member in members if permit else members[:-1]:
        evening.do(SERVER, Permit(member))
    while evening.stage() is Stage.GAME:
        evening.pass_window()
    assert bool(evening.room.shared) is is_shared


def test_bots_take_what_is_free_after_twenty_seconds_and_cards_are_dealt() -> None:
    evening = house_table()
    ada = evening.enter("Ada")
    assert evening.room.fills_at == evening.now + 20_000
    evening.wait(19_999)
    assert evening.stage() is Stage.LOBBY
    evening.wait(1)
    assert evening.stage() is Stage.GAME
    assert [chair.member for chair in evening.room.chairs] == [ada, None, None, None]
    assert all(chair.bot for chair in evening.room.chairs[1:])


def test_who_sits_down_later_waits_no_longer_than_the_first() -> None:
    evening = house_table()
    evening.enter("Ada")
    evening.wait(15_000)
    bea = evening.enter("Bea")
    evening.wait(5_000)
    assert evening.stage() is Stage.GAME
    assert evening.room.seat_of(bea) == 1


def test_a_table_without_a_free_chair_is_dealt_soon() -> None:
    evening = house_table()
    evening.sit(4)
    evening.wait(3_000)
    assert evening.stage() is Stage.GAME


def test_no_device_that_keeps_its_part_back_makes_the_first_card_late() -> None:
    evening = house_table()
    people = evening.sit(3)
    evening.commit(*people)
    evening.wait(20_000)
    assert evening.room.draw is not None
    evening.wait(FIRST_CARD - 20_000)
    assert evening.stage() is Stage.GAME
    assert evening.window.shown_at <= evening.now


def test_what_was_lost_on_the_way_to_the_table_is_taken_off_the_wait() -> None:
    evening = house_table()
    tapped = evening.now - 7_000
    evening.enter("Ada", waited=7_000)
    assert evening.room.fills_at == tapped + 20_000
    evening = house_table()
    evening.enter("Ada", waited=40_000)
    assert evening.stage() is Stage.GAME


def test_a_deal_that_a_server_could_not_do_in_time_is_done_in_haste_by_the_next() -> None:
    evening = house_table()
    tapped, people = evening.now, evening.sit(2)
    evening.commit(*people)
    evening.now = tapped + 22_500  # nobody was there
    evening.let_due()
    evening.wait(FIRST_CARD - 22_500)
    assert evening.stage() is Stage.GAME
    assert evening.window.shown_at <= tapped + FIRST_CARD


def test_nobody_at_a_table_of_the_house_can_stop_the_deal() -> None:
    evening = house_table()
    ada, _ = evening.enter("Ada"), evening.enter("Bea")
    assert evening.room.host == 0
    deeds: tuple[MemberDeed, ...] = (
        Choose(Options(6), Tempo.NONE), Start(), Lock(on=True), Publish(on=False),
        AddBot("random"), Reorder((1, 0)),
    )  # fmt: skip
    for deed in deeds:
        assert evening.refused(ada, deed) is Code.NOT_HOST
    assert evening.refused(ada, HoldOn()) is Code.STALE
    evening.do(ada, Ready(on=False))
    evening.do(ada, Leave())
    evening.wait(20_000)
    assert evening.stage() is Stage.GAME
    assert evening.room.host == 0


def test_a_table_everybody_has_left_deals_to_nobody_and_begins_anew_with_the_next() -> None:
    evening = house_table()
    ada = evening.enter("Ada")
    evening.do(ada, Leave())
    evening.wait(20_000)
    assert evening.stage() is Stage.LOBBY
    assert evening.room.fills_at is None
    evening.enter("Bea")
    assert evening.room.fills_at == evening.now + 20_000


def after_a_game() -> tuple[Evening, int, int]:
    evening = house_table()
    ada, bea = evening.enter("Ada"), evening.enter("Bea")
    evening.wait(20_000)
    while evening.stage() is Stage.GAME:
        evening.pass_window()
    assert evening.stage() is Stage.REPORT
    return evening, ada, bea


def test_after_a_game_whoever_is_ready_plays_on_and_who_is_not_looks_on() -> None:
    evening, ada, bea = after_a_game()
    assert evening.room.fills_at is None
    evening.wait(60_000)
    assert evening.stage() is Stage.REPORT
    evening.do(ada, Ready())
    evening.wait(20_000)
    assert evening.stage() is Stage.GAME
    assert evening.room.seat_of(ada) is not None
    assert evening.room.seat_of(bea) is None
    assert evening.room.members[bea].kind is Kind.WATCHER


def test_once_all_who_sit_are_ready_nobody_waits() -> None:
    evening, ada, bea = after_a_game()
    evening.do(ada, Ready())
    evening.do(bea, Ready())
    assert evening.stage() is Stage.GAME


def test_between_games_a_newcomer_takes_the_place_of_a_bot() -> None:
    evening, ada, _ = after_a_game()
    bots = sum(chair.bot is not None for chair in evening.room.chairs)
    cleo = evening.enter("Cleo")
    assert sum(chair.bot is not None for chair in evening.room.chairs) == bots - 1
    assert evening.room.seat_of(cleo) is not None
    assert evening.room.fills_at == evening.now + 20_000
    evening.do(ada, Ready())
    evening.wait(20_000)
    assert evening.room.seat_of(cleo) is not None


def test_a_public_table_speaks_in_ready_sentences_and_mild_words() -> None:
    evening = Evening()
    ada, bea = evening.enter("Ada"), evening.enter("Bea")
    evening.do(bea, Cry(SpokenWords(own="Bangbang")))
    evening.do(ada, Publish(on=True, language="fr"))
    room = evening.room.seen()
    assert (room.public, room.language, room.free_text, room.family) == (True, "fr", False, True)
    assert evening.room.chairs[1].cry is None
    assert evening.refused(bea, Say("hello")) is Code.MUTED
    evening.do(bea, Taunt("joke-1"))
    # Where the host allows it, people say what they like.
    evening.do(ada, Choose(Options(4), Tempo.STANDARD, free_text=True, family=True))
    evening.now += 10_000
    evening.do(bea, Say("hello"))
    assert evening.refused(bea, Say("merde")) is Code.COARSE
    evening.do(ada, Publish(on=False))
    assert not evening.room.public


def test_at_a_public_table_bots_and_chairs_are_the_hosts() -> None:
    evening = Evening()
    ada, bea = evening.enter("Ada"), evening.enter("Bea")
    evening.do(bea, AddBot("random"))
    evening.do(ada, Publish(on=True))
    for deed in (AddBot("random"), RemoveBot(2), Reorder((2, 1, 0))):
        assert evening.refused(bea, deed) is Code.NOT_HOST
    evening.do(ada, RemoveBot(2))


def test_one_device_has_one_place_at_a_public_table() -> None:
    evening = house_table()
    evening.enter("Ada", person="a")
    for kind in (Kind.PLAYER, Kind.WATCHER):
        assert (
            evening.refused(0, EnterRoom(kind, "Ada", "token", "link", person="a"))
            is Code.ALREADY_HERE
        )
    evening.enter("Bea", person="b")
    # Friends may share a phone.
    friends = Evening()
    friends.enter("Ada", person="a")
    friends.enter("Bea", person="a")


def test_a_coarse_name_is_not_carried_to_a_public_table() -> None:
    evening = house_table()
    ada = evening.enter("Fuck you")
    assert evening.room.members[ada].name == "Ada"
    friends = Evening()
    bea = friends.enter("Fuck you")
    assert friends.room.members[bea].name == "Fuck you"


def test_a_table_of_the_house_is_read_from_its_rows_as_it_was() -> None:
    evening, _, _ = after_a_game()
    rows = [stored.encode(entry) for entry in evening.journal]
    *_, room = entries.rooms(stored.decode(row) for row in rows)
    assert (room.hosted, room.public, room.language) == (False, True, "it")
    assert room.stage is Stage.REPORT
    assert b"house" not in stored.encode(Opened(0, "BCDF", Options(), Tempo.QUICK, b""))


def test_nobody_opens_a_table_to_strangers_at_which_one_device_sits_twice() -> None:
    evening = Evening(Options(4))
    ada = evening.enter("Ada", person="a")
    again = evening.enter("Ada again", person="a")
    assert evening.refused(ada, Publish(on=True)) is Code.ALREADY_HERE
    evening.do(again, Leave())
    evening.do(ada, Publish(on=True))


def test_a_game_is_waited_for_before_somebody_is_forgotten_until_strangers_have_been_gone_for_long() -> (
    None
):
    evening = house_table()
    ada, bea = evening.enter("Adalbert"), evening.enter("Bea")
    evening.wait(20_000)
    evening.do(ada, Leave())
    assert evening.refused(SERVER, EraseMember(ada)) is Code.STALE
    assert evening.stage() is Stage.GAME
    evening.away[bea] = evening.now
    evening.now += ABANDONED_FOR - 1
    assert evening.refused(SERVER, EraseMember(ada)) is Code.STALE
    evening.now += 1
    evening.write(SERVER, EraseMember(ada), 0)
    assert evening.stage() is Stage.REPORT
    assert evening.game.called_off
    assert "Adalbert" not in evening.game.played_by
    # Whoever comes back finds the report, and plays on.
    evening.away.clear()
    evening.do(bea, Ready())
    assert evening.stage() is Stage.GAME


def test_nobody_is_forgotten_who_was_never_at_the_table() -> None:
    evening = house_table()
    assert evening.refused(SERVER, EraseMember(99)) is Code.MALFORMED


def test_among_friends_a_game_waits_for_those_who_come_back() -> None:
    evening = Evening(Options(4))
    ada, bea, *_ = evening.sit(4)
    evening.do(ada, Start())
    evening.do(ada, Leave())
    evening.away[bea] = evening.now
    evening.now += 2 * ABANDONED_FOR
    assert evening.refused(SERVER, EraseMember(ada)) is Code.STALE
