"""The story of a scenario of Live: every round told, with the rules behind it."""

from collections.abc import Iterator

from standoff.referee.live.play import ScenarioGame
from standoff.rules.live.reckoning import standings
from standoff.rules.live.table import Table
from standoff.story.live.storyteller import LiveStoryteller
from standoff.story.page import PageLine, StoryPage
from standoff.story.sentence import Form, Sentence
from standoff.story.things import team_called
from standoff.words.phrase import Values


def story(game: ScenarioGame, page: StoryPage) -> Iterator[PageLine]:
    """The whole truth of a judged game, line by line."""
    storyteller = LiveStoryteller(game.scenario.options, game.scenario.names)
    for played in game.rounds:
        yield from page.sentences(s for event in played.events for s in storyteller.tell(event))
        if played.after.outcome is None:
            yield from page.sentences(_stashes(played.after))
    if game.table.outcome is None:
        yield PageLine("")
        yield from page.sentences([Sentence("unfinished")])


def _stashes(table: Table) -> Iterator[Sentence]:
    message = "live-stash-cards" if table.options.foolproof else "live-stash"
    for team, standing in zip(table.options.teams, standings(table), strict=True):
        values: Values = {"team": team_called(team.name), "stash": standing.stash}
        yield Sentence(message, values, form=Form.ITEM)
