"""Casting: who of those on the chairs plays in which team of Live, and in which seat."""

from collections.abc import Sequence

from standoff.protocol.setting import FEWEST, MOST, Godfather, LiveSetting
from standoff.rooms.people import Chair
from standoff.rules.live.teams import balanced, suggestion

COMFORTABLE = 4
"""Nobody is suggested a larger team where smaller ones do."""


def sizes_for(gangsters: int) -> tuple[int, ...]:
    """Teams for so many, none of whom only referees: what L11 suggests, or the nearest to it."""
    suggested = suggestion(gangsters)
    if not suggested.godfathers:
        return suggested.sizes
    ways = balanced(gangsters)
    return next((sizes for sizes in ways if max(sizes) <= COMFORTABLE), ways[0])


def sizes(setting: LiveSetting, chairs: Sequence[Chair]) -> tuple[int, ...]:
    """The teams there would be with those who sit here now; none if they are too few."""
    gangsters = len(chairs) - (setting.godfather is Godfather.PERSON)
    if setting.teams:
        return setting.teams
    return sizes_for(gangsters) if FEWEST <= gangsters <= MOST else ()


def cast(setting: LiveSetting, chairs: Sequence[Chair]) -> list[list[Chair]] | None:
    """The chairs of each team, its Chief's first; None while somebody is missing."""
    those = sizes(setting, chairs)
    if not those or (setting.godfather is not Godfather.ARENA and godfather(chairs) is None):
        return None
    gangsters = [chair for chair in chairs if not is_apart(setting, chair)]
    if len(gangsters) != sum(those):
        return None
    teams: list[list[Chair]] = [[] for _ in those]
    for chair in gangsters:
        wanted = chair.team
        if wanted is not None and wanted < len(teams) and len(teams[wanted]) < those[wanted]:
            teams[wanted].append(chair)
    placed = {chair.name for team in teams for chair in team}
    # People first, so that no team is left to bots.
    for chair in sorted(gangsters, key=lambda one: one.bot is not None):
        if chair.name not in placed:
            emptiest = max(range(len(teams)), key=lambda team: those[team] - len(teams[team]))
            teams[emptiest].append(chair)
    return [_chief_first(team) for team in teams]


def is_apart(setting: LiveSetting, chair: Chair) -> bool:
    """Whether this is the Godfather's chair, who does not play."""
    return setting.godfather is Godfather.PERSON and chair.godfather


def godfather(chairs: Sequence[Chair]) -> Chair | None:
    """The chair of who has the whistle."""
    return next((chair for chair in chairs if chair.godfather), None)


def _chief_first(team: list[Chair]) -> list[Chair]:
    """A team in the order of its seats: a volunteer leads it, else a person, else the first in."""
    return sorted(team, key=lambda chair: (not chair.chief, chair.bot is not None))
