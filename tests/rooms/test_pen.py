"""The pen of an outing: it passes to another phone, stops whistles, and notes who goes home."""

import pytest

from standoff.ledger.live.facts import Left, Ran, Struck, WentHome
from standoff.protocol.deeds.outing import Propose, Settle, ShareTrusted, Whistled
from standoff.protocol.deeds.real import AskPen, CountAloud, KeepPen, Note
from standoff.protocol.real import PenWanted
from standoff.protocol.refusal import Code
from standoff.rooms.companion import OBJECTION
from standoff.rooms.live.outing import LEAD
from standoff.rules.cards import Weapon
from standoff.rules.live.words import Place, StageId
from tests.rooms.garden import DECK, Garden


@pytest.fixture
def garden() -> Garden:
    return Garden().begin()


def test_another_phone_gets_the_pen_after_ten_seconds_unless_its_holder_objects(
    garden: Garden,
) -> None:
    second = garden.enter("Second")
    assert garden.refused(second, Note(after=0, fact=Ran())) is Code.NO_PEN
    garden.do(second, AskPen())
    assert garden.seen(garden.pen).wanted == PenWanted(second, garden.now + OBJECTION)
    garden.wait(OBJECTION - 1)
    garden.do(garden.pen, KeepPen())
    garden.wait(2 * OBJECTION)
    assert garden.refused(second, Note(after=0, fact=Ran())) is Code.NO_PEN
    garden.do(second, AskPen())
    garden.wait(OBJECTION)
    assert garden.refused(garden.pen, Note(after=0, fact=Ran())) is Code.NO_PEN
    garden.do(second, Note(after=0, fact=Ran()))
    assert garden.book.stage is StageId.NERVE


def test_the_pen_passes_and_the_cards_entrusted_to_the_old_phone_only_with_the_next_deal() -> None:
    garden = Garden()
    ada = garden.phone(0)
    garden.begin().note(Ran(), Left())
    entrusted = garden.seen(garden.pen)
    assert entrusted.pocket is not None
    assert len(entrusted.pocket.held) == 9
    assert {one.seat for one in entrusted.trusted} == {3, 4, 5, 6, 7, 8}
    garden.do(ada, AskPen())
    garden.wait(OBJECTION)
    garden.pen, old = ada, garden.pen
    assert garden.seen(old).pocket is None
    taken = garden.seen(ada)
    assert taken.pocket is not None
    assert ({one.seat for one in taken.pocket.held}, taken.trusted) == ({0, 1, 2}, ())
    assert taken.pocket.seed == ""
    while garden.book.stage is not StageId.DIVIDE:
        garden.note(garden.something())
    dealt = garden.seen(ada)
    assert {one.seat for one in dealt.trusted} >= {6, 7, 8}
    assert dealt.pocket is not None
    assert dealt.pocket.seed == garden.room.outing().pages().seed.hex()  # type: ignore[union-attr]


def test_what_the_old_phone_had_not_sent_is_proposed_to_the_new_one(garden: Garden) -> None:
    second = garden.enter("Second")
    garden.do(second, AskPen())
    garden.wait(OBJECTION)
    garden.do(garden.pen, Propose((Ran(), Left((2,)))))
    assert garden.seen(garden.pen).proposed == ()
    assert garden.seen(second).proposed == (Ran(), Left((2,)))
    garden.do(second, Settle())
    assert garden.seen(second).proposed == (Left((2,)),)


def test_who_whistles_with_their_own_lips_stops_every_phone(garden: Garden) -> None:
    garden.note(Ran())
    garden.do(garden.pen, CountAloud())
    garden.do(garden.pen, Whistled())
    assert (garden.seen().whistle_at, garden.seen().count_from) == (None, 3)


def test_a_fact_sent_late_was_noted_when_it_was_tapped(garden: Garden) -> None:
    tapped = garden.now + 1_000
    garden.now += 60_000
    garden.do(garden.pen, Note(after=0, fact=Ran(), at=tapped))
    assert garden.seen().whistle_at == tapped + LEAD + 10_000


def test_a_team_without_a_phone_divides_its_cards_on_the_godfathers() -> None:  # L18
    garden = Garden()
    garden.phone(0)
    garden.begin()
    dealt = garden.book.table.dealt[1]
    to = ("Fitz", "Dario", "Edie")
    assert garden.refused(garden.pen, ShareTrusted(0, to, garden.now)) is Code.NOT_ASKED
    garden.do(garden.pen, ShareTrusted(1, to, garden.now))
    assert garden.book.table.card_of(5) == dealt[0]
    trusted = garden.seen(garden.pen).trusted
    assert [one.seat for one in trusted] == [5, 3, 4, 6, 7, 8], "in the order they were dealt"


def test_who_goes_home_sits_out_and_nobody_elses_card_changes(garden: Garden) -> None:
    dealt = garden.seen(garden.pen).pocket
    assert dealt is not None
    garden.note(WentHome(4))
    assert garden.seen(garden.pen).pocket.held == dealt.held  # type: ignore[union-attr]
    assert garden.refused(garden.pen, Note(after=1, fact=WentHome(4))) is Code.ILLEGAL
    for _ in range(2):
        garden.play_round()
        out = [told for told in garden.seen().told if told.message == "live-out"]
        assert not any("Edie" in str(told.values) for told in out), "nobody awaits them"
    assert garden.book.table[4].place is Place.SITTING_OUT
    assert garden.seen().home == (4,)


def test_a_gun_that_nobody_has_is_called_in_vain_and_hits_by_it_are_refused() -> None:  # L35
    garden = Garden(box=True).begin()
    garden.note(Ran(DECK), Left(), Struck((1, 1, 1, 1, 1, 1, 1, 1, 1)))
    assert garden.book.stage is StageId.DIVIDE
    garden.note(Struck(gun=Weapon.DOUBLE), Struck(gun=Weapon.SHOTGUN))
    assert garden.book.stage is StageId.DIVIDE
    hit = Note(after=garden.seen().facts, fact=Struck((1,), gun=Weapon.SHOTGUN))
    assert garden.refused(garden.pen, hit) is Code.ILLEGAL
