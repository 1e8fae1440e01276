"""Rooms of the classic edition: what they know of it, its lesson, and a table with the real box."""
