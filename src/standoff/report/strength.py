"""What tournaments show about how strong bots are."""

from collections.abc import Sequence

from standoff.report.chart import Cell, Chart, ChartRow, Unit
from standoff.report.claims import apart, headline, pairs
from standoff.report.page import Finding, Grid
from standoff.report.reading import classic_name, named
from standoff.rules.classic.options import Options
from standoff.tournament.match import Match
from standoff.tournament.result import Heroics, Standings, Tournament


def strength_findings(tournaments: Sequence[Tournament]) -> tuple[Finding, ...]:
    """Everything tournaments say."""
    found: list[Finding] = []
    for one in tournaments:
        table = classic_name(one.options)
        if one.heroics is not None:
            found.append(_hero(one.heroics, table))
        if one.standings is not None:
            found += [_ratings(one.standings, table), _pairs(one.standings, one.options)]
    return tuple(found)


def _hero(heroics: Heroics, table: str) -> Finding:
    hero = named("bot", heroics.hero)
    rows = tuple(
        ChartRow(_others(match), (Cell(match.share, match.games),)) for match in heroics.matches
    )
    title = f"The {hero} wins {100 * heroics.mean:.0f} % on average, {100 * heroics.worst:.0f} % at worst; par is {100 * heroics.par:.0f} %"
    chart = Chart(
        f"Share of wins of one {hero} among these ({table})", Unit.SHARE, ("share of wins",), rows, "games",
        heroics.par,
    )  # fmt: skip
    how = "Every deal is played once from every seat; a deal counts as one."
    return Finding(title, how, (chart,))


def _others(match: Match) -> str:
    names = [named("bot", other) for other in match.others]
    return f"{len(names)} × {names[0]}" if len(set(names)) == 1 else ", ".join(names)


def _ratings(standings: Standings, table: str) -> Finding:
    order = sorted(standings.population, key=lambda name: -standings.ratings[name].value)
    best, second = (Cell(standings.ratings[name], standings.games) for name in order[:2])
    title = headline(
        f"The {named('bot', order[0])} is the strongest at mixed tables",
        "How strong each bot is at mixed tables",
        holds=apart(best, second, standings.games, pairs(len(order))),
    )
    rated = tuple(
        ChartRow(named("bot", name), (Cell(standings.ratings[name], standings.games),))
        for name in order
    )
    ruling = tuple(
        ChartRow(named("bot", name), (Cell(standings.alpha_rank[name], standings.games_a_duel),))
        for name in order
    )
    shown = (
        Chart(
            f"Plackett–Luce rating, points ({table})", Unit.POINTS, ("rating",), rated, "games",
            1_000, "average",
        ),
        Chart("α-rank: share of the time it rules", Unit.SHARE, ("α-rank",), ruling, "games of each pair"),
    )  # fmt: skip
    how = (
        "A rating says who wins most at mixed tables; 400 points more win ten times as often. α-rank says which bots a population "
        "that imitates winners ends up with: several share it where one beats another in a circle."
    )
    return Finding(title, how, shown)


def _pairs(standings: Standings, options: Options) -> Finding:
    order = sorted(standings.population, key=lambda name: -standings.ratings[name].value)
    duels = standings.duels
    par = 1 / options.players

    def _beats(hero: str, other: str) -> bool:
        games = standings.games_a_duel
        return apart(Cell(duels[hero][other], games), par, games, 2 * pairs(len(order)))

    invaded = [
        (hero, other) for hero in order for other in order
        if hero != other and _beats(hero, other) and _beats(other, hero)
    ]  # fmt: skip
    title = (
        f"Being the odd one out pays: {len(invaded) // 2} pairs beat each other when alone"
        if invaded
        else "What each wins alone among copies of another"
    )
    rows = tuple(
        (
            named("bot", hero),
            *(
                f"{100 * duels[hero][other].value:.0f} %" if other != hero else "–"
                for other in order
            ),
        )
        for hero in order
    )
    columns = ("One …", *(f"among {named('bot', other)} bots" for other in order))
    how = f"Share of wins of one bot at a table of copies of another ({classic_name(options)}); {standings.games_a_duel:,} games each."
    return Finding(title, how, (Grid(columns, rows),))
