"""How hard the properties are tried: a little in `./test quick`, more when everything runs."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# Several workers share the cores: one thread each for NumPy.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
# What is compiled once is used once or twice here: quickly compiled, and by one worker for all.
# A campaign runs the same arrays as they are optimised for everybody.
os.environ.setdefault("JAX_DISABLE_MOST_OPTIMIZATIONS", "1")
ARRAYS = Path(__file__).resolve().parent.parent / ".pytest_cache" / "arrays"
os.environ.setdefault("JAX_COMPILATION_CACHE_DIR", str(ARRAYS))

# Modules that check for tests tell as much as tests do when something is not so.
pytest.register_assert_rewrite("tests.properties.ledger")

# A random game takes as long as it takes, and a run that fails must fail again.
CALM = settings(
    deadline=None,
    derandomize=True,
    database=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)

settings.register_profile("quick", CALM, max_examples=40, stateful_step_count=40)
settings.register_profile("full", CALM, max_examples=60, stateful_step_count=60)
# By hand, for an evening: pytest tests/properties --hypothesis-profile soak
settings.register_profile("soak", CALM, derandomize=False, max_examples=20_000)


# These alone must reach every line of the rules; being watched makes a test more than twice as slow.
COVERING = ("tests/rules/", "tests/live/", "tests/referee/")

# Whole folders and files that compile arrays, start databases or many processes: not in `./test quick`.
SLOW = (
    "tests/bench/",
    "tests/cluster/",
    "tests/minds/test_golden.py",
    "tests/nodes/test_faults.py",
    "tests/nodes/test_fence.py",
    "tests/nodes/test_handing_over.py",
    "tests/nodes/test_hatch.py",
    "tests/nodes/test_nodes.py",
    "tests/report/",
    "tests/systems/",
    "tests/test_release.py",
    "tests/tournament/",
    "tests/training/",
    "tests/vector/",
    "tests/web/",
    "tests/journal/test_damage.py",
    "tests/journal/test_deleting.py",
    "tests/journal/test_opening.py",
    "tests/server/test_bad_disk.py",
    "tests/server/test_kills.py",
    "tests/server/test_private_journal.py",
    "tests/server/test_serve_command.py",
    "tests/simulation/test_command.py",
    "tests/simulation/test_live_command.py",
)


LONG = ("tests/browser/", "tests/nodes/", "tests/training/", "tests/tournament/", "tests/web/")
"""What takes long, mostly waiting: journeys of people, several servers, learning."""
REVIEW = "tests/browser/test_review.py"
"""Many short ones."""

HANGS = 1800
"""A test that has not ended after so many seconds waits for what never comes, and the next begins."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Iterator[None]:
    def give_up(*_: object) -> None:
        pytest.fail("waited for what never came")

    before = signal.signal(signal.SIGALRM, give_up)
    # Again and again: the first may meet some task that nobody waits for.
    signal.setitimer(signal.ITIMER_REAL, HANGS, 10)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--hypothesis-profile") is None:
        quick = "not slow" in config.getoption("markexpr")
        settings.load_profile("quick" if quick else "full")
    # Begun in the background (`./test &`) we are deaf to Ctrl-C, and so would be all we begin.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(wrapper=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> Iterator[None]:
    for item in items:
        if item.nodeid.startswith(SLOW):
            item.add_marker("slow")
        if not item.nodeid.startswith(COVERING):
            item.add_marker("no_cover")
    yield
    items[:] = long_ones_first(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))


def long_ones_first(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """So that each worker begins with its part of what takes long, and none is left alone with it."""
    long: dict[str, list[pytest.Item]] = {}
    short = []
    for item in items:
        file = item.nodeid.partition("::")[0]
        if file.startswith(LONG) and file != REVIEW:
            long.setdefault(file, []).append(item)
        else:
            short.append(item)
    shares: list[list[pytest.Item]] = [[] for _ in range(workers)]
    for found in sorted(long.values(), key=len, reverse=True):
        min(shares, key=len).extend(found)
    for share in shares:  # the workers are given equal parts, one after the other
        room = max(0, len(items) // workers - len(share))
        share += short[:room]
        del short[:room]
    return [item for share in shares for item in share] + short
