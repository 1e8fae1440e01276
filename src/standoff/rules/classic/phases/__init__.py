"""The phases of a round, one a file; none of them names a power."""
