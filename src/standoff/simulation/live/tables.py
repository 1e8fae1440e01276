"""The figures of a simulation of Live, as tables for people."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from standoff.bots.outside import bot_title
from standoff.rules.live.words import Variant
from standoff.simulation.cells import amount_cell, best_first, mean_cell, rate_cell, sheet
from standoff.simulation.estimates import Estimate
from standoff.simulation.live.report import LiveReport
from standoff.words.families import member
from standoff.words.speech import Words


def live_tables(report: LiveReport, words: Words) -> Group:
    """Everything a simulation of Live came to."""
    shown: list[RenderableType] = [
        Text(_title(report, words), style="bold"),
        _teams(report, words),
        _teams_fates(report, words),
        _bots(report, words),
        _bots_fates(report, words),
        _weapons(report, words),
        _holders(report, words),
        *([_variants(report, words)] if report.variants else []),
        _figures(report, words),
        Text(words("simulate-brackets"), style="dim"),
    ]
    return Group(*shown)


def _title(report: LiveReport, words: Words) -> str:
    return words(
        "simulate-live-title",
        games=report.games,
        players=len(report.bots),
        teams=len(report.teams),
        seed=report.seed,
    )


def _teams(report: LiveReport, words: Words) -> Table:
    table = sheet(words("simulate-team"), words("simulate-wins"), words("simulate-money"))
    for team, wins in report.wins_by_team.items():
        money = _sum(report, report.money_by_team[team], words)
        table.add_row(_team(report, team, words), rate_cell(wins, words), money)
    return table


def _teams_fates(report: LiveReport, words: Words) -> Table:
    table = sheet(words("simulate-team"), words("simulate-falls"), words("simulate-drops"))
    for team in report.teams:
        falls, drops = report.falls_by_team[team], report.withdrawals_by_team[team]
        table.add_row(_team(report, team, words), mean_cell(falls, words), mean_cell(drops, words))
    return table


def _team(report: LiveReport, team: str, words: Words) -> str:
    return words("simulate-team-of", team=words(member("team", team)), size=report.teams[team])


def _bots(report: LiveReport, words: Words) -> Table:
    table = sheet(words("simulate-bot"), words("simulate-wins"), words("simulate-money"))
    for bot in best_first(report.wins_by_bot):
        wins, money = report.wins_by_bot[bot], _sum(report, report.money_by_bot[bot], words)
        table.add_row(bot_title(bot, words), rate_cell(wins, words), money)
    return table


def _bots_fates(report: LiveReport, words: Words) -> Table:
    table = sheet(words("simulate-bot"), words("simulate-falls"), words("simulate-drops"))
    for bot in best_first(report.wins_by_bot):
        falls, drops = report.falls_by_bot[bot], report.withdrawals_by_bot[bot]
        table.add_row(bot_title(bot, words), mean_cell(falls, words), mean_cell(drops, words))
    return table


def _weapons(report: LiveReport, words: Words) -> Table:
    table = sheet(words("simulate-weapon"), words("simulate-falls-a-game"))
    for weapon, falls in report.falls_by_weapon.items():
        table.add_row(words(member("weapon", weapon)), mean_cell(falls, words))
    return table


def _holders(report: LiveReport, words: Words) -> Table:
    table = sheet(words("simulate-weapon"), words("simulate-used"), words("simulate-holder-falls"))
    for weapon, used in report.uses_by_weapon.items():
        fallen = report.holder_falls_by_weapon[weapon]
        table.add_row(
            words(member("weapon", weapon)), rate_cell(used, words), rate_cell(fallen, words)
        )
    return table


def _variants(report: LiveReport, words: Words) -> Table:
    table = sheet(words("simulate-variant"), words("simulate-effect"), words("simulate-value"))
    for variant in report.variants:
        effect = report.by_variant[variant]
        name = words(member("variant", variant))
        if variant is Variant.FOOLPROOF:
            table.add_row(name, words("simulate-money-disagrees"), rate_cell(effect, words))
        else:
            table.add_row(name, words("simulate-chained"), mean_cell(effect, words))
    return table


def _figures(report: LiveReport, words: Words) -> Table:
    table = sheet(words("simulate-figure"), words("simulate-value"))
    table.add_row(words("simulate-no-winner"), rate_cell(report.no_winner, words))
    table.add_row(words("simulate-falls-a-game"), mean_cell(report.deaths, words))
    table.add_row(words("simulate-falls-each"), mean_cell(report.falls, words))
    table.add_row(words("simulate-drops-each"), mean_cell(report.withdrawals, words))
    table.add_row(words("simulate-money-team"), _sum(report, report.money, words))
    table.add_row(words("simulate-loot-left"), rate_cell(report.loot_left, words))
    table.add_row(words("simulate-decisions"), words("simulate-number", value=report.decisions))
    speed = round(report.games_per_second)
    table.add_row(words("simulate-speed"), words("simulate-number", value=speed))
    return table


def _sum(report: LiveReport, estimate: Estimate, words: Words) -> str:
    """A final sum: money, or with foolproof a number of cards (V4)."""
    if Variant.FOOLPROOF in report.variants:
        return mean_cell(estimate, words)
    return amount_cell(estimate, words)
