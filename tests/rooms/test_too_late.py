"""Deeds that come too late, or that mean nobody: each is refused, and why."""

import msgspec
import pytest

from standoff.ledger.live.facts import Declared, Left, Ran, Struck
from standoff.protocol.deeds.outing import SeatPhone, SetOut
from standoff.protocol.deeds.real import AskPen, BeginTable, Note
from standoff.protocol.deeds.seats import Leave
from standoff.protocol.deeds.talk import Taunt
from standoff.protocol.deeds.teams import FillUp, TakeWhistle
from standoff.protocol.members import Kind
from standoff.protocol.refusal import Code
from standoff.protocol.setting import LiveSetting
from standoff.rooms.classic.real import dealt_cards
from standoff.rooms.deeds.doing import ALLOWS, DOES
from standoff.rooms.editions import LIVE
from standoff.rooms.entries import SERVER, Opened, rooms
from standoff.rooms.names import MARKS, clean
from standoff.rooms.server_deeds import (
    AnyDeed,
    Close,
    Count,
    Deal,
    DrawOn,
    EraseMember,
    Permit,
    Succeed,
)
from standoff.rules.cards import Weapon
from standoff.rules.classic.options import Options
from standoff.rules.classic.words import PowerSet
from standoff.rules.live.events import Fell, Split, Withdrew, Wounded
from tests.rooms.evening import Evening, game_of
from tests.rooms.garden import DECK, TEAMS, Garden
from tests.rooms.live_evening import live_game

NOBODY = 99


@pytest.mark.parametrize(
    ("deed", "why"),
    [
        (DrawOn(), Code.STALE),
        (Deal(), Code.STALE),
        (Close(1, {}), Code.STALE),
        (Succeed(NOBODY), Code.STALE),
        (Permit(NOBODY), Code.MALFORMED),
        (EraseMember(NOBODY), Code.MALFORMED),
    ],
)
def test_in_a_lobby_a_server_has_nothing_to_do_for_a_game(deed: AnyDeed, why: Code) -> None:
    evening = Evening()
    evening.sit(2)
    assert evening.refused(SERVER, deed) is why


def test_only_the_window_that_is_open_is_closed_or_counted() -> None:
    evening, _ = game_of(4)
    number = evening.window.number
    for deed in (Close(number + 1, {}), Close(number - 1, {}), Count(number + 1)):
        assert evening.refused(SERVER, deed) is Code.STALE
    assert evening.window.number == number


def test_a_bot_that_there_is_not_fills_no_team() -> None:
    evening = Evening(LiveSetting())
    (anna,) = evening.sit(1)
    assert evening.refused(anna, FillUp("nobody", 6)) is Code.MALFORMED
    most = evening.room.edition.chairs(evening.room.options)
    assert evening.refused(anna, FillUp("random", most + 1)) is Code.FULL


def test_nobody_takes_the_whistle_while_a_game_is_on() -> None:
    evening, (anna, *_) = live_game(1, 6)
    assert evening.refused(anna, TakeWhistle(on=True)) is Code.STALE


def test_once_an_outing_has_begun_it_begins_once_and_in_its_teams() -> None:
    garden = Garden().begin()
    assert garden.refused(garden.pen, SetOut(TEAMS)) is Code.STALE
    assert garden.refused(garden.pen, BeginTable()) is Code.STALE
    assert garden.refused(garden.pen, SeatPhone(NOBODY, 0)) is Code.MALFORMED
    watcher = garden.enter("Wanda", Kind.WATCHER)
    assert garden.refused(garden.pen, SeatPhone(watcher, 0)) is Code.MALFORMED


def test_an_outing_without_teams_cannot_begin_and_nothing_is_noted_in_it() -> None:
    evening = Evening(LiveSetting(), real=True)
    pen = evening.enter("Godfather")
    assert evening.refused(pen, BeginTable()) is Code.TOO_FEW
    assert evening.refused(pen, Note(after=0, fact=Ran())) is Code.STALE


def test_a_pen_that_nobody_holds_is_had_for_the_asking() -> None:
    garden = Garden()
    phone = garden.phone(0)
    garden.begin()
    garden.do(garden.pen, Leave())
    garden.do(phone, AskPen())
    assert garden.seen().pen == phone


def test_a_card_whose_number_nobody_said_is_told_without_one() -> None:  # A58
    garden = Garden(box=True).begin()
    garden.note(Ran(DECK), Left())
    shown = (Declared(0, Weapon.BOOM),)
    garden.note(Struck((1,) + (0,) * 8, shown))
    assert "web-real-out-showed" in [one.message for one in garden.seen().told]


def test_a_journal_opens_its_room_once_and_first() -> None:
    evening = Evening()
    evening.sit(1)
    first, second = evening.journal
    assert isinstance(first, Opened)
    assert len(list(rooms([first, second]))) == 2
    for wrong in ([first, first], [second, first], [second]):
        with pytest.raises(msgspec.ValidationError, match="opens a room"):
            list(rooms(wrong))


def test_phones_deal_powers_also_where_there_is_no_cop() -> None:
    dealt = dealt_cards(Options(5, PowerSet.ALL), bytes(32))
    assert len(set(dealt.powers)) == 5
    assert dealt.roles == ()
    assert len(dealt_cards(Options(5, PowerSet.ALL, cop=True), bytes(32)).roles) == 5


def test_a_letter_carries_so_many_marks_and_none_stands_alone() -> None:
    dot = "\N{COMBINING DOT BELOW}"  # that makes one sign with neither letter
    assert clean(f"{dot}q", 20) == "q"
    for marks in range(5):
        assert clean(f"q{dot * marks}x{dot}", 20) == f"q{dot * min(marks, MARKS)}x{dot}"


def test_every_deed_has_one_who_does_it() -> None:
    assert all(callable(do) for do in (*DOES.values(), *ALLOWS.values()))
    assert {DrawOn, Close, Taunt, SetOut} <= DOES.keys()


def test_what_voices_speak_of_in_live() -> None:
    hit, fell, ran = Wounded(1, 1, Weapon.BBB), Fell(2, Weapon.BOOM), Withdrew(3)
    events = (hit, fell, ran)
    assert LIVE.down(events) == {1, 2}
    assert LIVE.ran(events) == {3}
    assert not LIVE.shared(events)
    assert not LIVE.shared((Split((4,), 0, (), ()),))
    assert LIVE.shared((Split((4,), 1, (), ()),))
