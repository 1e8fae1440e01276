"""Break the code in one place after another, and see whether the tests that reach it notice.

First all quick tests of these packages run once, and it is noted which lines each of them reaches;
then every mutant is tried in a copy of the tree by those that reach its line, those of its package
and the fastest first.
Who survives is named. mutmut hangs trampolines and attributes on every class, which frozen Structs
do not take, and cosmic-ray runs everything for each mutant; hence this.
"""

import argparse
import json
import multiprocessing
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from multiprocessing.process import BaseProcess
from pathlib import Path

import msgspec
from msgspec import Struct, to_builtins

from tools.environment import BIN, ROOT
from tools.mutants import Mutant, mutants_of
from tools.reach import Reach, read_reach

PACKAGES = ("rooms", "server", "journal", "ledger")
TESTS = (*PACKAGES, "simulated")
"""Folders of the tests that are asked."""
RESULTS = Path("mutate-results.json")
SECONDS_OF_TESTS = 60
"""How long the tests may take together that are asked about one mutant."""
PATIENCE = 60
"""A mutant may need twice what its tests need, and this: what hangs has been noticed."""
PRELOADED = (
    "hypothesis",
    "msgspec",
    "pytest",
    "websockets.asyncio.client",
)
ENDS = {0: "survived", 1: "noticed", 2: "noticed"}
"""What the exit status of pytest says; with any other a mutant took pytest along."""
BROKEN = 99
TOLD = ("noticed", "hung", "broke off", "survived", "not reached")


class Trial(Struct, frozen=True):
    """What became of a mutant."""

    mutant: Mutant
    end: str
    seconds: float


def main(arguments: list[str]) -> int:
    given = _parser().parse_args(arguments)
    os.chdir(ROOT)
    with tempfile.TemporaryDirectory() as folder:
        copies = [copied(Path(folder) / str(number)) for number in range(given.workers)]
        reach = read_reach(given.reach) or traced(copies[0], given.reach)
        chosen = sampled(given.packages, given.count, given.seed)
        unbroken = [msgspec.structs.replace(one, now=one.was) for one in chosen[: given.workers]]
        if any(
            trial.end in ("noticed", "hung", "broke off")
            for trial in tried(unbroken, reach, copies)
        ):
            sys.exit("The tests fail although nothing is broken.")
        trials = []
        for trial in tried(chosen, reach, copies):
            trials.append(trial)
            print(
                f"{len(trials):4} {trial.end:12} {trial.seconds:5.1f} s  {trial.mutant}", flush=True
            )
    RESULTS.write_text(json.dumps([to_builtins(one) for one in trials], indent=1) + "\n")
    counts = {end: sum(one.end == end for one in trials) for end in TOLD}
    lived = counts["survived"] + counts["not reached"]
    print(", ".join(f"{count} {end}" for end, count in counts.items()))
    print(f"{len(trials) - lived} of {len(trials)} mutants were noticed (seed {given.seed}).")
    return int(lived > 0)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tools/mutate", description=__doc__)
    parser.add_argument("packages", nargs="*", default=PACKAGES, help="of src/standoff")
    parser.add_argument("--count", type=int, default=150, help="how many mutants (150)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (1)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, metavar="N")
    parser.add_argument(
        "--reach", type=Path, help="where it is kept which test reaches what, for another run"
    )
    return parser


def copied(folder: Path) -> Path:
    """The tree as it stands, with the built client, in a folder that may be broken."""
    known = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard"], capture_output=True, text=True, check=True
    )
    for name in known.stdout.splitlines():
        if Path(name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(name, folder / name)
    built = Path("src/standoff/server/static")
    shutil.copytree(built, folder / built, dirs_exist_ok=True)
    return folder


def traced(copy: Path, kept: Path | None, folders: tuple[str, ...] = TESTS) -> Reach:
    """Run the quick tests once, and see which lines each of them reaches."""
    with tempfile.TemporaryDirectory() as folder:
        told = Path(folder) / "reach.json"
        tests = [f"tests/{name}" for name in folders]
        pytest = [str(BIN / "pytest"), "-q", "-p", "tools.reach", "-p", "no:cacheprovider"]
        which = ["-n", "2", "--dist", "worksteal", "-m", "not slow and not review", *tests]
        subprocess.run(
            [*pytest, *which],
            cwd=copy,
            env=_environment(copy) | {"REACH": str(told), "REACHED": " ".join(PACKAGES)},
            check=True,
        )
        parts = sorted(Path(folder).iterdir())
        reach = Reach.merged(parts)
    if kept is not None:
        kept.write_bytes(reach.written())
    return reach


def sampled(packages: list[str], count: int, seed: int) -> list[Mutant]:
    """So many mutants of the packages, by chance."""
    modules = [path for one in packages for path in Path("src/standoff", one).rglob("*.py")]
    everything = [mutant for path in sorted(modules) for mutant in mutants_of(path)]
    return random.Random(seed).sample(everything, min(count, len(everything)))


def tried(mutants: list[Mutant], reach: Reach, copies: list[Path]) -> Iterator[Trial]:
    """Every mutant in a copy, as many at once as there are copies; processes fork from this one."""
    for name in PRELOADED:
        import_module(name)
    waiting, free = mutants[::-1], list(copies)
    running: list[tuple[Mutant, Path, BaseProcess, float, float]] = []
    while waiting or running:
        while waiting and free:
            mutant = waiting.pop()
            tests = reach.tests_of(mutant.path, mutant.line, SECONDS_OF_TESTS)
            if not tests:
                yield Trial(mutant, "not reached", 0)
                continue
            copy = free.pop()
            process: BaseProcess = multiprocessing.get_context("fork").Process(
                target=_asked, args=(mutant, copy, tests)
            )
            process.start()
            now = time.monotonic()
            limit = now + PATIENCE + 2 * sum(reach.seconds[test] for test in tests)
            running.append((mutant, copy, process, now, limit))
        time.sleep(0.05)
        for one in list(running):
            mutant, copy, process, began, limit = one
            is_late = time.monotonic() > limit
            if process.is_alive() and not is_late:
                continue
            with suppress(ProcessLookupError):
                os.killpg(process.pid or 0, signal.SIGKILL)
            process.join()
            shutil.copy(mutant.path, copy / mutant.path)
            running.remove(one)
            free.append(copy)
            end = "hung" if is_late else ENDS.get(process.exitcode or 0, "broke off")
            yield Trial(mutant, end, time.monotonic() - began)


def _asked(mutant: Mutant, copy: Path, tests: list[str]) -> None:
    """In a process of its own: break the copy, and ask the tests."""
    os.setsid()
    (copy / mutant.path).write_bytes(mutant.applied(Path(mutant.path).read_bytes()))
    os.chdir(copy)
    os.environ.update(_environment(copy))
    sys.path[:0] = [str(copy / "src"), str(copy)]
    silent = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silent, 1)
    os.dup2(silent, 2)
    pytest = import_module("pytest")
    plain = ["-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", "not slow"]
    forked = ["-W", "ignore::pytest.PytestAssertRewriteWarning"]
    ended = BROKEN
    try:
        ended = int(pytest.main([*plain, *forked, *tests]))
    finally:
        os._exit(ended)


def _environment(copy: Path) -> dict[str, str]:
    """Where Python finds the copy before anything that is installed."""
    return os.environ | {"PYTHONPATH": f"{copy / 'src'}:{copy}", "PYTHONDONTWRITEBYTECODE": "1"}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
