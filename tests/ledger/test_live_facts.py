"""What may be noted down outdoors, and what is refused with its rule."""

import pytest
from msgspec.structs import replace

from standoff.ledger.fault import FactError, Fault
from standoff.ledger.live.book import VOLLEYS
from standoff.ledger.live.facts import (
    Declared,
    Joined,
    Left,
    LiveFact,
    Ran,
    Slapped,
    Struck,
    Touched,
    WentHome,
)
from standoff.ledger.live.gathering import Gathering
from standoff.ledger.live.ledger import LiveLedger
from standoff.ledger.pages import MOST_NOTED
from standoff.protocol.setting import LiveSetting
from standoff.rules.cards import Weapon
from standoff.rules.live.events import Returned
from standoff.rules.live.options import Options
from standoff.rules.live.words import Place, StageId
from standoff.rules.notes import Notes

SETTING = LiveSetting((3, 3, 3))
OPTIONS = SETTING.options(SETTING.teams)
HOUSE, BOX = LiveLedger(OPTIONS, bytes(32)), LiveLedger(OPTIONS)


def noted(*facts: LiveFact, ledger: LiveLedger = HOUSE) -> LiveLedger:
    for fact in facts:
        ledger = ledger.noting(fact)
    return ledger


def refused(ledger: LiveLedger, fact: LiveFact) -> tuple[Fault, str]:
    with pytest.raises(FactError) as error:
        ledger.noting(fact)
    return error.value.fault, error.value.rule


def over() -> LiveLedger:
    """Five rounds in which nothing happens."""
    ledger = HOUSE
    while ledger.book.stage is not StageId.OVER:
        if ledger.book.stage is StageId.DIVIDE:
            ledger = noted(Ran(), Left(), ledger=ledger)
        ledger = ledger.noting(Struck())
    return ledger


@pytest.mark.parametrize(
    ("before", "fact", "why"),
    [
        ((), Left(), (Fault.NOT_NOW, "L29")),
        ((), Struck(), (Fault.NOT_NOW, "L33")),
        ((), Touched(), (Fault.NOT_NOW, "L38")),
        ((), Slapped(), (Fault.NOT_NOW, "L40")),
        ((Ran(),), Ran(), (Fault.NOT_NOW, "L22")),
        ((Ran(),), WentHome(0), (Fault.NOT_NOW, "L17")),
        ((Ran(),), Left((9,)), (Fault.NO_SEAT, "L10")),
        ((Ran(),), Left((-1,)), (Fault.NO_SEAT, "L10")),
        ((Ran(),), Left((4, 4)), (Fault.TWICE, "L29")),
        ((Ran(), Left((4,))), Struck((0, 0, 0, 0, 1)), (Fault.SAFE, "L30")),
        ((Ran(), Left()), Struck((0,) * 9 + (1,)), (Fault.NO_SEAT, "L10")),
        ((Ran(), Left()), Struck((9,) * 9), (Fault.TOO_MANY_HITS, "L28")),
        ((), WentHome(9), (Fault.NO_SEAT, "L10")),
        ((), WentHome(-1), (Fault.NO_SEAT, "L10")),
        ((WentHome(4),), WentHome(4), (Fault.TWICE, "L10")),
        ((), Joined(3, "Jo"), (Fault.NO_SEAT, "L10")),
    ],
)
def test_what_cannot_be_is_refused_with_its_rule(
    before: tuple[LiveFact, ...], fact: LiveFact, why: tuple[Fault, str]
) -> None:
    assert refused(noted(*before), fact) == why


@pytest.mark.parametrize("notes", [Notes(), Notes(-1, 3, 3)])
def test_a_box_has_notes_and_not_less_than_none_of_a_kind(notes: Notes) -> None:  # L16
    assert refused(BOX, Ran(notes)) == (Fault.NO_NOTE, "L16")


def at_a_double() -> LiveLedger:
    """Where somebody in play holds a gun that fires twice."""
    for seed in range(20):
        ledger = noted(Ran(), Left(), ledger=LiveLedger(OPTIONS, seed.to_bytes(32)))
        while ledger.book.stage is not StageId.DOUBLE and ledger.book.stage in VOLLEYS:
            ledger = ledger.noting(Struck())
        if ledger.book.stage is StageId.DOUBLE:
            return ledger
    raise AssertionError


def test_as_many_hits_as_guns_and_two_for_each_double() -> None:  # L28, L35
    ledger = at_a_double()
    table = ledger.book.table
    guns = sum(table.card_of(seat).weapon is Weapon.DOUBLE for seat in table.in_play)
    assert refused(ledger, Struck((2 * guns + 1,)))[0] is Fault.TOO_MANY_HITS
    ledger.noting(Struck((2 * guns,)))


def test_once_the_game_is_over_nothing_more_happens() -> None:  # L15
    ended = over()
    for fact in (Ran(), Struck(), WentHome(0), Joined(0, "Jo")):
        assert refused(ended, fact) == (Fault.OVER, "L15")


@pytest.mark.parametrize(("ledger", "ran"), [(HOUSE, 4), (BOX, 5)])
def test_nobody_comes_so_late_that_no_round_is_left_for_them(  # L15
    ledger: LiveLedger, ran: int
) -> None:
    for _ in range(ran - 1):
        ledger = a_round(ledger)
    ledger.noting(Joined(0, "Jo"))
    ledger = a_round(ledger)
    assert refused(ledger, Joined(0, "Jo")) == (Fault.OVER, "L15")


def a_round(ledger: LiveLedger) -> LiveLedger:
    """One in which nobody is hit."""
    ran = Ran() if ledger.seed is not None else Ran(Notes(4, 6, 6))
    ledger = noted(ran, Left(), ledger=ledger)
    while ledger.book.stage in VOLLEYS:
        ledger = ledger.noting(Struck())
    return ledger


def test_a_latecomer_plays_from_the_next_round_that_is_not_dealt() -> None:
    for ledger, first in ((HOUSE, 2), (BOX, 1)):
        late = ledger.noting(Joined(0, "Jo"))
        assert late.book.playing_from == ((3, first),)
        assert (late.book.table[3].place is Place.SITTING_OUT) is (first == 2)
        assert (3 in a_round(late).book.table.in_play) is True


def test_who_goes_home_is_out_at_once_and_who_is_out_already_is_not_told_of_again() -> None:
    book = noted(WentHome(4)).book
    assert book.table[4].place is Place.SITTING_OUT
    assert book.events[book.news :] == (Returned((), (4,)),)
    assert book.home == (4,)
    late = noted(Joined(0, "Jo"), WentHome(3)).book
    assert late.table[3].place is Place.SITTING_OUT
    assert late.events[late.news :] == ()
    assert late.home == (3,)


def test_whoever_knows_fewer_cards_is_told_which_gun_was_called() -> None:
    book = noted(Ran(), Left(), Struck()).book
    called = book.since[-1]
    assert isinstance(called, Struck)
    assert called.gun is Weapon(book.stages[-1])
    said = noted(Ran(), Left(), Struck(gun=called.gun)).book.since[-1]
    assert said == called
    others = next(gun for gun in (Weapon.DOUBLE, Weapon.SHOTGUN) if gun is not called.gun)
    assert refused(noted(Ran(), Left()), Struck(gun=others)) == (Fault.NOT_NOW, "L33")


def test_seats_move_up_behind_a_latecomer_and_back_in_time() -> None:
    gathering = Gathering(OPTIONS, (Ran(), Joined(0, "Jo"), Left((4,))), house=False)
    assert [gathering.now(seat, 1) for seat in (0, 2, 3, 8)] == [0, 2, 4, 9]
    assert [gathering.now(seat, 2) for seat in (0, 2, 3, 8)] == [0, 2, 3, 8]
    assert [gathering.then(seat, 1) for seat in (0, 2, 3, 4, 9)] == [0, 2, None, 3, 8]
    assert [gathering.then(seat, 2) for seat in (2, 3, 4)] == [2, 3, 4]
    assert gathering.options.members[0] == (0, 1, 2, 3)
    assert gathering.playing_from == {3: 2}


def test_two_who_come_together_both_play_where_they_sit_in_the_end() -> None:
    gathering = Gathering(OPTIONS, (Joined(1, "Al"), Joined(0, "Jo")), house=False)
    assert gathering.playing_from == {7: 1, 3: 1}
    assert [gathering.now(seat, 0) for seat in (2, 3, 5, 6)] == [2, 4, 6, 8]


def test_what_was_noted_before_somebody_came_is_still_of_the_same_people() -> None:
    before = (
        Ran(),
        Left((4, 2)),
        Struck((1, 0, 0, 2), (Declared(3, Weapon.BOOM, 7),), ((5,), (0, 3)), Weapon.BBB),
        Touched((8,), (Declared(8, Weapon.KEVLAR),)),
        Slapped(3, (Declared(2, Weapon.KEVLAR),)),
        Slapped(None),
        WentHome(3),
    )
    joined = Joined(0, "Jo")
    after = Gathering(OPTIONS, (*before, joined), house=False).facts
    assert after == (
        Ran(),
        Left((5, 2)),
        Struck(
            (1, 0, 0, 0, 2, *(0,) * 5), (Declared(4, Weapon.BOOM, 7),), ((6,), (0, 4)), Weapon.BBB
        ),
        Touched((9,), (Declared(9, Weapon.KEVLAR),)),
        Slapped(4, (Declared(2, Weapon.KEVLAR),)),
        Slapped(None),
        WentHome(4),
        joined,
    )


def test_hits_on_a_seat_that_there_is_not_are_refused_and_none_there_are_nothing() -> None:
    assert Gathering(OPTIONS, (Struck((0,) * 12),), house=True).facts == (Struck((0,) * 9),)
    with pytest.raises(FactError) as fault:
        Gathering(OPTIONS, (Struck((0,) * 9 + (1,)),), house=True)
    assert (fault.value.fault, fault.value.rule) == (Fault.NO_SEAT, "L10")


EVERY = [SETTING.options((size,) * teams) for teams in (2, 3, 4) for size in (3, 4)]


def larger(options: Options) -> Options:
    """With one more in the first team."""
    first, *others = options.teams
    return replace(options, teams=(replace(first, size=first.size + 1), *others))


def test_a_team_grows_by_one_and_the_deck_stays_the_same() -> None:  # A79, L14
    by_one = noted(Joined(0, "Jo"), ledger=BOX)
    assert refused(by_one, Joined(0, "Al")) == (Fault.UNBALANCED, "A79")
    assert by_one.noting(Joined(1, "Al")).book.table.options.gangsters == 11
    setting = next(s for s in EVERY if s.red != larger(s).red)
    house = LiveLedger(setting, bytes(32))
    assert refused(house, Joined(0, "Jo")) == (Fault.OTHER_DECK, "L14")
    assert LiveLedger(setting).noting(Joined(0, "Jo")).book.table.options.gangsters


def test_a_team_holds_its_cards_otherwise_only_before_it_ran_and_all_of_it() -> None:  # L18, L19
    ledger = HOUSE.sharing(1, (5, 3, 4), 0)
    dealt = HOUSE.book.table.dealt[1]
    assert [ledger.book.table.card_of(seat) for seat in (5, 3, 4)] == list(dealt)
    for to in ((5, 3), (5, 3, 3), (0, 1, 2), (3, 4, 5, 6)):
        with pytest.raises(FactError) as fault:
            HOUSE.sharing(1, to, 0)
        assert (fault.value.fault, fault.value.rule) == (Fault.NO_SEAT, "L19")
    ran = noted(Ran(), Left())
    assert ran.sharing(1, (5, 3, 4), 0).book.table.card_of(5) == dealt[0]
    for late, place in ((ran, 1), (ran.noting(Struck()), 0), (BOX, 0)):
        with pytest.raises(FactError) as fault:
            late.sharing(1, (5, 3, 4), place)
        assert (fault.value.fault, fault.value.rule) == (Fault.NOT_NOW, "L18")


def test_what_was_taken_back_comes_back_in_order_and_no_more_than_there_is() -> None:
    facts = (Ran(), Left((0,)), Struck())
    ledger = noted(*facts)
    assert [one.fact for one in ledger.noted] == ["ran", "left", "struck"]
    assert [one.round for one in noted(Joined(0, "Jo"), Ran()).noted] == [1, 1]
    back = ledger.undoing(2)
    assert (back.facts, back.undone) == (facts[:1], (facts[2], facts[1]))
    assert back.redoing().redoing() == ledger
    for too_many in (0, 4, -1):
        with pytest.raises(FactError) as fault:
            ledger.undoing(too_many)
        assert (fault.value.fault, fault.value.rule) == (Fault.NOTHING, "C11")
    with pytest.raises(FactError):
        ledger.redoing()
    assert back.noting(Left()).undone == ()


def test_each_fact_is_listed_with_its_round_and_only_the_latest_of_them() -> None:
    ledger = noted(Ran(), ledger=a_round(HOUSE))
    listed = ledger.noted
    assert [one.round for one in listed] == [1] * (len(listed) - 1) + [2]
    while ledger.book.stage is not StageId.OVER:
        following: dict[StageId, LiveFact] = {StageId.NERVE: Left(), StageId.DIVIDE: Ran()}
        ledger = ledger.noting(following.get(ledger.book.stage, Struck()))
    assert len(ledger.noted) == min(MOST_NOTED, len(ledger.facts))
    assert ledger.noted[-1].round == 5
