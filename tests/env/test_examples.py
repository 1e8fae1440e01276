"""The examples run as they stand, at small sizes."""

import json
import sys

import pytest

from tests.env.examples import OURS, ROOT, THEIRS, run

FEW_LINES = 100


def test_every_example_is_run_here_or_by_the_campaign() -> None:
    files = {path.name for path in (ROOT / "examples").glob("*.py")}
    assert files == OURS.keys() | THEIRS.keys()


@pytest.mark.slow
@pytest.mark.parametrize("example", OURS)
def test_an_example_runs(example: str) -> None:
    assert run(sys.executable, example, OURS[example])


def test_ppo_on_the_vector_engine_takes_less_than_a_hundred_lines() -> None:
    lines = (ROOT / "examples" / "vector_ppo.py").read_text("utf-8").splitlines()
    assert len([line for line in lines if line.strip()]) < FEW_LINES


def test_the_notebook_runs_from_top_to_bottom() -> None:
    book = json.loads((ROOT / "examples" / "first_steps.ipynb").read_text("utf-8"))
    names: dict[str, object] = {}
    for cell in book["cells"]:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), names)
    assert names["far"]
