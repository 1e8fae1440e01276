"""The long forms of the server's tests: slice by slice, with progress, and a file with the results.

Each slice has a seed of its own and says how to run it again. Without --minutes it goes on until every
discipline has its full number.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from msgspec import Struct, field, to_builtins

from tests.campaign.disciplines import DISCIPLINES, run_slice
from tests.campaign.options import parser

RESULTS = Path("campaign-results.json")
NOTED_EVERY = 10.0
"""Seconds between two lines of progress."""


class Course(Struct):
    """How a discipline has gone so far."""

    full: int
    slices: int = 0
    seconds: float = 0
    figures: dict[str, int] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    @property
    def done(self) -> int:
        return next(iter(self.figures.values()), 0)

    @property
    def told(self) -> str:
        """Every figure, not only what is counted towards the full number."""
        return ", ".join(f"{count:,} {figure}" for figure, count in self.figures.items())

    @property
    def is_over(self) -> bool:
        return bool(self.faults) or self.done >= self.full


def main(arguments: list[str]) -> int:
    given = parser(DISCIPLINES).parse_args(arguments)
    names = given.only or [name for name, one in DISCIPLINES.items() if not one.fetches]
    courses = {name: Course(DISCIPLINES[name].full) for name in names}
    started = time.monotonic()
    ends = None if given.minutes is None else started + 60 * given.minutes
    try:
        _run(courses, given.seed, ends, given.workers)
    except KeyboardInterrupt:
        print("Stopped; what was done is in the results.", flush=True)
    _write(courses, given, time.monotonic() - started)
    for name, course in courses.items():
        print(f"{_line(name, course)}: {course.told}")
    return int(any(course.faults for course in courses.values()))


def _run(courses: dict[str, Course], seed: int, ends: float | None, workers: int) -> None:
    """Keep all workers busy with whatever has had the least time so far."""
    running: dict[Future[dict[str, int]], tuple[str, int, float]] = {}
    begun = dict.fromkeys(courses, 0)
    noted = 0.0
    with ProcessPoolExecutor(workers) as pool:
        while True:
            now = time.monotonic()
            open_ = [name for name, course in courses.items() if not course.is_over]
            while open_ and len(running) < workers and (ends is None or now < ends):
                busy = [name for name, _, _ in running.values()]
                name = min(open_, key=lambda one: (busy.count(one), courses[one].seconds))
                number = seed + begun[name]
                begun[name] += 1
                running[pool.submit(run_slice, name, number)] = name, number, now
            if not running:
                return
            for ended in wait(running, NOTED_EVERY, FIRST_COMPLETED).done:
                _note(courses, ended, *running.pop(ended))
            if time.monotonic() - noted > NOTED_EVERY:
                noted = time.monotonic()
                print(
                    " · ".join(_line(name, course) for name, course in courses.items()), flush=True
                )


def _note(
    courses: dict[str, Course], ended: Future[dict[str, int]], name: str, number: int, began: float
) -> None:
    course = courses[name]
    course.slices += 1
    course.seconds += time.monotonic() - began
    fault = ended.exception()
    if fault is not None:
        again = f"tests.campaign.disciplines.run_slice({name!r}, {number})"
        course.faults.append(f"{again}: {type(fault).__name__}: {fault}")
        return
    for figure, count in ended.result().items():
        course.figures[figure] = course.figures.get(figure, 0) + count


def _line(name: str, course: Course) -> str:
    faults = f", FAILED: {course.faults[0]}" if course.faults else ""
    return f"{name} {course.done:,} of {course.full:,}{faults}"


def _write(courses: dict[str, Course], given: argparse.Namespace, seconds: float) -> None:
    results: dict[str, Any] = {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "commit": _commit(),
        "command": " ".join(["./campaign", *sys.argv[1:]]),
        "minutes": round(seconds / 60, 1),
        "first_seed": given.seed,
        "processors": os.cpu_count(),
        "disciplines": {name: to_builtins(course) for name, course in courses.items()},
    }
    RESULTS.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    print(f"Results are in {RESULTS}.", flush=True)


def _commit() -> str:
    told = subprocess.run(
        ["git", "describe", "--always", "--dirty"], capture_output=True, text=True, check=False
    )
    return told.stdout.strip()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
