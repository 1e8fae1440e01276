"""Players without a person: each sees its view and its ask, and nothing else."""
