"""A mini game solved by OpenSpiel, and how far from a Nash equilibrium it still is, exactly.

python examples/openspiel_cfr.py --solver cfr+ --iterations 100
python examples/openspiel_cfr.py --solver outcome-sampling --iterations 10000
python examples/openspiel_cfr.py --game "standoff_mini(rounds=3,hand=2/1/0,notes=0/15/0)"
"""

import argparse

import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import (
    cfr,
    exploitability,
    external_sampling_mccfr,
    outcome_sampling_mccfr,
)

import standoff.env.openspiel  # registers the games

SOLVERS = {
    "cfr": cfr.CFRSolver,
    "cfr+": cfr.CFRPlusSolver,
    "external-sampling": external_sampling_mccfr.ExternalSamplingSolver,
    "outcome-sampling": outcome_sampling_mccfr.OutcomeSamplingSolver,
}


def main(name: str, solver: str, iterations: int) -> None:
    game = pyspiel.convert_to_turn_based(pyspiel.load_game(name))
    solving = SOLVERS[solver](game)
    improve = getattr(solving, "iteration", None) or solving.evaluate_and_update_policy
    far = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    print(f"at random NashConv is {far:.4f}", flush=True)
    looks = {max(1, iterations * part // 10) for part in (1, 3, 10)}
    for iteration in range(1, iterations + 1):
        improve()
        if iteration in looks:
            far = exploitability.nash_conv(game, solving.average_policy())
            print(f"after {iteration} iterations of {solver} NashConv is {far:.4f}", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="standoff_mini")
    parser.add_argument("--solver", choices=SOLVERS, default="cfr")
    parser.add_argument("--iterations", type=int, default=100)
    given = parser.parse_args()
    main(given.game, given.solver, given.iterations)
