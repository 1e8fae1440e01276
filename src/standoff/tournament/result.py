"""What a tournament found out, as `--json` writes it."""

import msgspec
from msgspec import Struct

from standoff.rules.classic.options import Options
from standoff.simulation.estimates import Estimate
from standoff.tournament.match import Match

EVALUATION_SEED = "standoff evaluation 1"
"""The published deals that strength is measured on, and on which nothing is trained or chosen."""


class Heroics(Struct, frozen=True):
    """One hero among others."""

    hero: str
    par: float
    """A fair part."""
    matches: tuple[Match, ...]
    mean: float
    """Over all matches."""
    worst: float


class Standings(Struct, frozen=True):
    """A population."""

    population: tuple[str, ...]
    games: int
    """At mixed tables."""
    ratings: dict[str, Estimate]
    duels: dict[str, dict[str, Estimate]]
    """What each won alone among copies of each other."""
    games_a_duel: int
    alpha_rank: dict[str, Estimate]


class Tournament(Struct, frozen=True):
    """Either or both, with what they were played with."""

    tournament: int
    """The version of this format."""
    options: Options
    seed: str
    engine: str
    bots: str
    """The fingerprint of the scripted bots."""
    games: int
    seconds: float
    heroics: Heroics | None = None
    standings: Standings | None = None


_decoder = msgspec.json.Decoder(Tournament)


def parse_tournament(text: bytes) -> Tournament:
    """The tournament that `standoff tournament --json` printed."""
    return _decoder.decode(text)
