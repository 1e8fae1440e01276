"""The vector engine plays by the readable rules, decision by decision."""

import json
from functools import partial
from pathlib import Path

import pytest

from standoff.referee.judge import judge
from standoff.vector.law import EVERYTHING, Law, MiniTable, law
from tests.vector.breaks import BASE, BREAKS, Break, noticed
from tests.vector.lockstep import Walk, engine


@pytest.mark.slow
def test_games_of_all_option_sets_go_the_same_way_in_both_engines() -> None:
    walked = Walk(engine(EVERYTHING), batch=400, seed=7).walk(1_500)
    assert walked.games >= 1_500


@pytest.mark.slow
def test_options_known_when_compiling_change_nothing_about_the_games() -> None:
    known = engine(law(6, "all+backstab", cop=True, money="closed"))
    walked = Walk(known, batch=128, seed=11).walk(250)
    assert walked.games >= 250


@pytest.mark.slow
def test_mini_games_go_the_same_way_in_both_engines() -> None:
    table = partial(MiniTable, rounds=3, hand=(2, 1, 1), notes=(5, 5, 5), wounds=2)
    mini = Law((table(2), table(3), table(6)))
    assert Walk(engine(mini), batch=150, seed=3).walk(400).games >= 400


@pytest.mark.slow
@pytest.mark.parametrize(
    "rule", [rule for rule in BREAKS if rule.law is BASE][:1], ids=lambda rule: rule.rule
)
def test_a_broken_rule_is_noticed_and_told_as_a_scenario(rule: Break, tmp_path: Path) -> None:
    told = noticed(rule)
    assert told is not None
    scenario = told.split("scenario file:\n")[1]
    file = tmp_path / "difference.json"
    file.write_text(scenario, encoding="utf-8")
    rounds = json.loads(scenario)["rounds"]
    if all(len(one["play"]) == len(one["aim"]) for one in rounds):
        judge(file)
