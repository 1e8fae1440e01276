"""`standoff bench`: honest figures, side by side, and a clear word when it cannot measure."""

import json
import sys

import pytest

from standoff.cli.main import main
from standoff.rules.game import asks
from standoff_bench import rules
from standoff_bench.race import LAPS, Lap, race, spread
from standoff_bench.rules import TABLES, Standoff


@pytest.fixture
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """A thousand take a while to weigh."""
    monkeypatch.setattr(rules, "GAMES_WEIGHED", 20)


class Counting:
    """A contender that notes when it plays."""

    def __init__(self, name: str, turns: list[str]) -> None:
        self.name = name
        self.turns = turns

    def play(self) -> int:
        self.turns.append(self.name)
        return 3

    def decisions(self, game: int) -> int:
        return game


def test_contenders_take_turns_lap_by_lap() -> None:
    turns: list[str] = []
    heard: list[float] = []
    contenders = {name: Counting(name, turns) for name in ("one", "other")}
    laps = race(contenders, 0.0, heard.append)
    assert turns == ["one", "other"] * LAPS
    assert {name: len(run) for name, run in laps.items()} == {"one": LAPS, "other": LAPS}
    assert heard == [(lap + 1) / LAPS for lap in range(LAPS)]
    assert all((lap.games, lap.decisions) == (1, 3) for lap in laps["one"])


def test_a_lap_is_told_by_the_second() -> None:
    lap = Lap(seconds=0.5, games=10, decisions=40)
    assert (lap.games_a_second, lap.decisions_a_second) == (20, 80)


def test_a_spread_is_the_median_between_the_quartiles() -> None:
    found = spread([5, 1, 4, 2, 3])
    assert (found.low, found.median, found.high) == (1.5, 3, 4.5)


def test_only_answers_with_a_choice_count_as_decisions() -> None:
    contender = Standoff(TABLES["all_powers_and_cop"])
    game = contender.play()
    counts = [len(ask) for asking in game for ask in asking.values()]
    assert min(counts) == 1
    assert contender.decisions(game) == len([count for count in counts if count > 1])


@pytest.mark.parametrize("options", TABLES)
def test_a_game_is_weighed_when_it_has_come_to_a_round(options: str) -> None:
    table = Standoff(TABLES[options]).as_far_as(4)
    assert table.round == 4
    assert table.outcome is None
    assert asks(table)


def test_the_rules_are_measured_beside_rps(
    few_games: None, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bench", "rules", "--seconds", "0.1", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert set(figures["decisions_per_second"]) == {"rps_v2", *TABLES}
    assert set(figures["times_rps_v2"]) == set(TABLES)
    for rates in figures["decisions_per_second"].values():
        assert 0 < rates["low"] <= rates["median"] <= rates["high"]
    assert all(0 < weight < 32 for weight in figures["kilobytes_per_game"].values())


def test_the_tables_fit_eighty_columns(
    few_games: None, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert main(["bench", "rules", "--seconds", "0.1"]) == 0
    shown = capsys.readouterr().out
    assert "PettingZoo rps_v2" in shown
    assert "all powers and the cop" in shown
    assert "…" not in shown
    assert max(map(len, shown.splitlines())) <= 80


def test_without_pettingzoo_one_line_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    for module in [name for name in sys.modules if name.startswith("pettingzoo.")]:
        monkeypatch.delitem(sys.modules, module)
    assert main(["bench", "rules"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert 'pip install ".[lab]" in a clone' in said.err
    assert said.err.count("\n") == 1


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "inf"])
def test_time_must_be_more_than_none(seconds: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "rules", "--seconds", seconds]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_what_players_install_says_where_the_benches_are(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "standoff_bench", None)
    assert main(["bench", "server", "--tables", "3"]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert "a clone of it has them" in said.err
