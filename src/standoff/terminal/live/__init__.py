"""Live in a terminal: the arena as a map, and what only Live asks and tells."""
