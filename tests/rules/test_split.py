"""Phase 7: equal shares without change, the largest that can be made."""

from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest

from standoff.rules.classic.events import Split
from standoff.rules.notes import BOX, NOTES, Notes, Shares, counted, portions, shares
from tests.rules.tables import dealt

K = 1000


def splits() -> Iterator[tuple[Notes, int]]:
    """Every loot of up to eight notes of a kind, for one to six sharers."""
    for twenties, tens, fives in product(range(9), repeat=3):
        for sharers in range(1, 7):
            yield Notes(twenties, tens, fives), sharers


@cache
def handed_out(notes: Notes, share: int, sharers: int) -> Notes | None:
    """By trying everything: the largest notes that make so many equal shares."""
    if sharers == 0:
        return Notes()
    found = []
    for twenties, tens in product(range(notes.twenties + 1), range(notes.tens + 1)):
        fives = share // 5000 - 4 * twenties - 2 * tens
        if 0 <= fives <= notes.fives:
            mine = Notes(twenties, tens, fives)
            others = handed_out(notes.less(mine), share, sharers - 1)
            if others is not None:
                found.append(Notes(*(a + b for a, b in zip(mine, others, strict=True))))
    return max(found, default=None)


def tried(notes: Notes, sharers: int) -> Shares:
    """By trying everything: the largest share there is (C51), with the largest notes (C52)."""
    for share in range(notes.total // sharers // 5000 * 5000, 0, -5000):
        handed = handed_out(notes, share, sharers)
        if handed is not None:
            return Shares(share, handed, notes.less(handed))
    return Shares(0, Notes(), notes)


def test_no_way_of_sharing_is_better() -> None:  # C51, C52, C56
    assert [case for case in splits() if shares(*case) != tried(*case)] == []


@pytest.mark.parametrize(
    ("notes", "sharers", "share", "left"),
    [
        (Notes(1, 2, 2), 3, 10, Notes(1, 0, 0)),  # T1
        (Notes(1, 2, 2), 5, 0, Notes(1, 2, 2)),  # T2
        (Notes(1, 2, 2), 1, 50, Notes()),  # T3, C55
        (Notes(1, 2, 2), 2, 25, Notes()),  # T3
        (Notes(1, 2, 2), 4, 0, Notes(1, 2, 2)),  # T3
        (Notes(1, 2, 2), 6, 0, Notes(1, 2, 2)),  # T3
        (Notes(3, 2, 0), 3, 20, Notes(0, 2, 0)),  # D1
        (Notes(2, 0, 3), 3, 5, Notes(2, 0, 0)),  # D2
        (Notes(5, 0, 0), 3, 20, Notes(2, 0, 0)),  # D3
        (Notes(5, 0, 0), 6, 0, Notes(5, 0, 0)),  # D3, C50, C54
        (Notes(2, 2, 1), 2, 30, Notes(0, 0, 1)),  # D3
        (Notes(0, 0, 5), 2, 10, Notes(0, 0, 1)),  # D3
        (Notes(2, 2, 1), 0, 0, Notes(2, 2, 1)),  # C55
        (Notes(), 4, 0, Notes()),  # C54
    ],
)
def test_loots_worked_out_by_hand(notes: Notes, sharers: int, share: int, left: Notes) -> None:
    split = shares(notes, sharers)
    assert (split.share, split.left) == (share * K, left)


def test_everyone_is_handed_exactly_their_share() -> None:  # C49, C57, A16
    for notes, sharers in splits():
        split = shares(notes, sharers)
        given = portions(split.handed, split.share, sharers)
        assert [sum(portion) for portion in given] == [split.share] * sharers
        assert counted(note for portion in given for note in portion) == split.handed


def test_the_first_from_the_godfather_is_handed_the_largest_notes() -> None:  # A16
    game = dealt(deck="20 10 10 5 5").play("C- D-")
    (split,) = game.told(Split)
    assert split.portions == ((20 * K, 5 * K), (10 * K, 10 * K, 5 * K))


def test_notes_are_never_changed() -> None:  # C50
    for notes, sharers in splits():
        split = shares(notes, sharers)
        assert all(0 <= left <= had for left, had in zip(split.left, notes, strict=True))
        assert split.share * sharers + split.left.total == notes.total


def test_those_who_stand_share_and_nobody_else() -> None:  # C48
    game = dealt(5, deck="20 10 10 5 5").play("A!B C-")
    (split,) = game.told(Split)
    assert (split.among, split.share) == ((0, 3, 4), 10 * K)
    assert [gangster.money for gangster in game.table.gangsters] == [10 * K, 0, 0, 10 * K, 10 * K]


def test_what_does_not_fit_stays() -> None:  # C53
    game = dealt(deck="20 10 10 5 5 5 5 5 5 5").play("D-")
    assert game.table.loot == Notes(1, 0, 5)


def test_money_already_won_is_no_change() -> None:  # C50
    game = dealt(deck="5 5 5 5 5 20 20 10 10 5").play("").play("")
    (split,) = game.told(Split)
    assert (split.share, game["A"].money) == (0, 5 * K)


def test_one_sharer_takes_everything_and_without_one_all_stays() -> None:  # C55
    game = dealt().play("B- C- D-")
    assert (game.sharers, game["A"].money, game.told(Split)[0].left) == ("A", 50 * K, Notes())
    assert dealt().play("A- B- C- D-").told(Split)[0].left == Notes(0, 5, 0)


def test_notes_are_listed_the_largest_first() -> None:  # C52
    assert Notes(1, 2, 1).listed() == (20 * K, 10 * K, 10 * K, 5 * K)
    assert NOTES == (20 * K, 10 * K, 5 * K)
    assert counted(BOX.listed()) == BOX
