"""Shared results: finished games that anybody with their link may see again, and under which names."""

from hashlib import sha256

from msgspec import Struct
from msgspec.structs import replace

from standoff.protocol.editions import on_the_wire
from standoff.protocol.members import MemberId
from standoff.protocol.result import Result, ResultSeen
from standoff.rooms.game import Game
from standoff.rooms.looks import looks
from standoff.rooms.names import named

ID_BYTES = 16
MOST = 20
"""How many results of one evening are kept; the oldest give way."""


class SharedGame(Struct, frozen=True):
    """A finished game that is shared."""

    id: str
    number: int
    game: Game
    agreed: frozenset[MemberId]
    """Who appears under their own name."""

    def seen(self) -> ResultSeen:
        return ResultSeen(
            self.number, self.id, tuple(sorted(self.game.sat)), tuple(sorted(self.agreed))
        )

    def names(self) -> tuple[str, ...]:
        """Who sat where: whoever did not agree is called as the gangster they look like."""
        known = [one.bot is not None or one.member in self.agreed for one in self.game.chairs]
        names = dict(enumerate(self.game.played_by))
        gangsters = self.game.edition.gangsters
        taken = {names[seat] for seat, is_known in enumerate(known) if is_known}
        for seat, look in enumerate(looks(self.game.chairs)):
            if not known[seat]:
                names[seat] = named(gangsters[look.face if look else seat % len(gangsters)], taken)
                taken.add(names[seat])
        return tuple(names.values())

    def result(self) -> Result:
        """What everybody with the link is told: what the report shows, without any talk."""
        happened = tuple([on_the_wire(event) for event in self.game.happened])
        seen = tuple(looks(self.game.chairs))
        return Result(self.names(), seen, self.game.view(None), happened, self.game.ground)

    def without_name(self, member: MemberId) -> "SharedGame":
        """The same, of somebody who does not agree any more."""
        return replace(self, agreed=self.agreed - {member})


def can_be_shared(game: Game) -> bool:
    """Only a game that was played to its end."""
    return game.over and not game.called_off


def played_alone(game: Game) -> bool:
    """Whether one person played it against bots, and nobody else was there."""
    return sum(one.bot is None for one in game.chairs) == 1 == len(game.witnesses)


def shared(number: int, game: Game, agreed: frozenset[MemberId], salt: bytes) -> SharedGame:
    """A game with the id it is found by: 128 bits that nobody can guess, nor go back from to the salt."""
    found = sha256(b"result" + salt).digest()[:ID_BYTES].hex()
    return SharedGame(found, number, game, agreed)
