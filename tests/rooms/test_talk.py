"""Talk: taunts by their ids, bounded free text, and the host's hand on both."""

import pytest

from standoff.protocol.deeds.hosting import Forget, HandOver, Lock, Mute
from standoff.protocol.deeds.lobby import Choose
from standoff.protocol.deeds.seats import Sit
from standoff.protocol.deeds.talk import Cry, PointAt, Say, Taunt
from standoff.protocol.members import Kind
from standoff.protocol.messages import Forgotten, Pointed, RoomChanged, Said, Taunted
from standoff.protocol.refusal import Code
from standoff.protocol.spoken import SpokenWords
from standoff.protocol.tempo import Tempo
from standoff.rooms import entries
from standoff.rooms.deeds.talk import POINT_EVERY, TALK_EVERY
from standoff.rooms.entries import SERVER, Done
from standoff.rooms.refusal import RefusedError
from standoff.rooms.room import Stage
from standoff.rooms.server_deeds import EnterRoom
from standoff.rooms.spoken import NOT_FOR_FAMILIES, TAUNTS, fits, is_coarse
from standoff.rules.classic.options import Options
from tests.rooms.evening import Evening, game_of


def test_a_taunt_travels_as_an_id() -> None:
    evening, (anna, bert, *_) = game_of()
    tv = evening.enter("TV", Kind.TV)
    evening.do(bert, Taunt("threat-1", at=0))
    for member in (anna, bert, tv):
        assert evening.told(member, Taunted) == [Taunted(1, "threat-1", 0)]
    assert len(set(TAUNTS)) == 12


def test_a_taunt_that_nobody_knows_or_at_nobody_is_malformed() -> None:
    evening, (anna, *_) = game_of()
    assert evening.refused(anna, Taunt("insult-1")) is Code.MALFORMED
    assert evening.refused(anna, Taunt("joke-1", at=4)) is Code.MALFORMED


def test_nobody_is_heard_twice_within_a_second_and_a_half() -> None:
    evening, (anna, bert, *_) = game_of()
    evening.do(anna, Taunt("joke-1"))
    assert evening.refused(anna, Taunt("joke-2")) is Code.TOO_OFTEN
    assert evening.refused(anna, Say("hello")) is Code.TOO_OFTEN
    evening.do(bert, Taunt("joke-2"))
    evening.wait(TALK_EVERY - 1)
    assert evening.refused(anna, Taunt("joke-2")) is Code.TOO_OFTEN
    evening.wait(1)
    evening.do(anna, Taunt("joke-2"))


def test_free_text_is_bounded_and_stripped() -> None:
    evening, (anna, bert, *_) = game_of()
    evening.do(anna, Say("  a\u202eb\u0000c\u200b\n" + "d" * 100))
    assert evening.told(bert, Said) == [Said(anna, "abc " + "d" * 56)]
    evening.wait(TALK_EVERY)
    assert evening.refused(anna, Say("\u200b\u202e")) is Code.MALFORMED


def test_free_text_is_optional() -> None:
    evening = Evening()
    anna, bert = evening.sit(2)
    evening.do(anna, Choose(Options(4), Tempo.STANDARD, free_text=False))
    assert evening.refused(bert, Say("hello")) is Code.MUTED
    evening.do(bert, Taunt("joke-1"))


def test_who_is_muted_is_not_heard_until_they_may_be_again() -> None:
    evening, (anna, bert, *_) = game_of()
    assert evening.refused(bert, Mute(anna, on=True)) is Code.NOT_HOST
    assert evening.refused(anna, Mute(99, on=True)) is Code.STALE
    evening.do(anna, Mute(bert, on=True))
    assert evening.refused(bert, Taunt("joke-1")) is Code.MUTED
    assert evening.refused(bert, Say("hello")) is Code.MUTED
    evening.do(anna, Mute(bert, on=False))
    evening.do(bert, Say("hello"))


def test_at_a_locked_table_nobody_else_sits_down_or_comes_in() -> None:
    evening = Evening()
    anna, bert = evening.sit(2)
    wanda = evening.enter("Wanda", Kind.WATCHER)
    assert evening.refused(bert, Lock(on=True)) is Code.NOT_HOST
    evening.do(anna, Lock(on=True))
    assert evening.refused(wanda, Sit()) is Code.LOCKED
    for kind in Kind:
        entering = EnterRoom(kind, "Egon", "token", "link")
        assert evening.refused(SERVER, entering) is Code.LOCKED
    evening.do(anna, Lock(on=False))
    evening.do(wanda, Sit())


def test_the_host_hands_over_to_somebody_at_the_table() -> None:
    evening = Evening()
    anna, bert = evening.sit(2)
    wanda = evening.enter("Wanda", Kind.WATCHER)
    assert evening.refused(bert, HandOver(bert)) is Code.NOT_HOST
    assert evening.refused(anna, HandOver(wanda)) is Code.NOT_SEATED
    evening.do(anna, HandOver(bert))
    assert evening.told(wanda, RoomChanged)[-1].room.host == bert


def test_the_host_sees_no_secret() -> None:
    evening, (anna, bert, *_) = game_of()
    evening.answer(bert)
    welcome = evening.room.welcome(anna, evening.now)
    assert welcome.view is not None
    assert welcome.view.seat == 0
    assert welcome.held.choice is None


def test_the_host_has_a_table_forgotten_and_then_nothing_more_is_done_there() -> None:
    evening, (anna, bert, *_) = game_of()
    assert evening.refused(bert, Forget()) is Code.NOT_HOST
    evening.do(anna, Forget())
    assert evening.stage() is Stage.FORGOTTEN
    assert evening.told(bert, Forgotten) == [Forgotten()]
    assert evening.refused(anna, Lock(on=True)) is Code.STALE
    assert evening.refused(bert, Say("hello")) is Code.STALE
    entering = EnterRoom(Kind.PLAYER, "Egon", "token", "link")
    assert evening.refused(SERVER, entering) is Code.STALE
    with pytest.raises(RefusedError):  # also what stands behind it on disk
        entries.done(evening.room, Done(evening.now, anna, 99, Lock(on=True), b""))


def test_a_war_cry_is_seen_on_its_chair_and_may_be_ones_own() -> None:
    evening, (anna, bert, *_) = game_of()
    evening.do(bert, Cry(SpokenWords(own="  Banzai\u200b and much more than that")))
    assert evening.told(anna, RoomChanged)[-1].room.chairs[1].cry == SpokenWords(
        own="Banzai and much"
    )
    evening.do(bert, Cry(SpokenWords("classic")))
    assert evening.told(anna, RoomChanged)[-1].room.chairs[1].cry == SpokenWords("classic")
    evening.do(bert, Cry(None))
    assert evening.told(anna, RoomChanged)[-1].room.chairs[1].cry is None


def test_a_war_cry_that_is_neither_ready_nor_anything_is_malformed() -> None:
    evening, (anna, bert, *_) = game_of()
    wanda = evening.enter("Wanda", Kind.WATCHER)
    for words in (
        SpokenWords("insult"),
        SpokenWords(),
        SpokenWords("classic", "both"),
        SpokenWords(own="\u200b"),
    ):
        assert evening.refused(anna, Cry(words)) is Code.MALFORMED
    assert evening.refused(wanda, Cry(SpokenWords("classic"))) is Code.NOT_SEATED
    evening.do(anna, Mute(bert, on=True))
    assert evening.refused(bert, Cry(SpokenWords("classic"))) is Code.MUTED


def test_where_families_play_nothing_coarse_is_said_in_any_spelling() -> None:
    evening = Evening()
    anna, bert = evening.sit(2)
    evening.do(bert, Cry(SpokenWords("classic")))
    evening.do(anna, Choose(Options(4), Tempo.STANDARD, family=True))
    seen = evening.told(bert, RoomChanged)[-1].room
    assert seen.family
    assert seen.chairs[1].cry is None
    for text in ("what the fuck", "$h1t, no: sh1t!", "MERDE !", "che Cazz0", "Putains"):
        assert evening.refused(bert, Say(text)) is Code.COARSE
    for text in ("f.u.c k", "fuuuck", "FuckFace", "Adolf H1tler", "e n c u l é", "pédé"):
        assert is_coarse(text)
    for text in ("Moby", "k. o.", "je suis en retard", "Cassandra", "A. B. C."):
        assert not is_coarse(text)
    assert evening.refused(bert, Cry(SpokenWords(own="Stronzi!"))) is Code.COARSE
    assert evening.refused(bert, Cry(SpokenWords("classic"))) is Code.COARSE
    evening.do(bert, Say("vengo con te, classic assassin"))


def test_words_of_before_stay_as_long_as_they_would_still_be_let_through() -> None:
    coarse, kind, ready = SpokenWords(own="merde"), SpokenWords(own="peace"), SpokenWords("granite")
    unfit = SpokenWords(next(iter(NOT_FOR_FAMILIES)))
    said = (None, ready, kind, unfit, coarse)

    def stay(*, free_text: bool, family: bool) -> list[bool]:
        return [fits(words, free_text=free_text, family=family) for words in said]

    assert stay(free_text=True, family=False) == [True, True, True, True, True]
    assert stay(free_text=True, family=True) == [True, True, True, False, False]
    assert stay(free_text=False, family=False) == [True, True, False, True, False]
    assert stay(free_text=False, family=True) == [True, True, False, False, False]


def test_coarse_words_are_nobodys_business_where_no_family_plays() -> None:
    assert is_coarse("oh shit")
    evening, (anna, *_) = game_of()
    evening.do(anna, Say("oh shit"))


def test_people_point_at_each_other_before_the_deal_and_all_see_it() -> None:
    evening = Evening()
    anna, bert = evening.sit(2)
    tv = evening.enter("TV", Kind.TV)
    evening.do(bert, PointAt(0))
    for member in (anna, bert, tv):
        assert evening.told(member, Pointed) == [Pointed(1, 0)]
    assert evening.refused(bert, PointAt(0)) is Code.TOO_OFTEN
    evening.wait(POINT_EVERY)
    assert evening.refused(bert, PointAt(1)) is Code.ILLEGAL
    assert evening.refused(bert, PointAt(2)) is Code.MALFORMED
    assert evening.refused(tv, PointAt(0)) is Code.NOT_SEATED


def test_nobody_warms_up_while_a_game_is_on() -> None:
    evening, (anna, *_) = game_of()
    assert evening.refused(anna, PointAt(1)) is Code.STALE
