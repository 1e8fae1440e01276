"""How fast the vector engine is beside OpenSpiel: whole random games, and real steps, apart."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from random import Random
from time import process_time
from typing import Protocol

from standoff_bench.race import LAPS, speed_rows, spread
from standoff_bench.report import BenchReport, BenchSheet, Progress, Spread
from standoff_drivers.missing import MissingError

HELP = "the vector engine's random games and steps beside OpenSpiel's, and how near memory's limit"
SECONDS = 45.0

GOOFSPIEL = {"players": 5, "num_cards": 8}
"""The nearest peer: five players, simultaneous, hidden information, in C++."""
DECISIONS = 35
"""The last of eight cards is no choice."""
GAMES_AT_ONCE = 20

PLAYOUT_BATCH, STEP_BATCH, REPEATS = 4_096, 1_024, 8
GPU_PLAYOUT_BATCH, GPU_STEP_BATCH = 1 << 23, 1 << 20

WHOLE, RL = "goofspiel_in_cpp", "goofspiel_rl_interface"
PLAYOUT, FULL_PLAYOUT = "playouts", "playouts_all_powers_and_cop"
STEP, FULL_STEP = "steps", "steps_all_powers_and_cop"
PACKED_STEP = "steps_with_packed_views"
NAMES = {
    WHOLE: "OpenSpiel goofspiel, C++",
    PLAYOUT: "Standoff, 5 players",
    FULL_PLAYOUT: "all powers and the cop",
    RL: "OpenSpiel goofspiel, RL",
    STEP: "Standoff, 5 players",
    FULL_STEP: "all powers and the cop",
    PACKED_STEP: "5 players, packed views",
}
GOALS = {PLAYOUT: 30, STEP: 50}
SLOWER_GOAL = 4


class VectorContender(Protocol):
    """Something that plays for a while."""

    def lap(self, seconds: float) -> tuple[float, float, float, int]:
        """Seconds, games, decisions and runs of one lap of about so long."""


class Goofspiel:
    """Random games of goofspiel: in C++ from the deal to the end, or step by step for a learner."""

    def __init__(self, *, learner: bool) -> None:
        try:
            self.spiel = import_module("pyspiel")
            environments = import_module("open_spiel.python.rl_environment")
        except ImportError as fault:
            raise MissingError(
                'bench vector needs OpenSpiel: pip install ".[lab]" in a clone'
            ) from fault
        self.learner = learner
        self.dice = Random(1)
        if learner:
            self.environment = environments.Environment("goofspiel", **GOOFSPIEL)
        else:
            self.game = self.spiel.load_game("goofspiel", GOOFSPIEL)
            self.bots = [self.spiel.make_uniform_random_bot(seat, seat) for seat in range(5)]

    def lap(self, seconds: float) -> tuple[float, float, float, int]:
        games = 0
        began = process_time()
        while True:
            for _ in range(GAMES_AT_ONCE):
                self._play(games)
                games += 1
            spent = process_time() - began
            if spent >= seconds:
                return spent, games, DECISIONS * games, games

    def _play(self, seed: int) -> None:
        if not self.learner:
            self.spiel.evaluate_bots(self.game.new_initial_state(), self.bots, seed)
            return
        now = self.environment.reset()
        while not now.last():
            legal = now.observations["legal_actions"]
            now = self.environment.step([self.dice.choice(actions) for actions in legal])


@contextmanager
def _on_one_core() -> Iterator[None]:
    """Keep this process, and the threads it starts, on one core."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    allowed = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(allowed)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, allowed)


def measure(seconds: float, progress: Progress) -> BenchReport:
    """Race them in laps on one core; on a GPU, ours have that."""
    with _on_one_core():
        try:
            jax = import_module("jax")
        except ImportError as fault:
            raise MissingError('bench vector needs JAX: pip install ".[lab]" in a clone') from fault
        peers: dict[str, VectorContender] = {
            WHOLE: Goofspiel(learner=False),
            RL: Goofspiel(learner=True),
        }
        device = jax.devices()[0]
        return _raced(peers, device.platform == "gpu", device.device_kind, seconds, progress)


def _raced(
    peers: dict[str, VectorContender], gpu: bool, device: str, seconds: float, progress: Progress
) -> BenchReport:
    speed = import_module("standoff.vector.speed")
    games, steps = (GPU_PLAYOUT_BATCH, GPU_STEP_BATCH) if gpu else (PLAYOUT_BATCH, STEP_BATCH)
    ours = {
        PLAYOUT: speed.playouts(speed.BASE, games, REPEATS),
        FULL_PLAYOUT: speed.playouts(speed.FULL, games, REPEATS),
        STEP: speed.steps(speed.BASE, steps, REPEATS),
        FULL_STEP: speed.steps(speed.FULL, steps, REPEATS),
        PACKED_STEP: speed.steps(speed.BASE, steps, REPEATS, packed=True),
    }
    everyone: dict[str, VectorContender] = {**peers, **ours}
    laps: dict[str, list[tuple[float, float, float, int]]] = {name: [] for name in everyone}
    for lap in range(LAPS):
        for name, contender in everyone.items():
            laps[name].append(contender.lap(seconds / LAPS / len(everyone)))
        progress((lap + 1) / LAPS)
    decisions = {name: spread([one[2] / one[0] for one in run]) for name, run in laps.items()}
    played = {name: spread([one[1] / one[0] for one in run]) for name, run in laps.items()}
    ratios = {
        PLAYOUT: _ratio(laps[PLAYOUT], laps[WHOLE]),
        FULL_PLAYOUT: _ratio(laps[FULL_PLAYOUT], laps[WHOLE]),
        STEP: _ratio(laps[STEP], laps[RL]),
        FULL_STEP: _ratio(laps[FULL_STEP], laps[RL]),
        PACKED_STEP: _ratio(laps[PACKED_STEP], laps[RL]),
    }
    slower = spread(
        [
            base[1] / base[0] * full[0] / full[1]
            for base, full in zip(laps[PLAYOUT], laps[FULL_PLAYOUT], strict=True)
        ]
    )
    copied = speed.bandwidth()
    moved = {
        STEP: _moved(laps[STEP], speed.bytes_a_step(speed.BASE, steps)),
        FULL_STEP: _moved(laps[FULL_STEP], speed.bytes_a_step(speed.FULL, steps)),
        PACKED_STEP: _moved(laps[PACKED_STEP], speed.bytes_a_step(speed.BASE, steps, packed=True)),
    }
    sheets = (
        _sheet("whole games", (WHOLE, PLAYOUT, FULL_PLAYOUT), decisions, played, ratios),
        _sheet(
            "real steps",
            (RL, STEP, FULL_STEP, PACKED_STEP),
            decisions,
            played,
            ratios,
        ),
        BenchSheet(
            ("", "batch", "compiled", "GB/s", "of a copy"),
            tuple(
                (
                    f"{'games' if name in (PLAYOUT, FULL_PLAYOUT) else 'steps'}, {NAMES[name]}",
                    f"{games if name in (PLAYOUT, FULL_PLAYOUT) else steps:,}",
                    f"{one.compile_seconds:.1f} s",
                    f"{moved[name] / 1e9:,.1f}" if name in moved else "",
                    f"{moved[name] / copied:.0%}" if name in moved else "",
                )
                for name, one in ours.items()
            ),
        ),
    )
    return BenchReport(
        title=f"The vector engine on {'a GPU' if gpu else 'one core'} ({device})",
        sheets=sheets,
        notes=(
            "Medians; in brackets the middle half of what was measured. A decision is an answer with something to choose.",
            f"All powers and the cop: games take {slower.median:.1f} times as long (goal: at most {SLOWER_GOAL}).",
            f"A plain copy moves {copied / 1e9:,.1f} GB/s here, read and written.",
        ),
        figures={
            "seconds": seconds,
            "device": device,
            "decisions_per_second": decisions,
            "games_per_second": played,
            "times_peer": ratios,
            "slower_with_all_powers_and_cop": slower,
            "batch": {"games": games, "steps": steps},
            "compile_seconds": {name: one.compile_seconds for name, one in ours.items()},
            "bytes_per_second": moved,
            "copy_bytes_per_second": copied,
        },
    )


def _moved(laps: list[tuple[float, float, float, int]], size: int) -> float:
    """Bytes a second that the steps of some laps read and wrote, in the best of them."""
    return max(size * REPEATS * runs / spent for spent, _, _, runs in laps)


def _ratio(
    ours: list[tuple[float, float, float, int]], theirs: list[tuple[float, float, float, int]]
) -> Spread:
    """Lap by lap, so that a slow moment of the machine counts for both."""
    pairs = zip(ours, theirs, strict=True)
    return spread([here[2] / here[0] * there[0] / there[2] for here, there in pairs])


def _sheet(
    title: str,
    names: tuple[str, ...],
    decisions: dict[str, Spread],
    games: dict[str, Spread],
    ratios: dict[str, Spread],
) -> BenchSheet:
    return BenchSheet(
        (title, "decisions/s", "games/s", "times peer", "goal"),
        speed_rows(
            {name: NAMES[name] for name in names}, decisions, games, ratios, GOALS, digits=0
        ),
    )
