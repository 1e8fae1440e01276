"""The phases of a round of Live, to be laid beside those of the readable rules."""
