"""`standoff tournament`: how strong a bot is among others, or which of many is the strongest."""

import argparse
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from time import perf_counter
from typing import TypeVar

import msgspec
from rich import box
from rich.console import Console
from rich.table import Table

from standoff.bots.catalogue import NAMES
from standoff.bots.fingerprint import fingerprint
from standoff.cli.bot_options import known
from standoff.cli.command import CommandError
from standoff.cli.crew_options import add_crew, crew_of, watched
from standoff.cli.table_options import add_table_options, options_of, seed_of
from standoff.cli.vector_option import CAREFUL, RULES, VECTOR, check_vector
from standoff.rules.classic.options import Options
from standoff.simulation.crew import Crew
from standoff.simulation.estimates import Estimate
from standoff.tournament.alpha_rank import alpha_rank
from standoff.tournament.engine import Deals, Engine, Wins, by_the_rules
from standoff.tournament.match import Cut, Match, blank, chunks, even_chunks, match_of, matched
from standoff.tournament.population import Meetings, Mixed, duels, merge, met, mixed_chunks
from standoff.tournament.ratings import ratings
from standoff.tournament.result import EVALUATION_SEED, Heroics, Standings, Tournament

HELP = "measure how strong bots are: one hero among others, or a whole population"


def by_the_vector_engine(deals: Deals) -> Sequence[Sequence[Wins]]:
    """Play with the vector engine, which needs JAX and so comes only when it is asked for."""
    from standoff.tournament import vector_engine

    return vector_engine.by_the_vector_engine(deals)


def by_the_careful_engine(deals: Deals) -> Sequence[Sequence[Wins]]:
    """The same, with the luck of each game taken off."""
    from standoff.tournament import careful_engine

    return careful_engine.by_the_careful_engine(deals)


def met_on_the_vector_engine(mixed: Mixed) -> Meetings:
    """Mixed tables on the vector engine."""
    from standoff.tournament import vector_engine

    return vector_engine.met_on_the_vector_engine(mixed)


ENGINES: dict[str, Engine] = {
    RULES: by_the_rules,
    VECTOR: by_the_vector_engine,
    CAREFUL: by_the_careful_engine,
}
CUTS: dict[str, Cut] = {RULES: chunks, VECTOR: even_chunks, CAREFUL: even_chunks}

Done = TypeVar("Done")


def arguments(parser: argparse.ArgumentParser) -> None:
    names = ", ".join(NAMES)
    parser.add_argument(
        "--hero",
        metavar="NAME",
        help=f"whose strength is measured: {names}, an installed one, module:Class, or a policy's .npz",
    )
    parser.add_argument(
        "--others",
        nargs="+",
        metavar="NAME",
        help="who else sits at their table: one name for all other seats, or one a seat",
    )
    parser.add_argument(
        "--each",
        action="store_true",
        help="rather a match against a full table of each of the others; tells the mean and the worst",
    )
    parser.add_argument(
        "--population",
        nargs="+",
        metavar="NAME",
        help="mixed tables of all these: Plackett-Luce ratings, every pair, and alpha-rank",
    )
    parser.add_argument(
        "--games",
        type=int,
        required=True,
        metavar="N",
        help="how many a match; with --population at mixed tables, and as many for all pairs",
    )
    parser.add_argument("--json", action="store_true", help="one object instead of tables")
    parser.add_argument(
        "--seed", metavar="TEXT", default=EVALUATION_SEED, help=f"which deals ({EVALUATION_SEED})"
    )
    parser.add_argument(
        "--engine",
        choices=tuple(ENGINES),
        default=RULES,
        help="what plays the games (rules); vector plays minds only, a thousand deals at once, and careful "
        "takes the luck off them too, so that fewer games tell as much",
    )
    add_crew(parser)
    add_table_options(parser)


def run(given: argparse.Namespace) -> int:
    if given.games < 1:
        raise CommandError(f"--games must be at least 1, not {given.games}")
    options = options_of(given)
    crew = crew_of(given)
    if given.engine != RULES:
        said = (given.hero, *(given.others or ()), *(given.population or ()))
        check_vector((name for name in said if name is not None), options)
    started = perf_counter()
    heroics = standings = None
    if given.population is not None:
        if given.hero or given.others or given.each:
            raise CommandError("--population goes without --hero, --others and --each")
        standings = _standings(_population(given), options, crew, given)
        games = standings.games + standings.games_a_duel * len(duels(standings.population))
    else:
        heroics = _heroics(options, crew, given)
        games = sum(match.games for match in heroics.matches)
    found = Tournament(
        tournament=1,
        options=options,
        seed=given.seed,
        engine=given.engine,
        bots=fingerprint(),
        games=games,
        seconds=round(perf_counter() - started, 3),
        heroics=heroics,
        standings=standings,
    )
    if given.json:
        print(msgspec.json.encode(found).decode())
    else:
        _print(found)
    return 0


def _population(given: argparse.Namespace) -> tuple[str, ...]:
    population = known(given.population)
    if len(set(population)) < len(population):
        raise CommandError("--population names somebody twice")
    if len(population) < 2:
        raise CommandError("--population needs two names or more")
    return population


def _tables(options: Options, given: argparse.Namespace) -> list[tuple[str, ...]]:
    """Who sits beside the hero, match by match."""
    if given.hero is None or given.others is None:
        raise CommandError("say --hero NAME --others NAME…, or --population NAME NAME…")
    known([given.hero])
    others = known(given.others)
    seats = options.players - 1
    if given.each:
        return [(name,) * seats for name in others]
    if len(others) == 1:
        return [others * seats]
    if len(others) != seats:
        raise CommandError(
            f"--others names {len(others)} bots for {seats} seats: name one, or {seats}, or say --each"
        )
    return [others]


def _heroics(options: Options, crew: Crew, given: argparse.Namespace) -> Heroics:
    matches = []
    for others in _tables(options, given):
        lineup = (given.hero, *others)
        matches.append(_match(options, lineup, given.games, crew, given))
    shares = [match.share.value for match in matches]
    par = 1 / options.players
    mean = sum(shares) / len(shares)
    return Heroics(given.hero, par, tuple(matches), mean, min(shares))


def _match(
    options: Options, lineup: tuple[str, ...], games: int, crew: Crew, given: argparse.Namespace
) -> Match:
    hero, *others = lineup
    _, seed = seed_of(given)
    score = blank(len(lineup))
    engine, cut = ENGINES[given.engine], CUTS[given.engine]
    scores = matched(options, lineup, seed, games, engine, crew, cut)
    label = f"{hero} among {', '.join(dict.fromkeys(others))}"
    for chunk in watched(((chunk.games, chunk) for chunk in scores), label, games):
        score.merge(chunk)
    return match_of(others, score, luckless=given.engine == CAREFUL)


def _standings(
    population: tuple[str, ...], options: Options, crew: Crew, given: argparse.Namespace
) -> Standings:
    _, seed = seed_of(given)
    meetings: Meetings = {}
    work = partial(met, by_the_rules) if given.engine == RULES else met_on_the_vector_engine
    cut = CUTS[given.engine]
    mixed = crew.done(work, mixed_chunks(options, population, seed, given.games, cut))
    for chunk in watched(_counted(mixed, _games), "mixed tables", given.games):
        merge(meetings, chunk)
    pairs = duels(population)
    each = max(1, given.games // len(pairs))
    found = {
        (hero, other): _match(options, (hero, *[other] * (options.players - 1)), each, crew, given)
        for hero, other in pairs
    }
    shares = {pair: match.share for pair, match in found.items()}
    return Standings(
        population=population,
        games=_games(meetings),
        ratings=ratings(meetings, population, seed),
        duels={
            hero: {other: shares[hero, other] for other in population if other != hero}
            for hero in population
        },
        games_a_duel=next(iter(found.values())).games,
        alpha_rank=alpha_rank(shares, population, options.players, seed),
    )


def _games(meetings: Meetings) -> int:
    return sum(record.games for record in meetings.values())


def _counted(chunks: Iterator[Done], games: Callable[[Done], int]) -> Iterator[tuple[int, Done]]:
    return ((games(chunk), chunk) for chunk in chunks)


def _print(found: Tournament) -> None:
    console = Console(highlight=False, markup=False)
    console.print(
        f'{found.games:,} games in {found.seconds:,.0f} s, deals "{found.seed}", bots {found.bots}',
        style="bold",
    )
    if found.heroics is not None:
        console.print(_heroics_table(found.heroics))
    if found.standings is not None:
        for table in _standings_tables(found.standings):
            console.print(table)
    console.print("In brackets: where the true figure lies 95 times in 100.", style="dim")


def _sheet(*columns: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for place, column in enumerate(columns):
        table.add_column(column, justify="right" if place else "left", no_wrap=True)
    return table


def _heroics_table(heroics: Heroics) -> Table:
    table = _sheet(f"{heroics.hero} among", "share of wins", "games")
    for match in heroics.matches:
        alike = len(set(match.others)) == 1
        others = f"{len(match.others)} {match.others[0]}" if alike else ", ".join(match.others)
        table.add_row(others, _share(match.share), f"{match.games:,}")
    if len(heroics.matches) > 1:
        table.add_row("mean, worst", f"{heroics.mean:.3f}, {heroics.worst:.3f}", "")
    table.add_row("par", f"{heroics.par:.3f}", "")
    return table


def _standings_tables(standings: Standings) -> list[Table]:
    rated = _sheet("bot", "rating", "α-rank")
    order = sorted(standings.population, key=lambda name: -standings.ratings[name].value)
    for name in order:
        rating = standings.ratings[name]
        points = f"{rating.value:.0f} ({rating.low:.0f} – {rating.high:.0f})"
        rated.add_row(name, points, _share(standings.alpha_rank[name]))
    # Names beside names are too wide for a terminal: columns are told by the numbers of the rows.
    pairs = _sheet("alone among", *(f"of {place}" for place in range(1, len(order) + 1)))
    for place, hero in enumerate(order, 1):
        row = standings.duels[hero]
        won = (f"{row[other].value:.2f}" if other in row else "–" for other in order)
        pairs.add_row(f"{place} {hero}", *won)
    return [rated, pairs]


def _share(estimate: Estimate) -> str:
    return f"{estimate.value:.3f} ({estimate.low:.3f} – {estimate.high:.3f})"
