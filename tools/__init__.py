"""What the commands at the root and the people who change the project need, and the game does not."""
