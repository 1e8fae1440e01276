"""`standoff simulate --live`, as somebody types it."""

import json
from pathlib import Path
from typing import Any

import pytest

from standoff.cards.reading import house_text
from standoff.cli.main import main
from standoff.rules.cards import Weapon

CLASSIC = {
    "games", "decisions", "seconds", "seed", "wins_by_seat", "wins_by_bot", "wins_by_power",
    "cop_wins", "deaths",
}  # fmt: skip


def simulated(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["simulate", "--live", *arguments]) == 0
    return capsys.readouterr().out


def found(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    figures: dict[str, Any] = json.loads(simulated(capsys, "--json", "--seed", "s", *arguments))
    return figures


def test_json_has_the_classics_figures_and_those_of_teams_and_weapons(
    capsys: pytest.CaptureFixture[str],
) -> None:
    figures = found(capsys, "--games", "3", "--teams", "4x3", "--variants", "chain-of-grenades")
    assert set(figures) >= CLASSIC | {"wins_by_team", "falls_by_weapon"}
    assert list(figures["wins_by_team"]) == ["circles", "triangles", "squares", "diamonds"]
    assert list(figures["falls_by_weapon"]) == list(Weapon)
    assert list(figures["wins_by_seat"]) == [str(seat) for seat in range(12)]
    assert list(figures["by_variant"]) == ["chain-of-grenades"]
    assert figures["arena"]
    rates = [figures["deaths"], figures["no_winner"]]
    for kind in ("wins_by_team", "wins_by_seat", "wins_by_bot", "falls_by_weapon"):
        rates += figures[kind].values()
    assert all(rate.keys() == {"value", "low", "high"} for rate in rates)
    told = [rate for rate in rates if rate["high"] is not None]
    assert len(told) > len(rates) / 2
    assert all(rate["low"] <= rate["value"] <= rate["high"] for rate in told)


def test_teams_may_be_of_different_sizes(capsys: pytest.CaptureFixture[str]) -> None:
    figures = found(capsys, "--games", "1", "--teams", "5,5,4")
    assert figures["teams"] == {"circles": 5, "triangles": 5, "squares": 4}
    figures = found(capsys, "--games", "1", "--no-arena", "--teams", "1x4,2x3")
    assert figures["teams"] == {"circles": 4, "triangles": 3, "squares": 3}
    assert not figures["arena"]


def test_the_seed_fixes_every_number_but_the_time(capsys: pytest.CaptureFixture[str]) -> None:
    def numbers(*arguments: str) -> dict[str, Any]:
        figures = found(capsys, "--games", "25", "--no-arena", *arguments)
        return {key: value for key, value in figures.items() if "second" not in key}

    assert numbers() == numbers("--jobs", "2")
    assert numbers() != numbers("--seed", "t")


def test_bots_are_named_one_for_all_one_a_team_or_one_a_gangster(
    capsys: pytest.CaptureFixture[str],
) -> None:
    def bots(*names: str) -> object:
        arguments = ["--games", "1", "--no-arena", "--teams", "2x3"]
        return found(capsys, *arguments, *(["--bots", *names] if names else []))["bots"]

    assert bots() == ["accountant"] * 3 + ["grudge"] * 3
    assert bots("timid") == ["timid"] * 6
    assert bots("timid,random") == ["timid"] * 3 + ["random"] * 3
    six = "timid,random,grudge,timid,reckless,accountant"
    assert bots(six) == six.split(",")


def test_a_table_of_weapons_of_ones_own_is_played_with(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:  # A58
    cards = json.loads(house_text())
    cards["black"] |= {"bbb": 31, "shotgun": 0}
    path = tmp_path / "cards.json"
    path.write_text(json.dumps(cards))
    figures = found(capsys, "--games", "20", "--no-arena", "--cards", str(path))
    assert "shotgun" not in figures["uses_by_weapon"]
    assert figures["falls_by_weapon"]["shotgun"]["value"] == 0


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Circles (4)", "Accountant", "Shotgun", "Chain of grenades", "%"]),
        ("fr", ["Cercles (4)", "Comptable", "Fusil", "Grenades en chaîne", "%"]),
        ("it", ["Cerchi (4)", "Contabile", "Fucile", "Granate a catena", "%"]),
    ],
)
def test_tables_speak_the_language_and_fit_a_terminal(
    language: str,
    words: list[str],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    for variants in ("chain-of-grenades,foolproof", "chain-of-grenades"):
        arguments = ["--games", "20", "--no-arena", "--teams", "4,4,3", "--variants", variants]
        shown = simulated(capsys, *arguments, "--seed", "s", "--language", language)
        assert [word for word in words if word not in shown] == []
        assert "…\n" not in shown
        assert max(map(len, shown.splitlines())) <= 80
        assert ("$" in shown) is (variants == "chain-of-grenades")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ("--live --teams 4y3", "--teams 4y3: say how many of what size, 4x3 or 5,5,4"),
        ("--live --teams ,", "--teams ,: say how many of what size"),
        ("--live --teams 1x3", "Live needs two teams or more"),
        ("--live --teams 5,3", "the sizes of teams differ by at most one"),
        ("--live --teams 2x6", "a team has 3 to 5 gangsters, not 6"),
        ("--live --teams 8x3", "Live is for 6 to 21 gangsters, not 24"),
        (
            "--live --variants chains",
            "no variant called 'chains'; there are chain-of-grenades, foolproof",
        ),
        ("--live --variants foolproof,foolproof", "a variant is chosen once"),
        ("--live --cards nowhere.json", "nowhere.json cannot be read"),
        ("--live --bots bob", "no bot called 'bob'; there are accountant,"),
        (
            "--live --bots timid,random",
            "names 2 bots for 4 teams of 12 gangsters: name one, 4 or 12",
        ),
        (
            "--live --rotate --teams 2x3 --bots timid,random,grudge,timid,reckless,accountant",
            "--rotate moves whole teams: name one bot a team",
        ),
        ("--live --cop", "--cop can only be said without --live"),
        ("--live --players 5", "--players can only be said without --live"),
        ("--live --powers none", "--powers can only be said without --live"),
        ("--teams 4x3", "--teams can only be said with --live"),
        ("--variants foolproof", "--variants can only be said with --live"),
        ("--no-arena", "--no-arena can only be said with --live"),
    ],
)
def test_what_cannot_be_is_told_in_one_line(
    arguments: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "--games", "1", *arguments.split()]) == 2
    shown = capsys.readouterr()
    assert told in shown.err
    assert shown.err.count("\n") == 1
    assert shown.out == ""


def test_a_broken_table_of_weapons_is_named_with_its_fault(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:  # A58
    path = tmp_path / "cards.json"
    path.write_bytes(house_text().replace(b'"bbb": 19', b'"bbb": 20'))
    assert main(["simulate", "--games", "1", "--live", "--cards", str(path)]) == 2
    assert "black: the weapons make 81 cards, there must be 80" in capsys.readouterr().err
