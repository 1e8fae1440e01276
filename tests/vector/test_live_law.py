"""Which tables of Live the vector engine plays, and what it says of others; and its playouts."""

import json
from random import Random
from statistics import fmean, stdev

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from standoff.cards.reading import house_cards
from standoff.cards.tables import live_options
from standoff.rules.chance import Seeded
from standoff.rules.live import engine
from standoff.rules.live.reckoning import standings
from standoff.rules.notes import Notes, shares
from standoff.vector.live.box import HOUSE, EdgeCounts
from standoff.vector.live.godfather import Chances
from standoff.vector.live.law import LiveLaw, facts, live_law
from standoff.vector.live.phases.split import by_money
from standoff.vector.live.playout import playout
from standoff.vector.live.speed import main
from standoff.vector.live.table import blank
from standoff.vector.luck import luck


@pytest.mark.parametrize(
    ("teams", "variants", "said"),
    [
        ((6,), (), "two teams or more"),
        ((5,) * 5, (), "6 to 21 gangsters"),
        ((2, 2, 3), (), "3 to 5 gangsters"),
        ((3, 5), (), "differ by at most one"),
        ((3, 3), ("obstacles",), "variants are among"),
        ((3, 3), ("foolproof", "foolproof"), "each once"),
    ],
)
def test_an_impossible_table_is_refused_in_a_line(
    teams: tuple[int, ...], variants: tuple[str, ...], said: str
) -> None:
    with pytest.raises(ValueError, match=said) as refused:
        live_law(teams, variants)
    assert "\n" not in str(refused.value)


def test_the_house_box_is_that_of_the_rules() -> None:
    """A58, A59, A65"""
    house = house_cards()
    for edge, theirs in ((HOUSE.black, house.black), (HOUSE.red, house.red)):
        assert edge.values == tuple(reversed(theirs.values.notes))
        assert edge.plain == tuple(count for _, count in theirs.plain)
        assert set(edge.numbers) == {*theirs.backstab, *theirs.boom}


@pytest.mark.parametrize(
    ("black", "said"),
    [
        (HOUSE.black._replace(values=(30, 28, 22)), "worth 5k, 10k and 20k"),
        (HOUSE.black._replace(plain=(20, 15, 12, 11)), "make 81 cards"),
        (HOUSE.black._replace(numbers=(24, *range(2, 24))), "different ones"),
    ],
)
def test_an_impossible_box_is_refused_in_a_line(black: EdgeCounts, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        live_law(box=HOUSE._replace(black=black))


def test_a_law_needs_a_table() -> None:
    with pytest.raises(ValueError, match="at least one"):
        LiveLaw(())


def test_money_is_shared_as_by_the_rules() -> None:
    """L51: the largest share, found without trying one after another."""
    dice = Random(5)
    piles = [Notes(dice.randrange(30), dice.randrange(39), dice.randrange(39)) for _ in range(3000)]
    piles += [Notes(dice.randrange(5), dice.randrange(5), dice.randrange(6)) for _ in range(3000)]
    sharers = [dice.randrange(22) for _ in piles]
    twenties, tens, fives = jnp.asarray(piles).T
    share, handed = by_money(fives, tens, twenties, jnp.asarray(sharers))
    found = zip(share.tolist(), *(part.tolist() for part in handed), strict=True)
    wanted = [shares(notes, many) for notes, many in zip(piles, sharers, strict=True)]
    assert list(found) == [
        (one.share // 5_000, one.handed.fives, one.handed.tens, one.handed.twenties)
        for one in wanted
    ]


def test_a_godfather_by_chance_keeps_to_the_chance() -> None:
    law, batch = live_law((3, 3)), 2_000
    choice = law.usual_choice(batch)
    known, table = facts(law, choice), blank(law, choice)
    chance = luck(jnp.array([1, 2], jnp.uint32), batch)
    for often in (0, 77, 128, 256):
        unseen = np.asarray(Chances(often, 0).unseen(known, table, chance))
        share = np.unpackbits(unseen.view(np.uint8)).sum() / (21 * unseen.size)
        assert abs(share - often / 256) < 0.01


@pytest.mark.slow
def test_the_speed_of_random_games_is_told_in_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--batch", "16", "--teams", "3", "3", "--seconds", "0.01"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["batch"] == 16
    assert told["games_a_second"] > 0


@pytest.mark.slow
def test_random_games_come_out_as_by_the_rules() -> None:
    """The money earned and the beds taken at the end, within four standard errors."""
    options, dice = live_options((3, 3, 3, 3)), Random(11)
    money, beds = [], []
    for _ in range(400):
        table, _ = engine.deal(options, Seeded(dice.randbytes(32)))
        while table.outcome is None:
            said = {seat: ask.draw(dice) for seat, ask in table.asking.items()}
            table, _ = engine.step(table, said)
        stands = standings(table)
        money.append(sum(one.stash for one in stands) / 5_000)
        beds.append(sum(one.hospital for one in stands))
    results = jax.jit(lambda key: playout(live_law(), 20_000, key))(jnp.array([3, 4], jnp.uint32))
    in_bed = np.bitwise_count(np.asarray(results.hospital))
    earned = np.asarray(results.totals).sum(axis=0) + 5 * in_bed
    for theirs, ours in ((money, earned), (beds, in_bed)):
        error = stdev(theirs) / len(theirs) ** 0.5
        assert abs(fmean(theirs) - ours.mean()) < 4 * error
