"""How strong bots are against each other: the same deals for everybody, in every seat."""
