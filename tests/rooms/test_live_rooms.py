"""Games of Live in a room: windows, the arena's answers, the whistle in a person's hand, absence."""

from itertools import pairwise

import msgspec
import pytest

from standoff.arena.ground import Obstacles
from standoff.protocol.deeds.lobby import Start
from standoff.protocol.deeds.play import Answer, GoOn, Pause, Rest, Unpause
from standoff.protocol.deeds.talk import Bet
from standoff.protocol.deeds.teams import Confide, FillUp, TakeWhistle, Wish
from standoff.protocol.members import Kind
from standoff.protocol.messages import (
    Clock,
    Loading,
    Played,
    Report,
    RoomChanged,
    Said,
    Wished,
    decoded,
)
from standoff.protocol.refusal import Code
from standoff.protocol.seen import Bets
from standoff.protocol.setting import Godfather, LiveSetting
from standoff.protocol.tempo import Tempo
from standoff.protocol.window import Waiting
from standoff.record.verify import Fit, verify
from standoff.rooms.clockwork import GODFATHER_AWAY, due_to_absence
from standoff.rooms.deeds.play import HOST_WAITS
from standoff.rooms.entries import SERVER
from standoff.rooms.records import records
from standoff.rooms.room import Stage
from standoff.rooms.tempo import LENGTHS
from standoff.rooms.walk import STEPS_A_SECOND, GoingTo, Steering
from standoff.rules.asks import Seat
from standoff.rules.live.decisions import Aim, Divide, DivideAsk, Freeze, FreezeAsk, Touch, TouchAsk
from standoff.rules.live.events import Dealt, DealtUnseen, Froze, RoundBegan
from standoff.rules.live.options import ROUNDS
from standoff.rules.live.words import Place, Variant
from tests.rooms.evening import raw
from tests.rooms.live_evening import LiveEvening, live_game

TOUCHY = bytes((7,)) * 32


def place(evening: LiveEvening, seat: Seat) -> tuple[int, int]:
    return evening.walk.arena.place(seat)


@pytest.mark.parametrize("gangsters", [6, 12, 20])
@pytest.mark.parametrize("variants", [(), tuple(Variant)], ids=["plain", "variants"])
def test_a_game_of_bots_and_one_person_comes_to_its_end(
    gangsters: int, variants: tuple[Variant, ...]
) -> None:
    setting = LiveSetting(variants=variants, obstacles=Obstacles.PILLARS)
    evening, (anna, *_) = live_game(1, gangsters, setting, seed=TOUCHY)
    waited = evening.play_out()
    assert waited[Waiting.MOVE] == waited[Waiting.NERVE] == ROUNDS
    assert Waiting.TOUCH not in waited
    (report,) = evening.told(anna, Report)
    assert report.names[-1] == "Godfather"
    (record,) = records(evening.journal)
    assert verify(record).fit is Fit.FITS


def test_what_is_told_can_be_read_back_from_its_bytes() -> None:
    evening, (anna, *_) = live_game(1, 6, seed=TOUCHY)
    evening.play_out()
    for message in evening.told(anna, Played):
        assert decoded(msgspec.json.encode(message)) == message


def test_only_the_chiefs_are_asked_to_divide_and_all_see_who_is_done() -> None:  # L18, A17
    evening, members = live_game(6, 6)
    assert evening.waits() is Waiting.DIVIDE
    assert evening.asked() == [0, 3]
    chief = evening.game.chairs[0].member
    assert chief is not None
    ask = evening.game.ask_of(0)
    assert isinstance(ask, DivideAsk)
    evening.do(chief, Answer(evening.window.number, raw(Divide((2, 1, 0)))))
    assert evening.told(members[5], Loading)[-1].seats == (0,)
    assert evening.refused(members[-1], Answer(evening.window.number, raw(Divide((2, 1, 0)))))
    other = evening.game.chairs[3].member
    assert other is not None
    evening.answer(other)
    assert evening.waits() is Waiting.MOVE
    assert [evening.table.card_of(seat) for seat in (2, 1, 0)] == list(evening.table.dealt[0])


def test_a_team_sees_its_own_cards_and_no_others() -> None:  # H12
    evening, members = live_game(6, 6)
    for member in members:
        seat = evening.room.seat_of(member)
        assert seat is not None
        events = [event for one in evening.told(member, Played) for event in one.events]
        dealt = [event for event in events if isinstance(event, Dealt)]
        unseen = [event for event in events if isinstance(event, DealtUnseen)]
        assert [event.chief for event in dealt] == [0 if seat < 3 else 3]
        assert [event.chief for event in unseen] == [3 if seat < 3 else 0]
        assert not any(isinstance(event, RoundBegan) for event in events)


def test_wishes_and_confidences_reach_the_team_and_nobody_else() -> None:
    evening, members = live_game(6, 6)
    watcher = evening.enter("Wanda", Kind.WATCHER)
    seats = {member: evening.room.seat_of(member) for member in members}
    speaker = next(member for member, seat in seats.items() if seat == 1)
    evening.do(speaker, Wish(2))
    evening.do(speaker, Confide("leave me the big one"))
    for member in (*members, watcher):
        seat = seats.get(member)
        expected = [Wished(1, 2)] if seat is not None and seat < 3 else []
        assert evening.told(member, Wished) == expected
        assert len(evening.told(member, Said)) == len(expected)
        held = evening.room.welcome(member, evening.now).held
        assert held.wishes == ({1: 2} if expected else {})
    assert evening.refused(watcher, Wish(0)) is Code.NOT_SEATED
    evening.until(Waiting.MOVE)
    assert evening.refused(speaker, Wish(0)) is Code.STALE


def test_people_walk_where_they_say_until_the_whistle_and_stand_there(  # L22, L23
) -> None:
    evening, (anna, *_) = live_game(1, 6, tempo=Tempo.QUICK)
    evening.until(Waiting.MOVE)
    seat = evening.room.seat_of(anna)
    assert seat is not None
    evening.wait(evening.window.shown_at - evening.now)
    here = place(evening, seat)
    evening.walk.wish(seat, Steering(1, 0))
    evening.wait(1_000)
    right = place(evening, seat)
    assert 1_400 < right[0] - here[0] <= 1_900
    evening.walk.wish(seat, Steering(0, 0))
    evening.wait(1_000)
    assert place(evening, seat) == right
    evening.walk.wish(seat, GoingTo(1_000, 1_000))
    whistle = evening.window.closes_at
    evening.close()
    assert evening.now == whistle
    assert evening.waits() is Waiting.MIME
    assert {spot.seat for spot in evening.table.spots} == set(evening.table.in_play)
    assert evening.bots.walk_in(evening.game) is None


def test_everybody_walks_to_the_very_whistle() -> None:  # L22
    evening, _ = live_game(people=1, gangsters=6)
    evening.until(Waiting.MOVE)
    walk, window = evening.walk, evening.window
    evening.close()
    assert walk.began is not None
    assert window.closes_at is not None
    assert walk.steps == (window.closes_at - walk.began) * STEPS_A_SECOND // 1000


def test_nobody_walks_while_the_table_is_paused_or_before_all_was_shown() -> None:
    evening, (anna, *_) = live_game(1, 6)
    evening.until(Waiting.MOVE)
    seat = evening.room.seat_of(anna)
    assert seat is not None
    evening.walk.wish(seat, GoingTo(0, 0))
    here = place(evening, seat)
    evening.wait(evening.window.shown_at - evening.now - 1)
    assert place(evening, seat) == here
    evening.do(anna, Pause())
    evening.wait(60_000)
    assert place(evening, seat) == here
    evening.do(anna, Unpause())
    evening.wait(1_500)
    assert place(evening, seat) != here


def test_one_points_only_at_adversaries_in_sight(  # L24, L25
) -> None:
    evening, members = live_game(6, 6, LiveSetting(obstacles=Obstacles.PILLARS))
    evening.until(Waiting.MIME)
    by_seat = {evening.room.seat_of(member): member for member in members}
    number = evening.window.number
    mine = evening.game.ask_of(0)
    assert mine is not None
    mime = next(iter(mine)).mime  # type: ignore[attr-defined]
    assert evening.refused(by_seat[0], Answer(number, raw(Aim(mime, (1, 1))))) is Code.ILLEGAL
    for seat, other in evening.table.unseen:
        hidden = Answer(number, raw(Aim(mime, (other, other))))
        assert evening.refused(by_seat[seat], hidden) is Code.ILLEGAL
    evening.answer(by_seat[0])


def test_the_arena_answers_for_the_godfather_within_the_step_that_asks_them() -> None:
    for seed in range(40):
        evening, _ = live_game(1, 20, seed=bytes((seed,)) * 32)
        evening.play_out()
        if any(isinstance(one, Touch) for said in evening.game.said for one in said.values()):
            return
    raise AssertionError("nobody was ever touched")


def test_all_shoot_and_share_without_a_word_from_who_is_away() -> None:
    evening, members = live_game(6, 6)
    for _ in range(200):
        if evening.game.over:
            break
        evening.close()
    assert evening.stage() is Stage.REPORT
    assert all(chair.stand_in for chair in evening.room.chairs)
    assert {evening.game.bot_at(seat) for seat in range(6)} == {"accountant"}
    assert evening.told(members[0], Report)


def test_who_sits_a_round_out_looks_on_and_may_bet() -> None:  # L53
    for seed in range(30):
        evening, _ = live_game(6, 6, seed=bytes((seed,)) * 32)
        while not evening.game.over:
            evening.pass_window()
            out = [
                seat
                for seat, gangster in enumerate(evening.table.gangsters)
                if gangster.place is Place.SITTING_OUT
            ]
            window = evening.game.window
            if out and window is not None and window.waiting is Waiting.MOVE:
                member = evening.game.chairs[out[0]].member
                assert member is not None
                on = evening.table.in_play[0]
                evening.do(member, Bet(Bets(hit=on)))
                playing = evening.game.chairs[on].member
                assert playing is not None
                assert evening.refused(playing, Bet(Bets(hit=on))) is Code.NOT_ASKED
                return
    raise AssertionError("nobody ever fell")


def refereed(
    godfather: Godfather, chairs: int, tempo: Tempo = Tempo.STANDARD
) -> tuple[LiveEvening, int]:
    """A game with a person for a Godfather: the second who came in."""
    evening = LiveEvening(LiveSetting(godfather=godfather), tempo)
    host, whistle = evening.enter("Anna"), evening.enter("Bert")
    evening.do(whistle, TakeWhistle())
    evening.do(host, FillUp("reckless", chairs))
    evening.do(host, Start())
    return evening, whistle


@pytest.mark.parametrize(
    ("godfather", "chairs"), [(Godfather.PERSON, 10), (Godfather.PLAYER, 9)], ids=str
)
def test_a_person_may_answer_for_the_godfathers_seat(godfather: Godfather, chairs: int) -> None:
    evening, whistle = refereed(godfather, chairs)
    assert evening.table.options.playing_godfather is (godfather is Godfather.PLAYER)
    touched = 0
    while not evening.game.over:
        waits = evening.waits()
        assert waits is not Waiting.MOVE
        if waits in (Waiting.WHISTLE, Waiting.TOUCH):
            window = evening.window
            patience = LENGTHS[Tempo.STANDARD].whistle or 0
            assert window.closes_at == window.shown_at + patience
            evening.wait(window.closes_at - evening.now - 1)
            assert evening.waits() is waits
            ask = evening.game.ask_of(evening.room.seat_of(whistle))
            if isinstance(ask, FreezeAsk):
                said: Freeze | Touch = Freeze((ask.pairs[0],))
            else:
                assert isinstance(ask, TouchAsk)
                said, touched = Touch((ask.others[:2],) * len(ask.bodies)), touched + 1
            evening.do(whistle, Answer(evening.window.number, raw(said)))
            if isinstance(said, Freeze):
                assert evening.table.unseen == said.unseen
        else:
            evening.pass_window()
    assert touched


def test_a_godfather_who_is_away_holds_nobody_up() -> None:
    evening, whistle = refereed(Godfather.PERSON, 8)
    evening.until(Waiting.WHISTLE)
    assert evening.refused(evening.room.host, GoOn()) is Code.TOO_OFTEN
    evening.wait(evening.window.shown_at - evening.now + HOST_WAITS)
    evening.do(evening.room.host, GoOn())
    evening.close()
    assert evening.waits() is Waiting.MIME
    evening.do(whistle, Rest(on=True))
    evening.play_out()
    assert evening.stage() is Stage.REPORT


def absent(evening: LiveEvening, member: int, since: int) -> None:
    """What the server does because a device has been out of reach since then."""
    while (deed := due_to_absence(evening.room, {member: since}, evening.now)) is not None:
        evening.do(SERVER, deed)


@pytest.mark.parametrize("godfather", [Godfather.PERSON, Godfather.PLAYER])
@pytest.mark.parametrize("tempo", [Tempo.QUICK, Tempo.STANDARD, Tempo.RELAXED, Tempo.NONE])
def test_a_bot_whistles_for_a_godfather_whose_device_is_out_of_reach(
    tempo: Tempo, godfather: Godfather
) -> None:
    evening, whistle = refereed(godfather, 8, tempo)
    evening.until(Waiting.WHISTLE)
    evening.wait(evening.window.shown_at - evening.now)
    gone = evening.now
    absent(evening, whistle, gone)
    assert not evening.room.chairs[evening.room.seated(whistle)].stand_in
    evening.wait(GODFATHER_AWAY)
    absent(evening, whistle, gone)
    # Everybody is told, and has the countdown to find a place.
    assert (
        evening.told(evening.room.host, RoomChanged)[-1]
        .room.chairs[evening.room.seated(whistle)]
        .stand_in
    )
    assert evening.window.closes_at is not None
    assert evening.window.closes_at <= evening.now + LENGTHS[tempo].move
    evening.wait(LENGTHS[tempo].move + LENGTHS[tempo].grace)
    assert evening.waits() is Waiting.MIME
    # Back again, the whistle is theirs.
    absent(evening, 0, evening.now)
    assert not evening.room.chairs[evening.room.seated(whistle)].stand_in


def test_whoever_lets_a_bot_whistle_keeps_it_until_they_say_so() -> None:
    evening, whistle = refereed(Godfather.PERSON, 8)
    evening.do(whistle, Rest(on=True))
    absent(evening, 0, evening.now)
    assert evening.room.chairs[evening.room.seated(whistle)].stand_in


def test_a_godfather_who_lets_two_windows_pass_is_stood_in_for() -> None:  # A15
    evening, whistle = refereed(Godfather.PERSON, 8)
    for _ in range(2):
        evening.until(Waiting.WHISTLE)
        assert not evening.room.chairs[evening.room.seated(whistle)].stand_in
        evening.close()
        evening.until(Waiting.MIME)
        evening.close()
    assert evening.room.chairs[evening.room.seated(whistle)].stand_in


def test_all_hear_how_many_want_to_go_on_in_live_and_never_who() -> None:
    evening, members = live_game(4, 8, tempo=Tempo.NONE)
    evening.until(Waiting.NERVE)
    asked = evening.game.askers()
    for count, member in enumerate(sorted(asked)[:-1]):
        evening.do(member, GoOn())
        for one in members:
            clock = evening.told(one, Clock)[-1]
            assert (clock.want, clock.of) == (count + 1, len(asked))
    assert evening.window.closes_at is None


@pytest.mark.parametrize("tempo", [Tempo.QUICK, Tempo.STANDARD, Tempo.RELAXED])
def test_a_countdown_is_as_long_as_the_tempo_says(tempo: Tempo) -> None:
    evening, _ = live_game(1, 6, tempo=tempo)
    evening.until(Waiting.MOVE)
    window = evening.window
    assert window.closes_at == window.shown_at + LENGTHS[tempo].move


def test_the_theatre_of_one_step_is_over_before_the_next_choice_is_due() -> None:
    evening, (anna, *_) = live_game(1, 12, seed=TOUCHY)
    evening.play_out()
    windows = [one.window for one in evening.told(anna, Played) if one.window is not None]
    assert all(before.shown_at <= after.shown_at for before, after in pairwise(windows))
    froze = [
        one for one in evening.told(anna, Played) if any(isinstance(e, Froze) for e in one.events)
    ]
    assert len(froze) == ROUNDS
