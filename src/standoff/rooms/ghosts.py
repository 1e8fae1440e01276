"""Ghosts: what the dead and the watchers do while the others play, hidden until it may be known."""

from collections import Counter
from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from standoff.protocol.members import MemberId
from standoff.protocol.messages import BetsShown, Said
from standoff.protocol.seen import Bets
from standoff.protocol.spoken import SpokenWords
from standoff.rooms.editions import AnyEdition, Event
from standoff.rules.asks import Seat

MOST_TALK = 16 * 1024
"""Bytes of what ghosts say in one game: all of it stands in the report, which has no other part that people can make longer."""
FAIR_PART = MOST_TALK // 4
"""Bytes of what one of them says."""
A_SENTENCE = 48
"""Bytes that each takes besides its text."""


class Ghosts(Struct, frozen=True):
    """The bets, the votes and the talk of one game."""

    bets: Mapping[MemberId, Bets] = {}
    ladder: Mapping[MemberId, int] = {}
    round: tuple[Event, ...] = ()
    """What happened since the last bets were shown."""
    votes: Mapping[str, Mapping[MemberId, Seat]] = {}
    talk: tuple[Said, ...] = ()
    last_words: Mapping[Seat, SpokenWords] = {}
    haunted: frozenset[Seat] = frozenset()
    """Whose ghosts have haunted somebody in this round."""

    def watching(
        self, edition: AnyEdition, events: tuple[Event, ...]
    ) -> tuple["Ghosts", BetsShown | None]:
        """Take in a step; at the end of a round the bets on it are shown, and pay."""
        happened = (*self.round, *events)
        if not edition.is_settled(events):
            return replace(self, round=happened), None
        won = {member: _right(edition, bet, happened) for member, bet in self.bets.items()}
        ladder = {**self.ladder, **{one: self.ladder.get(one, 0) + won[one] for one in won}}
        shown = BetsShown(dict(self.bets), ladder) if self.bets else None
        return replace(self, round=(), haunted=frozenset(), bets={}, ladder=ladder), shown

    def has_room_for(self, said: Said) -> bool:
        """Whether the report can hold one more sentence, and whoever says it has not had their part."""
        new = _size(said)
        theirs = sum(_size(one) for one in self.talk if one.member == said.member)
        return sum(map(_size, self.talk)) + new <= MOST_TALK and theirs + new <= FAIR_PART

    def counted_votes(self) -> dict[str, dict[Seat, int]]:
        """How many votes each seat has for each award."""
        return {award: dict(Counter(votes.values())) for award, votes in self.votes.items()}


def _size(said: Said) -> int:
    return A_SENTENCE + len(said.text.encode())


def _right(edition: AnyEdition, bets: Bets, happened: tuple[Event, ...]) -> int:
    """How many of somebody's bets on a round came true."""
    return (
        (bets.hit is not None and bets.hit in edition.down(happened))
        + (bets.runs is not None and bets.runs in edition.ran(happened))
        + (bets.shared is not None and bets.shared is edition.shared(happened))
    )
