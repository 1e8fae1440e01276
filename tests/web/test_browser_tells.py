"""The browser tells, it does not rule: whatever it works out for itself the server says as well."""

from pathlib import Path

import pytest

import hatch_build
from tests.web.afield import an_evening_afield
from tests.web.indoors import an_evening_indoors
from tests.web.overheard import an_evening

ROOT = Path(__file__).resolve().parents[2]
EVENINGS, STEPS = 40, 60
"""A campaign walks more than 5,000 steps at a time."""
ALONE = 40
"""Evenings without a server, outdoors and at a table; a campaign walks thousands of rounds."""


def vitest(which: str) -> None:
    """Run some of the client's own tests; what they print stands in this one's output."""
    hatch_build.fetch(ROOT)
    hatch_build.node(
        ROOT, "node_modules/vitest/vitest.mjs", "run", "--no-isolate", "--testTimeout=0", which
    )


def test_the_parts_of_the_client_work_by_themselves() -> None:
    vitest("tests/units")


def test_a_browser_that_listened_knows_shows_and_says_what_the_server_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert overheard(range(EVENINGS), tmp_path, monkeypatch) >= 2_000


def overheard(seeds: range, folder: Path, patch: pytest.MonkeyPatch) -> int:
    """Listen to random evenings of both editions as a browser does; how many steps they had."""
    evenings = [an_evening(seed, STEPS) for seed in seeds]
    written = folder / "overheard.jsonl"
    written.write_bytes(b"\n".join([line for evening in evenings for line in evening.lines]))
    steps = sum(evening.steps for evening in evenings)
    patch.setenv("OVERHEARD", str(written))
    patch.setenv("OVERHEARD_STEPS", str(steps))
    vitest("tests/overheard")
    return steps


def led_alone(seeds: range, folder: Path, patch: pytest.MonkeyPatch, every: int = 1) -> int:
    """Lead random evenings outdoors on a phone without a server; the rounds they had.

    The line is cut before the first tap of each, and before every so many-th other.
    """
    evenings = [an_evening_afield(seed) for seed in seeds]
    written = folder / "afield.jsonl"
    written.write_bytes(b"\n".join([line for evening in evenings for line in evening.lines]))
    rounds = sum(evening.rounds for evening in evenings)
    patch.setenv("CUT_EVERY", str(every))
    patch.setenv("AFIELD", str(written))
    patch.setenv("AFIELD_ROUNDS", str(rounds))
    vitest("tests/afield")
    return rounds


def noted_alone(seeds: range, folder: Path, patch: pytest.MonkeyPatch, every: int = 1) -> int:
    """The same at a real table."""
    evenings = [an_evening_indoors(seed) for seed in seeds]
    written = folder / "indoors.jsonl"
    written.write_bytes(b"\n".join([line for evening in evenings for line in evening.lines]))
    patch.setenv("CUT_EVERY", str(every))
    patch.setenv("INDOORS", str(written))
    patch.setenv("INDOORS_TOLD", str(1_000 * len(seeds) // every))
    vitest("tests/indoors")
    return sum(evening.rounds for evening in evenings)


def test_a_phone_without_a_server_leads_the_evening_the_server_would(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert led_alone(range(ALONE), tmp_path, monkeypatch) == 5 * ALONE


def test_a_pen_without_a_server_notes_the_evening_the_server_would(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert noted_alone(range(ALONE), tmp_path, monkeypatch) > 5 * ALONE
