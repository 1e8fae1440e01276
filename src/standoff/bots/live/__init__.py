"""Bots that know Live."""
