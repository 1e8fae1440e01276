"""The story of Live: every scenario can be told in every language, to everybody or to one seat."""

from pathlib import Path

import pytest
from rich.cells import cell_len

from standoff.cli.main import main
from standoff.referee.judge import judge, story
from standoff.referee.live.play import ScenarioGame, play
from standoff.referee.live.scenario import parse
from standoff.referee.reading import read
from standoff.rules.game import redact
from standoff.story.live.storyteller import LiveStoryteller
from standoff.story.page import StoryPage
from standoff.words.language import Language
from standoff.words.speech import Words
from tests.live.test_scenarios import LEGAL, SCENARIOS

ENGLISH = Words(Language.ENGLISH)


def scenario(name: str) -> Path:
    (path,) = [path for path in LEGAL if path.stem == name]
    return path


@pytest.mark.parametrize("language", Language)
def test_scenarios_are_told_in_lines_that_fit(language: Language) -> None:
    page = StoryPage(Words(language), 60)
    for path in LEGAL[::5]:
        lines = [line.text for line in story(judge(path), page)]
        assert lines
        assert max(map(cell_len, lines)) <= 60


def test_a_chain_of_effects_is_told_in_its_order(capsys: pytest.CaptureFixture[str]) -> None:  # A71
    path = scenario("A71-a-chained-grenade-waits-for-its-number")
    assert main(["referee", "--language", "en", str(path)]) == 0
    told = capsys.readouterr().out
    order = [
        "Dario’s grenade goes off and touches Edie. (L38)",
        "Edie shows a grenade, number 9. (L36, L42)",
        "Fitz stabs Ada. (L40)",
        "Edie’s grenade goes off and touches Fitz. (L38)",
        "Not a shot.",
        "3 share, $25,000 each: Ada, Bruno and Cleo. (L51)",
        "Sitting out the next round: Dario, Edie and Fitz. (L53)",
    ]
    places = [told.index(sentence) for sentence in order]
    assert places == sorted(places)


@pytest.mark.parametrize(
    ("name", "sentences"),
    [
        ("L56-still-tied-both-win", ["Still a tie", "Winners: Red and Blue."]),
        ("L56-a-tie-goes-to-the-team-with-more-in-coma", ["A tie:", "Winner: Blue."]),
        ("A74-no-team-is-eligible-and-nobody-wins", ["Nobody wins", "Red cannot win"]),
        ("V4-foolproof-costs-two-cards-for-each-in-hospital", ["38 cards, less 2 for", ": 36"]),
        ("A72-everyone-withdraws-and-all-cards-carry-over", ["Nobody is left in play"]),
        ("C55-L50-the-only-one-who-stays-takes-everything", ["Fitz", "(L50)"]),
        ("L27-A60-both-guns-on-one-man-are-a-coma", ["2 plasters at once", "cannot see Edie"]),
        (
            "A74-a-team-may-end-in-debt",
            ["Blue: $0, less $50,000 for the Hospital: \N{MINUS SIGN}$50,000"],
        ),
    ],
)
def test_the_end_and_odd_moments_are_told(name: str, sentences: list[str]) -> None:
    told = " ".join(
        line.text.strip() for line in story(judge(scenario(name)), StoryPage(ENGLISH, 200))
    )
    assert [sentence for sentence in sentences if sentence not in told] == []


def told_to(game: ScenarioGame, seat: int) -> str:
    storyteller = LiveStoryteller(game.scenario.options, game.scenario.names, seat)
    events = [event for played in game.rounds for event in played.events]
    sentences = [s for event in events for s in storyteller.tell(redact(event, seat))]
    return " ".join(ENGLISH.say(sentence) for sentence in sentences)


def test_a_seat_is_spoken_to_and_told_only_what_it_may_know() -> None:  # H12
    path = SCENARIOS / "live" / "L40-a-wounded-dagger-wounds-an-adversary.json"
    game = play(parse(read(path)))
    bruno, dario = told_to(game, 1), told_to(game, 3)
    assert "Dario stabs you." in bruno
    assert "Dario holds" not in bruno
    assert "You stab Bruno." in dario
    assert "You hold a dagger." in dario
