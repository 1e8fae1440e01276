"""Shared results: who shares, under which names, who takes them back; and names that are erased."""

import msgspec
import pytest
from msgspec.structs import replace

from standoff.bots.gangsters import GANGSTERS
from standoff.protocol.deeds.claims import Agree, Claim
from standoff.protocol.deeds.hosting import CallOff, Kick
from standoff.protocol.deeds.lobby import Start
from standoff.protocol.deeds.seats import Leave
from standoff.protocol.deeds.sharing import Erase, Share, ShowName, Unshare
from standoff.protocol.deeds.talk import Cry, Say
from standoff.protocol.members import Kind, Look, MemberId
from standoff.protocol.messages import Report, ResultsShared
from standoff.protocol.refusal import Code
from standoff.protocol.result import Result
from standoff.protocol.spoken import SpokenWords
from standoff.record.verify import Fit, verify
from standoff.rooms import entries, stored
from standoff.rooms.deeds.claims import WAITS
from standoff.rooms.entries import SERVER
from standoff.rooms.records import record, records
from standoff.rooms.room import Room, Stage
from standoff.rooms.scrubbing import scrubbed
from standoff.rooms.server_deeds import Give
from standoff.rooms.sharing import SharedGame
from tests.rooms.evening import Evening, game_of
from tests.rooms.live_evening import live_game


def finished(people: int = 4) -> tuple[Evening, list[MemberId]]:
    evening, members = game_of(people)
    play_out(evening)
    return evening, members


def play_out(evening: Evening) -> None:
    while evening.stage() is Stage.GAME:
        evening.pass_window()


def shared_by(room: Room) -> SharedGame:
    (found,) = room.shared.values()
    return found


def test_a_game_of_several_is_shared_by_the_host_alone_and_once() -> None:
    evening, (anna, bert, *_) = finished()
    assert evening.room.shared == {}
    assert evening.refused(bert, Share()) is Code.NOT_HOST
    evening.do(anna, Share())
    assert evening.refused(anna, Share()) is Code.STALE
    result = shared_by(evening.room)
    assert len(bytes.fromhex(result.id)) == 16
    for member in evening.room.members:
        assert evening.told(member, ResultsShared)[-1].results == (result.seen(),)
        assert evening.room.welcome(member, evening.now).shared == (result.seen(),)


def test_a_game_of_one_person_against_bots_is_shared_when_it_ends() -> None:
    evening, (anna,) = finished(people=1)
    result = shared_by(evening.room)
    assert result.names()[0] == "Anna"
    assert evening.told(anna, ResultsShared)[-1].results == (result.seen(),)


def test_a_game_of_one_person_that_somebody_watched_is_not_shared_by_itself() -> None:
    evening, (anna,) = game_of(1)
    evening.enter("Wanda", Kind.WATCHER)
    play_out(evening)
    assert evening.room.shared == {}
    evening.do(anna, Share())
    assert shared_by(evening.room).names()[0] == "Anna"


def test_no_two_results_have_one_id_and_each_is_apart_from_the_next_seed() -> None:
    evening, (anna,) = finished(people=1)
    evening.do(anna, Start())
    play_out(evening)
    ids = {one.id for one in evening.room.shared.values()}
    assert len(ids) == 2
    for one in ids:
        assert one not in evening.room.seed.hex()
        assert one not in evening.room.seen().fingerprint


def test_only_a_finished_game_is_shared() -> None:
    evening, (anna, *_) = game_of()
    assert evening.refused(anna, Share()) is Code.STALE
    evening.do(anna, CallOff())
    assert evening.refused(anna, Share()) is Code.ILLEGAL
    assert evening.room.shared == {}


def test_a_game_of_live_is_shared_under_gangsters_names_with_the_ground_they_ran_on() -> None:
    evening, members = live_game(3, 9)
    evening.play_out()
    evening.do(members[0], Share())
    found = shared_by(evening.room)
    own = [one.name for one in evening.room.chairs if one.member in members]
    assert [name for name in own if name in found.names()] == [own[0]]
    result = found.result()
    assert result.ground == found.game.ground is not None
    assert len(result.events) > 100
    evening.do(members[1], ShowName(found.id, on=True))
    assert own[1] in shared_by(evening.room).names()
    evening.do(members[2], Unshare(found.id))
    assert evening.room.shared == {}


def test_whoever_runs_alone_with_bots_has_their_game_shared_when_it_ends() -> None:
    evening, _ = live_game(1, 6)
    evening.play_out()
    assert shared_by(evening.room).names()[0] in {one.name for one in evening.room.chairs}


def test_whoever_has_not_agreed_appears_under_the_gangsters_name() -> None:
    evening, (anna, bert, *_) = finished()
    evening.do(anna, Share())
    result = shared_by(evening.room)
    assert result.names() == ("Anna", *GANGSTERS[1:4])
    evening.do(bert, ShowName(result.id, on=True))
    assert shared_by(evening.room).names() == ("Anna", "Bert", *GANGSTERS[2:4])
    evening.do(anna, ShowName(result.id, on=False))
    assert shared_by(evening.room).names() == ("Ada", "Bert", *GANGSTERS[2:4])
    told = msgspec.json.encode(shared_by(evening.room).result())
    assert all(name.encode() not in told for name in ("Anna", "Carl", "Dora"))


def test_a_gangsters_name_that_somebody_has_is_not_given_twice() -> None:
    evening = Evening()
    anna, cleo = evening.enter("Anna"), evening.enter("Cleo")
    for name in ("Carl", "Dora"):
        evening.enter(name)
    evening.do(anna, Start())
    play_out(evening)
    evening.do(anna, Share())
    evening.do(cleo, ShowName(shared_by(evening.room).id, on=True))
    assert shared_by(evening.room).names() == ("Anna", "Cleo", "Cleo 2", "Dario")


def test_two_with_one_face_have_two_names() -> None:
    evening, (anna, *_) = finished()
    evening.do(anna, Share())
    result = shared_by(evening.room)
    chairs = [replace(one, look=Look(2, seat)) for seat, one in enumerate(result.game.chairs)]
    alike = replace(result, game=replace(result.game, chairs=tuple(chairs)))
    assert alike.names() == ("Anna", "Cleo", "Cleo 2", "Cleo 3")


def test_anybody_who_sat_takes_it_back_and_nobody_else() -> None:
    evening, (anna, bert, *_) = game_of()
    wanda = evening.enter("Wanda", Kind.WATCHER)
    play_out(evening)
    evening.do(anna, Share())
    result = shared_by(evening.room)
    assert evening.refused(wanda, Unshare(result.id)) is Code.NOT_SEATED
    assert evening.refused(wanda, ShowName(result.id, on=True)) is Code.NOT_SEATED
    assert evening.refused(bert, Unshare("0" * 32)) is Code.STALE
    evening.do(anna, Start())  # also while the next game is on
    evening.do(bert, Unshare(result.id))
    assert evening.room.shared == {}
    assert evening.told(wanda, ResultsShared)[-1].results == ()


def test_whoever_lost_their_chair_still_takes_it_back_and_is_erased() -> None:
    evening, (anna, bert, *_) = game_of()
    evening.do(anna, Kick(1))
    play_out(evening)
    evening.do(anna, Share())
    assert "Bert" not in shared_by(evening.room).names()
    evening.do(bert, Erase())
    assert b"Bert" not in msgspec.json.encode(evening.room.welcome(anna, evening.now))
    assert b"Bert" not in record(evening.game)
    evening.do(bert, Unshare(shared_by(evening.room).id))
    assert evening.room.shared == {}


def test_whoever_got_a_chair_does_not_show_the_name_of_who_had_it() -> None:
    evening, (anna, bert, carl, dora) = game_of()
    eve = evening.enter("Eve", Kind.WATCHER)
    evening.do(anna, Leave())
    evening.do(eve, Claim(0))
    for one in (carl, dora):
        evening.do(one, Agree(eve))
    evening.wait(WAITS)
    evening.do(SERVER, Give(eve))
    play_out(evening)
    evening.do(bert, Share())
    result = shared_by(evening.room)
    assert evening.refused(eve, ShowName(result.id, on=True)) is Code.ILLEGAL
    assert "Anna" not in shared_by(evening.room).names()
    evening.do(eve, Unshare(result.id))


def test_what_somebody_else_took_back_the_host_does_not_share_again() -> None:
    evening, (anna, bert, *_) = finished()
    evening.do(anna, Share())
    evening.do(anna, Unshare(shared_by(evening.room).id))
    evening.do(anna, Share())  # it was their own to take back
    evening.do(bert, Unshare(shared_by(evening.room).id))
    assert evening.refused(anna, Share()) is Code.ILLEGAL
    evening.do(anna, Start())
    play_out(evening)
    evening.do(anna, Share())


def test_whoever_came_after_the_game_does_not_learn_where_it_is_shared() -> None:
    evening, _ = finished(people=1)
    bert = evening.enter("Bert")
    assert evening.room.welcome(bert, evening.now).shared == ()
    assert evening.told(bert, ResultsShared) == []
    assert shared_by(evening.room).id.encode() not in b"".join(evening.all_told(bert))


def test_a_result_tells_what_the_report_shows_and_no_word_that_was_said() -> None:
    evening, (anna, bert, *_) = game_of()
    evening.do(bert, Cry(SpokenWords(own="Geronimo")))
    evening.do(anna, Say("Watch your back"))
    seed, given = evening.game.seed.hex(), [one.hex() for one in evening.game.contributions]
    play_out(evening)
    evening.do(anna, Share())
    told = msgspec.json.encode(shared_by(evening.room).result())
    for secret in ("Geronimo", "Watch", evening.room.code, seed, *filter(None, given)):
        assert secret.encode() not in told
    report = evening.told(anna, Report)[-1]
    assert msgspec.json.decode(told, type=Result).events == report.events


def test_a_shared_result_is_there_when_the_room_is_read_from_disk() -> None:
    evening, (anna, bert, *_) = finished()
    evening.do(anna, Share())
    evening.do(bert, ShowName(shared_by(evening.room).id, on=True))
    *_, restored = entries.rooms(evening.journal)
    assert shared_by(restored).result() == shared_by(evening.room).result()


def erasing() -> tuple[Evening, MemberId]:
    """Two games of which one is over, with somebody who has said much, and is erased."""
    evening, (anna, bert, *_) = game_of()
    evening.do(bert, Say("Bert was here"))
    evening.do(bert, Cry(SpokenWords(own="Bertissimo")))
    play_out(evening)
    evening.do(anna, Share())
    evening.do(bert, ShowName(shared_by(evening.room).id, on=True))
    evening.do(anna, Start())
    play_out(evening)
    evening.do(bert, Erase())
    return evening, bert


def test_whoever_is_erased_has_a_gangsters_name_and_has_said_nothing() -> None:
    evening, bert = erasing()
    room = evening.room
    assert room.members[bert].name == "Bruno"
    everything = msgspec.json.encode(
        [room.seen(), room.scores, evening.game.names, evening.game.chairs, evening.game.report()]
        + [one.result() for one in room.shared.values()]
    )
    assert b"Bert" not in everything
    assert evening.told(bert, Report)[-1].names[1] == "Bruno"
    assert "Bert" not in room.scores


def test_whoever_takes_a_name_that_was_left_erases_nobody_elses() -> None:
    evening, (anna, *_) = finished()
    evening.do(anna, Share())
    evening.do(anna, Leave())
    another = evening.enter("Anna")
    assert evening.room.members[another].name == "Anna"
    evening.do(another, Erase())
    assert evening.game.report().names[0] == "Anna"
    assert shared_by(evening.room).game.names[0] == "Anna"
    assert evening.room.members[another].name != "Anna"


def test_nobody_is_erased_while_a_game_is_on() -> None:
    evening, (anna, *_) = game_of()
    assert evening.refused(anna, Erase()) is Code.STALE


def test_rows_of_whoever_is_erased_hold_neither_name_nor_words_and_play_to_the_same_end() -> None:
    evening, bert = erasing()
    rows = [stored.encode(entry) for entry in evening.journal]
    assert b"Bert" in b"".join(rows)
    kept = scrubbed(rows)
    assert b"Bert" not in b"".join(kept)
    assert scrubbed(kept) == kept
    *_, restored = entries.rooms(stored.decode(row) for row in kept)
    assert restored.game is not None
    assert restored.game.happened == evening.game.happened
    assert restored.members[bert].name == "Bruno"
    assert {one.id for one in restored.shared.values()} == {
        one.id for one in evening.room.shared.values()
    }
    for made in records(stored.decode(row) for row in kept):
        assert verify(made).fit is Fit.FITS
        assert b"Bert" not in made


@pytest.mark.parametrize("name", ["Anna", "Carl"])
def test_the_rows_of_everybody_else_stay_as_they_are(name: str) -> None:
    evening, _ = erasing()
    rows = [stored.encode(entry) for entry in evening.journal]
    others = [row for row in rows if name.encode() in row]
    assert others
    assert [row for row in scrubbed(rows) if name.encode() in row] == others
