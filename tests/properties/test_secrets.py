"""Nobody learns what is not theirs to know: not from views, events, asks or who is asked."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random

import pytest
from hypothesis import given

from standoff.rules.classic.words import Money
from standoff.rules.game import view
from tests.properties.differences import KINDS, differences
from tests.properties.games import TABLES, TEMPERS, Game, games, played
from tests.properties.leaks import LEAKS
from tests.properties.observing import Rules, first_difference
from tests.properties.twins import Twinning, Twins


def twins_of(game: Game, dice: Random) -> Iterator[Twins]:
    """A twin for every seat and for a watcher, each up to some moment of the game."""
    for seat in (None, *range(game.options.players)):
        moment = dice.randint(1, len(game.turns))
        yield Twinning(game, seat, moment, dice).played()


@cache
def some_twins() -> tuple[Twins, ...]:
    """Twins from every table and temper, always the same; those with most to hide first."""
    some = enumerate(product(reversed(TABLES), TEMPERS))
    return tuple(
        twins
        for seed, (options, temper) in some
        for twins in twins_of(played(options, seed, temper), Random(seed))
    )


@given(games)
def test_a_seat_sees_the_same_in_two_games_that_differ_only_in_what_it_may_not_know(
    game: Game,
) -> None:
    for twins in twins_of(game, Random(game.seed)):
        assert first_difference(twins, Rules()) is None


def test_the_twins_differ_in_every_kind_of_secret() -> None:
    found = Counter(kind for twins in some_twins() for kind in set(differences(twins)))
    assert set(found) == KINDS
    assert min(found.values()) >= 3


def test_all_of_those_twins_look_the_same() -> None:
    assert {first_difference(twins, Rules()) for twins in some_twins()} == {None}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_caught(leak: str) -> None:
    assert any(first_difference(twins, LEAKS[leak]) for twins in some_twins())


@given(games)
def test_a_view_holds_nobody_elses_money_where_it_is_closed(game: Game) -> None:
    for turn in game.turns:
        for seat in (None, *range(game.options.players)):
            money = [other.money for other in view(turn.before, seat).gangsters]
            if game.options.money is Money.OPEN:
                assert money == [one.money for one in turn.before.gangsters]
            else:
                assert money == [
                    one.money if place == seat else None
                    for place, one in enumerate(turn.before.gangsters)
                ]
