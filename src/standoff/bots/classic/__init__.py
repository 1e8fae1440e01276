"""Bots that know the classic edition."""
