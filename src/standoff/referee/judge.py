"""From a file to a judged game, its result and its story, whatever the edition."""

from collections.abc import Iterator
from pathlib import Path

from standoff.referee.classic import play as classic_play
from standoff.referee.classic import result as classic_result
from standoff.referee.classic import scenario as classic_scenario
from standoff.referee.classic import story as classic_story
from standoff.referee.fault import fault, shown
from standoff.referee.live import play as live_play
from standoff.referee.live import result as live_result
from standoff.referee.live import scenario as live_scenario
from standoff.referee.live import story as live_story
from standoff.referee.reading import Fields, read
from standoff.story.page import PageLine, StoryPage

Game = classic_play.ScenarioGame | live_play.ScenarioGame


def judge(path: Path) -> Game:
    """The game in this file, played by the rules."""
    return judge_fields(read(path))


def judge_fields(fields: Fields) -> Game:
    """The game in the object of a scenario, played by the rules."""
    edition = fields.get("edition")
    if edition == "classic":
        return classic_play.play(classic_scenario.parse(fields))
    if edition == "live":
        return live_play.play(live_scenario.parse(fields))
    if "edition" not in fields:
        raise fault("scenario-no-key", key="edition")
    raise fault("scenario-none-of", key="edition", said=shown(edition), choices=("classic", "live"))


def result(game: Game) -> dict[str, object]:
    """What happened, in the words of the scenario format."""
    if isinstance(game, live_play.ScenarioGame):
        return live_result.result(game)
    return classic_result.result(game)


def story(game: Game, page: StoryPage) -> Iterator[PageLine]:
    """What happened, told round by round."""
    if isinstance(game, live_play.ScenarioGame):
        return live_story.story(game, page)
    return classic_story.story(game, page)
