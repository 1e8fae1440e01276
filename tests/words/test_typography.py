"""Each language is set as its printers would set it."""

import re

import pytest

from standoff.words.language import Language
from tests.words.messages import texts

TRANSLATIONS = [Language.FRENCH, Language.ITALIAN]
NO_BREAK, NARROW_NO_BREAK = "\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}"


def faults(language: Language, pattern: str) -> list[tuple[str, str]]:
    return [(name, text) for name, text in texts(language) if re.search(pattern, text)]


@pytest.mark.parametrize("language", Language)
def test_apostrophes_are_curved(language: Language) -> None:
    assert faults(language, "'") == []


@pytest.mark.parametrize("language", Language)
def test_an_ellipsis_is_one_sign(language: Language) -> None:
    assert faults(language, r"\.\.\.") == []


@pytest.mark.parametrize("language", Language)
def test_quotes_are_never_straight(language: Language) -> None:
    assert faults(language, '"') == []


def test_french_puts_a_narrow_space_before_high_signs() -> None:
    assert faults(Language.FRENCH, f"[^{NARROW_NO_BREAK}!?][!?;]|^[!?;]") == []


def test_french_puts_a_space_before_a_colon_that_does_not_break() -> None:
    assert faults(Language.FRENCH, f"[^{NO_BREAK}]:|^:") == []


def test_french_quotes_keep_their_spaces() -> None:
    assert faults(Language.FRENCH, f"«[^{NO_BREAK}]|[^{NO_BREAK}]»") == []


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.ITALIAN])
def test_english_and_italian_put_no_space_before_signs(language: Language) -> None:
    # A question mark between two words is a key to press.
    assert faults(language, r"\s[!;:]|\s\?(?! \w)") == []
