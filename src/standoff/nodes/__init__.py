"""Several servers on one PostgreSQL: each room has one owner at a time, and a fence holds all others off."""
