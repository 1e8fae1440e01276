"""A game told in sentences, each with the rule behind it."""
