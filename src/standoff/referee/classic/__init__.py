"""What the referee has of its own for the classic."""
