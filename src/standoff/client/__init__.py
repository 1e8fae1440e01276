"""A client of a table server: for bots, for scripts, and for whoever wants to try the server."""
