"""Every message reads well for the reader, a woman, a man and several, with one thing or more."""

import re

import pytest

from standoff.words.language import Language
from tools.messages import messages_of, page, said

NEVER = {
    Language.ENGLISH: r"\b1 (times|hands|plasters|feathers|cards|people)\b|\b2 times\b|\byou is\b",
    # The reader after a verb or a preposition is "te"; a list of people has a colon before it.
    Language.ITALIAN: r"\b(a|ad|su|di|da|per|con|contro|tocca|colpisce|vuole) tu\b|\ba A|\be E",
    # Nothing said to the reader tells whether that is a woman or a man.
    Language.FRENCH: r"\b([Qq]ue|[Dd]e) [AEIOUÉaeioué]\w*\b|\b(touche|braque|vise) toi\b"
    r"|\b[Tt]u es (seul|touché|prêt|mort)\b|\b[Tt]’(a|ont) (cru|touché|oublié|vu|pris)\b",
}
"""What a sentence never says in each language: the faults that people once read."""


@pytest.mark.parametrize("language", Language)
def test_every_message_can_be_said_of_everybody_without_a_slip(language: Language) -> None:
    slips = [
        (name, text)
        for name in messages_of(Language.ENGLISH)
        for text in said(name, language)
        if re.search(NEVER[language], text)
    ]
    assert slips == []


def test_the_page_of_all_messages_has_a_row_for_each() -> None:
    assert page().count("<tr>") == len(messages_of(Language.ENGLISH))
