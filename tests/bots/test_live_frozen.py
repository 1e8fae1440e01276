"""The frozen bots of Live decide and walk as they always did."""

from hashlib import sha256

import msgspec
import pytest

from standoff.bots.catalogue import TEMPERS
from standoff.bots.live.frozen import FROZEN
from standoff.cards.reading import house_cards
from standoff.rules.live.options import Options
from standoff.rules.live.teams import teams_of
from tests.bots.live_tables import Play

GAMES = 3


def decided(name: str) -> str:
    """Sixteen digits of everything said in some games, where all stood at the whistle included."""
    options = Options(teams_of(3, 3, 3), house_cards())
    said = sha256()
    for seed in range(GAMES):
        play = Play(options, (name,) * options.gangsters, seed, obstacles=seed % 2 == 1)
        for _ in play.answers():
            pass
        said.update(msgspec.json.encode([sorted(one.items()) for one in play.said]))
    return said.hexdigest()[:16]


@pytest.mark.parametrize("name", FROZEN)
def test_a_frozen_bot_of_live_decides_as_when_it_was_frozen(name: str) -> None:
    assert decided(name) == FROZEN[name], "give a bot that plays otherwise another name"


def test_every_temper_but_the_random_bot_is_frozen() -> None:
    assert set(FROZEN) == set(TEMPERS) - {"random"}
