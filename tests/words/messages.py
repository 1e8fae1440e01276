"""The messages of the three languages, as their files say them."""

from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from standoff.words.language import Language
from standoff.words.speech import source

SOURCES = Path(__file__).parents[2] / "src" / "standoff"
WEB = Path(__file__).parents[2] / "web" / "src"


def entries(language: Language) -> list[ast.EntryType]:
    """Everything in a language's file."""
    return FluentParser(with_spans=False).parse(source(language)).body


def messages(language: Language) -> dict[str, ast.Message]:
    """The messages of a language, by id."""
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ast.Message)}


class _Names(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


def variables(message: ast.Message) -> set[str]:
    """What a message speaks of."""
    names = _Names()
    names.visit(message)
    return names.variables


def texts(language: Language) -> Iterator[tuple[str, str]]:
    """Every piece of plain text a player reads, with the id of its message."""
    for name, message in messages(language).items():
        names = _Names()
        names.visit(message)
        for text in names.texts:
            yield name, text
