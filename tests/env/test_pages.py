"""What the pages show is what runs."""

import re
from pathlib import Path

from standoff.env.live.schema import LIVE_SCHEMA
from standoff.schema import live_actions

ROOT = Path(__file__).parents[2]
MOST_LINES = 15


def examples(page: str) -> list[str]:
    """The pieces of Python on a page."""
    return re.findall(r"```python\n(.+?)```", (ROOT / page).read_text("utf-8"), re.DOTALL)


def test_the_example_in_the_readme_runs_an_agent_in_fifteen_lines() -> None:
    _, example = examples("README.md")
    lines = [line for line in example.splitlines() if line.strip()]
    assert len(lines) <= MOST_LINES
    names: dict[str, object] = {"print": lambda won: names.update(shown=won)}
    exec(example, names)
    won = names["shown"]
    assert isinstance(won, dict)
    assert len(won) == 5
    assert round(sum(won.values()), 9) in (0, 1)


def test_the_example_in_the_readme_calls_the_library_in_ten_lines() -> None:
    example, _ = examples("README.md")
    lines = [line for line in example.splitlines() if line.strip()]
    assert len(lines) <= 10
    shown: list[object] = []
    exec(example, {"print": shown.append})
    assert shown[1:] == [["Ada"]]


def test_the_examples_for_research_run() -> None:
    for example in examples("docs/research.md"):
        exec(example, {})


def test_the_paper_names_live_as_it_is() -> None:
    paper = (ROOT / "docs" / "research.md").read_text("utf-8")
    assert f"`{LIVE_SCHEMA.hash}`: {LIVE_SCHEMA.size} whole numbers" in paper
    assert f"{live_actions.ACTIONS} of them" in paper
    assert len(live_actions.NAMES) == len(set(live_actions.NAMES)) == live_actions.ACTIONS
