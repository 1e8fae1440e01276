"""`standoff simulate`, as somebody types it."""

import json
import re

import pytest

from standoff.cli.main import main

KEYS = {
    "games", "decisions", "seconds", "seed", "wins_by_seat", "wins_by_bot", "wins_by_power",
    "cop_wins", "deaths",
}  # fmt: skip


def simulated(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["simulate", *arguments]) == 0
    return capsys.readouterr().out


def test_json_is_one_object_with_every_figure(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(
        simulated(
            capsys, "--games", "30", "--json", "--seed", "s", "--cop", "--powers", "all+backstab"
        )
    )
    assert set(found) >= KEYS
    assert (found["games"], found["seed"]) == (30, "s")
    assert found["decisions"] > 30 * 40
    rates = [found["cop_wins"], found["deaths"]]
    for kind in ("seat", "bot", "power"):
        rates += found[f"wins_by_{kind}"].values()
    assert all(rate.keys() == {"value", "low", "high"} for rate in rates)
    assert all(rate["low"] <= rate["value"] <= rate["high"] for rate in rates)


def test_the_seed_fixes_every_number_but_the_time(capsys: pytest.CaptureFixture[str]) -> None:
    def numbers(*arguments: str) -> dict[str, object]:
        found: dict[str, object] = json.loads(
            simulated(capsys, "--games", "30", "--json", *arguments)
        )
        return {key: value for key, value in found.items() if "second" not in key}

    assert numbers("--seed", "s") == numbers("--seed", "s", "--jobs", "2")
    assert numbers("--seed", "s") != numbers("--seed", "t")


def test_without_a_seed_one_is_drawn_and_told(capsys: pytest.CaptureFixture[str]) -> None:
    seeds = {json.loads(simulated(capsys, "--games", "1", "--json"))["seed"] for _ in range(2)}
    assert len(seeds) == 2
    assert re.search(r"seed [0-9a-f]{16}", simulated(capsys, "--games", "1", "--language", "en"))


def test_one_name_fills_every_seat_and_several_go_in_order(
    capsys: pytest.CaptureFixture[str],
) -> None:
    def bots(names: str) -> object:
        arguments = ("--games", "1", "--json", "--players", "4", "--bots", names)
        return json.loads(simulated(capsys, *arguments))["bots"]

    assert bots("timid") == ["timid"] * 4
    assert bots("timid,random,grudge,timid") == ["timid", "random", "grudge", "timid"]


def test_bots_that_rotate_are_counted_in_every_seat(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--games", "10", "--seed", "s", "--rotate")
    found = json.loads(simulated(capsys, *arguments, "--json"))
    assert found["rotating"]
    assert found["options"] == {"edition": "classic"} | found["options"]
    assert "seat" in simulated(capsys, *arguments, "--language", "en").lower()


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Accountant", "The Kid", "Games the cop wins", "Feathers", "%"]),
        ("fr", ["Comptable", "Le Gamin", "Parties gagnées par le flic", "Plumes", "%"]),
        ("it", ["Contabile", "Il Ragazzino", "Partite vinte dal poliziotto", "Piume", "%"]),
    ],
)
def test_tables_speak_the_language_and_fit_a_terminal(
    language: str,
    words: list[str],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    arguments = ("--games", "30", "--seed", "s", "--language", language, "--powers", "all", "--cop")
    shown = simulated(capsys, *arguments)
    assert [word for word in words if word not in shown] == []
    assert "…\n" not in shown
    assert max(map(len, shown.splitlines())) <= 80


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ("--games 0", "--games must be at least 1, not 0"),
        ("--games -4", "--games must be at least 1, not -4"),
        ("--games 1 --jobs 0", "--jobs must be at least 1, not 0"),
        ("--games 1 --players 3", "4 to 6 players, not 3"),
        ("--games 1 --players 4 --cop", "the cop needs 5 or 6 players"),
        ("--games 1 --bots bob", "no bot called 'bob'; there are accountant,"),
        ("--games 1 --bots timid,random", "--bots names 2 bots for 5 seats: name one, or 5"),
    ],
)
def test_what_cannot_be_is_told_in_one_line(
    arguments: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *arguments.split()]) == 2
    shown = capsys.readouterr()
    assert told in shown.err
    assert shown.err.count("\n") == 1
    assert shown.out == ""
