"""What simulations have of its own for the classic."""
