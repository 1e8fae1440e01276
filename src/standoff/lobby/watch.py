"""The watch: what the house notices at public tables: what is said, who leaves, who spares whom."""

from collections import deque
from collections.abc import Collection

from msgspec.structs import replace

from standoff.lobby.book import HouseBook
from standoff.lobby.entries import GamePlayed, LeftGame, Paired, SaidLine
from standoff.lobby.own import own_game
from standoff.lobby.pairs import paired
from standoff.lobby.patience import REMEMBERED
from standoff.protocol.deeds.dead import SayLast
from standoff.protocol.deeds.seats import Leave
from standoff.protocol.deeds.sharing import Erase
from standoff.protocol.deeds.talk import Cry, Say, Taunt
from standoff.protocol.deeds.teams import Confide
from standoff.protocol.members import MemberId
from standoff.rooms.entries import Done
from standoff.rooms.game import Game
from standoff.rooms.room import Room, Stage
from standoff.rooms.server_deeds import AnyDeed, EraseMember
from standoff.rules.asks import Seat
from standoff.server.keeper import Keeper

LINES = 12
"""How many lines of a table a report tells, and how many of whoever is reported before them."""
HEARD = 4 * LINES
"""How many are remembered of a table, so that nobody talks away what they said."""


class Watch:
    """What was noticed of late; of talk nothing is kept beyond the last lines of tables in memory."""

    def __init__(self, book: HouseBook) -> None:
        self.book = book
        self.lines: dict[str, deque[tuple[MemberId, SaidLine]]] = {}
        """By table, with whoever said it."""
        self.networks: dict[str, str] = {}
        """From which block of addresses somebody came last."""

    def comes_from(self, person: str, network: str) -> None:
        """Somebody came from some block of addresses."""
        if person:
            self.networks.pop(person, None)
            self.networks[person] = network
            if len(self.networks) > REMEMBERED:
                del self.networks[next(iter(self.networks))]

    def noticed(self, keeper: Keeper, before: Room, entry: Done) -> None:
        """Something was done at a table."""
        after = keeper.room
        if after.stage is Stage.FORGOTTEN:
            self.lines.pop(before.code, None)
        elif isinstance(entry.deed, Erase | EraseMember):
            one = entry.deed.member if isinstance(entry.deed, EraseMember) else entry.by
            self._forget_words(before.code, one)
        elif before.public and entry.by in before.members:
            self._listen(before, entry)
        if before.public and before.stage is Stage.GAME:
            self._see_who_leaves(before, after, entry)
            game = after.game
            if after.stage is Stage.REPORT and game is not None and game.over:
                self._see_the_end(after, game)

    def _listen(self, room: Room, entry: Done) -> None:
        """Remember what is said where strangers meet, and nowhere else."""
        said = _said(entry.deed)
        if said is None:
            return
        line = entry.by, SaidLine(room.members[entry.by].name, *said)
        self.lines[room.code] = deque((*self.lines.pop(room.code, ()), line), HEARD)
        if len(self.lines) > REMEMBERED:
            del self.lines[next(iter(self.lines))]

    def _forget_words(self, code: str, member: MemberId) -> None:
        if code in self.lines:
            kept = [line for line in self.lines[code] if line[0] != member]
            self.lines[code] = deque(kept, HEARD)

    def said_at(self, code: str, whom: Collection[MemberId]) -> tuple[SaidLine, ...]:
        """What was said last at a public table, and before that by one who was there under these numbers."""
        heard = [replace(line, theirs=member in whom) for member, line in self.lines.get(code, ())]
        own = [line for line in heard[:-LINES] if line.theirs]
        return (*own[-LINES:], *heard[-LINES:])

    def _see_who_leaves(self, before: Room, after: Room, entry: Done) -> None:
        """Whoever leaves others a bot to play with: by leaving, by silence, or by having it play."""
        game = before.playing()
        for seat, (was, now) in enumerate(zip(before.chairs, after.chairs, strict=False)):
            is_new = now.stand_in and not was.stand_in
            themselves = now.member == was.member or isinstance(entry.deed, Leave)
            if is_new and themselves and not game.edition.is_dead(game.table, seat):
                self._leaves(before, was.member)

    def _leaves(self, room: Room, member: MemberId | None) -> None:
        if member is None or not room.people() - {member}:
            return  # among bots nobody is left alone
        person = room.keys[member].person
        if person:
            self.book.write(LeftGame(self.book.now(), person, self.networks.get(person, "")))

    def _see_the_end(self, room: Room, game: Game) -> None:
        people = {
            seat: person
            for seat, person in people_of(room, game).items()
            if (room.code, person) not in self.book.erasing
        }
        now = self.book.now()
        for seat, person in people.items():
            own = own_game(room.code, room.games, now, game, seat)
            self.book.write(GamePlayed(now, person, own))
        for (one, other), (aims, expected) in paired(game, people).items():
            self.book.write(Paired(now, one, other, aims, round(expected, 3)))


def people_of(room: Room, game: Game) -> dict[Seat, str]:
    """Who played a game to its end in person, by their keys."""
    return {
        seat: room.keys[chair.member].person
        for seat, chair in enumerate(game.chairs)
        if chair.member is not None
        and chair.member in room.keys
        and room.keys[chair.member].person
        and not chair.by_bot
    }


def _said(deed: AnyDeed) -> tuple[str, str] | None:
    """The id of a ready sentence, or words of somebody's own."""
    match deed:
        case Taunt(taunt=taunt):
            return f"taunt-{taunt}", ""
        case Say(text=text) | Confide(text=text):
            return "", text
        case SayLast(words=words):
            return f"last-{words.ready}" if words.ready else "", words.own
        case Cry(words=words) if words is not None:
            return f"cry-{words.ready}" if words.ready else "", words.own
        case _:
            return None
