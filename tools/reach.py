"""Which lines each test reaches, itself or in a process it starts: on for `tools/mutate` alone.

A plugin of pytest; processes that tests start import it by the `sitecustomize` that lies in the copy.
"""

import atexit
import os
import time
from collections.abc import Generator, Iterable
from itertools import accumulate
from pathlib import Path

import msgspec
from coverage import Coverage

ROOT = Path(__file__).parents[1]
NOBODY = ""
"""Who reaches a line while no test runs."""
SITE = """\
import os
if "REACHED_BY" in os.environ:
    try:
        import tools.reach
    except ImportError:
        pass  # a Python without what is needed for it
"""


class Reach(msgspec.Struct):
    """How long each test takes that passes, and which tests reach a line of a file."""

    seconds: dict[str, float] = {}
    lines: dict[str, dict[int, list[str]]] = {}

    def tests_of(self, path: str, line: int, seconds: float) -> list[str]:
        """Who reaches a line, its package's own and the fastest first, as many as take so long together."""
        own = f"tests/{Path(path).relative_to('src/standoff').parts[0]}/"
        who = set(self.lines.get(path, {}).get(line, [NOBODY]))
        # It may run while its module is imported: anybody could notice.
        tests = sorted(
            self.seconds if NOBODY in who else who & self.seconds.keys(),
            key=lambda test: (not test.startswith(own), self.seconds[test], test),
        )
        ends = accumulate(self.seconds[test] for test in tests)
        return [test for test, end in zip(tests, ends, strict=True) if end <= seconds] or tests[:1]

    def add(self, other: "Reach") -> None:
        self.seconds |= other.seconds
        for path, lines in other.lines.items():
            for line, tests in lines.items():
                self.lines.setdefault(path, {}).setdefault(line, []).extend(tests)

    def written(self) -> bytes:
        return msgspec.json.encode(self)

    @classmethod
    def merged(cls, parts: Iterable[Path]) -> "Reach":
        whole = cls()
        for part in parts:
            whole.add(msgspec.json.decode(part.read_bytes(), type=cls))
        return whole


def read_reach(path: Path | None) -> Reach | None:
    """What was kept of another run, if anything was."""
    return Reach.merged([path]) if path is not None and path.exists() else None


class Tracer:
    """Watches the packages named in REACHED while tests run, and writes to REACH at the end."""

    def __init__(self) -> None:
        folders = [f"{ROOT}/src/standoff/{name}/*" for name in os.environ["REACHED"].split()]
        self.coverage = Coverage(data_file=None, config_file=False, include=folders)
        self.reach = Reach()
        self.failed: set[str] = set()
        self.coverage.start()

    def around(self, test: str) -> Generator[None]:
        began = time.monotonic()
        self.coverage.switch_context(test)
        os.environ["REACHED_BY"] = test
        yield
        del os.environ["REACHED_BY"]
        self.coverage.switch_context(NOBODY)
        if test not in self.failed:
            self.reach.seconds[test] = time.monotonic() - began

    def write(self) -> None:
        self.coverage.stop()
        data = self.coverage.get_data()
        for file in data.measured_files():
            path = str(Path(file).relative_to(ROOT))
            for line, tests in data.contexts_by_lineno(file).items():
                self.reach.lines.setdefault(path, {})[line] = tests
        told = Path(os.environ["REACH"])
        told.with_suffix(f".{os.getpid()}.json").write_bytes(self.reach.written())


if "REACHED_BY" in os.environ:
    BEYOND = Tracer()
    BEYOND.coverage.switch_context(os.environ["REACHED_BY"])
    atexit.register(BEYOND.write)
elif "REACH" in os.environ and "PYTEST_XDIST_WORKER" in os.environ:
    import pytest

    TRACER = Tracer()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
        watching = TRACER.around(item.nodeid)
        next(watching)
        try:
            return (yield)
        finally:
            next(watching, None)

    def pytest_runtest_logreport(report: pytest.TestReport) -> None:
        if report.failed:
            TRACER.failed.add(report.nodeid)

    def pytest_sessionfinish() -> None:
        TRACER.write()
