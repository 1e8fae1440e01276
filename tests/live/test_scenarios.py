"""Games of Live written down, each with the result that follows from the rules in its name."""

import json
from pathlib import Path

import pytest

from standoff.cli.main import main

SCENARIOS = Path(__file__).parent.parent / "scenarios"


def scenarios(folder: str, kind: str) -> list[Path]:
    expected = sorted((SCENARIOS / folder).glob(f"*.{kind}.json"))
    return [path.with_name(path.name.replace(f".{kind}.json", ".json")) for path in expected]


LEGAL = scenarios("live", "result")
ILLEGAL = scenarios("live-illegal", "error")


@pytest.mark.parametrize("path", LEGAL, ids=lambda path: path.stem)
def test_a_scenario_has_the_result_the_rules_say(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["referee", "--json", str(path)]) == 0
    expected = json.loads(path.with_suffix(".result.json").read_text())
    (line,) = capsys.readouterr().out.splitlines()
    assert json.loads(line) == expected
    assert line == json.dumps(expected, ensure_ascii=False)  # keys in the order of the format


@pytest.mark.parametrize("path", ILLEGAL, ids=lambda path: path.stem)
def test_an_illegal_scenario_is_refused_in_one_line(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["referee", "--json", str(path)]) == 2
    expected = json.loads(path.with_suffix(".error.json").read_text())
    out, err = capsys.readouterr()
    error = json.loads(out)["error"]
    problem = error.pop("problem")
    assert error == expected
    assert err == f"{path}: {place(expected)}{problem}\n"


def place(expected: dict[str, int | str | None]) -> str:
    who = f"{expected['who']}: " if expected["who"] is not None else ""
    return f"round {expected['round']}: {who}" if expected["round"] is not None else who


def test_there_are_scenarios_enough_and_each_has_its_expectation() -> None:
    assert len(LEGAL) >= 67
    assert len(ILLEGAL) >= 40
    files = [*(SCENARIOS / "live").glob("*.json"), *(SCENARIOS / "live-illegal").glob("*.json")]
    assert len(files) == 2 * (len(LEGAL) + len(ILLEGAL))


def test_without_json_the_referee_tells_what_happened(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["referee", str(LEGAL[0])]) == 0
    assert capsys.readouterr().out
