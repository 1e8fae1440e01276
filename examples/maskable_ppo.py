"""One agent against bots by name, with MaskablePPO of sb3-contrib.

python examples/maskable_ppo.py --steps 100000 --bots accountant timid
"""

import argparse

import gymnasium
from sb3_contrib import MaskablePPO

import standoff.env  # registers Standoff-v0

GAMES = 200


def main(steps: int, bots: list[str]) -> None:
    env = gymnasium.make("Standoff-v0", bots=bots)
    model = MaskablePPO("MlpPolicy", env, n_steps=256, verbose=1)
    model.learn(steps)
    won = sum(played(env, model) for _ in range(min(GAMES, steps)))
    print(f"wins {won / min(GAMES, steps):.3f} of a game; an equal share is 0.200")


def played(env: gymnasium.Env, model: MaskablePPO) -> float:
    """What the agent wins of one game."""
    seen, _ = env.reset()
    while True:
        masks = env.unwrapped.action_masks()
        action, _ = model.predict(seen, action_masks=masks)
        seen, reward, over, _, _ = env.step(action)
        if over:
            return reward


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--bots", nargs="+", default=["accountant", "grudge", "reckless", "timid"])
    given = parser.parse_args()
    main(given.steps, given.bots)
