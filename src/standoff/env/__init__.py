"""Standard environments for learning agents: PettingZoo, OpenSpiel, and what they all agree on."""
