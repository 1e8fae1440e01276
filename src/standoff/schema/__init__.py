"""What players see and do in numbers: the layout of an observation, and the row of actions."""
