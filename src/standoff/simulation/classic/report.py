"""The figures of a simulation, as `--json` writes them."""

from msgspec import Struct

from standoff.rules.classic.options import Options
from standoff.rules.classic.outcome import Victory
from standoff.simulation.classic.game import Setup
from standoff.simulation.estimates import Estimate, mean, rate, share
from standoff.simulation.study import Counts, counts_of
from standoff.simulation.tally import WHOLE_WIN, Measure, Sample, Tally


class CopWins(Struct, frozen=True):
    """How the cop's wins came about."""

    alert: Estimate
    sole_survivor: Estimate


class ClassicReport(Struct, frozen=True):
    """What a simulation came to."""

    games: int
    decisions: int
    seconds: float
    seed: str
    games_per_second: float
    options: Options
    bots: tuple[str, ...]
    """Who sat in each seat."""
    rotating: bool
    """Whether all moved one seat on after each game."""
    wins_by_seat: dict[str, Estimate]
    wins_by_bot: dict[str, Estimate]
    """Of each seat that bot played in: several seats of one bot do not add up."""
    wins_by_power: dict[str, Estimate]
    no_winner: Estimate
    cop_wins: Estimate | None
    cop_wins_by: CopWins | None
    deaths: Estimate
    """A game."""
    deaths_by_bot: dict[str, Estimate]
    shame: Estimate
    """A gangster."""
    shame_by_bot: dict[str, Estimate]
    money: Estimate
    """The final sum of a gangster who lived."""
    money_by_bot: dict[str, Estimate]
    loot_left: Estimate
    """Which part of the loot could not be split."""
    counts: Counts
    """Everything these figures come from, for `standoff report`."""


def report(setup: Setup, tally: Tally, seed: str, seconds: float) -> ClassicReport:
    """The figures of these games."""

    def wins(kind: str) -> dict[str, Estimate]:
        return {name: win_rate(one) for name, one in tally.among(Measure.WINS, kind).items()}

    seats = wins("seat")
    won = sum(one.total for one in tally.among(Measure.WINS, "seat").values()) / WHOLE_WIN
    cop = setup.options.cop
    return ClassicReport(
        games=tally.games,
        decisions=tally.decisions,
        seconds=round(seconds, 3),
        seed=seed,
        games_per_second=round(tally.games / seconds, 1),
        options=setup.options,
        bots=setup.bots,
        rotating=setup.rotating,
        wins_by_seat=seats,
        wins_by_bot=wins("bot"),
        wins_by_power=wins("power"),
        no_winner=rate(tally.games - won, tally.games),
        cop_wins=win_rate(tally[Measure.WINS, "cop"]) if cop else None,
        cop_wins_by=_cop_wins_by(tally) if cop else None,
        deaths=mean(tally[Measure.DEATHS, ""], least=0),
        deaths_by_bot={
            name: rate(one.total, one.size)
            for name, one in tally.among(Measure.DEATHS, "bot").items()
        },
        shame=mean(tally[Measure.SHAME, ""], least=0),
        shame_by_bot={
            name: mean(one, least=0) for name, one in tally.among(Measure.SHAME, "bot").items()
        },
        money=mean(tally[Measure.MONEY, ""]),
        money_by_bot={name: mean(one) for name, one in tally.among(Measure.MONEY, "bot").items()},
        loot_left=share(tally[Measure.LOOT_LEFT, ""]),
        counts=counts_of(tally),
    )


def _cop_wins_by(tally: Tally) -> CopWins:
    return CopWins(
        alert=win_rate(tally[Measure.WINS, f"cop by {Victory.COP}"]),
        sole_survivor=win_rate(tally[Measure.WINS, f"cop by {Victory.SURVIVOR}"]),
    )


def win_rate(sample: Sample) -> Estimate:
    """How often a sample of wins, in parts of a whole, was won."""
    return rate(sample.total / WHOLE_WIN, sample.size)
