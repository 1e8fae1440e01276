"""One policy for all seats, with RLlib's PPO and its own module for action masks.

python examples/rllib_ppo.py --iterations 50
"""

import argparse

import numpy as np
from gymnasium.spaces import Box, Dict
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.multi_rl_module import MultiRLModuleSpec
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.env.multi_agent_env import MultiAgentEnv
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

import standoff.env


class Masked(MultiAgentEnv):
    """A flat table, with the mask where RLlib looks for it."""

    def __init__(self, options: dict) -> None:
        super().__init__()
        self.table = standoff.env.parallel_env(flat=True, dead="stay", **options)
        self.possible_agents = self.agents = self.table.possible_agents
        self.action_spaces = self.table.action_spaces
        self.observation_spaces = {
            agent: Dict(
                observations=self.table.observation_space(agent),
                action_mask=Box(0.0, 1.0, (self.action_spaces[agent].n,), np.float32),
            )
            for agent in self.possible_agents
        }

    def reset(self, *, seed=None, options=None):
        return self.joined(*self.table.reset(seed)), {}

    def step(self, actions):
        seen, rewards, ended, cut, infos = self.table.step(actions)
        ended["__all__"], cut["__all__"] = all(ended.values()), all(cut.values())
        return self.joined(seen, infos), rewards, ended, cut, {}

    def joined(self, seen, infos):
        return {
            agent: {
                "observations": seen[agent],
                "action_mask": infos[agent]["action_mask"].astype(np.float32),
            }
            for agent in seen
        }


def main(iterations: int, batch: int) -> None:
    config = (
        PPOConfig()
        .environment(Masked, env_config={"players": 5})
        .env_runners(num_env_runners=0)
        .multi_agent(policies={"shared"}, policy_mapping_fn=lambda *_, **__: "shared")
        .rl_module(
            rl_module_spec=MultiRLModuleSpec(
                rl_module_specs={
                    "shared": RLModuleSpec(
                        module_class=ActionMaskingTorchRLModule,
                        model_config={"head_fcnet_hiddens": [64, 64]},
                    )
                }
            )
        )
        .training(train_batch_size_per_learner=batch, minibatch_size=128, num_epochs=2)
    )
    algorithm = config.build_algo()
    for iteration in range(iterations):
        found = algorithm.train()["env_runners"]
        print(f"iteration {iteration}: {found['num_episodes']} games")
    algorithm.stop()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--iterations", type=int, default=50)
    parser.add_argument("--batch", type=int, default=4_000)
    given = parser.parse_args()
    main(given.iterations, given.batch)
