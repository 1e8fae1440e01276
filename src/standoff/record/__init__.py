"""Records: a whole game in a file, which anybody can play again and check."""
