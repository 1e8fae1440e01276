"""Rooms: people and bots round a table, with clocks; pure, time is an argument."""
