"""Pictures of a round from above, as SVG text; no files, no words of its own."""
