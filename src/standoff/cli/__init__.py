"""The `standoff` command."""
