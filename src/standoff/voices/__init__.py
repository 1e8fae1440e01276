"""What bots say aloud: in character, sparingly, and from nothing but what everybody sees."""
