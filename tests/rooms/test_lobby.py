"""The lobby: who sits where, who is host, and what it takes to begin."""

from msgspec.structs import replace

from standoff.protocol.deeds.hosting import CallOff
from standoff.protocol.deeds.lobby import Choose, HoldOn, Pace, Ready, Start
from standoff.protocol.deeds.seats import AddBot, Leave, RemoveBot, Reorder, Sit, StandUp
from standoff.protocol.members import Kind
from standoff.protocol.messages import Played, Report, RoomChanged
from standoff.protocol.refusal import Code
from standoff.protocol.tempo import Tempo
from standoff.rooms.deeds.server import MOST_MEMBERS
from standoff.rooms.editions import CLASSIC
from standoff.rooms.entries import SERVER
from standoff.rooms.room import Stage
from standoff.rooms.server_deeds import EnterRoom
from standoff.rules.chance import fingerprint
from standoff.rules.classic.options import Options
from standoff.rules.classic.table import Table
from standoff.rules.classic.words import PowerSet
from tests.rooms.evening import Evening, game_of


def names(evening: Evening) -> list[str]:
    return [chair.name for chair in evening.room.chairs]


def test_who_comes_first_is_host_and_sits_down() -> None:
    evening = Evening()
    anna, bert = evening.sit(2)
    assert evening.room.host == anna
    assert [chair.member for chair in evening.room.chairs] == [anna, bert]


def test_a_screen_is_never_host_and_never_sits() -> None:
    evening = Evening()
    tv = evening.enter("TV", Kind.TV)
    assert evening.room.host == 0
    assert evening.refused(tv, Sit()) is Code.ILLEGAL
    anna = evening.enter("Anna")
    assert evening.room.host == anna


def test_seats_can_be_put_in_another_order() -> None:
    evening = Evening()
    anna, *_ = evening.sit(3)
    evening.do(anna, Reorder((2, 0, 1)))
    assert names(evening) == ["Carl", "Anna", "Bert"]
    assert evening.refused(anna, Reorder((0, 1))) is Code.STALE
    assert evening.refused(anna, Reorder((0, 1, 1))) is Code.STALE


def test_a_bot_is_the_gangster_of_its_chair_and_gives_way_to_a_person_of_that_name() -> None:
    evening = Evening(Options(5))
    anna = evening.enter("Anna")
    evening.enter("dario")
    for _ in range(3):
        evening.do(anna, AddBot("timid"))
    assert names(evening) == ["Anna", "dario", "Cleo", "Dario 2", "Edie"]
    evening.do(anna, Reorder((2, 0, 1, 3, 4)))
    assert names(evening) == ["Ada", "Anna", "dario", "Dario 2", "Edie"]
    evening.do(anna, Reorder((1, 2, 0, 3, 4)))
    evening.enter("Cleo", Kind.WATCHER)
    assert names(evening) == ["Anna", "dario", "Cleo 2", "Dario 2", "Edie"]
    assert [chair.bot for chair in evening.room.chairs][2:] == ["timid"] * 3
    assert evening.refused(anna, AddBot("timid")) is Code.FULL
    assert evening.refused(anna, AddBot("genius")) is Code.MALFORMED


def test_a_newcomer_takes_a_bots_chair_when_all_are_taken() -> None:
    evening = Evening()
    anna = evening.enter("Anna")
    for _ in range(3):
        evening.do(anna, AddBot("timid"))
    evening.enter("Bert")
    assert names(evening) == ["Anna", "Bruno", "Cleo", "Bert"]


def test_a_bot_can_be_sent_away_and_a_person_cannot() -> None:
    evening = Evening()
    anna, _ = evening.sit(2)
    evening.do(anna, AddBot("timid"))
    assert evening.refused(anna, RemoveBot(1)) is Code.STALE
    evening.do(anna, RemoveBot(2))
    assert names(evening) == ["Anna", "Bert"]


def test_a_full_table_takes_no_more_players_but_watchers() -> None:
    evening = Evening()
    evening.sit(4)
    entering = EnterRoom(Kind.PLAYER, "Egon", "token", "link")
    assert evening.refused(SERVER, entering) is Code.FULL
    watcher = evening.enter("Egon", Kind.WATCHER)
    assert evening.room.seat_of(watcher) is None


def test_a_room_holds_only_so_many() -> None:
    evening = Evening(real=True)
    for number in range(MOST_MEMBERS):
        evening.enter(f"phone {number}")
    entering = EnterRoom(Kind.PLAYER, "one more", "token", "link")
    assert evening.refused(SERVER, entering) is Code.FULL


def test_who_stands_up_watches_and_may_sit_down_again() -> None:
    evening = Evening()
    _, bert = evening.sit(2)
    evening.do(bert, StandUp())
    assert names(evening) == ["Anna"]
    evening.do(bert, Sit())
    assert names(evening) == ["Anna", "Bert"]


def test_the_host_chooses_what_is_played_for_at_least_those_who_sit() -> None:
    evening = Evening(Options(6))
    anna, bert, *_ = evening.sit(5)
    six = Options(6, PowerSet.ALL, cop=True)
    assert evening.refused(bert, Choose(six, Tempo.QUICK)) is Code.NOT_HOST
    assert evening.refused(anna, Choose(Options(4), Tempo.QUICK)) is Code.FULL
    evening.do(anna, Choose(six, Tempo.QUICK, free_text=False))
    assert (evening.room.options, evening.room.tempo) == (six, Tempo.QUICK)
    assert not evening.room.free_text


def test_the_host_may_change_the_tempo_in_a_game() -> None:
    evening, (anna, bert, *_) = game_of()
    assert evening.refused(bert, Pace(Tempo.QUICK)) is Code.NOT_HOST
    evening.do(anna, Pace(Tempo.QUICK))
    evening.close()
    closes = evening.window.closes_at
    assert closes is not None
    assert closes - evening.now == 5_000 + 3 * 700


def test_only_the_host_begins_and_only_at_a_full_table() -> None:
    evening = Evening()
    anna, bert, *_ = evening.sit(3)
    assert evening.refused(anna, Start()) is Code.TOO_FEW
    evening.enter("Dora")
    assert evening.refused(bert, Start()) is Code.NOT_HOST
    evening.do(anna, Start())
    assert evening.stage() is Stage.GAME


def test_between_the_hosts_word_and_the_deal_anybody_at_the_table_may_stop_it() -> None:
    evening = Evening()
    anna, bert, *_ = evening.sit(4)
    wanda = evening.enter("Wanda", Kind.WATCHER)
    evening.do(anna, Start(soon=True))
    assert evening.told(bert, RoomChanged)[-1].room.dealing_at == evening.now + 3_000
    evening.wait(2_999)
    assert evening.stage() is Stage.LOBBY
    assert evening.refused(wanda, HoldOn()) is Code.NOT_SEATED
    evening.do(bert, HoldOn())
    evening.wait(10_000)
    assert evening.stage() is Stage.LOBBY
    assert evening.refused(bert, HoldOn()) is Code.STALE
    evening.do(anna, Start(soon=True))
    evening.wait(3_000)
    assert evening.stage() is Stage.GAME
    assert evening.told(bert, RoomChanged)[-1].room.dealing_at is None


def test_nothing_is_dealt_when_somebody_leaves_or_the_options_change_meanwhile() -> None:
    evening = Evening()
    anna, bert, *_ = evening.sit(4)
    evening.do(anna, Start(soon=True))
    evening.do(anna, Choose(Options(4, PowerSet.ALL), Tempo.STANDARD))
    evening.wait(10_000)
    assert evening.stage() is Stage.LOBBY
    evening.do(anna, Start(soon=True))
    evening.do(bert, StandUp())
    evening.do(anna, AddBot("timid"))
    evening.wait(10_000)
    assert evening.stage() is Stage.LOBBY


def test_the_lobby_closes_by_itself_when_all_are_ready() -> None:
    evening = Evening()
    anna, bert, *_ = evening.sit(2)
    evening.do(anna, Ready())
    evening.do(bert, Ready())
    assert evening.stage() is Stage.LOBBY
    for _ in range(2):
        evening.do(anna, AddBot("timid"))
    evening.do(bert, Ready(on=False))
    evening.do(anna, Ready())
    assert evening.stage() is Stage.LOBBY
    evening.do(bert, Ready())
    assert evening.stage() is Stage.GAME


def test_new_options_undo_that_somebody_was_ready() -> None:
    evening = Evening()
    anna, *_ = evening.sit(4)
    evening.do(anna, Ready())
    evening.do(anna, Choose(Options(4, PowerSet.ALL), Tempo.STANDARD))
    assert not evening.room.chairs[0].ready


def test_everybody_is_dealt_in_with_the_same_fingerprint_as_was_published() -> None:
    evening = Evening()
    anna, *others = evening.sit(4)
    published = evening.told(anna, RoomChanged)[-1].room.fingerprint
    evening.do(anna, Start())
    assert fingerprint(evening.game.seed) == published
    for seat, member in enumerate((anna, *others)):
        (played,) = evening.told(member, Played)
        assert played.view.seat == seat


def test_who_comes_during_a_game_watches_and_may_sit_for_the_next() -> None:
    evening, (anna, *_) = game_of(3)
    egon = evening.enter("Egon")
    assert evening.room.seat_of(egon) is None
    assert evening.refused(egon, Sit()) is Code.STALE
    evening.do(anna, CallOff())
    evening.do(egon, Sit())
    evening.do(anna, Start())
    assert evening.game.seat_of(egon) == 3


def test_a_rematch_has_another_seed_the_same_crew_and_the_evenings_score() -> None:
    evening, members = game_of(2, bots="reckless")
    while not evening.game.over:
        evening.close()
    first = evening.game
    report = evening.told(members[0], Report)[-1]
    assert bytes.fromhex(report.seed) == first.seed
    chairs = evening.told(members[0], RoomChanged)[-1].room.chairs
    outcome = first.table.outcome
    assert outcome is not None
    for seat, chair in enumerate(chairs):
        assert chair.won == (1 / len(outcome.winners) if seat in outcome.winners else 0)
        assert chair.earned == (outcome.accounts[seat].total or 0)
    evening.do(members[0], Start())
    assert evening.game.seed != first.seed
    assert evening.game.names == first.names
    assert evening.room.games == 2


def test_a_victory_of_two_is_half_a_victory_for_each() -> None:
    evening, _ = game_of(1, bots="reckless")
    while not evening.game.over:
        evening.close()
    table = evening.game.table
    assert isinstance(table, Table)
    assert table.outcome is not None
    shared = replace(table, outcome=replace(table.outcome, winners=(0, 2)))
    assert CLASSIC.won(shared) == {0: 0.5, 2: 0.5}


def test_after_a_game_everybody_sees_it_from_where_they_sat() -> None:
    evening, (anna, bert, *_) = game_of()
    evening.do(anna, CallOff())
    evening.do(anna, Reorder((3, 2, 1, 0)))
    evening.do(bert, StandUp())
    view = evening.room.welcome(bert, evening.now).view
    assert view is not None
    assert view.seat == 1


def test_who_sits_elsewhere_after_a_game_still_sees_it_from_where_it_was_played() -> None:
    evening, members = game_of()
    evening.do(members[0], CallOff())
    evening.do(members[0], Reorder((1, 0, 2, 3)))
    evening.do(members[2], StandUp())
    assert [evening.room.seat_of(member) for member in members] == [1, 0, None, 2]
    assert [evening.game.seat_of(member) for member in members] == [0, 1, 2, 3]


def test_who_leaves_the_lobby_leaves_a_free_chair() -> None:
    evening = Evening()
    anna, bert, _ = evening.sit(3)
    evening.do(bert, Leave())
    assert names(evening) == ["Anna", "Carl"]
    assert bert not in evening.room.members
    evening.do(anna, Leave())
    assert evening.room.host == evening.room.chairs[0].member


def test_when_all_have_left_the_next_to_come_is_host() -> None:
    evening = Evening()
    (anna,) = evening.sit(1)
    evening.do(anna, Leave())
    assert evening.room.host == 0
    bert = evening.enter("Bert")
    assert evening.room.host == bert


def test_the_room_that_everybody_sees_holds_no_seed_and_no_key() -> None:
    evening = Evening(seed=b"\x07" * 32)
    evening.sit(4)
    seen = replace(evening.room.seen(), fingerprint="")
    for secret in (evening.room.seed.hex(), "token", "link"):
        assert secret not in repr(seen)
