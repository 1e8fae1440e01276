"""The minds that come with Standoff: which they are, and that they cannot change unnoticed."""

import json
import sys
from pathlib import Path
from random import Random
from subprocess import run

import numpy as np
import pytest

from standoff.bots.catalogue import NAMES, OFFERED, make
from standoff.bots.fingerprint import fingerprint
from standoff.bots.minds.bot import MindBot
from standoff.bots.minds.cast import STRENGTHS, shark
from standoff.bots.minds.names import SHARKS
from standoff.minds import frozen
from standoff.minds.policy import Policy, PolicyError, load, save
from standoff.rules.chance import Seeded
from standoff.rules.classic.decisions import Withdraw
from standoff.rules.classic.options import Options
from standoff.rules.game import RULES_VERSION, asks, deal, step, view
from standoff.schema.actions import ACTIONS, WITHDRAW
from standoff.schema.observation import SCHEMA

LARGEST = 400_000
"""Bytes of a policy that is shipped."""


def test_the_scripted_minds_are_frozen() -> None:
    assert frozen.styles_hash() == "dd500c3106337496"
    assert tuple(frozen.styles()) == frozen.NAMES
    assert len(frozen.NAMES) >= 8


def test_every_mind_is_offered_by_its_name_and_the_shark_in_every_lobby() -> None:
    assert set(frozen.NAMES) | set(SHARKS) <= set(NAMES)
    assert set(SHARKS) <= set(OFFERED)
    assert len(SHARKS) == 3


def test_the_shark_is_small_and_says_what_it_is() -> None:
    card = shark().card
    assert card["rules"] == RULES_VERSION
    assert card["schema"] == SCHEMA.hash
    assert card["styles"] == frozen.styles_hash()
    assert card["recipe"]
    assert set(card["figures"]["options"]) == {"base", "all", "cop", "cop+all"}
    assert (Path(frozen.__file__).parent / "shark.npz").stat().st_size <= LARGEST


def test_a_weaker_shark_never_withdraws_without_a_gun_on_it_and_forgets_the_past() -> None:
    def runs(seen: np.ndarray) -> np.ndarray:
        wishes = np.zeros((ACTIONS, seen.shape[1]))
        wishes[WITHDRAW] = 99
        return wishes

    weaker, great = MindBot(runs, 4.0, forgets=True, steady=True), MindBot(runs)
    dice = Random(2)
    ran = {True: 0, False: 0}
    for game in range(6):
        table, _ = deal(Options(), Seeded(bytes([game]) * 32))
        while asking := asks(table):
            for seat, ask in asking.items():
                sight = view(table, seat)
                threatened = any(seat in other.aims for other in sight.gangsters)
                if any(isinstance(one, Withdraw) for one in ask.decisions):
                    decided = weaker.decide(sight, ask, dice)
                    assert isinstance(decided, Withdraw) == threatened
                    assert isinstance(great.decide(sight, ask, dice), Withdraw)
                    ran[threatened] += 1
            table, _ = step(table, {seat: ask.draw(dice) for seat, ask in asking.items()})
    assert min(ran.values()) > 10


def test_every_level_of_the_shark_is_warmer_than_the_next_and_the_weakest_forgets() -> None:
    young, shark_, great = (STRENGTHS[name] for name in SHARKS)
    assert young.temperature > shark_.temperature > great.temperature == 1
    assert young.forgets
    assert young.steady
    assert shark_.steady
    met: list[np.ndarray] = []

    def notes(seen: np.ndarray) -> np.ndarray:
        met.append(seen.copy())
        return np.zeros((ACTIONS, seen.shape[1]))

    dice = Random(3)
    table, _ = deal(Options(), Seeded(bytes(32)))
    forgetful, other = MindBot(notes, forgets=True), MindBot(notes)
    while asking := asks(table):
        for seat, ask in asking.items():
            if ask.count > 1:
                forgetful.decide(view(table, seat), ask, dice)
                other.decide(view(table, seat), ask, dice)
        table, _ = step(table, {seat: ask.draw(dice) for seat, ask in asking.items()})
    past = SCHEMA.slices["seat1.seen"]
    assert sum(one[past].sum() for one in met[1::2]) > 0
    assert all(one[past].sum() == 0 for one in met[::2])


def test_a_policy_comes_back_as_it_was_written(tmp_path: Path) -> None:
    save(tmp_path / "policy.npz", shark())
    again = load(tmp_path / "policy.npz")
    assert again.card == shark().card
    assert all((again.weights[name] == kept).all() for name, kept in shark().weights.items())


def test_a_policy_for_other_observations_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "policy.npz"
    save(path, shark())
    with np.load(path) as file:
        arrays = dict(file)
    card = json.dumps({**shark().card, "schema": "of another time"}).encode()
    arrays["card"] = np.frombuffer(card, np.uint8)
    np.savez(path, **arrays)
    with pytest.raises(PolicyError, match=r"was trained on observations of another time, and this"):
        load(path)


def test_a_policy_of_another_shape_is_refused(tmp_path: Path) -> None:
    weights = {**shark().weights, "deep": np.zeros((2, 2))}
    save(tmp_path / "policy.npz", Policy(weights, shark().card))
    with pytest.raises(PolicyError, match=r"weights of another shape: deep"):
        load(tmp_path / "policy.npz")


@pytest.mark.parametrize("bytes_", [b"", b"PK\3\4 but no more", b"{}", b"plain"])
def test_a_file_that_holds_no_policy_is_refused_in_one_line(tmp_path: Path, bytes_: bytes) -> None:
    path = tmp_path / "policy.npz"
    path.write_bytes(bytes_)
    with pytest.raises(PolicyError, match=r"is no policy of Standoff") as refused:
        load(path)
    assert "\n" not in str(refused.value)
    # NumPy would say how to load it all the same, and run what is in it.
    assert "pickle" not in str(refused.value)
    with pytest.raises(PolicyError, match=r"is no policy of Standoff: No such file"):
        load(tmp_path / "missing.npz")


def test_numpy_is_not_loaded_before_a_mind_plays() -> None:
    lists = "import sys, standoff.cli.main, standoff.cli.play, standoff.bots.catalogue as bots"
    told = run(
        [sys.executable, "-c", f"{lists}; bots.make('timid'); print('numpy' in sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout == "False\n"


def test_the_fingerprint_covers_what_the_minds_have_learned() -> None:
    assert len(fingerprint()) == 16
    assert make("great-shark") is not make("great-shark")
