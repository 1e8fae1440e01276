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

# Whole folders and files that compile arrays, start databases or many processes: `./test quick` does not
# even read them.
SLOW = (
    "tests/bench/",
    "tests/browser/",
    "tests/cluster/",
    "tests/env/test_openspiel_suites.py",
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
    "tests/lobby/test_nodes.py",
    "tests/journal/test_damage.py",
    "tests/journal/test_deleting.py",
    "tests/journal/test_opening.py",
    "tests/server/test_bad_disk.py",
    "tests/server/test_frozen_database.py",
    "tests/server/test_kills.py",
    "tests/server/test_private_journal.py",
    "tests/server/test_serve_command.py",
    "tests/simulation/test_command.py",
    "tests/simulation/test_live_command.py",
)
# Single tests of which each takes as long as hundreds of others.
LONG_ALONE = (
    "tests/bots/test_every_bot.py::test_every_power_that_asks_is_used",
    "tests/bots/test_every_bot.py::test_two_guns_are_loaded_and_aimed_one_by_one",
    "tests/bots/test_live_every_bot.py::test_a_bot_decides_and_walks_alike_whatever_others_hide",
    "tests/bots/test_live_every_bot.py::test_a_bot_says_only_what_its_ask_holds_in_the_arena",
    "tests/drawing/test_picture.py::test_the_same_scene_gives_the_same_text",
    "tests/drawing/test_picture.py::test_there_is_an_arrow_for_every_aim_and_a_line_for_every_touch",
    "tests/nodes/test_commands.py::test_tables_are_listed",
    "tests/nodes/test_model.py::test_long_ways",
    "tests/nodes/test_model.py::test_no_order_of_events",
    "tests/review/test_looking.py::test_chances_are_what_playing_on_comes_to",
    "tests/rooms/test_lengths.py::test_a_round_with_all_powers",
    "tests/server/test_reviews.py::test_a_finished_game_is_looked_at_once",
    "tests/simulation/test_live_simulation.py::test_every_win_goes_to_the_winning_teams",
    "tests/simulation/test_live_simulation.py::test_without_an_arena",
    "tests/simulation/test_simulation.py::test_the_accountant_comes_out_ahead",
    "tests/terminal/test_whole_games.py::test_a_player_who_dies",
    "tests/test_commands_of_pages.py::test_those_that_need_nobody_are_run_small",
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


def is_quick(config: pytest.Config) -> bool:
    """Whether tests that are slow are left out."""
    return "not slow" in config.getoption("markexpr")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--hypothesis-profile") is None:
        settings.load_profile("quick" if is_quick(config) else "full")
    # Begun in the background (`./test &`) we are deaf to Ctrl-C, and so would be all we begin.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    # To read a file costs each worker the time of everything it imports.
    place = f"{collection_path.relative_to(config.rootpath).as_posix()}/"
    return True if is_quick(config) and place.startswith(SLOW) else None


@pytest.hookimpl(wrapper=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> Iterator[None]:
    for item in items:
        if item.nodeid.startswith(SLOW + LONG_ALONE):
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
