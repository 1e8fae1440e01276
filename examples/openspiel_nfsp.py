"""Neural fictitious self-play by OpenSpiel and PyTorch on a mini game, with its exact NashConv.

python examples/openspiel_nfsp.py --episodes 20000
"""

import argparse

import pyspiel
from open_spiel.python import policy, rl_environment
from open_spiel.python.algorithms import exploitability
from open_spiel.python.pytorch import nfsp

import standoff.env.openspiel  # registers the games


class Average(policy.Policy):
    """The average policies of all agents, as OpenSpiel's tools want them."""

    def __init__(self, env, agents):
        super().__init__(env.game, list(range(env.num_players)))
        self.agents = agents

    def action_probabilities(self, state, player_id=None):
        player = state.current_player()
        legal = state.legal_actions(player)
        seen = {
            "current_player": player,
            "info_state": {player: state.information_state_tensor(player)},
            "legal_actions": {player: legal},
        }
        now = rl_environment.TimeStep(seen, rewards=None, discounts=None, step_type=None)
        agent = self.agents[player]
        with agent.temp_mode_as(nfsp.MODE.AVERAGE_POLICY):
            odds = agent.step(now, is_evaluation=True).probs
        return {action: odds[action] for action in legal}


def main(name: str, episodes: int) -> None:
    game = pyspiel.convert_to_turn_based(pyspiel.load_game(name))
    env = rl_environment.Environment(game)
    size, actions = env.observation_spec()["info_state"][0], env.action_spec()["num_actions"]
    agents = [
        nfsp.NFSP(player, size, actions, [64, 64], 10_000, anticipatory_param=0.1)
        for player in range(env.num_players)
    ]
    for episode in range(1, episodes + 1):
        now = env.reset()
        while not now.last():
            now = env.step([agents[now.observations["current_player"]].step(now).action])
        for agent in agents:
            agent.step(now)
        if episode % max(1, episodes // 10) == 0:
            far = exploitability.nash_conv(game, Average(env, agents))
            print(f"after {episode} games NashConv is {far:.4f}", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="standoff_mini")
    parser.add_argument("--episodes", type=int, default=20_000)
    given = parser.parse_args()
    main(given.game, given.episodes)
