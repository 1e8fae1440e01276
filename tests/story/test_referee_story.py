"""The referee's story, word for word.

A change of words or rules changes these files; write them again with
`COLUMNS=80 standoff referee --language fr tests/story/NAME.json > tests/story/NAME.fr.txt`
and read what changed.
"""

from pathlib import Path

import pytest
from rich.cells import cell_len

from standoff.cli.main import main
from standoff.referee.classic.play import ScenarioGame
from standoff.referee.classic.story import story
from standoff.referee.judge import judge
from standoff.story.page import StoryPage
from standoff.words.language import Language
from standoff.words.speech import Words

HERE = Path(__file__).parent
SCENARIOS = sorted(HERE.glob("*.json"))


def lines_of(scenario: Path, language: Language, width: int) -> list[str]:
    game = judge(scenario)
    assert isinstance(game, ScenarioGame)
    return [line.text for line in story(game, StoryPage(Words(language), width))]


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda path: path.stem)
def test_the_referee_tells_the_story(scenario: Path, language: Language) -> None:
    told = "".join(f"{line}\n" for line in lines_of(scenario, language, 80))
    assert told == scenario.with_suffix(f".{language}.txt").read_text("utf-8")


@pytest.mark.parametrize("width", [40, 80])
@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda path: path.stem)
def test_no_line_is_wider_than_the_page(scenario: Path, language: Language, width: int) -> None:
    lines = lines_of(scenario, language, width)
    tables = [line for line in lines if "  " in line.strip()]
    assert [line for line in lines if cell_len(line) > width and line not in tables] == []
    assert [line for line in tables if cell_len(line) > 80] == []


def test_away_from_a_terminal_there_is_text_and_nothing_else(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    scenario = HERE / "one_round.json"
    assert main(["referee", "--language", "it", str(scenario)]) == 0
    assert capsys.readouterr().out == scenario.with_suffix(".it.txt").read_text("utf-8")


def test_several_stories_stand_under_the_names_of_their_files(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    first, second = HERE / "one_round.json", HERE / "two_guns.json"
    assert main(["referee", "--language", "en", str(first), str(second)]) == 0
    told = capsys.readouterr().out
    assert told.index(f"\n{first}\n") < told.index(f"\n{second}\n")


def test_the_story_is_told_in_the_language_of_the_system(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert main(["referee", str(HERE / "one_round.json")]) == 0
    assert "Manche 1 sur 8" in capsys.readouterr().out
