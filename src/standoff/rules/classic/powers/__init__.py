"""The Super Powers, one small unit each."""
