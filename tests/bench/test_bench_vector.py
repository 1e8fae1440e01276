"""`standoff bench vector`: two figures never mixed, beside peers of the same run."""

import json
import sys

import pytest

from standoff.cli.main import main
from standoff_bench import vector


@pytest.mark.slow
def test_the_bench_races_games_and_steps_with_their_own_peers(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(vector, "PLAYOUT_BATCH", 64)
    monkeypatch.setattr(vector, "STEP_BATCH", 64)
    assert main(["bench", "vector", "--seconds", "0.1", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert set(figures["times_peer"]) == {
        "playouts",
        "playouts_all_powers_and_cop",
        "steps",
        "steps_all_powers_and_cop",
        "steps_with_packed_views",
    }
    assert figures["batch"] == {"games": 64, "steps": 64}
    assert all(seconds > 0 for seconds in figures["compile_seconds"].values())
    assert figures["copy_bytes_per_second"] > 0


def test_without_openspiel_the_bench_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    assert main(["bench", "vector", "--seconds", "0.1"]) == 2
    assert 'pip install ".[lab]" in a clone' in capsys.readouterr().err
