"""Who wins the games of the classic: bots, seats, powers, the cop."""

from collections.abc import Callable, Sequence

from standoff.report.chart import Cell, Chart, ChartRow, Unit
from standoff.report.claims import apart, differ, headline, pairs
from standoff.report.page import Finding
from standoff.report.reading import (
    NamedStudy,
    named,
    names_of,
    par_of,
    percent,
    percent_between,
    rows_of,
    value_of,
)
from standoff.rules.classic.outcome import Victory
from standoff.rules.classic.words import PowerId
from standoff.simulation.tally import Measure


def winning(readings: Sequence[NamedStudy]) -> tuple[Finding | None, ...]:
    """Everything about who wins."""
    with_powers = [one for one in readings if one.tally.among(Measure.WINS, "power")]
    with_cop = [one for one in readings if (Measure.WINS, "cop") in one.tally.samples]
    return (
        _bots(readings),
        _seats(readings),
        _powers(with_powers) if with_powers else None,
        _powers_of_bots(with_powers[0]) if with_powers else None,
        _cop(with_cop) if with_cop else None,
        _cop_bots(with_cop) if with_cop else None,
    )


def _bots(readings: Sequence[NamedStudy]) -> Finding | None:
    bots = list(dict.fromkeys(bot for one in readings for bot in one.bots))
    if len(bots) < 2:
        return None

    def cell(one: NamedStudy, bot: str) -> Cell | None:
        return one.wins(Measure.HOLDER_WINS, f"bot/{bot}")

    first = readings[0]
    bots.sort(key=lambda bot: -value_of(cell(first, bot)))
    best, worst = bots[0], bots[-1]
    title = (
        f"The {named('bot', best)} wins {percent(cell(first, best))} of its games, "
        f"the {named('bot', worst)} {percent(cell(first, worst))}"
    )
    looks = pairs(len(bots)) * len(readings)
    holds = apart(cell(first, best), cell(first, worst), first.study.games, looks)
    if len(readings) > 1 and all(_is_best(best, bots, one, cell, looks) for one in readings):
        title += "; it is on top with every option"
    chart = Chart(
        "Share of wins of one such bot", Unit.SHARE, names_of(readings),
        rows_of(readings, [(named("bot", bot), bot) for bot in bots], cell),
        "games by such a bot", par_of(readings),
    )  # fmt: skip
    how = "A win that is shared counts in parts. The dashed line is what everybody would win if all were alike."
    return Finding(headline(title, "How often each bot wins", holds=holds), how, (chart,))


def _is_best(
    best: str,
    bots: Sequence[str],
    reading: NamedStudy,
    cell: Callable[[NamedStudy, str], Cell | None],
    looks: int,
) -> bool:
    """Whether a bot surely wins more than every other that played there."""
    others = [cell(reading, bot) for bot in bots if bot != best]
    return all(
        apart(cell(reading, best), other, reading.study.games, looks)
        for other in others
        if other is not None
    )


def _seats(readings: Sequence[NamedStudy]) -> Finding | None:
    fair = [one for one in readings if one.study.rotating or len(one.bots) == 1]
    if not fair:
        return None
    par = par_of(fair)
    if par is None:
        return None
    seats = range(fair[0].study.options.players)

    def cell(one: NamedStudy, seat: str) -> Cell | None:
        return one.wins(Measure.WINS, f"seat {seat}")

    rows = rows_of(fair, [(f"Seat {seat + 1}", str(seat)) for seat in seats], cell)
    cells = [
        (cell, one.study.games)
        for row in rows
        for cell, one in zip(row.cells, fair, strict=True)
        if cell is not None
    ]
    outside = [cell for cell, games in cells if differ(cell, par, games, len(cells))]
    if not outside:
        unseen = max((cell.estimate.high - cell.estimate.low) / 2 for cell, _ in cells)
        title = f"The seat makes no difference that can be seen; {100 * unseen:.0f} points could hide in these games"
    else:
        farthest = max(abs(cell.estimate.value - par) for cell in outside)
        title = f"Seats are not quite alike: {len(outside)} of {len(cells)} figures are off par, by up to {100 * farthest:.1f} points"
    chart = Chart(
        "Share of wins by seat", Unit.SHARE, names_of(fair), rows, "games", par
    )  # fmt: skip
    how = (
        "Every bot sat in every seat equally often. Everybody acts at once, so a seat could matter only through who sits "
        "beside whom and through what breaks ties."
    )
    return Finding(title, how, (chart,))


def _powers(readings: Sequence[NamedStudy]) -> Finding:
    first = readings[0]

    def cell(one: NamedStudy, power: str) -> Cell | None:
        return one.wins(Measure.WINS, f"power {power}")

    powers = sorted((one for one in PowerId), key=lambda power: -value_of(cell(first, power)))
    rows = rows_of(readings, [(named("power", power), power) for power in powers], cell)
    best, worst = rows[0], rows[-1]
    title = (
        f"{best.label} wins {percent(best.cells[0])} of its games, "
        f"{worst.label} {percent(worst.cells[0])}"
    )
    chart = Chart(
        "Share of wins of whoever holds the power", Unit.SHARE, names_of(readings), rows,
        "games with the power", par_of(readings),
    )  # fmt: skip
    how = (
        "Powers are dealt at random, so the differences come from the powers, as these bots use them. A power whose whiskers "
        "do not touch the dashed line helps or hurts."
    )
    looks = pairs(len(rows)) * len(readings)
    holds = apart(best.cells[0], worst.cells[0], first.study.games, looks)
    return Finding(headline(title, "How often each power wins", holds=holds), how, (chart,))


def _powers_of_bots(reading: NamedStudy) -> Finding | None:
    if len(reading.bots) < 2:
        return None

    def cell(power: str, bot: str) -> Cell | None:
        return reading.wins(Measure.HOLDER_WINS, f"{power}/{bot}")

    rows = [
        ChartRow(named("power", power), tuple(cell(power, bot) for bot in reading.bots))
        for power in PowerId
    ]
    rows = [row for row in rows if any(row.cells)]
    chart = Chart(
        "Share of wins of a bot with a power", Unit.SHARE,
        tuple(named("bot", bot) for bot in reading.bots), tuple(rows), "games", par_of([reading]),
    )  # fmt: skip
    held = [
        (cell, row.label, named("bot", bot))
        for row in rows
        for bot, cell in zip(reading.bots, row.cells, strict=True)
        if cell is not None
    ]
    best, power, bot = max(held, key=lambda one: value_of(one[0]))
    par = par_of([reading])
    title = f"{power} in the hands of the {bot} wins {percent(best)} ({reading.name})"
    holds = apart(best, par, reading.study.games, len(held))
    how = "The same power is worth more to some than to others; with so many pairs the best looks a little better than it is."
    topic = "How often each bot wins with each power"
    return Finding(headline(title, topic, holds=holds), how, (chart,))


def _cop(readings: Sequence[NamedStudy]) -> Finding:
    first = readings[0]
    wins = first.wins(Measure.WINS, "cop")
    dead = first.share(Measure.COP, "dead")
    cells: dict[str, Callable[[NamedStudy], Cell | None]] = {
        "The cop wins": lambda one: one.wins(Measure.WINS, "cop"),
        "… as the police came": lambda one: one.wins(Measure.WINS, f"cop by {Victory.COP}"),
        "… as the last alive": lambda one: one.wins(Measure.WINS, f"cop by {Victory.SURVIVOR}"),
        "Three calls are made": lambda one: one.share(Measure.COP, "alerted"),
        "The cop dies": lambda one: one.share(Measure.COP, "dead"),
    }  # fmt: skip
    chart = Chart(
        "Share of games", Unit.SHARE, names_of(readings),
        rows_of(readings, [(label, label) for label in cells], lambda one, label: cells[label](one)),
        "games", par_of(readings),
    )  # fmt: skip
    par = par_of(readings)
    fair = "" if par is None else f", where a fair part is {100 * par:.0f} %"
    title = (
        f"The cop wins {percent_between(wins)} of games{fair}, and dies in {percent_between(dead)}"
    )
    how = (
        "They win if they have made three calls, live, and have kept their nerve since; otherwise only as the last one alive. The "
        "others hunt whoever handled the telephone when it came up used."
    )
    return Finding(title, how, (chart,))


def _cop_bots(readings: Sequence[NamedStudy]) -> Finding | None:
    bots = list(dict.fromkeys(bot for one in readings for bot in one.bots))
    if len(bots) < 2:
        return None

    def cell(one: NamedStudy, bot: str) -> Cell | None:
        return one.wins(Measure.HOLDER_WINS, f"cop/{bot}")

    bots.sort(key=lambda bot: -value_of(cell(readings[0], bot)))
    rows = rows_of(readings, [(named("bot", bot), bot) for bot in bots], cell)
    title = f"The {rows[0].label} makes a better cop than the {rows[-1].label}"
    chart = Chart(
        "Share of wins of a bot that is the cop", Unit.SHARE, names_of(readings), rows,
        "games as the cop", par_of(readings),
    )  # fmt: skip
    looks = pairs(len(rows)) * len(readings)
    holds = apart(rows[0].cells[0], rows[-1].cells[0], readings[0].study.games, looks)
    title = headline(title, "How each bot does as the cop", holds=holds)
    return Finding(title, "Only the games in which that bot was dealt the cop's card.", (chart,))
