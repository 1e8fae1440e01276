"""Standoff: a digital home of a bluffing game of guns, nerve and loot."""

__version__ = "0.1.0"
