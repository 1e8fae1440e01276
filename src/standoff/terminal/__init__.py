"""The game in a terminal: screens, questions, and the theatre between them."""
