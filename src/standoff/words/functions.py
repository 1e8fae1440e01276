"""What Fluent cannot do alone: money, and particles that change before a name."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any
from unicodedata import normalize

MINUS = "\N{MINUS SIGN}"
NO_BREAK, NARROW_NO_BREAK = "\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}"

Function = Callable[[Any], Any]


def _money(grouping: str, before: str, after: str) -> Function:
    """A writer of amounts in dollars."""

    def money(amount: object) -> str:
        dollars = int(str(amount))
        sign = MINUS if dollars < 0 else ""
        return f"{sign}{before}{abs(dollars):,}{after}".replace(",", grouping)

    return money


def _particle(full: str, short: str, vowels: str) -> Function:
    """A writer of a name behind a particle that has another form before some vowels."""

    def particle(name: object) -> str:
        text = str(name)
        first = normalize("NFD", text[:1]).casefold()[:1]
        return f"{short if first and first in vowels else full}{text}"

    return particle


FUNCTIONS: Mapping[str, Mapping[str, Function]] = MappingProxyType(
    {
        "en": {"MONEY": _money(",", "$", "")},
        "fr": {
            "MONEY": _money(NARROW_NO_BREAK, "", f"{NO_BREAK}$"),
            "DE": _particle("de ", "d’", "aeiouyh"),
        },
        "it": {
            "MONEY": _money(".", "", f"{NO_BREAK}$"),
            "A": _particle("a ", "ad ", "a"),
            "E": _particle("e ", "ed ", "e"),
        },
    }
)
