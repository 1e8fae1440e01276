"""No frame of a game at the socket carries a secret of somebody else."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from standoff.client.device import Device
from standoff.client.playing import answer
from standoff.protocol import hello
from standoff.protocol.changes import ViewReader
from standoff.protocol.deeds.lobby import Start
from standoff.protocol.members import Kind
from standoff.protocol.messages import Played, Report, Welcome
from standoff.protocol.replies import Numbered
from standoff.protocol.tempo import Tempo
from standoff.rooms.refusal import RefusedError
from standoff.rules.asks import Ask
from standoff.rules.classic.options import Options
from standoff.rules.classic.words import Money, PowerSet
from tests.server.foreign import Observer, truth_of
from tests.server.serving import ROOMY, served

GAMES, AT_ONCE = 10, 10
FASTER = 60
TABLES = [
    Options(6, PowerSet.ALL_AND_BACKSTAB, cop=True),
    Options(5, PowerSet.ALL, cop=True, money=Money.CLOSED),
    Options(6, PowerSet.ALL_AND_BACKSTAB, money=Money.CLOSED),
    Options(5, PowerSet.STARTER),
    Options(4),
]

Json = Any


class Ear(Device):
    """A device that keeps every message, with its whole view."""

    def __init__(self, origin: str, first: hello.AnyHello) -> None:
        super().__init__(origin, first)
        self.came: list[bytes] = []
        self.whole = ViewReader()

    def hear(self, said: Any) -> None:
        if isinstance(said, Numbered):
            self.came.append(self.whole.read(said.message))
        super().hear(said)


async def play_on(device: Ear, dice: Random) -> None:
    """Answer at random until the report."""
    answered = 0
    async for message in device.messages():
        if isinstance(message, Report):
            return
        if not isinstance(message, Welcome | Played) or message.window is None:
            continue
        ask, window = message.held.ask, message.window
        if isinstance(ask, Ask) and window.number != answered:
            answered = window.number
            try:
                await device.do(answer(window.number, ask.draw(dice)))
            except RefusedError:
                continue  # the window closed in the meantime


async def play_one(origin: str, options: Options, seed: int) -> list[list[Json]]:
    """A game of people, a watcher and a screen: every message to each, the watcher's and screen's last."""
    async with AsyncExitStack() as stack:
        opening = hello.Open(name="Ada", options=options, tempo=Tempo.QUICK)
        host = await stack.enter_async_context(Ear(origin, opening))
        code = host.admitted.code
        devices = [host]
        for kind in [Kind.PLAYER] * (options.players - 1) + [Kind.WATCHER, Kind.TV]:
            entering = hello.Enter(code=code, kind=kind)
            devices.append(await stack.enter_async_context(Ear(origin, entering)))
        await host.do(Start())
        await asyncio.gather(
            *(play_on(device, Random(f"{seed} {place}")) for place, device in enumerate(devices))
        )
        return [[msgspec.json.decode(one) for one in device.came] for device in devices]


def reported(game: list[list[Json]]) -> list[Json]:
    """Everything that happened, with nothing hidden."""
    told = next(message for message in game[0] if message["tell"] == "report")
    events: list[Json] = told["events"]
    return events


def leaks_of(game: list[list[Json]]) -> list[str]:
    """What any message before the end gives away to anybody."""
    truth = truth_of(reported(game))
    players = len(game) - 2
    found = []
    for place, messages in enumerate(game):
        observer = Observer(place if place < players else None, truth)
        for message in messages:
            if message["tell"] == "report" or (message.get("view") or {}).get("outcome"):
                break
            found += [
                f"member {place}, {message['tell']}: {one}" for one in observer.leaks(message)
            ]
    return found


async def played(folder: Path, games: int, first: int = 0) -> list[list[list[Json]]]:
    async with served(folder, limits=ROOMY, speed=FASTER) as server:
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(seed: int) -> list[list[Json]]:
            async with gate:
                return await play_one(server.origin, TABLES[seed % len(TABLES)], seed)

        return await asyncio.gather(*map(one, range(first, first + games)))


@pytest.mark.slow
def test_no_frame_of_some_games_carries_a_secret_of_somebody_else(tmp_path: Path) -> None:
    games = asyncio.run(played(tmp_path, GAMES))
    assert len(games) == GAMES
    assert [one for game in games for one in leaks_of(game)] == []


@pytest.fixture(scope="module")
def a_game(tmp_path_factory: pytest.TempPathFactory) -> list[list[Json]]:
    """A game with powers, a cop and closed money."""

    async def play() -> list[list[Json]]:
        async with served(tmp_path_factory.mktemp("game"), limits=ROOMY, speed=FASTER) as server:
            return await play_one(server.origin, TABLES[1], seed=1)

    return asyncio.run(play())


def plant_a_card(event: Json, game: Json) -> bool:
    if event.get("event") != "discarded-unseen":
        return False
    event.update(event="discarded", bullet="bang")
    return True


def plant_a_power(message: Json, game: Json) -> bool:
    truth = truth_of(reported(game))
    for one in (message.get("view") or {}).get("gangsters", ()):
        if not one.get("power") and one["seat"] != 0:
            one["power"] = truth.powers[one["seat"]]
            return True
    return False


def plant_a_role(message: Json, game: Json) -> bool:
    if message["tell"] != "room":
        return False
    message["room"]["chairs"][0]["role"] = "cop"
    return True


def plant_an_own(message: Json, game: Json) -> bool:
    if not (message.get("view") or {}).get("own"):
        return False
    message["view"]["seat"] = 1
    return True


def plant_a_choice(message: Json, game: Json) -> bool:
    if message["tell"] != "loading":
        return False
    message["bullets"] = ["click"]
    return True


def plant_money(message: Json, game: Json) -> bool:
    if message["tell"] != "played":
        return False
    message["view"]["gangsters"][2]["money"] = 5_000
    return True


PLANTS: dict[str, Callable[[Json, Json], bool]] = {
    "a card that left face down": lambda message, game: any(
        plant_a_card(event, game) for event in message.get("events", ())
    ),
    "a power nobody has shown": plant_a_power,
    "a role on a chair": plant_a_role,
    "the secrets of the next seat": plant_an_own,
    "what was laid": plant_a_choice,
    "closed money": plant_money,
}


@pytest.mark.parametrize("plant", PLANTS)
def test_a_planted_secret_is_found(a_game: list[list[Json]], plant: str) -> None:
    game = deepcopy(a_game)
    assert leaks_of(game) == []
    assert any(PLANTS[plant](message, game) for message in game[0])
    assert leaks_of(game) != []
