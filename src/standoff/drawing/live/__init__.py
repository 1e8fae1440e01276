"""Pictures of Live."""
