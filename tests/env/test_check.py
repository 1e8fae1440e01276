"""Our own checks pass on our environments, and each of them finds a fault that was planted."""

from collections.abc import Mapping
from copy import deepcopy
from random import Random
from typing import Any, ClassVar
from zlib import crc32

import numpy as np
import pytest
from msgspec.structs import replace

import standoff.env
from standoff.cards.tables import live_options
from standoff.env.check import (
    CheckError,
    check,
    copies_play_on_alike,
    games_repeat,
    illegal_actions_are_repaired,
    nothing_leaks,
    records_replay,
)
from standoff.env.classic.parallel import ClassicParallelEnv
from standoff.env.game import Info, Told
from standoff.env.live.parallel import LiveParallelEnv
from standoff.rules.asks import Seat
from standoff.rules.classic.options import Options
from tests.env.suites import LIVE_TABLES, TABLES, called

FULL = Options(6, "all+backstab", cop=True, money="closed")


@pytest.mark.parametrize("options", TABLES, ids=called)
def test_the_classic_passes(options: dict[str, Any]) -> None:
    check(lambda: standoff.env.parallel_env(**options))


@pytest.mark.slow
@pytest.mark.parametrize("options", LIVE_TABLES, ids=called)
def test_live_passes(options: dict[str, Any]) -> None:
    check(lambda: standoff.env.live_env(**options), games=1)


class Faulty(ClassicParallelEnv):
    """The classic with everything on, to be broken in one place."""

    def __init__(self) -> None:
        super().__init__(FULL)


class ForgetsItsSeed(Faulty):
    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> Any:
        told = super().reset(seed, options)
        if seed is not None and seed > 0:
            self.dice = Random()
            told = super().reset(None, options)
        return told


class RepairsByLuck(Faulty):
    def step(self, actions: Mapping[str, int]) -> Any:
        legal = {
            agent: self.legals[self.seats[agent]].actions[-1]
            if actions.get(agent) not in self.legals[self.seats[agent]].actions
            else actions[agent]
            for agent in self.agents
        }
        return super().step(legal)


class SharesACount(Faulty):
    shared: ClassVar[list[int]] = []

    def _observed(self, seats: tuple[Seat, ...]) -> dict[str, Told]:
        self.shared.append(1)
        told = super()._observed(seats)
        for one in told.values():
            one["observation"][9] = len(self.shared) % 97
        return told


class LosesItsMemory(Faulty):
    def __getstate__(self) -> dict[str, Any]:
        forgetful = tuple(replace(one, threatened=one.fled) for one in self.table.gangsters)
        return {**self.__dict__, "table": replace(self.table, gangsters=forgetful)}


class CannotBePickled(Faulty):
    def __init__(self) -> None:
        super().__init__()
        self.secret = lambda: None


class RemembersOldGames(Faulty):
    def __init__(self) -> None:
        super().__init__()
        self.games = 0

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> Any:
        self.games += 1
        told = super().reset(seed, options)
        if self.games > 1:
            self.max_cycles = 20
        return told


class TellsCardsInInfos(Faulty):
    def _informed(self, told: dict[str, Told]) -> dict[str, Info]:
        cards = [gangster.loaded for gangster in self.table.gangsters]
        return {agent: {"cards": cards} for agent in told}


class TellsInObservations(Faulty):
    secret: ClassVar[str]

    def _observed(self, seats: tuple[Seat, ...]) -> dict[str, Told]:
        told = super()._observed(seats)
        for agent, one in told.items():
            other = self.table.gangsters[(self.seats[agent] + 1) % 6]
            one["observation"][9] = crc32(str(getattr(other, self.secret)).encode()) % 97
        return told


class TellsHands(TellsInObservations):
    secret = "hands"


class TellsLoadedCards(TellsInObservations):
    secret = "loaded"


class TellsPowers(TellsInObservations):
    secret = "power"


class TellsRoles(TellsInObservations):
    secret = "role"


class TellsMoney(TellsInObservations):
    secret = "money"


class TellsTheDeck(Faulty):
    def _observed(self, seats: tuple[Seat, ...]) -> dict[str, Told]:
        told = super()._observed(seats)
        for one in told.values():
            one["observation"][9] = self.table.chance.note(39) // 5_000
        return told


class MasksByOthersCards(Faulty):
    def _observed(self, seats: tuple[Seat, ...]) -> dict[str, Told]:
        told = super()._observed(seats)
        for agent, one in told.items():
            other = self.table.gangsters[(self.seats[agent] + 1) % 6]
            if other.loaded and other.loaded[0] == "click":
                one["action_mask"] = np.ones_like(one["action_mask"])
        return told


def test_a_forgotten_seed_is_found() -> None:
    with pytest.raises(CheckError, match="plays differently"):
        games_repeat(ForgetsItsSeed)


def test_another_repair_is_found() -> None:
    with pytest.raises(CheckError, match="lowest legal one"):
        illegal_actions_are_repaired(RepairsByLuck)


def test_what_a_copy_shares_or_loses_is_found() -> None:
    with pytest.raises(CheckError, match="a copy plays differently"):
        copies_play_on_alike(SharesACount, deepcopy)
    with pytest.raises(CheckError, match="a copy plays differently"):
        copies_play_on_alike(LosesItsMemory, deepcopy)


def test_what_cannot_be_kept_is_found() -> None:
    with pytest.raises(CheckError, match="cannot be pickled"):
        check(CannotBePickled, games=1)


def test_what_old_games_leave_behind_is_found() -> None:
    with pytest.raises(CheckError, match="replays differently"):
        records_replay(RemembersOldGames)


@pytest.mark.parametrize(
    "fault",
    [
        TellsCardsInInfos,
        TellsHands,
        TellsLoadedCards,
        TellsPowers,
        TellsRoles,
        TellsMoney,
        TellsTheDeck,
        MasksByOthersCards,
    ],
)
def test_a_leak_is_found(fault: type[Faulty]) -> None:
    with pytest.raises(CheckError, match="is told a secret"):
        nothing_leaks(fault)


class FaultyLive(LiveParallelEnv):
    """Live, to be broken in one place."""

    def __init__(self) -> None:
        options = live_options((3, 3), (), "closed")
        super().__init__(options, max_cycles=500, strict=False, flat=False, render_mode=None)


class TellsCardsOfOtherTeams(FaultyLive):
    def _observed(self) -> dict[str, Any]:
        told = super()._observed()
        for agent, one in told.items():
            other = self.table.gangsters[(self.seats[agent] + 1) % 6].card
            one["observation"][-1] = 0 if other is None else len(other.weapon)
        return told


class TellsStashesOfOtherTeams(FaultyLive):
    def _observed(self) -> dict[str, Any]:
        told = super()._observed()
        for agent, one in told.items():
            team = self.options.team_of[self.seats[agent]]
            one["observation"][-1] = len(self.table.stashes[1 - team])
        return told


class TellsWhatOthersWereDealt(FaultyLive):
    def _informed(self, told: dict[str, Told]) -> dict[str, Info]:
        return {agent: {"dealt": self.table.dealt} for agent in told}


class MasksByCardsOfOtherTeams(FaultyLive):
    def _may(self, seat: Seat) -> list[int]:
        other = self.table.gangsters[(seat + 1) % 6].card
        may = super()._may(seat)
        return may if other is None or other.number is None else may[:1]


@pytest.mark.parametrize(
    "fault",
    [
        TellsCardsOfOtherTeams,
        TellsStashesOfOtherTeams,
        TellsWhatOthersWereDealt,
        MasksByCardsOfOtherTeams,
    ],
)
def test_a_leak_between_teams_is_found(fault: type[FaultyLive]) -> None:
    with pytest.raises(CheckError, match="is told a secret"):
        nothing_leaks(fault)
