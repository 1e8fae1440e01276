"""The browser tells, it does not rule: whatever it works out for itself the server says as well."""

from pathlib import Path

import pytest

import hatch_build
from tests.web.overheard import an_evening

ROOT = Path(__file__).resolve().parents[2]
EVENINGS, STEPS = 90, 60


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
    evenings = [an_evening(seed, STEPS) for seed in range(EVENINGS)]
    written = tmp_path / "overheard.jsonl"
    written.write_bytes(b"\n".join([line for evening in evenings for line in evening.lines]))
    steps = sum(evening.steps for evening in evenings)
    assert steps >= 5_000
    monkeypatch.setenv("OVERHEARD", str(written))
    monkeypatch.setenv("OVERHEARD_STEPS", str(steps))
    vitest("tests/overheard")
