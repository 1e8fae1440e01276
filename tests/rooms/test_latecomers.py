"""Whoever comes late to an outing: from when they play, and whose a late phone is."""

from msgspec.structs import replace

from standoff.ledger.live.facts import Declared, Joined, Left, Ran, Slapped, Struck
from standoff.protocol.deeds.outing import Admission, Admit, SeatPhone, ShareOut
from standoff.protocol.deeds.real import BringBack, Note, TakeBack
from standoff.protocol.real import Late
from standoff.protocol.refusal import Code
from standoff.rules.cards import Weapon
from standoff.rules.live.events import Wounded
from standoff.rules.live.words import Place, StageId
from tests.rooms.garden import DECK, TEAMS, Garden


def test_a_latecomer_plays_from_the_next_deal_on_and_is_taken_back_with_their_chair() -> None:
    garden = Garden()
    ida = garden.phone(8)
    garden.begin()
    before = garden.book.table.gangsters
    garden.note(Joined(0, "Zoe"))
    names = [chair.name for chair in garden.room.chairs]
    assert names[:5] == ["Ada", "Bruno", "Cleo", "Zoe", "Dario"]
    assert garden.room.seat_of(ida) == 9
    table = garden.book.table
    assert table[3].place is Place.SITTING_OUT
    assert (*table.gangsters[:3], *table.gangsters[4:]) == before
    garden.play_round()
    table = garden.book.table
    assert table[3].place is Place.IN_PLAY
    assert table[3].card is not None
    garden.do(garden.pen, TakeBack(after=garden.seen().facts, facts=garden.seen().facts))
    assert [chair.name for chair in garden.room.chairs] == [name for team in TEAMS for name in team]
    assert garden.book.table.gangsters == before
    garden.do(garden.pen, BringBack(after=0))
    assert garden.room.chairs[3].name == "Zoe"


def test_what_was_noted_before_a_latecomer_came_is_still_of_the_same_people() -> None:
    garden = Garden(box=True).begin()
    shown = (Declared(8, Weapon.BACKSTAB, 3), Declared(4, Weapon.KEVLAR))
    garden.note(Ran(DECK), Left((3,)), Struck((0, 0, 0, 0, 1, 0, 1, 0, 1), shown))
    garden.note(Slapped(5), Struck(), Struck((0, 0, 0, 0, 0, 0, 0, 1), touched=((0,),)))
    events = garden.book.events
    garden.note(Joined(0, "Zoe"))
    up = [0, 1, 2, 4, 5, 6, 7, 8, 9]
    after = garden.book
    hurt = [event for event in events if isinstance(event, Wounded)]
    assert len(hurt) == 4
    assert [event for event in after.events if isinstance(event, Wounded)] == [
        replace(event, seat=up[event.seat]) for event in hurt
    ]
    assert after.table[8].place is Place.SITTING_OUT
    assert after.table[3].place is Place.IN_PLAY


def test_a_hit_of_before_a_latecomer_came_is_noted_for_whoever_was_hit() -> None:
    garden = Garden(box=True)
    ida = garden.phone(8)
    garden.begin().note(Ran(DECK), Left())
    tapped = garden.now + 1_000
    garden.note(Struck(), Struck(), Struck(), Joined(0, "Zoe"), Joined(1, "Yann"))
    assert garden.room.seat_of(ida) == 10
    garden.do(ida, Admit("Ida", Admission.HIT, tapped))
    hurt = [event.seat for event in garden.book.events if isinstance(event, Wounded)]
    assert hurt == [10]
    assert garden.seen(garden.pen).late == (Late(10, StageId.BBB, noted=True),)
    garden.do(garden.pen, TakeBack(after=garden.seen().facts, facts=2))
    hurt = [event.seat for event in garden.book.events if isinstance(event, Wounded)]
    assert hurt == [8]


def test_cards_shared_out_while_a_latecomer_came_are_held_by_those_who_were_named() -> None:
    garden = Garden()
    ida = garden.phone(8)
    garden.begin()
    dealt = garden.book.table.dealt[2]
    decided = garden.now
    garden.note(Joined(0, "Zoe"))
    for at in (decided, garden.now):
        garden.do(ida, ShareOut(("Ida", "Gina", "Hugo"), at))
        assert [garden.book.table.card_of(seat) for seat in (9, 7, 8)] == list(dealt)
    stranger = ShareOut(("Ida", "Gina", "Nobody"), garden.now)
    assert garden.refused(ida, stranger) is Code.ILLEGAL


def test_nobody_owns_up_to_what_happened_before_they_came() -> None:
    garden = Garden(box=True)
    ada = garden.phone(0)
    garden.begin().note(Ran(DECK), Left())
    tapped = garden.now + 1_000
    garden.note(Struck(), Struck(), Struck(), Joined(0, "Zoe"))
    assert garden.refused(ada, Admit("Zoe", Admission.HIT, tapped)) is Code.STALE


def test_a_latecomer_does_not_unbalance_teams_or_change_the_deck() -> None:
    garden = Garden().begin()
    garden.note(Joined(0, "Zoe"))
    assert garden.refused(garden.pen, Note(after=1, fact=Joined(0, "Yann"))) is Code.ILLEGAL
    garden.note(Joined(1, "Yann"), Joined(2, "Xavier"))
    assert garden.refused(garden.pen, Note(after=3, fact=Joined(0, "Will"))) is Code.ILLEGAL
    garden.note(Ran())
    assert garden.refused(garden.pen, Note(after=4, fact=Joined(0, "Vera"))) is Code.ILLEGAL


def test_only_the_godfather_says_whose_a_late_phone_is() -> None:
    garden = Garden().begin()
    stranger = garden.enter("Stranger")
    assert garden.refused(stranger, SeatPhone(stranger, 8)) is Code.NO_PEN
    garden.do(garden.pen, SeatPhone(stranger, 8))
    assert garden.room.seat_of(stranger) == 8
    assert garden.refused(garden.pen, SeatPhone(stranger, 7)) is Code.FULL
