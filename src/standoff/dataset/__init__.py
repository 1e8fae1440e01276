"""Datasets: what everybody saw, might do and did in recorded games, in numbers."""
