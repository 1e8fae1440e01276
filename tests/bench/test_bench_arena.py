"""`standoff bench arena`: which share of a core an arena takes."""

import json

import pytest

from standoff.cli.main import main


def test_the_arena_is_measured_full_roaming_crowded_and_obstructed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["bench", "arena", "--seconds", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["gangsters"], found["steps_a_second"]) == (21, 20)
    assert set(found["share_of_one_core"]) == {"roaming", "crowded", "obstructed"}
    for name, share in found["share_of_one_core"].items():
        assert 0 < share["low"] <= share["median"] <= share["high"]
        assert found["steps_per_second"][name] == pytest.approx(20 / share["median"])
    (server,) = found["server"]
    assert server["rooms"] == 2
    assert server["bytes_a_second"] > 0
    assert 0 < server["interval_p50_ms"] <= server["interval_p99_ms"]


def test_the_goal_stands_beside_the_share(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "arena", "--seconds", "1"]) == 0
    shown = capsys.readouterr().out
    assert "rooms of 20 who walk" in shown
    assert ">= 40" in shown
    assert "21 gangsters, 20 steps a second" in shown
    assert "< 2%" in shown
