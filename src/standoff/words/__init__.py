"""Every word a player reads, in English, French and Italian."""
