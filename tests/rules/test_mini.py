"""The mini edition is the end of a classic game, and nothing that could not be one."""

import pytest

from standoff.rules.chance import Scripted
from standoff.rules.classic.hand import Hand
from standoff.rules.classic.mini import MiniOptions
from standoff.rules.classic.words import PowerSet
from standoff.rules.game import deal
from standoff.rules.notes import Notes
from standoff.rules.options import ImpossibleTableError, Money, word_of


def test_it_begins_where_a_classic_game_could_have_come_to() -> None:  # C5, C59
    options = MiniOptions(players=3, rounds=2, wounds=1)
    assert (options.played, options.scars, options.pile) == (6, 2, Notes(tens=10))
    table, _ = deal(options, Scripted((10_000,) * 10))
    assert table.round == 7
    assert [one.wounds for one in table.gangsters] == [2, 2, 2]


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        ({"players": 7}, "players of a mini game are 2 to 6, not 7"),
        ({"rounds": 0}, "rounds of a mini game are 1 to 8, not 0"),
        ({"wounds": 4}, "wounds of a mini game are 1 to 3, not 4"),
        ({"hand": Hand(click=1, bang=3)}, "there are no such bullets"),
        ({"notes": Notes(tens=20)}, "there are no such notes"),
        ({"hand": Hand(click=1)}, "everybody needs a bullet for every round"),
        ({"notes": Notes(tens=5)}, "there are 5 notes for every round"),
        ({"powers": PowerSet.ALL}, "no powers and no cop"),
    ],
)
def test_an_end_that_no_game_comes_to_is_refused(asked: dict[str, object], why: str) -> None:
    with pytest.raises(ImpossibleTableError, match=why):
        MiniOptions(**asked)  # type: ignore[arg-type]


def test_a_word_that_is_none_of_the_few_is_refused_with_those_there_are() -> None:
    with pytest.raises(ImpossibleTableError, match="money is one of open, closed, not 'some'"):
        word_of(Money, "money", "some")
