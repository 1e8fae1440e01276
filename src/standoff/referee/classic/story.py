"""The story of a classic scenario: every round told, with the rules behind it."""

from collections.abc import Iterable, Iterator

from standoff.referee.classic.play import PlayedRound, ScenarioGame
from standoff.rules.classic.events import Ended, Event
from standoff.story.classic.ending import sums
from standoff.story.classic.storyteller import Storyteller
from standoff.story.page import PageLine, StandingRow, StoryPage
from standoff.story.sentence import Form, Sentence


def story(game: ScenarioGame, page: StoryPage) -> Iterator[PageLine]:
    """The whole truth of a judged game, line by line."""
    names = game.scenario.names
    storyteller = Storyteller(names)

    def told(events: Iterable[Event]) -> Iterator[PageLine]:
        return page.sentences(s for event in events for s in storyteller.tell(event))

    for played in game.rounds:
        yield from told(event for event in played.events if not isinstance(event, Ended))
        yield from page.standings(_standings(played, names))
    outcome = game.table.outcome
    if outcome is None:
        yield PageLine("")
        yield from page.sentences([Sentence("unfinished")])
    else:
        yield from page.sentences([Sentence("the-end", form=Form.ROUND)])
        yield from told([Ended(outcome)])
        yield from page.sums(names, sums(outcome))


def _standings(played: PlayedRound, names: tuple[str, ...]) -> Iterator[StandingRow]:
    for name, gangster in zip(names, played.after.gangsters, strict=True):
        yield StandingRow(name, gangster.wounds, gangster.shame, gangster.money, gangster.alive)
