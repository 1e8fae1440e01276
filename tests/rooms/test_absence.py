"""People who are away: nobody is thrown out, nobody is waited for, and every seat is given back."""

from standoff.protocol.deeds.play import Rest
from standoff.protocol.deeds.seats import Leave
from standoff.protocol.members import Kind
from standoff.protocol.messages import RoomChanged
from standoff.protocol.refusal import Code
from standoff.protocol.window import Waiting
from standoff.rooms.clockwork import HOST_AWAY, WATCHER_AWAY, due_to_absence
from standoff.rooms.entries import SERVER
from standoff.rooms.people import Keys
from standoff.rooms.server_deeds import Depart, Renew, Rotate, Succeed
from standoff.rules.classic.decisions import Load, Withdraw
from standoff.rules.classic.words import Bullet
from tests.rooms.evening import Evening, game_of


def stand_ins(evening: Evening) -> list[int]:
    return [seat for seat, chair in enumerate(evening.room.chairs) if chair.stand_in]


def test_after_two_missed_windows_in_a_row_a_stand_in_plays_and_all_are_told() -> None:  # A15
    evening, (anna, bert, *_) = game_of(2)
    before = len(evening.told(anna, RoomChanged))
    evening.answer(anna)
    evening.close()
    assert not stand_ins(evening)
    assert len(evening.told(anna, RoomChanged)) == before
    evening.answer(anna)
    evening.close()
    assert stand_ins(evening) == [1]
    assert evening.game.bot_at(1) == "great-shark"
    assert evening.room.chairs[1].missed == 0
    assert len(evening.told(anna, RoomChanged)) == before + 1
    assert evening.told(anna, RoomChanged)[-1].room.chairs[1].stand_in
    assert evening.told(bert, RoomChanged)[-1].room.chairs[1].stand_in


def test_a_window_that_was_not_missed_begins_the_count_anew() -> None:
    evening, (anna, bert, *_) = game_of(2)
    for _ in range(3):
        evening.wait_for(Waiting.LOAD)
        evening.answer(anna)
        evening.close()
        evening.answer(anna)
        evening.answer(bert)
        evening.close()
    assert not stand_ins(evening)


def test_silence_of_the_nerve_is_a_secret_and_counts_for_nothing() -> None:  # A17
    """Whoever is silent there may have nothing to say: to stay is the default."""
    for says_it in (False, True):
        evening, (anna, bert, *_) = game_of(2)
        evening.wait_for(Waiting.AIM)
        evening.answer(anna)
        evening.close()
        assert evening.room.chairs[1].missed == 1
        if says_it:
            evening.answer(bert)
        evening.close()
        assert evening.room.chairs[1].missed == 1
        evening.answer(anna)
        evening.close()
        assert stand_ins(evening) == [1]


def test_a_stand_in_plays_on_request_until_its_person_takes_the_seat_back() -> None:
    evening, (anna, bert, *_) = game_of(2)
    evening.do(bert, Rest(on=True))
    assert stand_ins(evening) == [1]
    evening.answer(anna)  # nobody waits for bert any more
    assert evening.waits() is Waiting.AIM
    evening.close()
    assert evening.classic[1].aims != (None,)
    evening.do(bert, Rest(on=False))
    assert not stand_ins(evening)


def test_who_answers_has_the_seat_back_at_once() -> None:
    evening, (anna, bert, *_) = game_of(2)
    evening.do(bert, Rest(on=True))
    evening.answer(bert, Load((Bullet.BBB,)))
    assert not stand_ins(evening)
    assert not evening.told(anna, RoomChanged)[-1].room.chairs[1].stand_in
    evening.answer(anna)
    assert evening.classic[1].loaded == (Bullet.BBB,)


def test_what_was_chosen_before_the_stand_in_came_stands() -> None:
    evening, (anna, bert, *_) = game_of(2)
    evening.wait_for(Waiting.NERVE)
    evening.answer(bert, Withdraw())
    evening.do(bert, Rest(on=True))
    evening.close()
    assert evening.classic[1].shame == 1
    assert anna in evening.room.members


def test_a_stand_in_sees_only_its_own_seat() -> None:
    evening, (_, bert, *_) = game_of(2)
    evening.do(bert, Rest(on=True))
    assert set(evening.bots.say(evening.game)) == {1, 2, 3}
    assert evening.game.view(1).own is not None
    assert evening.game.view(1).seat == 1


def test_the_host_is_succeeded_by_the_next_at_the_table_who_is_there() -> None:
    evening, (anna, bert, carl, _) = game_of()
    away = {anna: evening.now, bert: evening.now}
    assert due_to_absence(evening.room, away, evening.now + HOST_AWAY - 1) is None
    deed = due_to_absence(evening.room, away, evening.now + HOST_AWAY)
    assert deed == Succeed(carl)
    evening.do(SERVER, deed)
    assert evening.room.host == carl
    assert evening.told(bert, RoomChanged)[-1].room.host == carl


def test_nobody_succeeds_the_host_while_all_are_away() -> None:
    evening, members = game_of(2)
    away = dict.fromkeys(members, evening.now)
    assert due_to_absence(evening.room, away, evening.now + 10 * HOST_AWAY) is None


def test_a_watcher_who_is_gone_for_long_is_not_waited_for_but_a_seat_is_held() -> None:
    evening, (_, bert, *_) = game_of()
    watcher = evening.enter("Wanda", Kind.WATCHER)
    away = {bert: evening.now, watcher: evening.now}
    assert due_to_absence(evening.room, away, evening.now + WATCHER_AWAY) == Depart(watcher)
    evening.do(SERVER, Depart(watcher))
    assert watcher not in evening.room.members
    assert evening.refused(SERVER, Depart(bert)) is Code.STALE
    assert due_to_absence(evening.room, away, evening.now + 9 * WATCHER_AWAY) is None


def test_who_leaves_for_good_has_their_game_played_to_its_end() -> None:
    evening, (anna, bert, *_) = game_of(2, bots="reckless")
    evening.do(bert, Leave())
    assert stand_ins(evening) == [1]
    assert evening.room.chairs[1].member is None
    while not evening.game.over:
        evening.close()
    assert [chair.name for chair in evening.room.chairs] == ["Anna", "Bruno", "Cleo"]
    assert anna == evening.room.host


def test_a_host_who_leaves_hands_over_to_the_next_at_the_table() -> None:
    evening, (anna, bert, *_) = game_of()
    evening.do(anna, Leave())
    assert evening.room.host == bert


def test_keys_are_renewed_and_the_old_token_is_good_until_the_new_one_was_used() -> None:
    evening = Evening()
    (anna,) = evening.sit(1)
    evening.do(SERVER, Rotate(anna, "token", "second"))
    assert evening.room.keys[anna] == Keys(("token", "second"), "link")
    evening.do(SERVER, Rotate(anna, "second", "third"))
    assert evening.room.keys[anna] == Keys(("second", "third"), "link")
    evening.do(SERVER, Renew(anna, "fourth", "new link"))
    assert evening.room.keys[anna] == Keys(("fourth",), "new link")
    assert evening.refused(SERVER, Renew(9, "a", "b")) is Code.STALE
    assert evening.refused(SERVER, Rotate(9, "a", "b")) is Code.STALE
