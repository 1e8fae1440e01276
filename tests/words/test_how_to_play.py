"""The pages that say how to play use the words players read on every screen, in each language."""

import re
from pathlib import Path

import pytest

from standoff.words.families import FAMILIES, member
from standoff.words.language import Language
from standoff.words.speech import Words

DOCS = Path(__file__).parents[2] / "docs"


def plain(text: str) -> str:
    return re.sub(r"\s+", " ", text)


@pytest.mark.parametrize("language", Language)
def test_every_power_phase_card_and_weapon_is_told_in_the_words_of_the_game(
    language: Language,
) -> None:
    page = plain((DOCS / f"how-to-play.{language}.md").read_text("utf-8"))
    words = Words(language)
    for power in FAMILIES["power"]:
        row = f"| {words(member('power', power))} | {words(f'power-text-{power}')} |"
        assert plain(row) in page
    named = [(family, which) for family in ("bullet", "weapon") for which in FAMILIES[family]]
    named += [("phase", which) for which in FAMILIES["phase"] if which != "phone"]
    for family, which in named:
        assert plain(words(member(family, which))).casefold() in page.casefold()
    assert plain(words("web-learn")) in page


def test_the_three_pages_have_one_shape() -> None:
    shapes = {
        tuple(
            re.findall(
                r"^(#+|\d\.|\|)", (DOCS / f"how-to-play.{one}.md").read_text("utf-8"), re.MULTILINE
            )
        )
        for one in Language
    }
    assert len(shapes) == 1
