"""The phases of a round on rows, one a file, as in the readable rules."""
