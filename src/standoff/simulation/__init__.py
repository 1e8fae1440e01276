"""Many games by bots, and what they come to."""
