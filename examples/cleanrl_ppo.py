"""PPO in one file, in CleanRL's manner: PyTorch, a Gymnasium vector of tables against bots, masks.

python examples/cleanrl_ppo.py --steps 200000
"""

import argparse

import gymnasium
import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

import standoff.env  # registers Standoff-v0

TABLES, LENGTH, EPOCHS, MINIBATCHES = 16, 64, 4, 4
GAMMA, LAMBDA, CLIP, ENTROPY, RATE = 1.0, 0.95, 0.2, 0.01, 3e-4


class Agent(nn.Module):
    def __init__(self, size: int, actions: int) -> None:
        super().__init__()
        self.trunk = nn.Sequential(nn.Linear(size, 128), nn.ReLU(), nn.Linear(128, 128), nn.ReLU())
        self.actor, self.critic = nn.Linear(128, actions), nn.Linear(128, 1)

    def forward(self, seen: torch.Tensor, masks: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        trunk = self.trunk(seen)
        logits = self.actor(trunk).masked_fill(~masks, -1e9)
        return Categorical(logits=logits), self.critic(trunk).squeeze(-1)


def main(steps: int) -> None:
    envs = gymnasium.make_vec(
        "Standoff-v0",
        TABLES,
        vector_kwargs={"autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP},
    )
    size, actions = envs.single_observation_space.shape[0], envs.single_action_space.n
    agent = Agent(size, actions)
    optimizer = torch.optim.Adam(agent.parameters(), lr=RATE, eps=1e-5)
    seen, infos = envs.reset(seed=1)
    done = np.zeros(TABLES, bool)
    for update in range(max(1, steps // (TABLES * LENGTH))):
        rows = []
        for _ in range(LENGTH):
            told = torch.as_tensor(seen)
            masks = torch.as_tensor(infos["action_mask"], dtype=torch.bool)
            with torch.no_grad():
                policy, value = agent(told, masks)
                action = policy.sample()
            seen, rewards, ended, cut, infos = envs.step(action.numpy())
            done = ended | cut
            paid, over = torch.as_tensor(rewards).float(), torch.as_tensor(done).float()
            rows.append((told, masks, action, policy.log_prob(action), value, paid, over))
        with torch.no_grad():
            _, after = agent(
                torch.as_tensor(seen), torch.as_tensor(infos["action_mask"], dtype=torch.bool)
            )
        told, masks, action, logged, value, paid, over = (torch.stack(one) for one in zip(*rows))
        advantages, gathered = torch.zeros_like(paid), torch.zeros(TABLES)
        for step in reversed(range(LENGTH)):
            delta = paid[step] + GAMMA * after * (1 - over[step]) - value[step]
            gathered = delta + GAMMA * LAMBDA * (1 - over[step]) * gathered
            advantages[step], after = gathered, value[step]
        returns = advantages + value
        flat = [
            one.reshape(-1, *one.shape[2:])
            for one in (told, masks, action, logged, advantages, returns)
        ]
        for _ in range(EPOCHS):
            for some in torch.randperm(TABLES * LENGTH).chunk(MINIBATCHES):
                told, masks, action, logged, gain, aim = (one[some] for one in flat)
                policy, value = agent(told, masks)
                gain = (gain - gain.mean()) / (gain.std() + 1e-8)
                ratio = (policy.log_prob(action) - logged).exp()
                clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
                loss = -torch.min(ratio * gain, clipped * gain).mean()
                loss += 0.5 * (value - aim).square().mean() - ENTROPY * policy.entropy().mean()
                optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
                optimizer.step()
        games = over.sum().item()
        print(
            f"update {update}: {paid.sum().item() / max(games, 1):.3f} of each of {games:.0f} games"
        )
    envs.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=200_000)
    main(parser.parse_args().steps)
