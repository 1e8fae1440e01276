"""What the referee has of its own for Live."""
