"""The mind of Live at a table: what it remembers, what it weighs, where it walks."""
