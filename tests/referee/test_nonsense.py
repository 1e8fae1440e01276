"""Whatever a file holds, the referee gives a result or a fault, and nothing else."""

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from standoff.referee.fault import ScenarioError
from standoff.referee.judge import judge, result
from tests.referee.scenarios import CLASSIC, files

LEGAL = [path.read_text(encoding="utf-8") for path in files(CLASSIC)]
WORDS = ("Ada", "Bruno", "Cleo", "Gus", "click", "bang", "bbb", "kid", "insane", "play", "aim")
STRANGE: tuple[Any, ...] = (
    None, True, False, 0, 1, 2, 3, 4, -1, 1.0, 5000, 5000.0, 1e400, "", "\ud800", "\n", [], {}, [None],
    ["Ada", "Ada"], ["Ada", None], {"Ada": 1}, {"": ""}, [[]], *WORDS,
)  # fmt: skip
"""What may stand where something else should."""


def places(value: Any) -> list[tuple[Any, Any]]:
    """Everything inside a value: what holds it, and where."""
    inside: list[tuple[Any, Any]]
    if isinstance(value, dict):
        inside = [(value, key) for key in value]
    elif isinstance(value, list):
        inside = [(value, place) for place in range(len(value))]
    else:
        return []
    return inside + [found for holder, key in inside for found in places(holder[key])]


def damaged(text: str, data: st.DataObject) -> str:
    """A scenario with one to four things deleted, replaced, doubled, moved or cut off."""
    scenario = json.loads(text)
    for _ in range(data.draw(st.integers(1, 4))):
        holder, key = data.draw(st.sampled_from(places(scenario)))
        match data.draw(st.sampled_from(["delete", "replace", "rename", "repeat", "swap"])):
            case "delete":
                del holder[key]
            case "replace":
                holder[key] = deepcopy(data.draw(st.sampled_from(STRANGE)))
            case "rename" if isinstance(holder, dict):
                holder[data.draw(st.sampled_from(WORDS))] = holder.pop(key)
            case "repeat" if isinstance(holder, list):
                holder.insert(key, holder[key])
            case _:
                other, place = data.draw(st.sampled_from(places(scenario)))
                holder[key] = deepcopy(other[place])
        if not places(scenario):
            break
    written = json.dumps(scenario)
    match data.draw(st.integers(0, 9)):
        case 0:
            return written.replace('"play": {', '"play": {"Ada": "click", ', 1)
        case 1:
            return written[: data.draw(st.integers(0, len(written)))]
        case _:
            return written


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("nonsense") / "scenario.json"


def judged(path: Path) -> str:
    """What the referee says about a file: a result, or one line."""
    try:
        return json.dumps(result(judge(path)))
    except ScenarioError as fault:
        return f"fault: {fault}"


@given(st.data())
def test_a_damaged_scenario_gives_a_result_or_a_fault(file: Path, data: st.DataObject) -> None:
    file.write_text(damaged(data.draw(st.sampled_from(LEGAL)), data), encoding="utf-8")
    said = judged(file)
    assert said.startswith(("fault: ", '{"edition": "classic"'))
    assert said.isprintable()


@given(st.binary(max_size=200))
def test_any_bytes_are_a_fault(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    assert judged(file).startswith("fault: ")


@pytest.mark.parametrize(
    "content", ["[" * 100_000, '{"a":' * 100_000, "9" * 5000, '{"edition": 1e999}']
)
def test_a_file_made_to_break_the_reader_is_a_fault(file: Path, content: str) -> None:
    file.write_text(content)
    assert judged(file).startswith("fault: ")


@pytest.mark.parametrize("depth", [10, 500, 900, 950, 990, 5000])
def test_a_deck_nested_as_deep_as_the_reader_goes_is_a_fault(file: Path, depth: int) -> None:
    scenario = json.loads(LEGAL[0]) | {"deck": "DEEP"}
    file.write_text(json.dumps(scenario).replace('"DEEP"', "[" * depth + "]" * depth))
    assert judged(file).startswith("fault: ")
