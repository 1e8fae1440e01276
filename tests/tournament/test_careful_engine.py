"""Games without their luck come to the same on average, whatever positions are thought to be worth."""

from functools import cache
from itertools import product
from math import prod, sqrt

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from standoff.bots.minds.cast import scripted
from standoff.cli.main import main
from standoff.minds.worth import Weights, shapes, shipped
from standoff.rules.asks import Decision, Seat
from standoff.rules.chance import Scripted
from standoff.rules.classic.mini import MiniOptions
from standoff.rules.classic.options import Options
from standoff.rules.classic.table import Table
from standoff.rules.game import asks, deal, step
from standoff.schema.encoding import encoder
from standoff.schema.legal import legal
from standoff.tournament.careful_engine import by_the_careful_engine
from standoff.tournament.careful_games import careful_games, spread
from standoff.tournament.engine import Deals
from standoff.tournament.match import blank, match_of, scored
from standoff.tournament.result import parse_tournament
from standoff.tournament.vector_engine import mind
from standoff.vector.law import Law, MiniTable, law

MINDS = ("fox", "bruiser")
GAMES, DEALS = 512, 64
SURE = 5
"""So many standard deviations a mean is never off."""


def by_heart(table: Table) -> np.ndarray:
    """What each of the minds wins from here on, worked out by going every way there is; notes are all alike."""
    if table.outcome is not None:
        winners = table.outcome.winners
        return np.array([(seat in winners) / max(1, len(winners)) for seat in range(len(MINDS))])
    ways = [_ways(table, seat) for seat in asks(table)]
    found = np.zeros(len(MINDS))
    for said in product(*ways):
        after, _ = step(table, {seat: decision for seat, decision, _ in said})
        found += prod(chance for _, _, chance in said) * by_heart(after)
    return found


def _ways(table: Table, seat: Seat) -> list[tuple[Seat, Decision, float]]:
    ask = table.asking[seat]
    may = legal(ask, seat, len(MINDS))
    seen = encoder(table.options).observations(table, (seat,)).T
    wanted = scripted(MINDS[seat])(seen)[may.actions, 0]
    weights = np.exp(wanted - wanted.max())
    return [
        (seat, may.meant(action), float(weight / weights.sum()))
        for action, weight in zip(may.actions, weights, strict=True)
    ]


@cache
def toy() -> tuple[np.ndarray, Law]:
    """What two minds win in the last two rounds of a game, exactly; and the same game in numbers."""
    options = MiniOptions()
    table, _ = deal(options, Scripted(tuple(options.pile.listed())))
    return by_heart(table), Law((MiniTable(),))


def senseless() -> Weights:
    """Strong opinions about positions, all of them wrong."""
    dice = np.random.default_rng(5)
    return {
        name: dice.normal(size=shape).astype(np.float32) for name, shape in shapes(64, 160).items()
    }


@pytest.mark.slow
@pytest.mark.parametrize("is_sensible", [True, False])
def test_the_mean_is_what_is_known_to_be_true_whatever_positions_are_worth(
    is_sensible: bool,
) -> None:
    truth, rules = toy()
    play = careful_games(rules, GAMES)
    weights = shipped() if is_sensible else senseless()
    minds = tuple(mind(name) for name in MINDS)
    shares, luck = play(minds, jnp.arange(2), jax.random.key(3), weights)
    careful = np.asarray(shares - luck)
    off = np.abs(careful.mean(1) - truth)
    assert (off <= SURE * careful.std(1) / sqrt(GAMES) + 1e-3).all()
    if is_sensible:
        assert (careful.var(1) < np.asarray(shares).var(1)).all()


@pytest.mark.slow
def test_games_without_their_luck_agree_with_plain_ones_and_say_more(
    capsys: pytest.CaptureFixture[str],
) -> None:
    lineup = ("fox", *["random"] * 3)
    play = careful_games(law(4), DEALS, (0,))
    who, key = jnp.array([0, 1, 1, 1]), jax.random.key(8)
    shares, luck = (
        np.asarray(one) for one in play((mind("fox"), mind("random")), who, key, shipped())
    )
    assert (abs(luck.mean(1)) <= SURE * luck.std(1) / sqrt(DEALS)).all()
    assert (shares - luck)[0].var() < shares[0].var()
    deals = Deals(Options(4), lineup, b"careful", range(DEALS))
    careful = match_of(lineup[1:], scored(by_the_careful_engine, deals), luckless=True)
    assert careful.games == 4 * DEALS
    assert careful.share.low < shares[0].mean() + 0.1
    assert careful.share.high > shares[0].mean() - 0.1
    command = ["tournament", "--hero", "fox", "--others", "random", "--json", "--players", "4"]
    assert main([*command, "--games", str(4 * DEALS), "--engine", "careful"]) == 0
    told = parse_tournament(capsys.readouterr().out.encode())
    assert told.engine == "careful"
    assert told.heroics is not None
    assert told.heroics.matches[0].share.low > 0.25


def test_ways_are_evenly_apart_and_each_as_likely_as_any_other() -> None:
    seats, ways, batch = 2, 4, 2_000
    numbers = np.asarray(spread(jax.random.key(1), ways, seats, batch))
    assert numbers.shape == (seats, ways, batch)
    assert ((numbers >= 0) & (numbers < 1)).all()
    apart = np.diff(np.sort(numbers, axis=1), axis=1)
    assert apart == pytest.approx(1 / ways, abs=1e-5)
    for way, seat in product(range(ways), range(seats)):
        counts, _ = np.histogram(numbers[seat, way], 4, (0, 1))
        assert counts == pytest.approx(batch / 4, abs=SURE * sqrt(batch / 4))
    firsts, seconds = numbers[0].reshape(-1) < 0.5, numbers[1].reshape(-1) < 0.5
    assert (firsts == seconds).mean() == pytest.approx(0.5, abs=0.05)


def test_one_deal_claims_nothing_and_no_share_lies_beyond_a_whole() -> None:
    score = blank(5)
    score.deals.add(-100, 5)
    assert match_of(["fox"] * 4, score, luckless=True).share.low <= 0
    assert match_of(["fox"] * 4, score, luckless=True).share.high == 1
    score.deals.add(2_000, 5)
    told = match_of(["fox"] * 4, score, luckless=True).share
    assert (told.low, told.high) == (0, 1)


def test_whoever_decides_in_words_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["tournament", "--hero", "fox", "--others", "timid", "--games", "10"]
    assert main([*command, "--engine", "careful"]) == 2
    assert "the vector engine cannot play timid" in capsys.readouterr().err
