"""The rules of the game: pure, without I/O, clock or global randomness."""
