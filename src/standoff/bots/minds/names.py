"""The names of the minds, for those who list bots without waking one."""

from standoff.minds.frozen import NAMES

STYLES = NAMES
"""The scripted minds."""
SHARKS = ("young-shark", "shark", "great-shark")
"""The learned mind, from easy to hard."""
MINDS = (*SHARKS, *STYLES)
