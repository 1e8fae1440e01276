"""What members do in a room, as they send it; `standoff.rooms.deeds` does it, file by file."""
