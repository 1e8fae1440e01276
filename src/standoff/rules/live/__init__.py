"""The rules of Live."""
