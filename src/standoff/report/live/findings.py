"""What the games of Live show: weapons and their balance, mimes, variants and team sizes."""

from collections.abc import Sequence

from standoff.cards.reading import house_cards
from standoff.report.chart import MINUS, Cell, Chart, ChartRow, Unit, between
from standoff.report.claims import apart, differ, headline, pairs, rising
from standoff.report.live.weapons import ALIVE, DOUBTFUL, FAIR, WeaponVerdict, verdict
from standoff.report.page import Finding, Grid
from standoff.report.reading import (
    NamedStudy,
    counted,
    named,
    names_of,
    percent,
    percent_between,
    rows_of,
    value_of,
)
from standoff.rules.cards import GUNS, Weapon
from standoff.rules.live.options import Options
from standoff.simulation.tally import Measure

WEAPONS = [(named("weapon", weapon), f"weapon {weapon}") for weapon in Weapon]


def live_findings(readings: Sequence[NamedStudy]) -> tuple[Finding | None, ...]:
    """Everything there is to say about Live."""
    plain = [one for one in readings if not _options(one).variants]
    even = [one for one in plain if len(_sizes(one)) == 1] or plain or list(readings)
    tables = [one for one in even if _options(one).teams == _options(even[0]).teams]
    varied = [one for one in readings if _options(one).variants]
    return (
        _bots(tables[0]),
        _balance(tables),
        _gifts(tables),
        _fates(tables[0]),
        _harm(tables),
        _mimes(tables),
        _guns(readings),
        _variants([*(one for one in tables[:1] if one not in varied), *varied]) if varied else None,
        _team_sizes([one for one in readings if len(_sizes(one)) > 1]),
        _tables(plain) if len({_options(one).teams for one in plain}) > 1 else None,
    )


def _options(reading: NamedStudy) -> Options:
    assert isinstance(reading.study.options, Options)
    return reading.study.options


def _sizes(reading: NamedStudy) -> list[int]:
    return sorted({team.size for team in _options(reading).teams}, reverse=True)


def _bots(reading: NamedStudy) -> Finding | None:
    if len(reading.bots) < 2:
        return None
    bots = sorted(reading.bots, key=lambda bot: -value_of(_team_of(reading, bot)))
    rows = tuple(ChartRow(named("bot", bot), (_team_of(reading, bot),)) for bot in bots)
    title = f"A team of {rows[0].label} bots wins {percent(rows[0].cells[0])} of its games, one of {rows[-1].label} bots {percent(rows[-1].cells[0])}"
    par = 1 / len(_options(reading).teams)
    chart = Chart(
        "Share of wins of a team of such bots", Unit.SHARE, (reading.name,), rows, "games", par
    )
    title = headline(title, "How often each bot's team wins", holds=_ends_apart(rows, reading))
    return Finding(
        title, "Each team is of one temper; tempers change teams after every game.", (chart,)
    )


def _ends_apart(rows: Sequence[ChartRow], reading: NamedStudy) -> bool:
    """Whether the first of some rows is surely more than the last."""
    return apart(rows[0].cells[0], rows[-1].cells[0], reading.study.games, pairs(len(rows)))


def _leads(rows: Sequence[ChartRow], reading: NamedStudy) -> bool:
    """Whether the highest of some rows is surely more than the next."""
    first, second = sorted((row.cells[0] for row in rows), key=value_of, reverse=True)[:2]
    return apart(first, second, reading.study.games, pairs(len(rows)))


def _team_of(reading: NamedStudy, bot: str) -> Cell | None:
    return reading.wins(Measure.HOLDER_WINS, f"bot/{bot}")


def _balance(tables: Sequence[NamedStudy]) -> Finding:
    verdicts = [verdict(one) for one in tables]
    house = verdicts[0]
    is_house = _options(tables[0]).cards == house_cards()
    table = "The house table of weapons" if is_house else "This table of weapons"
    if house.balanced:
        title = headline(f"{table} is balanced", f"{table} shows no fault", holds=house.is_sure)
    else:
        title = f"{table} is not balanced: {_faults(house)}"
    rows = [
        ("Best card", *(_extreme(one, best=True) for one in verdicts)),
        ("Worst card", *(_extreme(one, best=False) for one in verdicts)),
        ("Luck of the deal", *(f"{100 * one.luck:.2f} points" for one in verdicts)),
        ("No gift, no burden", *(_yes(one.unfair) for one in verdicts)),
        ("No dead card", *(_yes(one.dead) for one in verdicts)),
        ("Every mime doubtful", *(_yes(one.beyond_doubt) for one in verdicts)),
    ]
    for label, of in WEAPONS:
        weapon = Weapon(of.removeprefix("weapon "))
        rows.append((f"{label} cards", *(_count(one, weapon) for one in tables)))
    low, high = DOUBTFUL
    how = (
        f"We call a table of weapons balanced if no kind of card brings its team more than {100 * FAIR:.0f} points more or less than the average "
        f"card, if every kind does something at least {100 * ALIVE:.0f} % of the times it is held, and if a mime of each gun is true between "
        f"{100 * low:.0f} and {100 * high:.0f} % of the time. The luck of the deal is how far a dealt card is from the average card, on average. "
        "Cards are told black-edged + red-edged."
    )
    grid = Grid(("", *names_of(tables)), tuple(rows), {"yes": "good"})
    return Finding(title, how, (grid,))


def _faults(found: WeaponVerdict) -> str:
    faults = [
        f"the {named('weapon', weapon)} {'costs' if found.gifts[weapon] < 0 else 'brings'} its team {100 * abs(found.gifts[weapon]):.1f} points"
        for weapon in sorted(found.unfair, key=lambda weapon: -abs(found.gifts[weapon]))
    ]
    faults += [
        f"{named('weapon', weapon)} cards do something only {100 * found.acts[weapon]:.0f} % of the time"
        for weapon in found.dead
    ]
    faults += [
        f"a mimed {named('weapon', gun)} is true {100 * found.truth[gun]:.0f} % of the time"
        for gun in found.beyond_doubt
    ]
    return ", ".join(faults)


def _extreme(found: WeaponVerdict, *, best: bool) -> str:
    ranked = sorted(found.gifts, key=lambda weapon: found.gifts[weapon])
    weapon = ranked[-1] if best else ranked[0]
    return f"{named('weapon', weapon)} {_signed(100 * found.gifts[weapon])} points"


def _signed(value: float) -> str:
    return f"{value:+.1f}".replace("-", MINUS)


def _yes(faulty: Sequence[Weapon]) -> str:
    return f"no: {', '.join(named('weapon', weapon) for weapon in faulty)}" if faulty else "yes"


def _count(reading: NamedStudy, weapon: Weapon) -> str:
    cards = _options(reading).cards
    black, red = (
        sum(face is weapon for face, _ in edge.faces) for edge in (cards.black, cards.red)
    )
    return f"{black} + {red}"


def _gifts(tables: Sequence[NamedStudy]) -> Finding:
    def cell(one: NamedStudy, of: str) -> Cell | None:
        return one.wins(Measure.HOLDER_WINS, of)

    rows = sorted(
        rows_of(tables, WEAPONS, cell), key=lambda row: value_of(row.cells[0]), reverse=True
    )
    title = f"Teams win {percent(rows[0].cells[0])} of games with the {rows[0].label} in hand, {percent(rows[-1].cells[0])} with the {rows[-1].label}"
    chart = Chart(
        "Share of wins of the team, by card held", Unit.SHARE, names_of(tables), tuple(rows),
        "cards held", verdict(tables[0]).average, "average card",
    )  # fmt: skip
    how = "Each card a gangster held in any round, and whether their team won in the end. Cards are dealt at random, so the difference is what the card brings."
    holds = _ends_apart(rows, tables[0])
    return Finding(headline(title, "What each card brings its team", holds=holds), how, (chart,))


def _fates(reading: NamedStudy) -> Finding:
    def cells(of: str) -> tuple[Cell | None, ...]:
        return (
            reading.share(Measure.USES, of),
            reading.share(Measure.FLED, of),
            reading.share(Measure.HOLDER_FALLS, of),
        )

    rows = tuple(ChartRow(label, cells(of)) for label, of in WEAPONS)
    idle = min(rows, key=lambda row: value_of(row.cells[0]))
    busy = max(rows, key=lambda row: value_of(row.cells[0]))
    title = f"The {busy.label} acts {percent(busy.cells[0])} of the times it is held, the {idle.label} {percent(idle.cells[0])}"
    chart = Chart(
        f"Share of cards held ({reading.name})", Unit.SHARE,
        ("it does something", "its holder withdraws", "its holder falls"), rows, "cards held",
    )  # fmt: skip
    how = "A gun acts when it fires, Kevlar when it saves, a Dagger when it stabs, a Grenade when it goes off."
    holds = apart(busy.cells[0], idle.cells[0], reading.study.games, pairs(len(rows)))
    return Finding(headline(title, "How often each card acts", holds=holds), how, (chart,))


def _harm(tables: Sequence[NamedStudy]) -> Finding:
    kinds = [(label, of.replace("weapon", "card")) for label, of in WEAPONS]
    harm = rows_of(tables, kinds, lambda one, of: one.mean(Measure.FALLS, of))
    in_money = [one for one in tables if not _options(one).foolproof]
    pay = rows_of(in_money, WEAPONS, lambda one, of: one.mean(Measure.INCOME, of))
    deadliest = max(harm, key=lambda row: value_of(row.cells[0]))
    title = headline(
        f"The {deadliest.label} fells most, {100 * value_of(deadliest.cells[0]):.0f} in a hundred cards",
        "How many each card fells",
        holds=_leads(harm, tables[0]),
    )
    shown = [
        Chart("Gangsters felled by a card held", Unit.NUMBER, names_of(tables), harm, "cards held")
    ]
    if pay:
        poorest, next_one = sorted(pay, key=lambda row: value_of(row.cells[0]))[:2]
        if apart(next_one.cells[0], poorest.cells[0], tables[0].study.games, pairs(len(pay))):
            title += f"; whoever holds the {poorest.label} takes home least"
        shown.append(
            Chart(
                "Loot of a card's holder, a round",
                Unit.MONEY,
                names_of(in_money),
                pay,
                "cards held",
            )
        )
    how = "Friends and adversaries alike; a Grenade takes along whoever stands near, a Shotgun whoever its victim falls against."
    return Finding(title, how, tuple(shown))


def _mimes(tables: Sequence[NamedStudy]) -> Finding:
    guns = [(named("weapon", gun), f"mime {gun}") for gun in GUNS]
    rows = rows_of(tables, guns, lambda one, of: one.share(Measure.LOADED, of))
    told = ", ".join(f"a {row.label} {percent_between(row.cells[0])}" for row in rows)
    chart = Chart("Share of mimes that are true", Unit.SHARE, names_of(tables), rows, "mimes")
    how = "Whoever holds Kevlar, a Dagger or a Grenade mimes one of the three guns. The fewer of a gun there are, the less its mime is worth."
    return Finding(f"How often a mime is true: {told}", how, (chart,))


def _guns(readings: Sequence[NamedStudy]) -> Finding:
    labels = [(counted("mime", guns), f"guns {guns}") for guns in range(4)]
    rows = rows_of(readings, labels, lambda one, of: one.share(Measure.FLED, of))
    told = [percent(readings[0].share(Measure.FLED, of)) for _, of in labels]
    title = f"One gun makes {told[1]} go to the Coward’s Corner, two {told[2]}, three {told[3]}"
    chart = Chart(
        "Share who withdraw, by guns that point at them", Unit.SHARE, names_of(readings), rows,
        "decisions",
    )  # fmt: skip
    holds = rising(
        [readings[0].share(Measure.FLED, of) for _, of in labels], readings[0].study.games
    )
    title = headline(title, "Who goes to the Coward’s Corner, by guns", holds=holds)
    return Finding(
        title, "In Live nothing is lost by withdrawing but the share of the loot.", (chart,)
    )


def _variants(readings: Sequence[NamedStudy]) -> Finding:
    labels = [("All falls", "game"), *WEAPONS[:3], *WEAPONS[4:]]
    rows = rows_of(readings, labels, lambda one, of: one.mean(Measure.FALLS, of))
    chained = [
        (one.name, effect)
        for one in readings
        if (effect := one.mean(Measure.VARIANT, "variant chain-of-grenades")) is not None
    ]
    other = [
        effect
        for one in readings
        if (effect := one.share(Measure.VARIANT, "variant foolproof")) is not None
    ]
    told = [
        f"{value_of(effect):.2f} {between(effect.estimate, Unit.NUMBER)} grenades a game set another off"
        for _, effect in chained[:1]
        if effect.estimate.is_told
    ]
    told += [
        f"counting cards instead of money picks another winner in {percent_between(effect)} of games"
        for effect in other[:1]
    ]
    title = "; ".join(told) or "The variants side by side"
    chart = Chart("Falls a game, by weapon", Unit.NUMBER, names_of(readings), rows, "games")
    how = "The same bots with and without the variants."
    return Finding(title[0].upper() + title[1:], how, (chart,))


def _team_sizes(readings: Sequence[NamedStudy]) -> Finding | None:
    if not readings:
        return None
    rows = []
    for one in readings:
        for size in _sizes(one):
            cell = one.wins(Measure.HOLDER_WINS, f"size {size}")
            sizes = ", ".join(str(team.size) for team in _options(one).teams)
            rows.append(ChartRow(f"Team of {size} ({sizes})", (cell,)))
    first = readings[0]
    large, small = (first.wins(Measure.HOLDER_WINS, f"size {size}") for size in _sizes(first)[:2])
    par = 1 / len(_options(first).teams)
    title = headline(
        f"A larger team wins {percent(large)} where a smaller one wins {percent(small)} (par {100 * par:.0f} %)",
        "Larger teams and smaller ones",
        holds=differ(large, small, first.study.games, len(readings)),
    )
    alike = len({len(_options(one).teams) for one in readings}) == 1
    chart = Chart(
        "Share of wins of one such team", Unit.SHARE, ("share of wins",), tuple(rows),
        "games of such teams", par if alike else None,
    )  # fmt: skip
    how = "Sizes may differ by one. One more member means one more card, one more share, and one more to pay the Hospital for."
    return Finding(title, how, (chart,))


def _tables(readings: Sequence[NamedStudy]) -> Finding:
    def each(one: NamedStudy, of: str) -> Cell | None:
        return one.mean(Measure.FALLS if of == "falls" else Measure.WITHDRAWALS, "")

    rows = rows_of(
        readings, [("Falls a gangster", "falls"), ("Withdrawals a gangster", "drops")], each
    )
    left = rows_of(
        readings,
        [("Loot left over", "")],
        lambda one, of: one.share(Measure.LOOT_LEFT, of),
    )
    most = max(readings, key=lambda one: value_of(one.mean(Measure.FALLS, "")))
    others = [one.mean(Measure.FALLS, "") for one in readings if one is not most]
    title = headline(
        f"Most fall with {most.name.removeprefix('Live ')}: {value_of(most.mean(Measure.FALLS, '')):.2f} times a gangster and game",
        "How many fall at each table",
        holds=all(
            apart(most.mean(Measure.FALLS, ""), one, most.study.games, len(readings))
            for one in others
        ),
    )
    shown = (
        Chart("Times a game", Unit.NUMBER, names_of(readings), rows, "gangsters"),
        Chart(
            "Share of the loot that cannot be shared", Unit.SHARE, names_of(readings), left,
            "dollars at stake",
        ),
    )  # fmt: skip
    return Finding(title, "Tables of other sizes, with the same bots.", shown)
