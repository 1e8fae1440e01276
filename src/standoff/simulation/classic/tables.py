"""The figures of a simulation, as tables for people."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from standoff.bots.outside import bot_title
from standoff.simulation.cells import amount_cell, best_first, mean_cell, rate_cell, sheet
from standoff.simulation.classic.report import ClassicReport
from standoff.words.families import member
from standoff.words.speech import Words


def tables(report: ClassicReport, words: Words) -> Group:
    """Everything a simulation came to."""
    shown: list[RenderableType] = [
        Text(_title(report, words), style="bold"),
        _seats(report, words),
        _fates(report, words),
        _fortunes(report, words),
        *([_powers(report, words)] if report.wins_by_power else []),
        _figures(report, words),
        Text(words("simulate-brackets"), style="dim"),
    ]
    return Group(*shown)


def _title(report: ClassicReport, words: Words) -> str:
    return words("simulate-title", games=report.games, players=len(report.bots), seed=report.seed)


def _seats(report: ClassicReport, words: Words) -> Table:
    table = sheet(words("simulate-seat"), words("simulate-bot"), words("simulate-wins"))
    for seat, wins in report.wins_by_seat.items():
        bot = "–" if report.rotating else bot_title(report.bots[int(seat)], words)
        table.add_row(str(int(seat) + 1), bot, rate_cell(wins, words))
    return table


def _fates(report: ClassicReport, words: Words) -> Table:
    table = sheet(words("simulate-bot"), words("simulate-wins"), words("simulate-dies"))
    for bot in best_first(report.wins_by_bot):
        wins, deaths = report.wins_by_bot[bot], report.deaths_by_bot[bot]
        table.add_row(bot_title(bot, words), rate_cell(wins, words), rate_cell(deaths, words))
    return table


def _fortunes(report: ClassicReport, words: Words) -> Table:
    table = sheet(words("simulate-bot"), words("simulate-feathers"), words("simulate-money"))
    for bot in best_first(report.wins_by_bot):
        shame, money = report.shame_by_bot[bot], report.money_by_bot.get(bot)
        table.add_row(bot_title(bot, words), mean_cell(shame, words), amount_cell(money, words))
    return table


def _powers(report: ClassicReport, words: Words) -> Table:
    table = sheet(words("simulate-power"), words("simulate-wins"))
    for power in best_first(report.wins_by_power):
        table.add_row(words(member("power", power)), rate_cell(report.wins_by_power[power], words))
    return table


def _figures(report: ClassicReport, words: Words) -> Table:
    table = sheet(words("simulate-figure"), words("simulate-value"))
    table.add_row(words("simulate-no-winner"), rate_cell(report.no_winner, words))
    if report.cop_wins and report.cop_wins_by:
        by = report.cop_wins_by
        table.add_row(words("simulate-cop-wins"), rate_cell(report.cop_wins, words))
        table.add_row(words("simulate-cop-by-alert"), rate_cell(by.alert, words))
        table.add_row(words("simulate-cop-by-survival"), rate_cell(by.sole_survivor, words))
    table.add_row(words("simulate-deaths"), mean_cell(report.deaths, words))
    table.add_row(words("simulate-feathers-each"), mean_cell(report.shame, words))
    table.add_row(words("simulate-money-each"), amount_cell(report.money, words))
    table.add_row(words("simulate-loot-left"), rate_cell(report.loot_left, words))
    table.add_row(words("simulate-decisions"), words("simulate-number", value=report.decisions))
    speed = round(report.games_per_second)
    table.add_row(words("simulate-speed"), words("simulate-number", value=speed))
    return table
