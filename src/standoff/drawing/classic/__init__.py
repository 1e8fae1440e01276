"""Pictures of the classic edition."""
