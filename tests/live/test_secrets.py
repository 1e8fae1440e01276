"""Nobody learns a card that is not theirs to know: two games that differ in such cards look alike."""

from collections.abc import Callable, Iterator
from functools import cache
from random import Random

import pytest
from hypothesis import given

from standoff.rules.game import asks, redact, view
from standoff.rules.live.events import Event
from standoff.rules.live.table import Table
from tests.live.games import TABLES, TEMPERS, Game, games, played
from tests.live.twins import Twins, Watcher, twins

Look = Callable[[Table, Watcher], object]
Hear = Callable[[Event, Watcher], object]


def looks_alike(pair: Twins, look: Look = view, hear: Hear = redact) -> bool:
    """Whether the watcher sees, hears and is asked the same at every stop of both games."""
    watcher = pair.watcher
    for one, other in zip(pair.one, pair.other, strict=True):
        if look(one.table, watcher) != look(other.table, watcher):
            return False
        if [hear(event, watcher) for event in one.events] != [
            hear(event, watcher) for event in other.events
        ]:
            return False
        if list(asks(one.table)) != list(asks(other.table)):
            return False
        if watcher is not None and asks(one.table).get(watcher) != asks(other.table).get(watcher):
            return False
    return True


def twins_of(game: Game, dice: Random) -> Iterator[Twins]:
    """A twin for some seats, the Godfather and a watcher, each up to a moment before the end."""
    seats: list[Watcher] = [None, game.options.gangsters]
    for watcher in [*seats, *dice.sample(range(game.options.gangsters), 2)]:
        pair = twins(game, watcher, dice.randrange(len(game.turns)), dice)
        if pair is not None:
            yield pair


@cache
def some_twins() -> tuple[Twins, ...]:
    """Twins from many tables and every temper, always the same."""
    return tuple(
        pair
        for seed, options in enumerate(TABLES[::3])
        for pair in twins_of(played(options, seed, TEMPERS[seed % len(TEMPERS)]), Random(seed))
    )


@given(games)
def test_a_watcher_sees_the_same_in_two_games_that_differ_in_cards_unknown_to_them(
    game: Game,
) -> None:  # H12, H13, section 5
    for pair in twins_of(game, Random(game.seed)):
        assert looks_alike(pair)


def test_there_are_twins_for_every_kind_of_watcher() -> None:
    godfathers = [pair for pair in some_twins() if pair.watcher == pair.one[0].table.godfather]
    assert len([pair for pair in some_twins() if pair.watcher is None]) >= 5
    assert len(godfathers) >= 5
    assert len(some_twins()) >= 40


def everything(table: Table, watcher: Watcher) -> object:
    return [gangster.card for gangster in table.gangsters]


def whole_row(table: Table, watcher: Watcher) -> object:
    return sorted(map(str, table.row))


def own_card_of_others_when_wounded(table: Table, watcher: Watcher) -> object:
    return [gangster.card for gangster in table.gangsters if gangster.wounds]


def unredacted(event: Event, watcher: Watcher) -> object:
    return event


@pytest.mark.parametrize("leak", [everything, whole_row, own_card_of_others_when_wounded])
def test_a_view_that_leaks_would_be_caught(leak: Look) -> None:
    assert not all(looks_alike(pair, look=leak) for pair in some_twins())


def test_an_event_that_leaks_would_be_caught() -> None:
    assert not all(looks_alike(pair, hear=unredacted) for pair in some_twins())
