"""Deep CFR by OpenSpiel and PyTorch on a mini game, with its exact NashConv.

python examples/openspiel_deep_cfr.py --iterations 50
"""

import argparse

import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability
from open_spiel.python.pytorch import deep_cfr

import standoff.env.openspiel  # registers the games


def main(name: str, iterations: int) -> None:
    game = pyspiel.convert_to_turn_based(pyspiel.load_game(name))
    solver = deep_cfr.DeepCFRSolver(
        game,
        policy_network_layers=(64, 64),
        advantage_network_layers=(64, 64),
        num_iterations=iterations,
        num_traversals=100,
        learning_rate=1e-3,
    )
    solver.solve()
    found = policy.tabular_policy_from_callable(game, solver.action_probabilities)
    far = exploitability.nash_conv(game, found)
    print(f"after {iterations} iterations NashConv is {far:.4f}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="standoff_mini")
    parser.add_argument("--iterations", type=int, default=50)
    given = parser.parse_args()
    main(given.game, given.iterations)
