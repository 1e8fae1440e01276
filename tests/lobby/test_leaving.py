"""Who leaves others a bot to play with, again and again, waits for the next table of strangers."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from standoff.client.device import Device
from standoff.journal.journal import Journal
from standoff.journal.opening import open_journal
from standoff.lobby.book import HouseBook
from standoff.lobby.patience import FOR_OTHERS, FORGIVEN_AFTER, WAITS, Patience
from standoff.lobby.shelf import Shelf
from standoff.lobby.watch import Watch
from standoff.protocol import hello
from standoff.protocol.closing import Why
from standoff.protocol.deeds.hosting import Kick, Publish
from standoff.protocol.deeds.lobby import Start
from standoff.protocol.deeds.play import Rest
from standoff.protocol.deeds.seats import AddBot, Leave
from standoff.protocol.messages import Played, Welcome
from standoff.protocol.replies import Closing
from standoff.rooms import public
from standoff.rooms.entries import Done
from standoff.rooms.server_deeds import AnyDeed
from standoff.rules.classic.options import Options
from standoff.server.clock import SteadyClock
from standoff.server.keeper import Keeper
from tests.lobby.conftest import LONG
from tests.lobby.meeting import new_key, opened, playing
from tests.rooms.evening import Evening
from tests.server.serving import Running, heard, on_a_loop, socket

NOON = 1_700_000_000_000
NETWORK = "10.0.0"


class WatchedEvening(Evening):
    """An evening at a public table, of people with keys called after them, in the middle of a game."""

    def __init__(self, journal: Journal, people: int = 2) -> None:
        super().__init__(Options(4))
        self.kept = journal
        self.book = HouseBook(Shelf(journal), lambda: NOON)
        self.watch = Watch(self.book)
        for name in ("Ada", "Bea")[:people]:
            self.enter(name, person=name)
        self.do(1, Publish(on=True))
        for _ in range(4 - people):
            self.do(1, AddBot("random"))
        self.do(1, Start())

    def write(self, by: int, deed: AnyDeed, command: int) -> bool:
        before = self.room
        done = super().write(by, deed, command)
        entry = self.journal[-1]
        if done and isinstance(entry, Done):
            keeper = Keeper(self.room, self.bots, self.kept, 0, SteadyClock())
            self.watch.noticed(keeper, before, entry)
        return done

    def left(self) -> dict[str, int]:
        """How often each has left."""
        return {whose: len(times) for whose, times in self.book.patience.left.items() if whose}


@asynccontextmanager
async def watched(folder: Path, people: int = 2) -> AsyncIterator[WatchedEvening]:
    async with await open_journal(f"sqlite:///{folder}/journal.db") as journal:
        evening = WatchedEvening(journal, people)
        await evening.book.open()
        yield evening


@on_a_loop
async def test_who_lets_a_game_wait_until_a_bot_plays_for_them_has_left_it_once(
    tmp_path: Path,
) -> None:
    async with watched(tmp_path) as evening:
        while not evening.room.chairs[0].stand_in:
            evening.close()
        evening.do(1, Leave())
        assert evening.left() == {"Ada": 1, "Bea": 1}


@on_a_loop
async def test_who_has_a_bot_play_for_them_has_left_and_who_is_sent_off_has_not(
    tmp_path: Path,
) -> None:
    async with watched(tmp_path) as evening:
        evening.do(2, Rest(on=True))
        assert evening.left() == {"Bea": 1}
        evening.do(2, Rest(on=False))
        evening.do(1, Kick(1))
        assert evening.left() == {"Bea": 1}


@on_a_loop
async def test_who_leaves_a_game_among_bots_leaves_nobody(tmp_path: Path) -> None:
    async with watched(tmp_path, people=1) as evening:
        evening.do(1, Leave())
        assert evening.left() == {}


async def leave_a_game(house: Running, key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave a game with somebody else once it is dealt."""
    monkeypatch.setattr(public, "WAITS", LONG)
    async with playing(house.origin, "Other"):
        monkeypatch.setattr(public, "WAITS", 0)
        async with playing(house.origin, "Runner", key) as runner:
            async for message in runner.messages():
                if isinstance(message, Welcome | Played) and message.view is not None:
                    break
            await runner.do(Leave())


@on_a_loop
async def test_who_leaves_games_of_strangers_again_and_again_waits_for_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = new_key()
    async with opened(tmp_path) as house:
        for _ in range(2):
            await leave_a_game(house, key, monkeypatch)
        # They are told for how long, and so is whoever throws the key away: they are taken for who they were.
        for again in (key, new_key()):
            async with socket(house.origin, hello.PlayNow(name="Runner", key=again)) as line:
                said = await heard(line)
                assert isinstance(said, Closing)
                assert said.why is Why.TOO_SOON
                assert 0 < (said.after or 0) <= WAITS[2]
        # Friends' tables are open to them.
        async with Device(house.origin, hello.Open(name="Runner", key=key)):
            pass


def test_every_time_one_leaves_the_wait_is_longer_and_an_hour_later_it_is_forgiven() -> None:
    patience, now = Patience(), NOON
    waits = []
    for _ in range(6):
        patience.leaves("a", NETWORK, now)
        waits.append(patience.until("a", NETWORK, now) - now)
    assert waits == [0, 30_000, 120_000, 300_000, 900_000, 900_000]
    assert patience.until("a", NETWORK, now + FORGIVEN_AFTER) <= now + FORGIVEN_AFTER


def test_for_what_neighbours_did_nobody_waits_long_and_not_at_all_once_they_played_to_the_end() -> (
    None
):
    patience, now = Patience(), NOON
    for number in range(6):
        patience.leaves(f"throws keys away {number}", NETWORK, now)
    assert patience.until("new key", NETWORK, now) == now + FOR_OTHERS
    assert patience.until("new key", "10.0.1", now) <= now
    patience.stays("neighbour")
    assert patience.until("neighbour", NETWORK, now) <= now


def test_what_somebody_known_does_falls_on_no_neighbour() -> None:
    patience, now = Patience(), NOON
    patience.stays("a")
    for _ in range(6):
        patience.leaves("a", NETWORK, now)
    assert patience.until("a", NETWORK, now) > now
    assert patience.until("new key", NETWORK, now) <= now
