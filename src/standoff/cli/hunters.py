"""Hunters of entrants, from what `standoff exploit --json` printed of them."""

from collections.abc import Mapping
from pathlib import Path

import msgspec
from msgspec import Struct

from standoff.bots.outside import POLICY
from standoff.cli.command import CommandError
from standoff.cli.policy_option import SHIPPED, weights_fingerprint, weights_of
from standoff.rules.classic.options import Options
from standoff.simulation.estimates import Estimate
from standoff.tournament.leaderboard import Hunter
from standoff.tournament.suite import suite, table_name


class _Table(Struct):
    players: int
    powers: str
    cop: bool
    money: str


class _Hunted(Struct):
    """A line of `standoff exploit --json`, as far as it is needed here."""

    target: str
    policy: str
    options: _Table
    games: int
    alone: tuple[float, float]


def hunters_of(path: Path, entrants: Mapping[str, str]) -> dict[str, dict[str, Hunter]]:
    """Who hunts each entrant, by table; a hunter belongs to weights, whatever their file is called."""
    try:
        lines = [
            msgspec.json.decode(line, type=_Hunted)
            for line in path.read_bytes().splitlines()
            if line.strip()
        ]
    except (OSError, msgspec.MsgspecError) as fault:
        raise CommandError(
            f"{path} is not what `standoff exploit --json` prints: {fault}"
        ) from fault
    names = {
        weights_fingerprint(weights_of(said)): name
        for name, said in entrants.items()
        if said == SHIPPED or said.endswith(POLICY)
    }
    found: dict[str, dict[str, Hunter]] = {}
    for line in lines:
        name = names.get(line.policy)
        if name is None:
            raise CommandError(
                f"{path} hunts {line.target} with the weights {line.policy}, which no entrant has"
            )
        table = line.options
        options = Options(table.players, table.powers, table.cop, table.money)
        if options not in suite().tables.values():
            raise CommandError(f"{path} hunts at a table that is not in {suite().name}")
        found.setdefault(name, {})[table_name(options)] = Hunter(_estimate(*line.alone), line.games)
    return found


def _estimate(mean: float, margin: float) -> Estimate:
    return Estimate(mean, max(0.0, mean - margin), min(1.0, mean + margin))
