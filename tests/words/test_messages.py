"""Every message is there in three languages, speaks of the same things, and is said somewhere."""

import re
from collections import Counter

import pytest
from fluent.syntax import ast

from standoff.words.families import FAMILIES
from standoff.words.language import Language
from tests.words.messages import SOURCES, WEB, entries, messages, variables

ENGLISH = messages(Language.ENGLISH)
TRANSLATIONS = [Language.FRENCH, Language.ITALIAN]
DECLARATIONS = SOURCES / "words" / "families.py"
LITERALS = {
    literal
    for path in SOURCES.glob("**/*.py")
    if path != DECLARATIONS
    for literal in re.findall(r"""[\"']([a-z0-9-]+)[\"']""", path.read_text())
}
CLIENT = "\n".join(path.read_text() for path in sorted(WEB.glob("**/*.*")))
IN_THE_BROWSER = set(re.findall(r"['\"`](web-[a-z0-9-]*[a-z0-9])['\"`]", CLIENT))
BEGINNINGS = tuple(re.findall(r"['\"`](web-[a-z-]+-)\$\{", CLIENT))
"""Of ids that the client puts together from a word and an id of the game."""


@pytest.mark.parametrize("language", Language)
def test_a_file_has_no_line_that_is_not_a_message(language: Language) -> None:
    junk = [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", Language)
def test_a_message_stands_once_in_a_file(language: Language) -> None:
    ids = Counter(e.id.name for e in entries(language) if isinstance(e, ast.Message))
    assert [name for name, times in ids.items() if times > 1] == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_language_has_the_same_messages(language: Language) -> None:
    assert set(messages(language)) ^ set(ENGLISH) == set()


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_message_speaks_of_the_same_things_in_every_language(language: Language) -> None:
    theirs = messages(language)
    differing = {
        name: (variables(message), variables(theirs[name]))
        for name, message in ENGLISH.items()
        if variables(message) != variables(theirs[name])
    }
    assert differing == {}


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_messages_stand_in_the_same_order_in_every_language(language: Language) -> None:
    assert list(messages(language)) == list(ENGLISH)


def test_every_member_of_a_family_has_a_message() -> None:
    members = {f"{family}-{key}" for family, keys in FAMILIES.items() for key in keys}
    assert members - set(ENGLISH) == set()


def test_every_message_is_said_somewhere() -> None:
    members = {f"{family}-{key}" for family, keys in FAMILIES.items() for key in keys}
    unsaid = set(ENGLISH) - members - LITERALS - IN_THE_BROWSER
    assert sorted(name for name in unsaid if not name.startswith(BEGINNINGS)) == []


def test_every_message_the_browser_says_is_there() -> None:
    assert sorted(IN_THE_BROWSER - set(ENGLISH)) == []
    assert [
        beginning
        for beginning in BEGINNINGS
        if not any(name.startswith(beginning) for name in ENGLISH)
    ] == []


def test_every_family_is_asked_for_somewhere() -> None:
    assert set(FAMILIES) - LITERALS == set()
