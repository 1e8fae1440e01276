"""What environments have of its own for the classic."""
