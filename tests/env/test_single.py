"""One agent among bots: what Gymnasium's own checker says, and that it is the same game."""

from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import standoff.env  # registers it
from standoff.bots.catalogue import UnknownBotError
from standoff.cli.main import main
from standoff.rules.options import ImpossibleTableError
from standoff.schema.actions import STAY

TABLES: tuple[dict[str, Any], ...] = (
    {},
    {"players": 6, "powers": "all+backstab", "cop": True, "money": "closed", "flat": False},
)


def made(**options: Any) -> Any:
    return gymnasium.make("Standoff-v0", **options).unwrapped


def test_gymnasiums_checker_finds_nothing_to_say(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    check_env(made(), skip_render_check=False)
    check_env(made(**TABLES[1]), skip_render_check=True)


@pytest.mark.parametrize("options", TABLES)
def test_the_agent_always_has_a_choice_until_it_is_dead_or_the_game_is_over(
    options: dict[str, Any],
) -> None:
    dice = np.random.default_rng(1)
    env = made(bots=("reckless",), **options)
    ends: set[bool] = set()
    for seed in range(25):
        env.reset(seed=seed)
        over, won = False, 0.0
        while not over:
            may = env.action_masks().nonzero()[0]
            assert len(may) > 1
            brave = seed % 2 and STAY in may
            _, won, over, cut, _ = env.step(STAY if brave else dice.choice(may))
            assert not cut
            assert over or won == 0
        outcome = env.table.outcome
        ends.add(outcome is None)
        if outcome is None:
            assert not env.table[0].alive
        assert won == (1 / len(outcome.winners) if outcome and 0 in outcome.winners else 0)
        assert env.step(0)[1:4] == (won, True, False)
    assert ends == {True, False}


def test_a_seed_plays_the_same_game_and_without_one_comes_the_next() -> None:
    env, again = made(), made()
    for one in (env, again):
        one.reset(seed=7)
    first = env.table.chance
    assert first == again.table.chance
    env.reset()
    assert env.table.chance != first
    env.reset(seed=7)
    assert env.table.chance == first


def test_unknown_bots_and_impossible_tables_are_refused() -> None:
    with pytest.raises(UnknownBotError, match="there is no bot called 'nobody'"):
        made(bots=("nobody",))
    for none in ((), "timid"):
        with pytest.raises(ImpossibleTableError, match="bots are names"):
            made(bots=none)
    with pytest.raises(ImpossibleTableError, match="4 to 6 players, not 9"):
        made(players=9)


def test_bots_of_ones_own_sit_at_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["bot", "new", "wary"]) == 0
    monkeypatch.syspath_prepend(str(tmp_path / "wary"))
    env = made(bots=("wary:Wary",))
    env.reset(seed=1)
    assert not env.step(0)[2]
    assert "the accountant plays" not in capsys.readouterr().err


def test_it_is_registered_by_importing_the_package() -> None:
    assert standoff.env.__name__
    assert "Standoff-v0" in gymnasium.registry
