"""What may be done in a room; every deed says whether it may be done, and what it changes."""
