"""What simulations have of its own for Live."""
