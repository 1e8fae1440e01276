"""Phases 8 and 9: shares by money or by cards, the calendar, and who wins."""

from collections.abc import Sequence

import pytest

from standoff.rules.cards import Card, Weapon
from standoff.rules.chance import LiveScripted
from standoff.rules.decisions import WITHDRAW
from standoff.rules.game import asks, deal
from standoff.rules.live.decisions import Touch
from standoff.rules.live.events import Returned, Split
from standoff.rules.live.outcome import Entry, Line, Standing, TieBreak, Victory, outcome
from standoff.rules.live.phases.split import by_cards, by_money
from standoff.rules.live.reckoning import reckon
from standoff.rules.live.words import Place
from tests.live.tables import (
    GODFATHER,
    A,
    B,
    D,
    E,
    F,
    after,
    aimed,
    bbb,
    cards,
    dealt,
    fired,
    told,
    two_teams,
)

PLAIN = "bbb bbb bbb bbb bbb bbb"


def row(twenties: int, tens: int, fives: int) -> tuple[int, ...]:
    return (20_000,) * twenties + (10_000,) * tens + (5_000,) * fives


@pytest.mark.parametrize(
    ("sharers", "share", "left"),
    [
        (8, 20_000, row(0, 0, 5)),  # T10
        (7, 25_000, row(0, 1, 0)),  # T11
        (6, 30_000, row(0, 0, 1)),  # T12
        (9, 20_000, row(0, 0, 1)),  # T12
        (1, 185_000, ()),
        (0, 0, row(4, 7, 7)),  # A72
        (19, 0, row(4, 7, 7)),
    ],
)
def test_the_printed_split(sharers: int, share: int, left: tuple[int, ...]) -> None:  # L51
    values = row(4, 7, 7)
    given, portions = by_money(values, sharers)
    assert given == share
    assert len(portions) == sharers
    assert all(sum(values[place] for place in portion) == share for portion in portions)
    taken = [place for portion in portions for place in portion]
    assert len(taken) == len(set(taken))
    assert tuple(value for place, value in enumerate(values) if place not in taken) == left


def test_sharers_take_the_largest_that_fits_and_the_leftmost_first() -> None:  # L51, A16
    values = (5_000, 20_000, 10_000, 5_000, 10_000, 20_000, 5_000)
    assert by_money(values, 3) == (25_000, ((1, 0), (5, 3), (2, 4, 6)))
    assert by_money(values, 2) == (35_000, ((1, 2, 0), (5, 4, 3)))


@pytest.mark.parametrize(
    ("count", "sharers", "expected"),
    [
        (16, 6, (2, ((0, 1), (2, 3), (4, 5), (6, 7), (8, 9), (10, 11)))),  # T13
        (5, 1, (5, ((0, 1, 2, 3, 4),))),
        (5, 0, (0, ())),
        (2, 3, (0, ((), (), ()))),
    ],
)
def test_foolproof_gives_equal_numbers_of_cards(
    count: int, sharers: int, expected: object
) -> None:  # V3
    assert by_cards((5_000,) * count, sharers) == expected


def test_cards_lie_money_side_up_at_the_split() -> None:  # L49, L52
    deck = tuple(Card(Weapon.BBB, value) for value in row(5, 5, 6))
    table, _ = deal(two_teams(), LiveScripted((deck,) * 2))
    while table.phase.name != "NERVE":
        table = after(table)
    split = next(event for event in told(table) if isinstance(event, Split))
    assert split.row == row(5, 5, 6)
    assert split.share == 30_000  # 180k among six: 20+10 five times, and six fives
    table = after(table)
    assert [sum(card.value for card in stash) for stash in table.stashes] == [90_000, 90_000]
    assert table.carried == len(table.row) - 16 == 0


def test_one_wound_still_shares() -> None:  # L50
    split = next(event for event in told(aimed(PLAIN, {A: bbb(D)})) if isinstance(event, Split))
    assert D in split.among


def test_cowards_return_and_the_fallen_sit_out_one_round() -> None:  # L53, A81
    nerve = aimed(PLAIN, {A: bbb(D), B: bbb(D)})
    assert Returned(back=(E,), out=(D,)) in told(nerve, {E: WITHDRAW})
    table = after(nerve, {E: WITHDRAW})
    assert table.round == 2
    assert table[D].place is Place.SITTING_OUT
    assert table[E].place is Place.IN_PLAY
    while table.round == 2:
        table = after(table)
    assert table[D].place is Place.IN_PLAY


def test_the_first_member_in_play_acts_as_chief() -> None:  # A75, L17
    table = fired("bbb bbb bbb bbb bbb bbb", {A: bbb(D), B: bbb(D)})
    assert list(asks(table)) == [A, E]


def test_a_team_with_one_member_in_play_needs_no_chief() -> None:  # A75
    table = fired("bbb bbb bbb boom1 bbb bbb", {A: bbb(D)})
    table = after(table, {GODFATHER: Touch(((E,),))})
    assert list(asks(table)) == [A]
    held = after(table)
    assert held[F].card == table.dealt[1][0]


def test_the_hospital_is_paid_after_round_5_only() -> None:  # L55, L58
    table = dealt(PLAIN)
    while table.round < 5:
        table = after(table)
    assert [account.total for account in reckon(table).accounts] == [150_000, 150_000]
    for answers in ({}, {}, {A: bbb(D), B: bbb(D)}, {}):
        table = after(table, answers)
    assert table.outcome is not None
    assert table.outcome.accounts[1].lines == (
        Line(Entry.STASH, 38, 190_000),
        Line(Entry.HOSPITAL, 1, -25_000),
    )
    assert table.outcome.winners == (0,)


def standing(team: int, stash: int, hospital: int = 0, members: int = 3) -> Standing:
    return Standing(team, members, stash // 5_000, stash, hospital)


@pytest.mark.parametrize(
    ("standings", "victory", "winners", "tie_break"),
    [
        ([standing(0, 90_000), standing(1, 85_000)], "richest", (0,), None),  # L56
        ([standing(0, 90_000, 1), standing(1, 65_000)], "richest", (0,), TieBreak.COMA),  # L56
        ([standing(0, 90_000), standing(1, 90_000)], "richest", (0, 1), TieBreak.SHARED),
        (
            [standing(0, 65_000), standing(1, 90_000, 1), standing(2, 90_000, 1)],
            "richest",
            (1, 2),
            TieBreak.SHARED,
        ),  # A74
        ([standing(0, 500_000, 3), standing(1, 0)], "richest", (1,), None),  # L57
        ([standing(0, 500_000, 2), standing(1, 0)], "richest", (0,), None),  # D17, A73
        ([standing(0, 500_000, 3), standing(1, 0, 3)], "none", (), None),  # A74
        ([standing(0, 0, 2), standing(1, 0, 1)], "richest", (1,), None),  # A74
        ([standing(0, 100_000, 4, members=5), standing(1, 0, 4, 4)], "richest", (0,), None),
    ],
)
def test_the_richest_team_that_is_not_all_in_coma_wins(
    standings: Sequence[Standing], victory: str, winners: tuple[int, ...], tie_break: TieBreak
) -> None:  # L6
    end = outcome(standings)
    assert (end.victory, end.winners, end.tie_break) == (Victory(victory), winners, tie_break)


def test_foolproof_pays_two_cards_for_each_in_hospital() -> None:  # V4, A80
    end = outcome([Standing(0, 3, 1, 1, 2), Standing(1, 3, 0, 0, 0)], foolproof=True)
    assert [account.total for account in end.accounts] == [-3, 0]
    assert end.winners == (1,)


def test_carried_cards_lie_left_of_the_new_ones() -> None:  # L16
    deck = cards("boom1 boom3 boom5 kevlar backstab2 backstab4 " + "bbb " * 10)
    fresh = cards("shotgun " * 16)
    table, _ = deal(two_teams(), LiveScripted((deck, fresh)))
    while table.round == 1:
        table = after(table)
    assert table.row == (*cards("bbb " * 4), *fresh)
    assert table.carried == 4
