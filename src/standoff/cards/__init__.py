"""Which Action cards the box of Live holds: the house table, and how a table of one's own is read."""
