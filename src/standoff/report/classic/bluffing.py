"""What happens in the standoffs of the classic: guns, loot, nerve and bluffs."""

from collections.abc import Iterator, Sequence

from standoff.report.chart import Cell, Chart, ChartRow, Unit, written
from standoff.report.claims import apart, differ, headline, pairs, rising
from standoff.report.page import Finding
from standoff.report.reading import (
    NamedStudy,
    counted,
    named,
    names_of,
    par_of,
    percent,
    rows_of,
    value_of,
)
from standoff.rules.classic.words import Bullet
from standoff.simulation.tally import Measure

GUNS = (0, 1, 2, 3)
LOOT = (0, 20, 40, 60, 80, 100)


def bluffing(readings: Sequence[NamedStudy]) -> tuple[Finding, ...]:
    """Everything about how people stand, run and bluff."""
    return (
        _guns(readings),
        _loaded(readings[0]),
        _loot(readings),
        _rounds(readings),
        _bluff(readings),
    )


def _guns(readings: Sequence[NamedStudy]) -> Finding:
    first = readings[0]
    labels = [(counted("gun", guns), f"guns {guns}") for guns in GUNS]

    def cell(one: NamedStudy, guns: str) -> Cell | None:
        return one.share(Measure.FLED, guns)

    told = [percent(cell(first, f"guns {guns}")) for guns in GUNS]
    title = f"One gun makes {told[1]} withdraw, two {told[2]}, three {told[3]} and no gun at all {told[0]}"
    by_set = Chart(
        "Share who withdraw, by guns that point at them", Unit.SHARE, names_of(readings),
        rows_of(readings, labels, cell), "decisions",
    )  # fmt: skip
    shown = [by_set]
    if len(first.bots) > 1:
        rows = tuple(
            ChartRow(label, tuple(cell(first, f"{of}/{bot}") for bot in first.bots))
            for label, of in labels
        )
        shown.append(
            Chart(
                f"The same, by bot ({first.name})", Unit.SHARE,
                tuple(named("bot", bot) for bot in first.bots), rows, "decisions",
            )
        )  # fmt: skip
    how = "Everybody decides at once, after all guns point. The second plot takes the bots apart."
    holds = rising([cell(first, of) for _, of in labels], first.study.games)
    topic = "Who withdraws, by the guns on them"
    return Finding(headline(title, topic, holds=holds), how, tuple(shown))


def _loaded(reading: NamedStudy) -> Finding:
    labels = [(counted("gun", guns), f"guns {guns}") for guns in GUNS[1:]]
    rows = tuple(
        ChartRow(label, (reading.share(Measure.LOADED, of), reading.share(Measure.DANGER, of)))
        for label, of in labels
    )
    each, some = rows[0].cells[0], rows[2].cells[1]
    title = f"A lone gun is loaded {percent(each)} of the time; of three or more, at least one is {percent(some)} of the time"
    chart = Chart(
        f"Share of guns with a Bang or a Triple ({reading.name})", Unit.SHARE,
        ("each gun is loaded", "at least one is"), rows, "guns, or people they point at",
    )  # fmt: skip
    how = "Of eight cards three are loaded, which is 37.5 %. What lies above is where these bots prefer to shoot."
    holds = apart(some, each, reading.study.games, 1)
    return Finding(headline(title, "How often guns are loaded", holds=holds), how, (chart,))


def _loot(readings: Sequence[NamedStudy]) -> Finding:
    first = readings[0]
    labels = [(_loot_label(step), f"loot {step}") for step in LOOT]

    def stays(one: NamedStudy, loot: str) -> Cell | None:
        fled = one.share(Measure.FLED, loot)
        if fled is None:
            return None
        gone = fled.estimate
        return Cell(type(gone)(1 - gone.value, 1 - gone.high, 1 - gone.low), fled.size)

    rows = rows_of(readings, labels, stays)
    lowest, highest = rows[0], rows[-1]
    title = (
        f"{percent(lowest.cells[0])} stay for {lowest.label}, "
        f"{percent(highest.cells[0])} for {highest.label}"
    )
    shown = [
        Chart(
            "Share who stay, by the loot on the table", Unit.SHARE, names_of(readings), rows,
            "decisions",
        ),
        Chart(
            "How many share in the end", Unit.NUMBER, names_of(readings),
            rows_of(readings, labels, lambda one, of: one.mean(Measure.SHARERS, of)), "rounds",
        ),
    ]  # fmt: skip
    if len(first.bots) > 1:
        by_bot = tuple(
            ChartRow(label, tuple(stays(first, f"{of}/{bot}") for bot in first.bots))
            for label, of in labels
        )
        shown.append(
            Chart(
                f"Share who stay, by bot ({first.name})", Unit.SHARE,
                tuple(named("bot", bot) for bot in first.bots),
                tuple(row for row in by_bot if any(row.cells)), "decisions",
            )
        )  # fmt: skip
    how = (
        "Loot that could not be shared without change stays for the next round and makes it richer."
    )
    holds = differ(lowest.cells[0], highest.cells[0], first.study.games, pairs(len(rows)))
    topic = "Who stays, by the loot"
    return Finding(headline(title, topic, holds=holds), how, tuple(shown))


def _loot_label(step: int) -> str:
    if step == LOOT[-1]:
        return f"${step}k and more"
    return f"${step}k to ${step + 20}k" if step else "less than $20k"


def _rounds(readings: Sequence[NamedStudy]) -> Finding:
    rows = rows_of(
        readings,
        [(f"Round {round_}", f"round {round_}") for round_ in range(1, 9)],
        lambda one, of: one.share(Measure.FLED, of),
    )
    first, last = rows[0], rows[-1]
    title = f"{percent(first.cells[0])} withdraw in the first round, {percent(last.cells[0])} in the last"
    chart = Chart(
        "Share who withdraw, by round", Unit.SHARE, names_of(readings), rows, "decisions"
    )  # fmt: skip
    how = "Hands get smaller and known: towards the end everybody can count what is left in them."
    holds = differ(first.cells[0], last.cells[0], readings[0].study.games, pairs(len(rows)))
    return Finding(headline(title, "Who withdraws, by round", holds=holds), how, (chart,))


def _bluff(readings: Sequence[NamedStudy]) -> Finding:
    first = readings[0]
    labels = list(_bluffs())

    def money(one: NamedStudy, of: str) -> Cell | None:
        return one.mean(Measure.INCOME, of)

    told = []
    for bullet, label in ((Bullet.CLICK, "A Click"), (Bullet.BANG, "A Bang")):
        fled, stayed = money(first, f"{bullet} fled"), money(first, f"{bullet} stayed")
        if differ(fled, stayed, first.study.games, len(Bullet)):
            told.append(
                f"{label} whose target runs brings {_more(value_of(fled) - value_of(stayed))} that round than one whose target stays"
            )
    title = "; ".join(told) or headline("", "What a bluff is worth", holds=False)
    bullets = [(_bullet(bullet), str(bullet)) for bullet in Bullet]
    shown = (
        Chart(
            "Money of the round, to whoever aimed and stayed", Unit.MONEY, names_of(readings),
            rows_of(readings, labels, money), "guns",
        ),
        Chart(
            "Share of games won in the end", Unit.SHARE, names_of(readings),
            rows_of(readings, labels, lambda one, of: one.wins(Measure.HOLDER_WINS, of)), "guns",
            par_of(readings),
        ),
        Chart(
            "How often the target withdraws", Unit.SHARE, names_of(readings),
            rows_of(readings, bullets, lambda one, of: one.share(Measure.FLED, of)), "guns",
        ),
    )  # fmt: skip
    how = (
        "Only guns whose holder stays. The target cannot see the card, so what differs between a Click and a Bang is whom they are "
        "pointed at and when. If the target runs, a Bang is lost and a Click has done all it can; if they stay, a Bang takes them out "
        "of the split. These are averages of what happened, not what one change would cause."
    )
    return Finding(title, how, shown)


def _more(money: float) -> str:
    return f"{written(abs(money), Unit.MONEY)} {'more' if money >= 0 else 'less'}"


def _bluffs() -> Iterator[tuple[str, str]]:
    for bullet in Bullet:
        for fled, label in (("fled", "target runs"), ("stayed", "target stays")):
            yield f"{_bullet(bullet)}, {label}", f"{bullet} {fled}"


def _bullet(bullet: Bullet) -> str:
    return named("bullet", bullet)
