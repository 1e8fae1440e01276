"""What a room must know of an edition, beyond the five functions."""

# What an edition does not have, it need not speak of.
# ruff: noqa: ARG002

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Raw

from standoff.arena.ground import Ground
from standoff.bots.company import Player
from standoff.rooms.people import Chair
from standoff.rooms.walk import Walk
from standoff.rooms.window import Waiting
from standoff.rules.asks import Decision, Seat


class Edition(ABC):
    """One edition, for rooms. `Any` stands for its own options, table, view and events."""

    gangsters: tuple[str, ...]
    """The names of those whom bots play."""
    ask: Any
    decision: Any
    seen: Any
    """The types of its asks, its decisions, and its events as somebody sees them."""
    decisions: msgspec.json.Decoder[Any]

    def decoded(self, said: Raw) -> Decision:
        """The decision in these bytes: two editions may call different things by one name."""
        decision: Decision = self.decisions.decode(said)
        return decision

    @abstractmethod
    def chairs(self, setting: Any) -> int:
        """How many chairs a table has, with the Godfather's where he has one of his own."""

    @abstractmethod
    def players(self, options: Any) -> int:
        """How many seats play: one that is only the Godfather's does not."""

    @abstractmethod
    def arranged(self, setting: Any, chairs: Sequence[Chair]) -> list[Chair] | None:
        """The chairs in the order of the seats; None while somebody is missing."""

    def team_sizes(self, setting: Any, chairs: Sequence[Chair]) -> tuple[int, ...]:
        """The teams there would be with those who sit here now."""
        return ()

    def settled(self, setting: Any, chairs: Sequence[Chair]) -> Any:
        """The options of the table at which these chairs, once arranged, play."""
        return setting

    def has_whistle(self, setting: Any) -> bool:
        """Whether one of those at the table is the Godfather."""
        return False

    def ground(self, setting: Any, options: Any) -> Ground | None:
        """Where people walk about, if they do."""
        return None

    def walk(
        self, table: Any, ground: Ground | None, bots: Mapping[Seat, Any], seed: bytes
    ) -> Walk | None:
        """The walk that begins now, if this is the countdown before a whistle."""
        return None

    def refereed(self, table: Any, ground: Ground | None) -> Mapping[Seat, Decision] | None:
        """What the arena says at once, because it knows where all stand."""
        return None

    def team(self, table: Any, seat: Seat) -> tuple[Seat, ...]:
        """Everybody of a seat's team."""
        return ()

    @abstractmethod
    def bot(self, name: str) -> Player[Any]:
        """A new bot for one seat and one game."""

    @abstractmethod
    def secrets(self, options: Any) -> int:
        """How many bytes more than a watcher a seat may be told of one step."""

    @abstractmethod
    def waiting_for(self, table: Any, ground: Ground | None) -> Waiting:
        """What a table waits for: its asks are all of one kind."""

    def stakes(self, table: Any) -> tuple[int, ...]:
        """What each would get of the loot if one, two or more shared it, where that is known."""
        return ()

    def may_be_armed(self, decision: Decision) -> bool:
        """Whether this is how a power is used: all else is asked of everybody, and chosen then."""
        return False

    def still_armed(self, table: Any, seat: Seat) -> bool:
        """Whether a seat may still use its power some day."""
        return False

    def is_dead(self, table: Any, seat: Seat) -> bool:
        """Whether a seat is out of the game for good."""
        return False

    @abstractmethod
    def looks_on(self, table: Any, seat: Seat) -> bool:
        """Whether a seat has no part in this round, and may bet on it."""

    @abstractmethod
    def standing(self, table: Any) -> tuple[Seat, ...]:
        """On whom one may bet."""

    @abstractmethod
    def theatre(self, events: Sequence[Any]) -> int:
        """How long it takes, at the standard tempo, to show what happened."""

    @abstractmethod
    def hits(self, events: Sequence[Any]) -> list[tuple[Seat, Seat]]:
        """Whose loaded hand fired at whom."""

    @abstractmethod
    def down(self, events: Sequence[Any]) -> set[Seat]:
        """Who was wounded."""

    @abstractmethod
    def ran(self, events: Sequence[Any]) -> set[Seat]:
        """Who withdrew."""

    @abstractmethod
    def shared(self, events: Sequence[Any]) -> bool:
        """Whether somebody got a share."""

    @abstractmethod
    def is_settled(self, events: Sequence[Any]) -> bool:
        """Whether a round came to its end, so that bets on it are decided."""

    @abstractmethod
    def won(self, table: Any) -> dict[Seat, float]:
        """Which part of the victory is whose, once the game is over."""

    @abstractmethod
    def totals(self, table: Any) -> dict[Seat, int]:
        """What each who has a sum in the end has come to."""
