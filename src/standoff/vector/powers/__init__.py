"""The Super Powers on rows, one a file, as in the readable rules."""
