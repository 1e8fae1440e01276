"""The referee: plays a game written down in a file, and says what happened."""
