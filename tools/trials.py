"""Try mutants, in processes forked from one that has imported all tests.

A busy machine breaks tests too. Whatever does not end well is asked of the unbroken code at once, in
the same weather: a test that fails there as well says nothing, and a test hangs only if the unbroken
code has been through it meanwhile.
"""

import multiprocessing
import os
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import redirect_stdout, suppress
from io import StringIO
from pathlib import Path

import pytest
from msgspec import Struct
from msgspec.structs import replace

from tools.grafting import grafted
from tools.mutants import Mutant

PATIENCE = 15.0
"""So many seconds in one test, and the unbroken code is asked how long it takes just now."""
ENDS = {0: "survived", 1: "noticed", 2: "noticed"}
"""What the exit status of pytest says; with any other a mutant took pytest along."""
ARGUMENTS = [
    "-q", "-x", "--reruns", "1", "-p", "tools.begun", "-p", "no:cacheprovider", "-p", "no:xdist",
    "-m", "not review", "--hypothesis-profile", "quick", "-W", "ignore::pytest.PytestAssertRewriteWarning",
]  # fmt: skip


class Trial(Struct, frozen=True):
    """What became of a mutant, and which test was asked last."""

    mutant: Mutant
    end: str
    test: str
    seconds: float


class Tree(Struct, frozen=True):
    """A copy of the sources, and where it is written which test has begun last."""

    folder: Path
    begun: Path

    def environment(self) -> dict[str, str]:
        """Where Python finds the copy before anything that is installed."""
        paths = f"{self.folder / 'src'}:{self.folder}"
        told = {"PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1", "BEGUN": str(self.begun)}
        return os.environ | told

    def enter(self) -> None:
        os.chdir(self.folder)
        os.environ.update(self.environment())
        sys.path[:0] = [str(self.folder / "src"), str(self.folder)]

    def asked(self, tests: list[str], mutant: Mutant | None = None, anew: bool = False) -> str:
        """How it ends when tests are asked; `anew`: with nothing imported beforehand."""
        self.begun.unlink(missing_ok=True)
        pid = os.fork()
        if not pid:
            self._ask(tests, mutant, anew)
        try:
            return self._outcome(pid, is_broken=mutant is not None)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(pid, signal.SIGKILL)

    def last(self) -> str:
        """Which test has begun last."""
        return self._said().partition(" ")[2]

    def _said(self) -> str:
        return self.begun.read_text() if self.begun.exists() else ""

    def _ask(self, tests: list[str], mutant: Mutant | None, anew: bool) -> None:
        ended = 99
        try:
            os.setsid()
            self.enter()
            os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
            if mutant is not None and not anew:
                before = (UNBROKEN.folder / mutant.path).read_bytes()
                anew = not grafted(mutant.path, before, mutant.applied(before))
            if anew:
                run = [sys.executable, "-m", "pytest", *ARGUMENTS, *tests]
                os.execve(run[0], run, self.environment())
            ended = int(pytest.main([*ARGUMENTS, *tests]))
        finally:
            os._exit(ended)

    def _outcome(self, pid: int, is_broken: bool) -> str:
        patience, before, compared = PATIENCE, "", ""
        while (status := _status(pid, patience)) is None:
            said = self._said()
            if said and said == compared:
                os.killpg(pid, signal.SIGKILL)
                os.waitpid(pid, 0)
                return "hung"
            if is_broken and said and said == before:
                began = time.monotonic()
                if UNBROKEN.asked([self.last()]) != "survived":
                    return "unclear"
                patience, compared = PATIENCE + 2 * (time.monotonic() - began), said
            before = said
        return ENDS.get(status, "broke off")


UNBROKEN = BROKEN = Tree(Path(), Path())
"""All workers have the one, and each one to break."""


def all_tried(
    asked: list[tuple[Mutant, list[str]]], unbroken: Path, workers: int, folders: list[str]
) -> Iterator[Trial]:
    """Every mutant, as many at once as there are workers."""
    Tree(unbroken, unbroken / "begun").enter()
    with redirect_stdout(StringIO()):
        pytest.main([*ARGUMENTS, "--collect-only", *folders])
    fork = multiprocessing.get_context("fork")
    with ProcessPoolExecutor(workers, fork, _one_to_break, (unbroken,)) as pool:
        for done in as_completed([pool.submit(_tried, *one) for one in asked]):
            yield done.result()


def _one_to_break(unbroken: Path) -> None:
    global UNBROKEN, BROKEN
    folder = Path(tempfile.mkdtemp(dir=unbroken.parent))
    UNBROKEN = Tree(unbroken, folder / "control")
    BROKEN = Tree(folder / "broken", folder / "begun")
    shutil.copytree(unbroken, BROKEN.folder, copy_function=os.link)


def _tried(mutant: Mutant, tests: list[str]) -> Trial:
    """What becomes of a mutant; a test that the unbroken code does not pass either is not asked again."""
    if not tests:
        return Trial(mutant, "not reached", "", 0)
    began = time.monotonic()
    trial = _tried_once(mutant, tests)
    while trial.end == "unclear" and trial.test in tests and len(tests) > 1:
        tests = [test for test in tests if test != trial.test]
        trial = _tried_once(mutant, tests)
    return replace(trial, seconds=time.monotonic() - began)


def _tried_once(mutant: Mutant, tests: list[str]) -> Trial:
    began = time.monotonic()
    whole, broken = UNBROKEN.folder / mutant.path, BROKEN.folder / mutant.path
    broken.unlink()
    broken.write_bytes(mutant.applied(whole.read_bytes()))
    end = BROKEN.asked(tests, mutant)
    if end == "survived":  # unless it does something when it is imported
        end = BROKEN.asked(tests, mutant, anew=True)
    last = BROKEN.last()
    broken.unlink()
    broken.hardlink_to(whole)
    if end in ("noticed", "broke off") and UNBROKEN.asked([last] if last else tests) != "survived":
        end = "unclear"
    return Trial(mutant, end, last, time.monotonic() - began)


def _status(pid: int, seconds: float) -> int | None:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        ended, status = os.waitpid(pid, os.WNOHANG)
        if ended:
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.02)
    return None
