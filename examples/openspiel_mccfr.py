"""Outcome-sampling MCCFR on a mini game, and how far from a Nash equilibrium it still is, exactly.

python examples/openspiel_mccfr.py --game "standoff_mini(rounds=3,hand=2/1/0,notes=0/15/0)"
"""

import argparse

import pyspiel
from open_spiel.python.algorithms import exploitability, outcome_sampling_mccfr

import standoff.env.openspiel  # registers the games


def main(name: str, iterations: int) -> None:
    game = pyspiel.convert_to_turn_based(pyspiel.load_game(name))
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for iteration in range(1, iterations + 1):
        solver.iteration()
        if iteration % max(1, iterations // 10) == 0:
            far = exploitability.nash_conv(game, solver.average_policy())
            print(f"after {iteration} iterations NashConv is {far:.4f}", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="standoff_mini")
    parser.add_argument("--iterations", type=int, default=20_000)
    given = parser.parse_args()
    main(given.game, given.iterations)
