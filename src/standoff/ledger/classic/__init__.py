"""What the ledger has of its own for the classic."""
