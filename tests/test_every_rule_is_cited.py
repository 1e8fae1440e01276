"""Every paragraph of the rules is shown by a test that names it."""

import re
from collections import Counter
from pathlib import Path

TESTS = Path(__file__).parent
RULES = TESTS.parent / "docs" / "rules.md"

NUMBERED = re.compile(r"^(?:- |\| )?\*\*([A-Z])(\d+)\b", re.MULTILINE)
"""A paragraph, a worked example or a row of a table begins with its id."""
CITED = re.compile(r"\b[A-Z]\d{1,2}\b")


def numbered() -> set[str]:
    return {letter + number for letter, number in NUMBERED.findall(RULES.read_text("utf-8"))}


def remarks(module: str) -> str:
    """The comments and docstrings of a module."""
    return "\n".join(re.findall(r'#.*|"""(?s:.*?)"""', module))


def cited() -> set[str]:
    """Ids in comments, docstrings and the names of scenario files."""
    modules = [path for path in TESTS.glob("**/*.py") if path != Path(__file__)]
    said = [remarks(path.read_text("utf-8")) for path in modules]
    said += [path.name for path in TESTS.glob("scenarios/**/*.json")]
    return set(CITED.findall("\n".join(said)))


def test_every_paragraph_of_the_rules_is_found() -> None:
    found = Counter(number[0] for number in numbered())
    assert found == {
        "C": 63, "S": 12, "P": 38, "K": 25, "L": 58, "V": 7, "H": 15, "T": 18, "D": 17, "X": 25,
        "A": 82, "I": 29,
    }  # fmt: skip


def test_every_rule_is_cited_by_a_test() -> None:
    assert sorted(numbered() - cited()) == []


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    letters = {number[0] for number in numbered()}
    assert sorted(one for one in cited() - numbered() if one[0] in letters) == []
