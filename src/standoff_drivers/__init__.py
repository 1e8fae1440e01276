"""Drivers: clients, browsers and lines that tests, benches and tools use to put Standoff to work."""
