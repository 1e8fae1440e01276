"""Owning up outdoors, to the second: what is noted when, for whom, and what a late word changes."""

import pytest
from msgspec.structs import replace

from standoff.ledger.live.facts import Joined, Left, Ran, Struck, WentHome
from standoff.protocol.deeds.outing import Admission, Admit, SetOut, ShareOut, Whistled
from standoff.protocol.deeds.real import AskPen, CountAloud, TakeBack
from standoff.protocol.real import Late
from standoff.protocol.refusal import Code
from standoff.protocol.setting import Godfather, LiveSetting
from standoff.rooms.companion import OBJECTION
from standoff.rooms.live.outing import LEAD
from standoff.rooms.live.owning import OwnedUp
from standoff.rules.live.words import StageId
from tests.rooms.garden import DECK, TEAMS, Garden


def boxed(*facts: object) -> tuple[Garden, int]:
    """A real box in a garden, the first round of which goes so far, and the phone of the first seat."""
    garden = Garden(box=True)
    ada = garden.phone(0)
    garden.begin().note(Ran(DECK), *facts)  # type: ignore[arg-type]
    return garden, ada


def test_a_tap_belongs_to_the_step_that_was_on_when_it_came() -> None:
    garden, _ = boxed(Left(), Struck(), Struck())
    outing = garden.room.outing()
    times = outing.times
    assert len(times) == 5
    assert list(times) == sorted(times)

    def place(at: int, what: Admission = Admission.HIT) -> int | None:
        return outing.place_of(OwnedUp("Ada", what, 1, at))

    assert [place(times[n]) for n in (2, 3, 4)] == [2, 3, 4]
    assert [place(times[n] - 1) for n in (3, 4)] == [2, 3]
    assert place(times[2] - 1) is None, "nobody had fired"
    assert place(times[4] + 10**6) == 4
    hands = Admission.HANDS_UP
    assert place(times[1], hands) == place(times[2] - 1, hands) == 1
    assert place(times[2], hands) == 1, "late, and still of this round"
    assert place(times[1] - 1, hands) is None


def test_what_is_tapped_in_one_round_is_never_of_the_round_before() -> None:
    garden, _ = boxed(Left(), Struck(), Struck(), Struck())
    assert garden.book.stage is StageId.DIVIDE
    garden.note(Ran(DECK))
    outing = garden.room.outing()
    now = OwnedUp("Ada", Admission.HIT, 1, outing.times[-1])
    assert outing.place_of(now) is None
    before = replace(now, at=outing.times[-1] - 1)
    assert outing.place_of(before) == 4


def test_of_several_words_the_last_counts_and_only_while_its_step_is_on() -> None:
    garden, ada = boxed(Left())
    for count in (3, 1, 2):
        garden.own_up(ada, 0, garden.now, count)
    garden.own_up(ada, 1, garden.now)
    assert garden.seen(garden.pen).hits == (2, 1, 0, 0, 0, 0, 0, 0, 0)
    garden.note(Struck())
    assert garden.seen(garden.pen).hits == (0,) * 9
    assert garden.seen().hands == ()


def test_hands_that_are_up_are_seen_until_the_second_whistle() -> None:
    garden, ada = boxed()
    for seat, up in ((1, 1), (0, 1), (1, 0)):
        name = garden.room.chairs[seat].name
        garden.do(ada, Admit(name, Admission.HANDS_UP, garden.now, up))
    assert garden.seen(garden.pen).hands == (0,)
    garden.note(Left((0,)))
    assert garden.seen(garden.pen).hands == ()


def test_a_late_hit_of_one_leaves_to_each_other_whom_they_touched() -> None:
    garden = Garden(box=True)
    phone = garden.phone(4)
    garden.begin().note(Ran(DECK), Left(), Struck(), Struck())
    tapped = garden.now + 1_000
    hits = (0, 1, 0, 0, 0, 1)
    garden.note(Struck(hits, touched=((0,), (8,))))
    garden.own_up(phone, 4, tapped)
    (noted,) = [one for one in garden.room.outing().pages().facts if isinstance(one, Struck) and any(one.hits)]  # fmt: skip
    assert noted.hits[:6] == (0, 1, 0, 0, 1, 1)
    assert noted.touched == ((0,), (), (8,))


def test_a_late_hit_that_was_noted_with_more_stays_as_it_was() -> None:
    garden, ada = boxed(Left())
    tapped = garden.now + 1_000
    garden.note(Struck((2,)))
    garden.own_up(ada, 0, tapped, 1)
    assert garden.book.table[0].wounds == 2
    garden.own_up(ada, 0, tapped, 3)
    assert garden.seen(garden.pen).late == (Late(0, StageId.BBB, noted=True),)
    assert garden.book.table[0].wounds == 3


def test_what_came_late_is_told_until_the_next_fact() -> None:
    garden, ada = boxed(Left())
    tapped = garden.now + 1_000
    garden.note(Struck())
    garden.own_up(ada, 0, tapped)
    assert len(garden.seen(garden.pen).late) == 1
    garden.note(Struck())
    assert garden.seen(garden.pen).late == ()


def test_a_fact_is_never_noted_before_the_one_in_front_of_it() -> None:
    garden, _ = boxed()
    outing = garden.room.outing()
    earlier = outing.noting(Left(), outing.times[-1] - 5_000)
    assert earlier.times == (*outing.times, outing.times[-1])
    later = outing.noting(Left(), outing.times[-1] + 5_000)
    assert later.times == (*outing.times, outing.times[-1] + 5_000)
    back = later.writing(later.pages().undoing(2), later.times[-1] + 1)
    assert back.times == outing.times[:1]


def test_cards_shared_out_late_begin_no_count_anew() -> None:
    garden = Garden()
    ada = garden.phone(0)
    garden.begin()
    tapped = garden.now
    garden.note(Ran())
    whistle = garden.seen().whistle_at
    garden.now += 2_000
    garden.do(ada, ShareOut(("Bruno", "Ada", "Cleo"), tapped))
    assert garden.seen().whistle_at == whistle


def test_cards_stay_entrusted_to_the_phone_that_had_the_pen_when_they_were_dealt() -> None:
    garden = Garden().begin()
    second = garden.enter("Second")
    garden.do(second, AskPen())
    garden.wait(OBJECTION)
    assert garden.seen().pen == second
    assert garden.seen(second).trusted == ()
    garden.do(second, CountAloud())
    first, garden.pen = garden.pen, second
    garden.note(Ran(), Left())
    assert garden.room.outing().dealt_to == first
    while garden.book.stage is not StageId.DIVIDE:
        garden.note(Struck())
    assert garden.room.outing().dealt_to == second
    assert garden.seen(second).trusted != ()


def test_a_count_of_three_is_as_long_as_the_tempo_and_a_long_one_ten_seconds() -> None:
    garden = Garden().begin()
    garden.note(Ran())
    assert garden.seen().count_from == 10
    assert garden.seen().beat == 1_000
    assert garden.seen().whistle_at == garden.now + LEAD + 10_000
    garden.do(garden.pen, CountAloud())
    assert garden.seen().count_from == 3
    assert garden.seen().beat == garden.room.lengths.beat
    garden.do(garden.pen, TakeBack(after=1))
    assert garden.seen().whistle_at is None


def test_shares_are_told_while_the_next_cards_are_divided() -> None:
    garden = Garden().begin()
    assert garden.seen().split is None
    garden.play_round()
    first = garden.seen().split
    assert first is not None
    garden.note(Ran())
    assert garden.seen().split is None
    garden.note(Left())
    while garden.book.stage is not StageId.DIVIDE:
        garden.note(garden.something())
    assert garden.seen().split is not None
    assert garden.room.outing().round == 3


def test_whoever_comes_late_sits_behind_their_team_and_is_taken_back_again() -> None:
    garden = Garden(box=True).begin()
    garden.note(Joined(1, "Zoe"), Joined(0, "Yann"))
    names = [chair.name for chair in garden.room.chairs]
    assert names == ["Ada", "Bruno", "Cleo", "Yann", "Dario", "Edie", "Fitz", "Zoe", "Gina", "Hugo", "Ida"]  # fmt: skip
    assert garden.room.outing().names == tuple(names)
    assert [garden.room.chairs[seat].team for seat in (3, 7)] == [0, 1]
    garden.do(garden.pen, TakeBack(after=2))
    assert [chair.name for chair in garden.room.chairs][3] == "Dario"
    assert "Zoe" in garden.room.outing().names
    garden.do(garden.pen, TakeBack(after=1))
    assert len(garden.room.chairs) == 9
    garden.note(WentHome(0))
    assert len(garden.room.chairs) == 9


def test_who_was_not_there_yet_can_have_been_hit_by_nobody() -> None:
    garden, ada = boxed(Left())
    garden.note(Struck())
    tapped = garden.now
    garden.note(Struck(), Struck(), Joined(0, "Zoe"))
    zoe = Admit("Zoe", Admission.HIT, tapped)
    assert garden.refused(ada, zoe) is Code.STALE
    outing = garden.room.outing()
    assert outing.seat_then("Zoe", 2) is None
    assert outing.seat_then("Zoe", 6) == 3
    assert outing.seat_then("Dario", 2) == 3
    assert outing.seat_then("Dario", 6) == 4
    assert outing.seat_then("Nobody", 6) is None


@pytest.mark.parametrize("box", [False, True])
def test_before_a_game_nothing_is_told_but_who_leads(*, box: bool) -> None:
    garden = Garden(box=box)
    seen = garden.seen(garden.pen)
    assert (seen.pen, seen.box, seen.facts, seen.view) == (garden.pen, box, 0, None)
    assert garden.room.outing().round == 0
    with_game, without = garden.room.outing().secrets(), Garden().begin().room.outing().secrets()
    assert without > with_game


def test_nobody_whistles_before_there_is_a_game() -> None:
    garden = Garden()
    assert garden.refused(garden.pen, Whistled()) is Code.STALE
    garden.begin()
    garden.do(garden.pen, Whistled())


@pytest.mark.parametrize("playing", [False, True])
def test_a_godfather_plays_along_or_only_leads(*, playing: bool) -> None:
    garden = Garden()
    garden.do(garden.pen, SetOut(TEAMS, playing=playing))
    setting = garden.room.options
    assert isinstance(setting, LiveSetting)
    assert setting.godfather is (Godfather.PLAYER if playing else Godfather.PERSON)
    assert setting.teams == (3, 3, 3)
