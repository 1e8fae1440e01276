"""What the story has of its own for Live."""
