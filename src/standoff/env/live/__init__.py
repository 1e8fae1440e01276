"""What environments have of its own for Live."""
