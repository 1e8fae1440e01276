"""Batches of tables: reset, step, new games, chance, and what is kept."""

import subprocess
import sys
from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from standoff.rules.notes import Notes, shares
from standoff.schema.actions import ACTIONS
from standoff.schema.observation import SCHEMA
from standoff.vector.choosing import random_actions, random_bits
from standoff.vector.dealing import blank
from standoff.vector.environment import advance, glimpse_all, observe, public, reset, step, unpacked
from standoff.vector.law import Law, TableOptions, law
from standoff.vector.luck import below, luck
from standoff.vector.notes import BOX, shared, turn_up
from standoff.vector.packing import table_packing
from standoff.vector.playout import playout
from standoff.vector.rows import among, count, nth, some

KEY = jnp.array([3, 5], jnp.uint32)


def test_every_loot_is_shared_as_the_rules_share_it() -> None:
    for twenties in range(11):
        for tens in range(0, 16, 3):
            for fives in range(0, 16, 2):
                for sharers in range(7):
                    found = shares(Notes(twenties, tens, fives), sharers)
                    left = found.left
                    assert shared(fives | tens << 4 | twenties << 8, sharers) == (
                        found.share // 5_000,
                        left.fives | left.tens << 4 | left.twenties << 8,
                    )


def test_rows_count_find_and_choose_seat_by_seat() -> None:
    dice = np.random.default_rng(1)
    numbers = dice.integers(0, 7, (200, 6))
    rows = jnp.asarray((numbers << 4 * np.arange(6)).sum(1), jnp.int32)
    flags = (numbers > 0).astype(int)
    packed = (flags << 4 * np.arange(6)).sum(1)
    assert np.array_equal(some(rows), packed)
    assert np.array_equal(count(jnp.asarray(packed, jnp.int32)), flags.sum(1))
    assert np.array_equal(among(rows, 3), ((numbers == 3) << 4 * np.arange(6)).sum(1))
    for lane in range(200):
        seats = np.flatnonzero(flags[lane])
        for rank, seat in enumerate(seats):
            assert int(nth(jnp.int32(packed[lane]), jnp.int32(rank))) == seat


def test_a_key_of_jax_is_as_good_as_its_two_words() -> None:
    key = jax.random.key(9)
    words = jax.random.key_data(key)
    assert np.array_equal(luck(key, 8).one, luck(words, 8).one)
    masks = jnp.ones((5, ACTIONS, 8), bool)
    assert np.array_equal(random_actions(masks, key)[0], random_actions(masks, words)[0])


@pytest.mark.parametrize("bound", [2, 5, 40])
def test_draws_below_a_bound_are_all_as_likely(bound: int) -> None:
    batch = 1 << 18
    drawn, rest = below(luck(KEY, batch).number(4), bound)
    again, _ = below(rest, bound)
    for numbers in (drawn, again, (drawn * 7 + again) % bound):
        seen = np.bincount(np.asarray(numbers), minlength=bound)
        expected = batch / bound
        assert ((seen - expected) ** 2 / expected).sum() < bound + 6 * bound**0.5


def test_notes_are_turned_up_like_cards_of_a_shuffled_pile() -> None:
    batch = 1 << 18
    turned = np.asarray(turn_up(jnp.full(batch, BOX, jnp.int32), 40, luck(KEY, batch)))
    fives, tens, twenties = turned & 15, turned >> 4 & 15, turned >> 8
    assert (fives + tens + twenties == 5).all()
    assert abs(fives.mean() - 5 * 15 / 40) < 0.01
    assert abs(tens.mean() - 5 * 15 / 40) < 0.01
    variance = 5 * (10 / 40) * (30 / 40) * (35 / 39)
    assert abs(twenties.var() - variance) < 0.01


def test_every_seat_gets_every_power_and_the_cop_as_often_and_nobody_the_same() -> None:
    batch = 1 << 17
    table = blank(law(6, "all+backstab", cop=True), None, luck(KEY, batch), remembers=False)
    powers = np.stack([np.asarray(table.power) >> 4 * seat & 15 for seat in range(6)])
    assert (np.sort(powers, axis=0)[1:] != np.sort(powers, axis=0)[:-1]).all()
    for seat in range(6):
        dealt = np.bincount(powers[seat], minlength=12)
        assert dealt[0] == 0
        assert (abs(dealt[1:] / batch - 1 / 11) < 0.005).all()
        assert abs((np.asarray(table.cop) >> 4 * seat & 1).mean() - 1 / 6) < 0.006


def test_the_same_key_deals_the_same_games_and_another_key_others() -> None:
    deal = jax.jit(partial(reset, law(4), 64))
    one, _ = deal(KEY)
    same, _ = deal(KEY)
    other, _ = deal(KEY + 1)
    assert all(np.array_equal(a, b) for a, b in zip(one, same, strict=True))
    assert any(not np.array_equal(a, b) for a, b in zip(one, other, strict=True))


def test_each_table_plays_the_options_chosen_for_it() -> None:
    mixed = Law((TableOptions(4), TableOptions(5, money="closed")))
    chosen = jnp.array([1, 0, 0, 1, 1, 0], jnp.int32)
    state = jax.jit(lambda key: reset(mixed, len(chosen), key, chosen)[0])(KEY)
    packing = table_packing(mixed)
    facts = {name: state[word] >> shift & bits for name, word, shift, bits in packing.places}
    assert np.array_equal(facts["players"], 4 + chosen)
    assert np.array_equal(facts["closed"], chosen)


@pytest.mark.slow
def test_the_state_holds_counts_of_notes_but_nothing_of_what_is_to_come() -> None:
    """Two keys, the same state: so whatever is drawn next is not in it."""
    base = law(4)
    state, view = jax.jit(partial(reset, base, 256))(KEY)
    go, look = jax.jit(partial(advance, base)), jax.jit(partial(observe, base))
    for turn in range(3):
        actions, _ = random_actions(view.masks, jnp.array([turn, 9], jnp.uint32))
        before = state
        state = go(before, actions, jnp.array([turn, 1], jnp.uint32))
        other = go(before, actions, jnp.array([turn, 2], jnp.uint32))
        view = look(state)
        dealt = any(not np.array_equal(a, b) for a, b in zip(state, other, strict=True))
        assert dealt == (turn == 2), "only a new round needs luck"


@pytest.mark.slow
def test_a_game_that_ends_keeps_its_last_state_and_another_begins() -> None:
    base = law(4)
    state, view = jax.jit(partial(reset, base, 64))(KEY)
    take, look = jax.jit(partial(step, base)), jax.jit(partial(observe, base))
    round_ = SCHEMA.slices["round"].start
    over = SCHEMA.slices["moment"].stop - 1
    ended = 0
    for turn in range(24):
        actions, _ = random_actions(view.masks, jnp.array([turn, 9], jnp.uint32))
        taken = take(state, actions, jnp.array([turn, 1], jnp.uint32))
        state, view = taken.state, taken.view
        done = np.asarray(taken.done)
        last = np.asarray(look(taken.final).observations)
        assert np.array_equal(last[0, over] == 1, done)
        assert (np.asarray(view.observations)[0, round_][done] == 1).all()
        won = np.asarray(taken.rewards).sum(axis=0)
        assert np.allclose(won[~done], 0)
        assert not done.any() or np.isclose(won[done], 1).mean() > 0.9
        ended += int(done.sum())
    assert ended >= 64


@pytest.mark.slow
def test_what_a_seat_sees_and_may_do_follows_from_what_it_may_know() -> None:
    rules = law(5, "all+backstab", cop=True, money="closed")
    state, view = jax.jit(partial(reset, rules, 128))(KEY)
    take = jax.jit(partial(step, rules))
    pack, unpack = jax.jit(partial(glimpse_all, rules)), jax.jit(partial(unpacked, rules))
    for turn in range(60):
        packed = pack(state)
        again = unpack(public(rules, state), packed)
        assert np.array_equal(again.observations, view.observations)
        assert np.array_equal(again.masks, view.masks)
        low, high = (jnp.stack(words) for words in zip(*packed.masks, strict=True))
        key = jnp.array([turn, 9], jnp.uint32)
        actions, _ = random_bits(low, high, key)
        assert np.array_equal(actions, random_actions(view.masks, key)[0])
        taken = take(state, actions, jnp.array([turn, 1], jnp.uint32))
        state, view = taken.state, taken.view


@pytest.mark.slow
def test_random_actions_are_legal_and_each_as_likely() -> None:
    dice = np.random.default_rng(2)
    masks = dice.random((2, ACTIONS, 1 << 12)) < 0.1
    masks[:, 5] = True
    actions, choices = random_actions(jnp.asarray(masks), KEY)
    assert np.array_equal(choices, masks.sum(axis=1))
    assert np.take_along_axis(masks, np.asarray(actions)[:, None], axis=1).all()
    one = jnp.broadcast_to(jnp.asarray(masks[:, :, :1]), masks.shape)
    drawn, many = random_actions(one, KEY)
    seen = np.bincount(np.asarray(drawn)[0], minlength=ACTIONS)[masks[0, :, 0]]
    assert (abs(seen / (1 << 12) - 1 / int(many[0, 0])) < 0.03).all()


def test_a_playout_ends_every_game_with_a_winner_or_nobody_alive() -> None:
    results = jax.jit(partial(playout, law(5), 4_096))(KEY)
    winners = np.asarray(count(results.winners))
    assert ((winners >= 1) | (np.asarray(results.alive) == 0)).all()
    assert (np.asarray(results.winners) & ~np.asarray(results.alive) == 0).all()
    assert 95 < np.asarray(results.decisions).mean() < 110
    shares_won = [
        ((np.asarray(results.winners) >> 4 * seat & 1) / np.maximum(winners, 1)).mean()
        for seat in range(5)
    ]
    assert max(abs(share - 0.2) for share in shares_won) < 0.03


def test_a_small_table_takes_few_words() -> None:
    packing = table_packing(law(5))
    assert packing.words <= 13
    assert len(packing.secret) <= 3


def test_no_public_word_holds_what_some_seat_may_not_know() -> None:  # H1-H3, H8-H10
    bullets = {"clicks", "bangs", "bbbs", "loaded", "foiled"}
    second = {"second_clicks", "second_bangs", "second_bbbs", "second_loaded"}
    secrets = bullets | second | {"power", "cop", "even_money", "odd_money"}
    packing = table_packing(law(6, "all+backstab", cop=True, money="closed"))
    public, _ = packing.parted(tuple(range(packing.words)))
    assert public
    assert not secrets & {place.name for place in packing.places if place.word in public}
    assert secrets < {place.name for place in packing.places}


@pytest.mark.parametrize(
    ("options", "word"),
    [
        ({"players": 7}, "4 to 6 players"),
        ({"players": 4, "cop": True}, "5 or 6"),
        ({"powers": "some"}, "powers are one of"),
        ({"money": "hidden"}, "money is one of"),
    ],
)
def test_an_impossible_table_is_refused(options: dict[str, object], word: str) -> None:
    with pytest.raises(ValueError, match=word):
        law(**options)  # type: ignore[arg-type]


def test_a_law_without_tables_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one"):
        Law(())


def test_what_is_the_same_at_all_tables_is_not_in_the_state() -> None:
    mixed = Law((TableOptions(5), TableOptions(5, "starter")))
    names = {place.name for place in table_packing(mixed).places}
    assert "pool" in names
    assert not names & {"players", "cop_game", "closed", "cop", "foiled"}


def test_it_needs_jax_and_numpy_only() -> None:
    blocked = "msgspec", "pettingzoo", "gymnasium", "pyspiel", "rich", "httptools"
    script = (
        "import sys\n"
        f"for name in {blocked!r}: sys.modules[name] = None\n"
        "import standoff.vector.speed, standoff.vector.playout, standoff.vector.environment\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
