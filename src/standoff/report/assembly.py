"""The page of some studies and tournaments."""

from collections.abc import Iterable, Sequence

from standoff import __version__
from standoff.bots.fingerprint import fingerprint
from standoff.report.classic.bluffing import bluffing
from standoff.report.classic.winning import winning
from standoff.report.live.findings import live_findings
from standoff.report.page import Finding, Grid, ReportPage, ReportPart
from standoff.report.reading import NamedStudy, classic_name, named, readings_of
from standoff.report.strength import strength_findings
from standoff.rules.classic.options import Options
from standoff.rules.game import RULES_VERSION
from standoff.simulation.study import Study
from standoff.tournament.result import Tournament


def page_of(studies: Sequence[Study], tournaments: Sequence[Tournament]) -> ReportPage:
    """Everything these show."""
    readings = readings_of(studies)
    classic = [one for one in readings if isinstance(one.study.options, Options)]
    live = [one for one in readings if not isinstance(one.study.options, Options)]
    parts: list[ReportPart] = []
    if classic:
        parts.append(_part("The classic: who wins", winning(classic)))
        parts.append(_part("The classic: the standoff", bluffing(classic)))
    if live:
        parts.append(_part("Live", live_findings(live)))
    if tournaments:
        parts.append(_part("How strong the bots are", strength_findings(tournaments)))
    games = sum(one.games for one in studies) + sum(one.games for one in tournaments)
    return ReportPage(
        title="What the game looks like",
        lead=f"{games:,} games of Standoff by bots, and what they say about the rules.",
        sources=_sources(readings, tournaments),
        parts=tuple(parts),
        footer=(
            f"Standoff {__version__}, rules {RULES_VERSION}, bots {fingerprint()}. Unofficial; not affiliated "
            "with the publisher of Cash'n Guns."
        ),
    )


def _part(title: str, findings: Iterable[Finding | None]) -> ReportPart:
    return ReportPart(title, tuple(finding for finding in findings if finding is not None))


def _full_name(reading: NamedStudy) -> str:
    options = reading.study.options
    return classic_name(options) if isinstance(options, Options) else reading.name


def _sources(readings: Sequence[NamedStudy], tournaments: Sequence[Tournament]) -> Grid:
    rows = [
        (
            _full_name(one),
            f"{one.study.games:,}",
            ", ".join(named("bot", bot) for bot in one.bots),
            "in turn" if one.study.rotating else "fixed",
            one.study.seed,
        )
        for one in readings
    ]
    rows += [
        (
            f"Tournament, {classic_name(one.options)}",
            f"{one.games:,}",
            f"scripted bots {one.bots}",
            "in turn",
            one.seed,
        )
        for one in tournaments
    ]
    return Grid(("Table", "Games", "Bots", "Seats", "Seed"), tuple(rows))
