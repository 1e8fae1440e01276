"""The form of scenario files: types, schema, examples and page say the same as the referee."""

import json
import re
from pathlib import Path

import msgspec
import pytest

from standoff.cli.main import main
from standoff.referee.fault import ScenarioError
from standoff.referee.forms import EXAMPLES, SCENARIO, example
from standoff.referee.judge import judge, judge_fields, result
from standoff.referee.reading import parsed
from standoff.words.language import Language
from tests.referee.scenarios import ILLEGAL, SCENARIOS, files
from tools import scenario_schema

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "referee.md").read_text(encoding="utf-8")
RULES = set(re.findall(r"\*\*([A-Z]\d+)\*\*", (ROOT / "docs" / "rules.md").read_text("utf-8")))
LEGAL = [path for folder in ("classic", "live") for path in files(SCENARIOS / folder)]


def fault_of(path: Path) -> ScenarioError:
    with pytest.raises(ScenarioError) as refused:
        judge(path)
    return refused.value


def test_the_schema_is_fresh() -> None:
    assert scenario_schema.SCHEMA.read_text(encoding="utf-8") == scenario_schema.text(), (
        "run python -m tools.scenario_schema"
    )


def test_every_legal_scenario_has_the_form() -> None:
    assert len(LEGAL) > 100
    for path in LEGAL:
        msgspec.json.decode(path.read_bytes(), type=SCENARIO)


@pytest.mark.parametrize("edition", EXAMPLES)
def test_an_example_is_printed_and_can_be_settled(
    edition: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["referee", "--example", *([edition] if edition == "live" else [])]) == 0
    path = tmp_path / "mine.json"
    path.write_text(capsys.readouterr().out, encoding="utf-8")
    assert main(["referee", "--json", str(path)]) == 0
    assert json.loads(capsys.readouterr().out) == result(judge_fields(parsed(example(edition))))


def test_without_a_file_or_an_example_there_is_nothing_to_settle(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["referee"]) == 2
    assert "--example" in capsys.readouterr().err
    assert main(["referee", "--example", "live", "x.json"]) == 2


def test_the_page_shows_the_examples_as_they_are_printed_and_their_results() -> None:
    blocks = re.findall(r"```json\n(.+?)```", PAGE, re.DOTALL)
    assert blocks[: len(EXAMPLES)] == [example(edition) for edition in EXAMPLES]
    shown = [json.loads(block) for block in blocks[len(EXAMPLES) :]]
    assert shown == [result(judge_fields(parsed(example(edition)))) for edition in EXAMPLES]


def test_the_page_names_every_key_of_both_forms() -> None:
    told = set(re.findall(r"`(\w+)`", PAGE))
    schema = json.loads(scenario_schema.text())["$defs"]
    keys = {key for form in schema.values() for key in form.get("properties", {})}
    assert sorted(keys - told) == []


def test_a_fault_against_a_rule_names_rules_that_there_are() -> None:
    illegal = [*files(ILLEGAL), *files(SCENARIOS / "live-illegal")]
    faults = {path.name: fault_of(path).rules for path in illegal}
    assert [name for name, rules in faults.items() if set(rules) - RULES] == []
    against_a_rule = [name for name in faults if re.match(r"[A-Z]\d+-", name)]
    assert len(against_a_rule) > 80
    # In the last two a word of the form itself is wrong.
    assert [name for name in against_a_rule if not faults[name]] == [
        "L29-somebody-withdraws-twice.json",
        "V1-an-unknown-variant.json",
    ]


def test_a_spent_card_is_refused_with_what_would_be_legal_in_the_language_asked_for(
    capsys: pytest.CaptureFixture[str],
) -> None:  # C13
    path = ILLEGAL / "C13-a-second-bbb.json"
    said = {}
    for language in Language:
        assert main(["referee", "--json", "--language", language, str(path)]) == 2
        out, err = capsys.readouterr()
        said[language] = json.loads(out)["error"]["problem"]
        assert err.startswith(f"{path}: ")
        assert err.endswith(f": Ada: {said[language]}\n")
    assert said == {
        "en": "has no bbb left; legal: click and bang (C13)",
        "fr": "n’a plus de bbb\u202f; légal\u00a0: click et bang (C13)",
        "it": "non ha più bbb; valido: click e bang (C13)",
    }


@pytest.mark.parametrize("language", Language)
def test_every_fault_can_be_told_in_one_line(language: Language) -> None:
    for path in files(ILLEGAL):
        told = fault_of(path).told(language)
        assert not re.search(r"[\x00-\x1f\x7f-\x9f\u2028\ud800-\udfff]", told)
        assert len(told) < 400
