"""Deals played by the vector engine, a thousand at a time: for minds, which decide in numbers."""

from collections.abc import Callable, Sequence
from hashlib import sha256

import jax
import jax.numpy as jnp
import numpy as np

from standoff.bots.minds.cast import shark
from standoff.minds.frozen import styles
from standoff.minds.style import Style
from standoff.simulation.tally import WHOLE_WIN
from standoff.tournament.engine import Deals, Wins
from standoff.tournament.population import BLOCKS, MeetingRecord, Meetings, Mixed, lineup_of
from standoff.training.duel import Mind, games
from standoff.vector.law import law

LEARNED = "great-shark"
ANYTHING = Style(sharpness=0.0)
"""Prefers nothing, and so does anything it may: the random bot."""


def mind(name: str) -> Mind:
    """The mind behind a bot."""
    if name == "random":
        return ANYTHING
    return shark().weights if name == LEARNED else styles()[name]


def by_the_vector_engine(deals: Deals) -> list[list[Wins]]:
    """Play all deals at once, from one seat after another; every deal is one lane of the batch."""
    options, batch = deals.options, len(deals.numbers)
    rules = law(options.players, options.powers, options.cop, options.money)
    play = games(rules, batch, lone(deals.lineup))
    return rotated(deals, lambda *given: _parts(np.asarray(play(*given))))


Played = Callable[[tuple[Mind, ...], jax.Array, jax.Array], np.ndarray]
"""Minds, which of them each chair has and a key in; parts of a whole win out: (seats, deals)."""


def rotated(deals: Deals, played: Played) -> list[list[Wins]]:
    """Play the same deals from one seat after another."""
    lineup, key = deals.lineup, key_of(deals.seed, deals.numbers.start)
    cast = _cast(lineup)
    minds, seats = tuple(mind(name) for name in cast), range(len(lineup))
    rounds: list[list[list[int]]] = []
    for shift in seats:
        seated = lineup[-shift:] + lineup[:-shift] if shift else lineup
        who = jnp.asarray([cast.index(name) for name in seated])
        rounds.append(played(minds, who, key).tolist())
    return [
        [
            tuple(won[(place + shift) % len(lineup)][deal] for place in seats)
            for shift, won in enumerate(rounds)
        ]
        for deal in range(len(deals.numbers))
    ]


def lone(lineup: Sequence[str]) -> tuple[int, ...]:
    """Which of those who play have one chair only."""
    return tuple(place for place, name in enumerate(_cast(lineup)) if lineup.count(name) == 1)


def _cast(lineup: Sequence[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(lineup))


def met_on_the_vector_engine(mixed: Mixed) -> Meetings:
    """Play some deals at mixed tables, all at once: every deal is one lane, with a line-up of its own."""
    options, batch = mixed.options, len(mixed.numbers)
    lineups = [lineup_of(mixed, number) for number in mixed.numbers]
    places = np.array([[mixed.population.index(name) for name in one] for one in lineups]).T
    learned = mixed.population.index(LEARNED) if LEARNED in mixed.population else None
    cast = [mind(name) if name != LEARNED else ANYTHING for name in mixed.population]
    play = games(law(options.players, options.powers, options.cop, options.money), batch)
    key = key_of(mixed.seed, mixed.numbers.start)
    meetings: Meetings = {}
    for shift in range(options.players):
        seated = np.roll(places, shift, 0)
        scripted = Style(*jnp.asarray(np.array(cast, np.float32)[seated.reshape(-1)].T))
        minds = (scripted,) if learned is None else (scripted, shark().weights)
        shares = np.asarray(play(minds, jnp.asarray((seated == learned).astype(int)), key))
        won = np.roll(_parts(shares), -shift, 0).T.tolist()
        for number, lineup, wins in zip(mixed.numbers, lineups, won, strict=True):
            record = meetings.setdefault((number % BLOCKS, tuple(sorted(lineup))), MeetingRecord())
            record.add(1, zip(lineup, wins, strict=True))
    return meetings


def key_of(seed: bytes, number: int) -> jax.Array:
    """The key of a chunk of deals that begins with this number."""
    digest = sha256(seed + number.to_bytes(8, "big")).digest()
    key: jax.Array = jax.random.wrap_key_data(jnp.asarray(np.frombuffer(digest[:8], np.uint32)))
    return key


def _parts(shares: np.ndarray) -> np.ndarray:
    """Win shares as whole numbers of parts."""
    winners = np.rint(1 / np.where(shares > 0, shares, 1)).astype(int)
    return np.where(shares > 0, WHOLE_WIN // winners, 0)
