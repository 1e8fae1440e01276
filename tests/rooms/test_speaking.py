"""Bots speak in rooms: once a step was shown, seldom, and never of what they hide."""

from itertools import pairwise
from typing import NamedTuple, cast

import pytest

from standoff.bots.random_bot import RandomBot
from standoff.protocol.messages import Taunted
from standoff.rooms.deeds.talk import TALK_EVERY
from standoff.rooms.editions import Mind
from standoff.rooms.entries import Done, rooms
from standoff.rooms.server_deeds import Close, Speak
from standoff.rules.classic.views import View
from standoff.voices.voice import IDS
from tests.properties.twins import Twins
from tests.rooms.evening import Evening, game_of
from tests.rooms.speaking_streams import LEAKS, SpeakingStream
from tests.rooms.streams import streams, told_apart
from tests.rooms.twin_games import some_twins, twins_from

GAMES, ALL_GAMES = 10, 30


class Compared(NamedTuple):
    """What tells two rooms apart, and how much was said in the first."""

    difference: str | None
    spoken: int


def compared(kind: type[SpeakingStream], twins: Twins) -> Compared:
    one, other = streams(kind, twins)
    assert isinstance(one, SpeakingStream)
    return Compared(told_apart(one, other, twins.seat), len(one.spoken))


def all_compared(first: int, games: int) -> int:
    """Compare what twins of so many seeds hear said; says how many pairs, or fails."""
    twins = [pair for seed in range(first, first + games) for pair in twins_from(seed)]
    found = [compared(SpeakingStream, pair) for pair in twins]
    assert [one.difference for one in found if one.difference is not None] == []
    assert sum(one.spoken for one in found) > games
    return len(found)


def test_what_bots_say_and_when_is_the_same_whatever_they_hide() -> None:
    all_compared(0, GAMES)


@pytest.mark.slow
def test_what_bots_say_is_the_same_at_every_table() -> None:
    all_compared(GAMES, ALL_GAMES)


@pytest.mark.parametrize("leak", LEAKS)
def test_a_bot_that_gives_itself_away_is_caught(leak: str) -> None:
    assert any(compared(LEAKS[leak], twins).difference for twins in some_twins(GAMES))


def played_with_bots(people: int = 1) -> Evening:
    """A whole game of some people among bots, who let it pass."""
    evening, _ = game_of(people)
    for _ in range(400):
        if evening.room.game is None or evening.game.over:
            break
        evening.wait(60_000)
    assert evening.game.over
    return evening


def spoken_in(evening: Evening) -> list[tuple[int, Speak]]:
    """What bots said, and when."""
    done = [entry for entry in evening.journal if isinstance(entry, Done)]
    return [(entry.at, entry.deed) for entry in done if isinstance(entry.deed, Speak)]


def test_bots_are_heard_by_everybody_once_a_step_was_shown_and_never_two_at_once() -> None:
    evening = played_with_bots()
    spoken = spoken_in(evening)
    assert {deed.words for _, deed in spoken} <= set(IDS)
    assert spoken
    assert all(late - early >= TALK_EVERY for (early, _), (late, _) in pairwise(spoken))
    for member in evening.room.members:
        heard = [(one.seat, one.taunt, one.at) for one in evening.told(member, Taunted)]
        assert heard == [(deed.seat, deed.words, deed.at) for _, deed in spoken]


def test_a_bot_speaks_at_most_once_between_two_closed_windows() -> None:
    evening = played_with_bots()
    since = 0
    for entry in evening.journal:
        if isinstance(entry, Done):
            since = 0 if isinstance(entry.deed, Close) else since + isinstance(entry.deed, Speak)
        assert since <= 1


def test_nobody_speaks_for_a_person_who_is_away() -> None:
    evening = played_with_bots(people=4)
    assert all(chair.bot is None for chair in evening.game.chairs)
    assert spoken_in(evening) == []


class Onlooker(RandomBot):
    """Counts how often it looks on."""

    looks = 0

    def watch(self, view: View) -> None:
        self.looks += 1


def test_a_bot_looks_on_once_in_every_window_also_where_nobody_asks_it() -> None:
    evening, _ = game_of(1)
    onlooker = Onlooker()
    evening.bots.minds[1] = cast("Mind", onlooker)
    before = evening.game.windows
    for passed in range(1, 7):
        evening.pass_window()
        assert evening.game.windows == before + passed
        assert onlooker.looks == passed


def test_what_bots_said_is_read_from_the_journal_again() -> None:
    evening = played_with_bots()
    *_, restored = rooms(evening.journal)
    told = {one.id: one.told for one in evening.room.members.values()}
    assert {one.id: one.told for one in restored.members.values()} == told
