"""`standoff bench env`: ours and theirs in one run, and a clear word without the extra."""

import json
import sys

import pytest

from standoff.cli.main import main
from standoff_bench.env import GOALS, NAMES, RIVALS


def test_everybody_is_measured_beside_their_rival(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "env", "--seconds", "0.1", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert set(figures["decisions_per_second"]) == set(NAMES)
    assert set(figures["times_rival"]) == set(RIVALS) >= set(GOALS)
    for rates in figures["decisions_per_second"].values():
        assert 0 < rates["low"] <= rates["median"] <= rates["high"]


def test_without_the_extra_it_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    assert main(["bench", "env"]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert (
        'bench env needs pyspiel, which is not installed: pip install ".[lab]" in a clone' in told
    )
