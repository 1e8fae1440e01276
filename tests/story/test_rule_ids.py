"""Every rule a story cites is one of the rules."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
CITED = re.compile(r'"([ACHKLPSVX]\d+)"')


def test_every_rule_a_story_cites_exists() -> None:
    rules = (ROOT / "docs" / "rules.md").read_text("utf-8")
    stories = [path.read_text("utf-8") for path in (ROOT / "src/standoff/story").rglob("*.py")]
    cited = {rule for code in stories for rule in CITED.findall(code)}
    assert len(cited) > 40
    assert {rule for rule in cited if f"**{rule}**" not in rules} == set()
