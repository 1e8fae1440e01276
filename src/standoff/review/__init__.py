"""The review of a finished game: what each moment was worth, and what each decision."""
