"""Benches: how fast and how small things are, measured beside something known."""
