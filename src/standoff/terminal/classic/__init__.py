"""What the terminal has of its own for the classic."""
