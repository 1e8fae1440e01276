"""Every message as a reader meets it, on one page: python -m tools.messages OUT.html.

Each is said for the reader, for a woman, for a man and for several people, with one thing and with
more, in the three languages side by side: what no test can hear, a person who reads it through can.
"""

import sys
from collections.abc import Iterator
from html import escape
from itertools import product
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from standoff.words.language import Language
from standoff.words.phrase import Phrase, Value
from standoff.words.speech import Words, source

YOU = Phrase("you")
ONE = ("Ada", "Bruno")
"""A woman and a man; one of them begins with a vowel, which some languages hear."""
NAMED = ("first", "name", "what", "which", "who", "whom", "whose", "you")
PEOPLE: tuple[Value, ...] = (YOU, "Ada", (YOU, "Bruno"), ("Bruno", "Edie"))
GROUPS = ("group", "mates", "names", "others", "winners")
COUNTS = (0, 1, 2, 5)
SUMS = ("amount", "bill", "cost", "loot", "share", "stash", "sum", "total", "value", "worth")
THINGS: dict[str, Value] = {
    "bullet": Phrase("one-bullet-bang"),
    "bullets": (Phrase("one-bullet-bang"), Phrase("one-bullet-bbb")),
    "hand": "3 × Click",
    "last": 4,
    "power": Phrase("power-kid"),
    "role": Phrase("role-cop"),
    "shot": Phrase("shot-bang"),
    "text": Phrase("power-text-kid"),
    "weapon": Phrase("one-weapon-shotgun"),
    "mime": Phrase("one-weapon-bbb"),
    "team": Phrase("team-circles"),
    "code": "BDFG",
    "way": "←",
}


class _Choices(Visitor):
    """What a message speaks of, and among which words it chooses by each."""

    def __init__(self) -> None:
        self.chosen: dict[str, list[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.chosen.setdefault(node.id.name, [])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = [
                variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
                for variant in node.variants
            ]
            self.chosen.setdefault(node.selector.id.name, []).extend(keys)
        self.generic_visit(node)


def messages(language: Language) -> dict[str, ast.Message]:
    """The messages of a language, by id."""
    body = FluentParser(with_spans=False).parse(source(language)).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def _values(name: str, keys: list[str]) -> tuple[Value, ...]:
    """What a message may be given under a name."""
    if name in GROUPS:
        return PEOPLE
    if name in THINGS:
        return (THINGS[name],)
    if name in SUMS:
        return (20_000,)
    if keys and not {"one", "other"} & set(keys) and not keys[0].isdigit():
        return tuple(dict.fromkeys(keys))
    if name in NAMED:
        return ONE
    return COUNTS if keys else (3,)


def said(name: str, language: Language) -> Iterator[str]:
    """A message in everything it may be made to say, each once."""
    choices = _Choices()
    for each in Language:
        choices.visit(messages_of(each)[name])
    names = list(choices.chosen)
    words = Words(language)
    seen = set()
    for values in product(*(_values(name, choices.chosen[name]) for name in names)):
        text = words(name, **{"thousands": 20, **dict(zip(names, values, strict=True))})
        if text not in seen:
            seen.add(text)
            yield text


_parsed: dict[Language, dict[str, ast.Message]] = {}


def messages_of(language: Language) -> dict[str, ast.Message]:
    """The messages of a language, read once."""
    if language not in _parsed:
        _parsed[language] = messages(language)
    return _parsed[language]


def page() -> str:
    """All messages, a row each, a column a language."""
    rows = []
    for name in messages_of(Language.ENGLISH):
        cells = "".join(
            f"<td>{'<br>'.join(escape(text) for text in said(name, language))}</td>"
            for language in Language
        )
        rows.append(f"<tr><th>{name}</th>{cells}</tr>")
    style = "td,th{vertical-align:top;text-align:left;border-top:1px solid #ccc;padding:.3em}"
    head = f'<meta charset="utf-8"><title>Every message</title><style>{style}</style>'
    return f"<!doctype html>{head}<table>{''.join(rows)}</table>\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page(), "utf-8")
