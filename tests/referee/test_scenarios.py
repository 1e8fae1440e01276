"""Games written down: the referee comes to the result that stands beside each."""

import json
from pathlib import Path

import pytest

from standoff.referee.fault import ScenarioError
from standoff.referee.judge import judge, result
from tests.referee.scenarios import CLASSIC, ILLEGAL, expected, files


@pytest.mark.parametrize("path", files(CLASSIC), ids=lambda path: path.stem)
def test_a_legal_scenario_ends_as_written_beside_it(path: Path) -> None:
    assert result(judge(path)) == expected(path, "result")


@pytest.mark.parametrize("path", files(ILLEGAL), ids=lambda path: path.stem)
def test_an_illegal_scenario_is_refused_where_it_is_wrong(path: Path) -> None:
    with pytest.raises(ScenarioError) as refused:
        judge(path)
    assert {"round": refused.value.round, "who": refused.value.who} == expected(path, "error")
    assert "\n" not in str(refused.value)


def test_every_scenario_stands_beside_what_is_expected_of_it() -> None:
    for folder, kind in ((CLASSIC, "result"), (ILLEGAL, "error")):
        written = {path.with_suffix(f".{kind}.json") for path in files(folder)}
        assert written == set(folder.glob(f"*.{kind}.json"))
    assert len(files(CLASSIC)) >= 100
    assert len(files(ILLEGAL)) >= 60


def test_notes_behind_those_turned_up_change_nothing(tmp_path: Path) -> None:  # C53, H7
    """A round that nobody wrote down has not begun."""
    short = CLASSIC / "C48-plain-split.json"
    longer = tmp_path / "longer.json"
    scenario = json.loads(short.read_text())
    longer.write_text(json.dumps(scenario | {"deck": [*scenario["deck"], 20000, 20000]}))
    assert result(judge(longer)) == expected(short, "result")


def test_the_same_file_gives_the_same_result_twice() -> None:  # A2
    path = files(CLASSIC)[0]
    assert result(judge(path)) == result(judge(path))
