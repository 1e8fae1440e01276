"""`standoff bench minds`: how long a decision takes, beside what is asked of it."""

import json

import pytest

from standoff.cli.main import main
from standoff_bench.minds import GOALS, NAMES


def test_every_mind_is_timed_by_the_decision(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "minds", "--seconds", "0.1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["milliseconds_a_decision"]
    assert set(found) == set(NAMES) >= set(GOALS)
    assert all(0 < one["low"] <= one["median"] <= one["high"] for one in found.values())
