"""The story of a classic scenario: every round told, with the rules behind it."""

from collections.abc import Iterable, Iterator

from standoff.referee.classic_play import Game, PlayedRound
from standoff.rules.classic.events import Ended, Event
from standoff.story.ending import sums
from standoff.story.page import Line, Page, Standing
from standoff.story.sentence import Form, Sentence
from standoff.story.storyteller import Storyteller


def story(game: Game, page: Page) -> Iterator[Line]:
    """The whole truth of a judged game, line by line."""
    names = game.scenario.names
    storyteller = Storyteller(names)

    def told(events: Iterable[Event]) -> Iterator[Line]:
        return page.sentences(s for event in events for s in storyteller.tell(event))

    for played in game.rounds:
        yield from told(event for event in played.events if not isinstance(event, Ended))
        yield from page.standings(_standings(played, names))
    outcome = game.table.outcome
    if outcome is None:
        yield Line("")
        yield from page.sentences([Sentence("unfinished")])
    else:
        yield from page.sentences([Sentence("the-end", form=Form.ROUND)])
        yield from told([Ended(outcome)])
        yield from page.sums(names, sums(outcome))


def _standings(played: PlayedRound, names: tuple[str, ...]) -> Iterator[Standing]:
    for name, gangster in zip(names, played.after.gangsters, strict=True):
        yield Standing(name, gangster.wounds, gangster.shame, gangster.money, gangster.alive)
