"""What the report has of its own for the classic."""
