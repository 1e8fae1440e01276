"""From a file to a judged game, its result and its story, whatever the edition."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from standoff.referee import (
    classic_play,
    classic_result,
    classic_scenario,
    classic_story,
    live_play,
    live_result,
    live_scenario,
    live_story,
)
from standoff.referee.fault import ScenarioError
from standoff.referee.reading import read
from standoff.story.page import Line, Page

Game = classic_play.Game | live_play.Game


def judge(path: Path) -> Game:
    """The game in this file, played by the rules."""
    fields = read(path)
    edition = fields.get("edition")
    if edition == "classic":
        return classic_play.play(classic_scenario.parse(fields))
    if edition == "live":
        return live_play.play(live_scenario.parse(fields))
    raise ScenarioError('\'edition\' must be "classic" or "live"')


def result(game: Game) -> dict[str, Any]:
    """What happened, in the words of the scenario format."""
    if isinstance(game, live_play.Game):
        return live_result.result(game)
    return classic_result.result(game)


def story(game: Game, page: Page) -> Iterator[Line]:
    """What happened, told round by round."""
    if isinstance(game, live_play.Game):
        return live_story.story(game, page)
    return classic_story.story(game, page)
