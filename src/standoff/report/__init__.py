"""What the game looks like: one page for its designer, from many games by bots."""
