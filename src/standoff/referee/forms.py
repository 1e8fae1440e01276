"""The form of a scenario file of either edition, as a JSON Schema, and by example."""

from importlib.resources import files

import msgspec

from standoff.referee.classic.form import ScenarioForm as ClassicForm
from standoff.referee.live.form import ScenarioForm as LiveForm

SCENARIO = ClassicForm | LiveForm
EXAMPLES = ("classic", "live")


def schema() -> dict[str, object]:
    """The JSON Schema of scenario files; what only the rules can refuse is not in it."""
    found = msgspec.json.schema(SCENARIO)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A scenario for standoff referee",
        **found,
    }


def example(edition: str) -> str:
    """A scenario to begin with."""
    return (files("standoff.referee") / "examples" / f"{edition}.json").read_text("utf-8")
