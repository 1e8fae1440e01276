"""What a bot is: somebody in one seat of one classic game."""

from typing import ClassVar

from standoff.bots.player import Player
from standoff.rules.classic.views import View


class Bot(Player[View]):
    """Sees views of the classic."""

    live: ClassVar[type | None] = None
    """For bots from outside: the `LiveBot` that plays Live under the same name."""
