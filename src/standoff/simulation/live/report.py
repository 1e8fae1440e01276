"""The figures of a simulation of Live, as `--json` writes them."""

from msgspec import Struct

from standoff.rules.cards import Weapon
from standoff.rules.live.options import Options
from standoff.rules.live.words import Variant
from standoff.simulation.classic.report import win_rate
from standoff.simulation.estimates import Estimate, mean, rate, share
from standoff.simulation.live.game import LiveSetup
from standoff.simulation.study import Counts, counts_of
from standoff.simulation.tally import WHOLE_WIN, Measure, Sample, Tally


class LiveReport(Struct, frozen=True):
    """What a simulation came to; sums are numbers of cards with foolproof."""

    games: int
    decisions: int
    seconds: float
    seed: str
    games_per_second: float
    teams: dict[str, int]
    """How many gangsters each team has."""
    variants: tuple[Variant, ...]
    arena: bool
    options: Options
    bots: tuple[str, ...]
    """Who sat in each seat."""
    rotating: bool
    """Whether all tempers moved one team on after each game."""
    wins_by_team: dict[str, Estimate]
    wins_by_seat: dict[str, Estimate]
    """A gangster wins with their team."""
    wins_by_bot: dict[str, Estimate]
    wins_by_power: dict[str, Estimate]
    """None: powers are of the classic, and so is the cop."""
    no_winner: Estimate
    cop_wins: None
    deaths: Estimate
    """Falls into a coma a game; nobody dies of them."""
    falls_by_weapon: dict[str, Estimate]
    """A game."""
    falls_by_team: dict[str, Estimate]
    """A gangster and a game, as all that follows."""
    falls_by_bot: dict[str, Estimate]
    falls: Estimate
    withdrawals: Estimate
    withdrawals_by_team: dict[str, Estimate]
    withdrawals_by_bot: dict[str, Estimate]
    uses_by_weapon: dict[str, Estimate]
    """How often a card that somebody held did anything."""
    holder_falls_by_weapon: dict[str, Estimate]
    """How often whoever held a card fell."""
    money: Estimate
    """The final sum of a team."""
    money_by_team: dict[str, Estimate]
    money_by_bot: dict[str, Estimate]
    """The final sum of the team of that bot."""
    loot_left: Estimate
    """Which part of the loot could not be split."""
    by_variant: dict[str, Estimate]
    """Grenades set off by grenades a game; how often the sums on the cards would decide otherwise."""
    counts: Counts
    """Everything these figures come from, for `standoff report`."""


def live_report(setup: LiveSetup, tally: Tally, seed: str, seconds: float) -> LiveReport:
    """The figures of these games."""

    def means(measure: Measure, kind: str, least: float = 0.0) -> dict[str, Estimate]:
        return {name: mean(one, least) for name, one in tally.among(measure, kind).items()}

    def wins(kind: str) -> dict[str, Estimate]:
        return {name: win_rate(one) for name, one in tally.among(Measure.WINS, kind).items()}

    def by_weapon(measure: Measure) -> dict[str, Estimate]:
        samples = tally.among(measure, "weapon")
        return {one: _rate(samples[one]) for one in Weapon if one in samples}

    options = setup.options
    names = [team.name for team in options.teams]
    won = sum(one.total for one in tally.among(Measure.WINS, "team").values()) / WHOLE_WIN
    by_team = wins("team")
    falls = means(Measure.FALLS, "weapon")
    no_floor = float("-inf")
    return LiveReport(
        games=tally.games,
        decisions=tally.decisions,
        seconds=round(seconds, 3),
        seed=seed,
        games_per_second=round(tally.games / seconds, 1),
        teams={team.name: team.size for team in options.teams},
        variants=options.variants,
        arena=setup.figures is not None,
        options=options,
        bots=setup.bots,
        rotating=setup.rotating,
        wins_by_team={name: by_team[name] for name in names},
        wins_by_seat={str(int(seat)): one for seat, one in wins("seat").items()},
        wins_by_bot=wins("bot"),
        wins_by_power={},
        no_winner=rate(tally.games - won, tally.games),
        cop_wins=None,
        deaths=mean(tally[Measure.FALLS, "game"], least=0),
        falls_by_weapon={weapon: falls[weapon] for weapon in Weapon},
        falls_by_team=means(Measure.FALLS, "team"),
        falls_by_bot=means(Measure.FALLS, "bot"),
        falls=mean(tally[Measure.FALLS, ""], least=0),
        withdrawals=mean(tally[Measure.WITHDRAWALS, ""], least=0),
        withdrawals_by_team=means(Measure.WITHDRAWALS, "team"),
        withdrawals_by_bot=means(Measure.WITHDRAWALS, "bot"),
        uses_by_weapon=by_weapon(Measure.USES),
        holder_falls_by_weapon=by_weapon(Measure.HOLDER_FALLS),
        money=mean(tally[Measure.MONEY, ""]),
        money_by_team=means(Measure.MONEY, "team", no_floor),
        money_by_bot=means(Measure.MONEY, "bot", no_floor),
        loot_left=share(tally[Measure.LOOT_LEFT, ""]),
        by_variant=_by_variant(tally),
        counts=counts_of(tally),
    )


def _by_variant(tally: Tally) -> dict[str, Estimate]:
    samples = tally.among(Measure.VARIANT, "variant")
    return {
        name: _rate(one) if name == Variant.FOOLPROOF else mean(one, least=0)
        for name, one in samples.items()
    }


def _rate(sample: Sample) -> Estimate:
    return rate(sample.total, sample.size)
