"""Rooms of Live: what they know of it, its lesson, and evenings outdoors."""
