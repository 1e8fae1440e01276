"""From a file to a judged game, whatever the edition."""

from pathlib import Path

from standoff.referee import classic_play, classic_scenario
from standoff.referee.classic_play import Game
from standoff.referee.fault import ScenarioError
from standoff.referee.reading import read


def judge(path: Path) -> Game:
    """The game in this file, played by the rules."""
    fields = read(path)
    edition = fields.get("edition")
    if edition == "classic":
        return classic_play.play(classic_scenario.parse(fields))
    if edition == "live":
        raise ScenarioError("Live is not refereed yet")
    raise ScenarioError('\'edition\' must be "classic" or "live"')
