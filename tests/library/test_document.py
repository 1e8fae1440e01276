"""The page about the library is true: every example on it runs as it stands."""

import doctest
import re
from pathlib import Path

import pytest

import standoff.library

PAGE = Path(__file__).parent.parent.parent / "docs" / "library.md"


def test_every_example_of_the_page_comes_to_what_it_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    flags = doctest.ELLIPSIS | doctest.REPORT_NDIFF
    text = PAGE.read_text(encoding="utf-8").replace("```", "")
    examples = doctest.DocTestParser().get_doctest(text, {}, PAGE.name, str(PAGE), 0)
    said: list[str] = []
    done = doctest.DocTestRunner(optionflags=flags).run(examples, out=said.append)
    assert done.attempted > 20
    assert (done.failed, "".join(said)) == (0, "")


def test_every_public_name_is_told_on_the_page() -> None:
    told = set(re.findall(r"\w+", PAGE.read_text(encoding="utf-8")))
    assert sorted(set(standoff.library.__all__) - told) == []
