"""Bots speak in the terminal too: in the reader's language, until they are hushed, and they play the same."""

from pathlib import Path

import pytest

from standoff.rules.classic.options import Options
from standoff.voices.voice import IDS
from standoff.words.language import Language
from standoff.words.speech import Words
from tests.terminal.consoles import LANGUAGES, PaperConsole, play, typing


def spoken(console: PaperConsole, language: str = "en") -> list[str]:
    """The lines in which a bot says something."""
    words = Words(Language(language))
    texts = [words(f"voice-{one}") for one in IDS]
    return [line for line in console.lines if any(text in line for text in texts)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_are_read_in_the_readers_language(language: Language) -> None:
    assert spoken(play(Options(), language=language), language)


def test_bots_that_say_nothing_decide_what_they_would_have_decided(tmp_path: Path) -> None:
    aloud, silent = tmp_path / "aloud.jsonl", tmp_path / "silent.jsonl"
    assert spoken(play(Options(), record=aloud))
    assert spoken(play(Options(), record=silent, silent=True)) == []
    assert aloud.read_bytes() == silent.read_bytes()


def test_a_nought_hushes_them_and_another_lets_them_speak_again() -> None:
    words = Words(Language.ENGLISH)
    hushed = play(Options(), typing(["0"]))
    assert words("terminal-bots-hushed") in hushed.text
    assert spoken(hushed) == []
    again = play(Options(), typing(["0", "0"]))
    assert words("terminal-bots-speak") in again.text
    assert spoken(again)
