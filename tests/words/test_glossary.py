"""The glossary says what the files say."""

import re
from pathlib import Path

from standoff.words.families import member
from standoff.words.language import Language
from standoff.words.speech import Words

GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"
ROW = re.compile(r"^\| (?:`([a-z-]+)`)? ?\| `([a-z-]+)` \| (.+) \| (.+) \| (.+) \|$", re.MULTILINE)


def plain(text: str) -> str:
    return re.sub(r"\s", " ", text)


def test_the_glossary_says_what_players_read() -> None:
    rows = ROW.findall(GLOSSARY.read_text("utf-8"))
    assert len(rows) > 30
    family = ""
    for named, which, *columns in rows:
        family = named or family
        for language, text in zip(Language, columns, strict=True):
            assert plain(text) == plain(Words(language)(member(family, which)))
