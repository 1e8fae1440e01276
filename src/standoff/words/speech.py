"""Messages in one language, by their ids."""

from functools import cache, cached_property
from importlib.resources import files
from typing import TYPE_CHECKING

from standoff.words.functions import FUNCTIONS
from standoff.words.language import Language
from standoff.words.phrase import Phrase, Value

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


class WordsError(Exception):
    """A message is missing, or was not given what it speaks of."""


class Words:
    """Says messages in one language: `words("split-alone", who="Ada", total=20_000)`."""

    def __init__(self, language: Language | str) -> None:
        self.language = Language(language)

    @cached_property
    def _bundle(self) -> "FluentBundle":
        return _bundle(self.language)

    def __call__(self, message: str, **values: Value) -> str:
        if not self._bundle.has_message(message):
            raise WordsError(f"no message {message} in {self.language}")
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise WordsError(f"message {message} says nothing in {self.language}")
        plain = {name: self._plain(value) for name, value in values.items()}
        text, errors = self._bundle.format_pattern(pattern, plain)
        if errors:
            raise WordsError(f"message {message} in {self.language}: {errors[0]}")
        return str(text)

    def say(self, phrase: Phrase) -> str:
        """A phrase, in this language."""
        return self(phrase.message, **phrase.values)

    def money(self, amount: int) -> str:
        """An amount in dollars."""
        return str(FUNCTIONS[self.language]["MONEY"](amount))

    def series(self, *items: Value) -> str:
        """Things named one after the other: "Ada, Bruno and Cleo"."""
        if not items:
            return ""
        *first, last = [str(self._plain(item)) for item in items]
        return self("series", first=", ".join(first), last=last) if first else last

    def _plain(self, value: Value) -> str | float:
        if isinstance(value, Phrase):
            return self.say(value)
        if isinstance(value, tuple):
            return self.series(*value)
        return value


@cache
def _bundle(language: Language) -> "FluentBundle":
    # A fifth of what a server loads, and it says no word until somebody looks at a result.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle(
        [language],
        functions=dict(FUNCTIONS[language]),
        # Isolation marks are for mixed directions of writing; terminals show them as boxes.
        use_isolating=False,
    )
    bundle.add_resource(FluentResource(source(language)))
    return bundle


def source(language: Language) -> str:
    """The text of a language's messages."""
    return (files("standoff.words") / f"{language}.ftl").read_text("utf-8")
