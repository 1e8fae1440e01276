"""One policy for all seats, with SuperSuit and Stable-Baselines3's PPO.

PPO knows no masks: what a seat may not do is repaired, and the policy learns what pays.

    python examples/sb3_supersuit.py --steps 200000
"""

import argparse

import supersuit
from stable_baselines3 import PPO

import standoff.env


def main(steps: int) -> None:
    table = standoff.env.parallel_env(players=5, dead="stay", flat=True)
    seats = supersuit.pettingzoo_env_to_vec_env_v1(table)
    tables = supersuit.concat_vec_envs_v1(seats, 4, base_class="stable_baselines3")
    model = PPO("MlpPolicy", tables, n_steps=64, batch_size=256, verbose=1)
    model.learn(steps)
    tables.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=200_000)
    main(parser.parse_args().steps)
