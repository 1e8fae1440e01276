"""`standoff tournament`, as somebody types it."""

import json
from typing import Any

import pytest

from standoff.bots.fingerprint import fingerprint
from standoff.cli.main import main
from standoff.tournament.result import EVALUATION_SEED


def found(capsys: pytest.CaptureFixture[str], arguments: str) -> dict[str, Any]:
    assert main(["tournament", "--json", *arguments.split()]) == 0
    figures: dict[str, Any] = json.loads(capsys.readouterr().out)
    return figures


def test_a_hero_is_measured_against_par_on_the_published_deals(
    capsys: pytest.CaptureFixture[str],
) -> None:
    figures = found(capsys, "--hero accountant --others random --games 50 --players 4")
    heroics = figures["heroics"]
    assert figures["seed"] == EVALUATION_SEED
    assert figures["bots"] == fingerprint()
    assert heroics["par"] == 0.25
    assert heroics["matches"][0]["others"] == ["random"] * 3
    assert heroics["matches"][0]["share"]["low"] > 0.5
    assert figures["games"] == 52


def test_each_of_the_others_may_fill_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    heroics = found(capsys, "--hero accountant --others random timid --each --games 10")["heroics"]
    shares = [match["share"]["value"] for match in heroics["matches"]]
    assert heroics["mean"] == sum(shares) / 2
    assert heroics["worst"] == min(shares)


def test_a_population_gets_ratings_pairs_and_alpha_rank(
    capsys: pytest.CaptureFixture[str],
) -> None:
    standings = found(capsys, "--population random accountant grudge --games 60")["standings"]
    assert standings["ratings"]["accountant"]["low"] > standings["ratings"]["random"]["high"]
    assert standings["duels"]["accountant"].keys() == {"random", "grudge"}
    masses = [mass["value"] for mass in standings["alpha_rank"].values()]
    assert sum(masses) == pytest.approx(1)


def test_tables_fit_a_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    for arguments in (
        "--hero timid --others random grudge timid reckless --games 5",
        "--population random accountant grudge timid reckless --games 20",
    ):
        assert main(["tournament", *arguments.split()]) == 0
        shown = capsys.readouterr().out
        assert max(map(len, shown.splitlines())) <= 80
        assert "…" not in shown


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ("--games 0 --hero timid --others random", "--games must be at least 1"),
        ("--games 5", "say --hero NAME --others NAME…, or --population NAME NAME…"),
        ("--games 5 --hero timid", "say --hero NAME --others NAME…"),
        ("--games 5 --hero bob --others random", "no bot called 'bob'"),
        ("--games 5 --hero timid --others bob", "no bot called 'bob'"),
        ("--games 5 --hero timid --others random timid", "names 2 bots for 4 seats"),
        ("--games 5 --population random", "--population needs two names"),
        ("--games 5 --population random random", "names somebody twice"),
        ("--games 5 --population random timid --hero timid", "goes without --hero"),
        ("--games 5 --hero timid --others random --players 9", "4 to 6 players"),
    ],
)
def test_what_cannot_be_is_told_in_one_line(
    arguments: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["tournament", *arguments.split()]) == 2
    shown = capsys.readouterr()
    assert told in shown.err
    assert shown.err.count("\n") == 1
    assert shown.out == ""
