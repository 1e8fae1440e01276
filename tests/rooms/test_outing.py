"""A room that leads a game outdoors: phones own up, the Godfather notes, the rules do the rest."""

import pytest

from standoff.ledger.live.book import VOLLEYS
from standoff.ledger.live.facts import (
    Declared,
    Left,
    Ran,
    Slapped,
    Struck,
    Touched,
)
from standoff.protocol.deeds.hosting import Kick
from standoff.protocol.deeds.outing import Admission, Admit, SetOut, ShareOut
from standoff.protocol.deeds.real import (
    BringBack,
    CloseTable,
    CountAloud,
    Note,
    SetTable,
    SitAs,
    TakeBack,
)
from standoff.protocol.messages import OutingWritten
from standoff.protocol.real import Late
from standoff.protocol.refusal import Code
from standoff.rooms import entries, stored
from standoff.rooms.live.outing import LEAD
from standoff.rules.asks import Seat
from standoff.rules.cards import Weapon
from standoff.rules.classic.options import Options
from standoff.rules.live.events import Dealt, Ended
from standoff.rules.live.words import Contact, Place, StageId, Variant
from standoff.server.frames import frames
from tests.journal.evenings import outing
from tests.rooms.evening import Evening
from tests.rooms.garden import DECK, TEAMS, Garden


@pytest.fixture
def garden() -> Garden:
    return Garden().begin()


def holder(garden: Garden, *weapons: Weapon) -> Seat:
    """Somebody who holds one of these."""
    table = garden.book.table
    return next(seat for seat in table.in_play if table.card_of(seat).weapon in weapons)


def test_five_rounds_outdoors_come_to_an_outcome(garden: Garden) -> None:
    for _ in range(5):
        garden.play_round()
    assert garden.book.stage is StageId.OVER
    assert garden.seen().view is not None
    outcome = garden.book.table.outcome
    assert outcome is not None
    assert {account.team for account in outcome.accounts} == {0, 1, 2}


def test_every_phone_is_told_what_the_last_fact_brought_about(garden: Garden) -> None:
    garden.note(Ran())
    assert [one.message for one in garden.seen().told] == ["phase"]
    garden.note(Left(), Struck())
    assert [one.message for one in garden.seen().told] == ["phase"]
    garden.note(Struck((1,) + (0,) * 8))
    messages = [one.message for one in garden.seen().told]
    assert "split-share" in messages
    assert "round" in messages


def test_who_is_back_is_told_until_the_next_round_begins(garden: Garden) -> None:
    sits_out: tuple[Seat, ...] = ()
    for _ in range(4):
        assert garden.seen().back == sits_out
        in_play = garden.book.table.in_play
        sits_out = tuple(seat for seat in range(9) if seat not in in_play)
        garden.play_round()
    garden.note(Ran())
    assert garden.seen().back == ()


@pytest.mark.parametrize("box", [False, True])
def test_the_whole_game_is_told_once_it_is_over_and_of_a_box_only_what_all_saw(
    *, box: bool
) -> None:
    garden = Garden(box=box).begin()
    for _ in range(4):
        garden.play_round()
        assert garden.seen().events == ()
    garden.play_round()
    told = garden.seen().events
    assert isinstance(told[-1], Ended)
    assert any(isinstance(event, Dealt) for event in told) is not box


def test_every_card_of_a_real_box_is_declared_and_no_house_table_needed() -> None:
    garden = Garden(box=True).begin()
    garden.note(Ran(DECK), Left())
    assert garden.book.table.loot == DECK.total
    shown = (Declared(0, Weapon.BOOM, 7), Declared(3, Weapon.BACKSTAB, 4))
    garden.note(Struck((1, 0, 0, 1, 0, 0, 0, 0, 1), (*shown, Declared(8, Weapon.KEVLAR))))
    assert (garden.book.contact, garden.book.bodies) == (Contact.DAGGER, (3,))
    assert garden.book.table[8].wounds == 0
    garden.note(Slapped(1))
    assert (garden.book.contact, garden.book.bodies) == (Contact.BLAST, (0,))
    garden.note(Touched((4, 1)))
    hurt = [garden.book.table[seat].place is Place.HOSPITAL for seat in (0, 1, 4)]
    assert hurt == [True, True, True]
    assert garden.book.stage is StageId.DOUBLE


def test_a_slap_is_for_somebody_in_play_of_another_team_or_for_nobody() -> None:  # L40
    garden = Garden(box=True).begin()
    garden.note(Ran(DECK), Left((1,)))
    garden.note(Struck((0, 0, 0, 1), (Declared(3, Weapon.BACKSTAB, 4),)))
    assert (garden.book.contact, garden.book.bodies) == (Contact.DAGGER, (3,))
    for nobodys in (1, 3, 4):
        fact = Note(after=garden.seen().facts, fact=Slapped(nobodys))
        assert garden.refused(garden.pen, fact) is Code.ILLEGAL
    garden.note(Slapped(None))
    assert all(one.wounds == (seat == 3) for seat, one in enumerate(garden.book.table.gangsters))
    assert garden.book.stage is StageId.DOUBLE


def test_an_outing_is_no_table_and_a_table_no_outing(garden: Garden) -> None:
    assert garden.refused(garden.pen, SetTable(("Ada", "Bo", "Cy", "Di"), Options(4))) is Code.STALE
    table = Evening(real=True)
    pen = table.enter("A phone")
    assert table.refused(pen, SetOut(TEAMS)) is Code.STALE


def test_who_was_wounded_says_nothing_when_their_gun_is_called(garden: Garden) -> None:
    garden.note(Ran(), Left())
    garden.gun(StageId.BBB)
    gun = holder(garden, Weapon.DOUBLE, Weapon.SHOTGUN)
    garden.note(Struck(tuple(int(seat == gun) for seat in range(9))))
    while garden.book.stage in VOLLEYS:
        assert gun not in garden.book.firing
        garden.note(Struck())


def test_a_hit_owned_up_to_on_a_phone_waits_for_the_godfather(garden: Garden) -> None:
    garden = Garden()
    ada = garden.phone(0)
    garden.begin().note(Ran(), Left())
    garden.own_up(ada, 0, garden.now, 2)
    assert garden.seen(garden.pen).hits[0] == 2
    garden.own_up(ada, 0, garden.now, 1)
    assert garden.seen(garden.pen).hits[0] == 1
    assert garden.book.table[0].wounds == 0


def test_a_hit_of_a_minute_ago_is_noted_in_the_phase_it_was_tapped_in() -> None:
    garden = Garden(box=True)
    ada = garden.phone(0)
    garden.begin().note(Ran(DECK), Left())
    tapped = garden.now + 1_000
    garden.note(Struck(), Struck())
    garden.now += 60_000
    garden.own_up(ada, 0, tapped)
    assert garden.book.table[0].hurt_by is Weapon.BBB
    assert garden.book.stage is StageId.SHOTGUN
    assert garden.seen(garden.pen).late == (Late(0, StageId.BBB, noted=True),)
    garden.own_up(ada, 0, tapped)
    assert garden.book.table[0].wounds == 1
    assert len(garden.seen(garden.pen).late) == 1
    garden.own_up(ada, 0, tapped, 0)
    assert garden.book.table[0].wounds == 1


def test_of_what_somebody_owns_up_to_again_and_again_the_last_word_is_kept() -> None:
    """All phones look through it at whatever is done."""
    garden = Garden(box=True)
    ada = garden.phone(0)
    garden.begin().note(Ran(DECK), Left())
    tapped = garden.now + 1_000
    for late in (0, 10_000):
        for count in range(20):
            garden.own_up(ada, 0, tapped + late, count % 10)
        garden.note(Struck())
    for count in range(20):
        garden.own_up(ada, 0, tapped, count % 10)
    assert len(garden.room.outing().admitted) == 2
    assert len(garden.seen(garden.pen).late) == 1


def test_a_late_hit_the_godfather_has_noted_already_is_one_hit() -> None:
    garden = Garden(box=True)
    ada = garden.phone(0)
    garden.begin().note(Ran(DECK), Left())
    tapped = garden.now + 1_000
    garden.note(Struck((1,)))
    garden.own_up(ada, 0, tapped)
    assert garden.book.table[0].wounds == 1
    assert garden.seen(garden.pen).late == ()


def test_a_late_hit_that_changes_what_followed_is_left_to_the_godfather() -> None:
    garden = Garden(box=True)
    ada = garden.phone(0)
    garden.begin().note(Ran(DECK), Left())
    tapped = garden.now + 1_000
    garden.note(Struck(), Struck(), Struck((0, 0, 0, 1), touched=((0,),)))
    garden.note(Ran(DECK))
    garden.own_up(ada, 0, tapped, 2)
    assert garden.seen(garden.pen).late == (Late(0, StageId.BBB, noted=False),)
    assert garden.seen(ada).late == ()


def test_teams_may_differ_by_one_and_variants_be_chosen() -> None:
    garden = Garden()
    four = (*TEAMS[0], "Zoe")
    variants = (Variant.CHAIN_OF_GRENADES, Variant.FOOLPROOF)
    garden.do(garden.pen, SetOut((four, *TEAMS[1:]), variants, walk=True))
    garden.begin()
    options = garden.book.table.options
    assert [team.size for team in options.teams] == [4, 3, 3]
    assert options.variants == variants
    assert garden.book.table.loot == 16
    assert garden.seen().walk


def test_teams_that_differ_by_two_are_refused() -> None:
    garden = Garden()
    five = (*TEAMS[0], "Zoe", "Yann")
    assert garden.refused(garden.pen, SetOut((five, *TEAMS[1:]))) is Code.MALFORMED


def test_of_two_real_cards_with_one_number_the_dagger_goes_first() -> None:
    garden = Garden(box=True).begin()
    garden.note(Ran(DECK), Left())
    shown = (Declared(0, Weapon.BOOM, 7), Declared(3, Weapon.BACKSTAB, 7))
    garden.note(Struck((1, 0, 0, 1), shown))
    assert (garden.book.contact, garden.book.bodies) == (Contact.DAGGER, (3,))
    garden.note(Slapped(0))
    assert (garden.book.contact, garden.book.bodies) == (Contact.BLAST, (0,))


def test_whoever_a_shotgun_hit_touches_others_in_the_same_breath() -> None:
    garden = Garden(box=True).begin()
    garden.note(Ran(DECK), Left(), Struck(), Struck())
    both = (0, 1, 0, 1)
    touching_the_fallen = Note(after=4, fact=Struck(both, touched=((3,), ())))
    assert garden.refused(garden.pen, touching_the_fallen) is Code.ILLEGAL
    assert (
        garden.refused(garden.pen, Note(after=4, fact=Struck(both, touched=((4,),))))
        is Code.ILLEGAL
    )
    garden.note(Struck(both, touched=((4, 5), (5,)), cards=(Declared(4, Weapon.BACKSTAB, 2),)))
    assert (garden.book.contact, garden.book.bodies) == (Contact.DAGGER, (4,))
    assert garden.book.table[4].wounds == 1
    assert garden.book.table[5].place is Place.HOSPITAL


def test_a_late_shotgun_hit_leaves_to_the_others_whom_they_touched() -> None:
    garden = Garden(box=True)
    ada = garden.phone(0)
    garden.begin().note(Ran(DECK), Left(), Struck(), Struck())
    tapped = garden.now + 1_000
    garden.note(Struck((0, 0, 0, 1), touched=((4,),), cards=(Declared(4, Weapon.BACKSTAB, 2),)))
    garden.own_up(ada, 0, tapped)
    table = garden.book.table
    assert [table[seat].place is Place.HOSPITAL for seat in (0, 3)] == [True, True]
    assert (garden.book.contact, table[4].wounds) == (Contact.DAGGER, 1)


def test_nobody_owns_up_for_another_team_or_before_the_shooting(garden: Garden) -> None:
    garden = Garden()
    ada = garden.phone(0)
    garden.begin().note(Ran())
    assert garden.refused(ada, Admit("Ada", Admission.HIT, garden.now)) is Code.STALE
    garden.note(Left())
    assert garden.refused(ada, Admit("Dario", Admission.HIT, garden.now)) is Code.MALFORMED
    garden.own_up(ada, 1, garden.now)
    assert garden.seen().hits[1] == 1


def test_hands_up_tapped_before_the_second_whistle_count_however_late() -> None:
    garden = Garden(box=True)
    ada = garden.phone(0)
    garden.begin().note(Ran(DECK))
    tapped = garden.now + 100
    garden.note(Left((1,)), Struck())
    garden.do(ada, Admit("Ada", Admission.HANDS_UP, tapped))
    assert garden.book.table[0].place is Place.COWARD
    assert garden.book.table[1].place is Place.COWARD


def test_several_facts_are_taken_back_and_brought_back(garden: Garden) -> None:
    garden.note(Ran(), Left((0,)))
    before = garden.book
    garden.note(Struck())
    garden.do(garden.pen, TakeBack(after=3, facts=3))
    assert garden.book.stage is StageId.DIVIDE
    garden.do(garden.pen, BringBack(after=0))
    garden.do(garden.pen, BringBack(after=1))
    assert garden.book == before


def test_every_phone_is_told_ahead_when_to_whistle(garden: Garden) -> None:
    garden.note(Ran())
    assert garden.seen().whistle_at == garden.now + LEAD + 10_000
    garden.do(garden.pen, CountAloud())
    assert garden.seen().whistle_at == garden.now + LEAD + 3 * garden.room.lengths.beat
    garden.note(Left())
    assert garden.seen().whistle_at is None


def test_a_team_sees_its_own_cards_and_the_godfathers_phone_only_those_without_one() -> None:
    garden = Garden()
    ada = garden.phone(0)
    garden.begin()
    own = garden.seen(ada).view
    assert own is not None
    assert own.own is not None
    assert {held.seat for held in own.own.held} == {0, 1, 2}
    assert garden.seen(ada).trusted == ()
    assert {held.seat for held in garden.seen(garden.pen).trusted} == set(range(3, 9))
    watcher = garden.enter("Somebody")
    assert garden.seen(watcher).trusted == ()
    assert garden.seen(watcher).firing == ()


def test_no_phone_joins_a_team_once_its_cards_are_dealt(garden: Garden) -> None:
    stranger = garden.enter("Stranger")
    assert garden.refused(stranger, SitAs(8)) is Code.STALE
    assert garden.room.seat_of(stranger) is None


def test_a_godfather_who_plays_empties_no_chair_whose_cards_they_would_see() -> None:  # V1
    garden = Garden()
    garden.do(garden.pen, SetOut(TEAMS, playing=True))
    garden.phone(3)
    garden.begin()
    assert garden.refused(garden.pen, Kick(3)) is Code.STALE
    garden.do(garden.pen, CloseTable())
    garden.do(garden.pen, Kick(3))


def test_frames_of_an_outing_are_as_long_for_every_team() -> None:
    garden = Garden()
    phones = [garden.phone(seat) for seat in range(9)]
    garden.begin()
    garden.note(Ran(), Left((2,)))
    sizes = set()
    for member in phones:
        assert garden.heard[member][-1].message == OutingWritten(garden.seen(member))
        ((_, number, body),) = frames(garden.room, garden.heard[member][-1:])
        sizes.add(len(body) - len(str(number)))
    assert len(sizes) == 1


def test_a_team_shares_its_cards_out_until_it_runs() -> None:
    garden = Garden()
    ada = garden.phone(0)
    garden.begin()
    dealt = garden.book.table.dealt[0]
    for _ in range(3):  # the last word counts, and no other is kept
        garden.do(ada, ShareOut(("Cleo", "Ada", "Bruno"), garden.now))
    assert len(garden.room.outing().pages().shared) == 1
    assert garden.book.table.card_of(2) == dealt[0]
    assert garden.refused(ada, ShareOut(("Dario", "Ada", "Bruno"), garden.now)) is Code.ILLEGAL
    garden.note(Ran())
    assert garden.refused(ada, ShareOut(("Ada", "Bruno", "Cleo"), garden.now)) is Code.ILLEGAL
    assert garden.book.table.card_of(2) == dealt[0]


def test_cards_shared_out_before_the_count_are_so_even_if_that_is_heard_later() -> None:
    garden = Garden()
    ada = garden.phone(0)
    garden.begin()
    dealt = garden.book.table.dealt[0]
    decided = garden.now
    garden.note(Ran(), Left())
    garden.do(ada, ShareOut(("Cleo", "Ada", "Bruno"), decided))
    assert garden.book.table.card_of(2) == dealt[0]
    assert garden.refused(ada, ShareOut(("Ada", "Bruno", "Cleo"), garden.now)) is Code.ILLEGAL
    garden.note(Struck())
    assert garden.refused(ada, ShareOut(("Ada", "Bruno", "Cleo"), decided)) is Code.ILLEGAL


def test_more_hits_than_guns_are_refused(garden: Garden) -> None:
    garden.note(Ran(), Left())
    guns = len(garden.book.firing) * (1 + (garden.book.stage is StageId.DOUBLE))
    fact = Struck(tuple(int(seat <= guns) for seat in range(9)))
    assert garden.refused(garden.pen, Note(after=2, fact=fact)) is Code.ILLEGAL


def test_an_outing_is_read_from_its_journal_as_it_was() -> None:
    garden, ada = outing(), 2
    *_, room = entries.rooms([stored.decode(stored.encode(entry)) for entry in garden.journal])
    for member in (ada, garden.pen):
        seen = room.outing().seen(room.chairs, member)
        assert seen == garden.seen(member)
