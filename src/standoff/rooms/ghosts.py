"""Ghosts: what the dead and the watchers do while the others play, hidden until it may be known."""

from collections import Counter
from typing import Any

from standoff.rooms.edition import Edition
from standoff.rooms.messages import Bets, BetsShown, Said
from standoff.rooms.people import MemberId
from standoff.rooms.spoken import Words
from standoff.rules.asks import Seat


class Ghosts:
    """The bets, the votes and the talk of one game."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.bets: dict[MemberId, Bets] = {}
        self.ladder: dict[MemberId, int] = {}
        self.round: list[Any] = []
        """What happened since the last bets were shown."""
        self.votes: dict[str, dict[MemberId, Seat]] = {}
        self.talk: list[Said] = []
        self.last_words: dict[Seat, Words] = {}
        self.haunted: set[Seat] = set()
        """Whose ghosts have haunted somebody in this round."""

    def watch(self, events: tuple[Any, ...]) -> BetsShown | None:
        """Take in a step; at the end of a round the bets on it are shown, and pay."""
        self.round += events
        if not self.edition.is_settled(events):
            return None
        happened, self.round = self.round, []
        self.haunted = set()
        bets, self.bets = self.bets, {}
        if not bets:
            return None
        for member, bet in bets.items():
            right = self._right(bet, happened)
            self.ladder[member] = self.ladder.get(member, 0) + right
        return BetsShown(bets, dict(self.ladder))

    def counted_votes(self) -> dict[str, dict[Seat, int]]:
        """How many votes each seat has for each award."""
        return {award: dict(Counter(votes.values())) for award, votes in self.votes.items()}

    def _right(self, bets: Bets, happened: list[Any]) -> int:
        """How many of somebody's bets on a round came true."""
        edition = self.edition
        return (
            (bets.hit is not None and bets.hit in edition.down(happened))
            + (bets.runs is not None and bets.runs in edition.ran(happened))
            + (bets.shared is not None and bets.shared is edition.shared(happened))
        )
