"""The lobby: who is at the door, who looks in, and where whoever would play is seated."""

import asyncio
import logging
import time

import msgspec

from standoff.lobby.book import HouseBook
from standoff.lobby.entries import Called, Reported, Unmet
from standoff.lobby.forgetting import Forgetting
from standoff.lobby.keys import new_key, person_of
from standoff.lobby.listing import lobby_seen
from standoff.lobby.lookers import EVERY, MOST, Lookers
from standoff.lobby.operator import answered
from standoff.lobby.own import figures
from standoff.lobby.patience import Patience
from standoff.lobby.seating import seat_now
from standoff.lobby.watch import Watch
from standoff.protocol import hello, replies, sent
from standoff.protocol.closing import Why
from standoff.protocol.members import MemberId
from standoff.protocol.refusal import Code
from standoff.protocol.replies import encode
from standoff.rooms.names import LONGEST, clean
from standoff.rooms.refusal import RefusedError
from standoff.rooms.room import Room
from standoff.server.app import FrontDesk
from standoff.server.doors import Entrance
from standoff.server.faults import described
from standoff.server.house import ClosedDoorError
from standoff.server.limits import Limit, Rate, TooMuchError, block
from standoff.server.line import MemberLine, Peer
from standoff.server.openness import HouseOrder, HouseReply, Receive, Stranger

ASKED = Rate(20, 0.2)
"""What one person asks of their own."""
SHOWN = 50
"""Games of one person that are told of."""
REPORTS = Rate(5, 1 / 60)
"""Reports and blocks of one person."""

log = logging.getLogger(__name__)


def _nothing() -> None:
    """Nobody waits to send more."""


class Lobby:
    """The lobby of one house."""

    def __init__(self, desk: FrontDesk) -> None:
        self.house = desk.house
        self.doorman = desk.doorman
        self.lookers = Lookers()
        self.now = desk.house.clock.now
        self.book = HouseBook(desk.house.journal, _today)
        self.patience = Patience()
        self.watch = Watch(self.book, self.patience)
        self.forgetting = Forgetting(desk.house, self.book)
        self.reporting = Limit(REPORTS)
        self.asking = Limit(ASKED)
        self.showing = asyncio.create_task(self._show())

    def greeted(self, asked: hello.AnyHello, address: str) -> Stranger:
        """Who this is; who comes back with a secret of a table is known there."""
        if isinstance(asked, hello.Attach | hello.Link | hello.Recall):
            guest = Stranger("", address)
        else:
            key = asked.key or new_key()
            guest = Stranger(person_of(key), address, None if asked.key else key)
        self._let_in(guest.person, address)
        return guest

    def _let_in(self, person: str, address: str) -> None:
        if self.book.is_banned(person, block(address)):
            raise ClosedDoorError(Why.BANNED)

    def close(self) -> None:
        self.showing.cancel()

    def may_come(self, asked: hello.TableHello, guest: Stranger) -> None:
        keeper = self.house.rooms.get(asked.code) if isinstance(asked, hello.Enter) else None
        if keeper is not None and keeper.room.public:
            self._be_patient(guest)

    def _be_patient(self, guest: Stranger) -> None:
        """Refuse who has left games of strangers too often of late."""
        now = self.now()
        if self.patience.until(guest.person, block(guest.address), now) > now:
            raise ClosedDoorError(Why.TOO_SOON)

    def came(self, place: Entrance, guest: Stranger) -> None:
        person = self._person(place)
        self._let_in(person, guest.address)
        self.watch.comes_from(person, block(guest.address))

    def _person(self, place: Entrance, member: MemberId | None = None) -> str:
        """Who somebody at a table is; nobody where they have no key."""
        keys = place.keeper.room.keys.get(place.member if member is None else member)
        return "" if keys is None else keys.person

    async def seated(self, asked: hello.PlayNow, guest: Stranger) -> Entrance:
        self._be_patient(guest)
        self.watch.comes_from(guest.person, block(guest.address))
        return await seat_now(self.house, self.doorman, asked, guest, self._may_meet)

    def _may_meet(self, room: Room, person: str) -> bool:
        here = {keys.person for keys in room.keys.values()}
        return person not in here and all(self.book.would_meet(person, one) for one in here)

    def settle_in(self, place: Entrance, line: MemberLine, guest: Stranger) -> None:
        if guest.new_key is not None:
            line.answer(encode(replies.KeyGiven(guest.new_key)))
        blocked = self._blocked(place)
        if blocked:
            line.answer(encode(replies.BlockedHere(blocked)))

    def _blocked(self, place: Entrance) -> tuple[MemberId, ...]:
        unmet = self.book.unmet.get(self._person(place), set())
        keys = place.keeper.room.keys
        return tuple([member for member, one in keys.items() if one.person in unmet])

    async def heard(
        self, place: Entrance, line: MemberLine, said: sent.ReportMember | sent.BlockMember
    ) -> None:
        by, whom, room = self._person(place), self._person(place, said.member), place.keeper.room
        if not by or not whom or by == whom:
            raise RefusedError(Code.ILLEGAL)
        if not self.reporting.allows(by, self.now()):
            raise RefusedError(Code.TOO_OFTEN)
        if isinstance(said, sent.BlockMember):
            await self.book.write(Unmet(_today(), by, whom, said.on))
            line.answer(encode(replies.BlockedHere(self._blocked(place))))
            return
        lines = tuple(self.watch.lines.get(room.code, ()))
        name, network = room.members[said.member].name, self.watch.networks.get(whom, "")
        number = self.book.last + 1
        await self.book.write(
            Reported(_today(), number, by, whom, name, room.code, said.why, lines, network)
        )
        log.info("report %d is to be read: standoff reports list", number)
        line.answer(encode(replies.ReportNoted(said.member)))

    async def ordered(self, order: HouseOrder) -> HouseReply:
        told = answered(self.book, order, _today())
        if order.do == "ban":
            self._show_out()
        return told

    def _show_out(self) -> None:
        """Hang up on whoever is banned, wherever they are."""
        for keeper in self.house.rooms.values():
            for member, line in list(keeper.lines.items()):
                person = keeper.room.keys[member].person
                if self.book.is_banned(person, self.watch.networks.get(person, "")):
                    line.hang_up(Why.BANNED)
        for line, guest in list(self.lookers.lines.items()):
            if self.book.is_banned(guest.person, block(guest.address)):
                line.hang_up(Why.BANNED)

    async def look_in(self, guest: Stranger, peer: Peer, receive: Receive) -> None:
        if len(self.lookers.lines) >= MOST:
            raise ClosedDoorError(Why.TOO_MUCH)
        peer.known()
        line = MemberLine(peer, self._frame)
        peer.resumed = line.flow
        if guest.new_key is not None:
            line.answer(encode(replies.KeyGiven(guest.new_key)))
        line.answer(self._frame())
        self.lookers.lines[line] = guest
        try:
            while not line.closed and (frame := await receive()) is not None:
                await self._hear(guest, line, frame)
        except TooMuchError:
            line.hang_up(Why.TOO_MUCH)
        finally:
            line.closed = True
            peer.resumed = _nothing
            self.lookers.lines.pop(line, None)

    async def _hear(self, guest: Stranger, line: MemberLine, frame: str) -> None:
        try:
            said: sent.AnyLookerSent = sent.looker.decode(frame)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            line.answer(encode(replies.Refused(0, Code.MALFORMED)))
            return
        if isinstance(said, sent.Ping):
            line.answer(encode(replies.Pong(said.at, self.now())))
        elif not self.asking.allows(guest.person, self.now()):
            line.answer(encode(replies.Refused(0, Code.TOO_OFTEN)))
        elif isinstance(said, sent.ForgetMe):
            line.answer(encode(replies.ForgottenPerson(await self.forgetting.forget(guest.person))))
        else:
            if isinstance(said, sent.BeCalled):
                name = clean(said.name, LONGEST)
                await self.book.write(Called(_today(), guest.person, name, said.look))
            line.answer(encode(self._own(guest.person)))

    def _own(self, person: str) -> replies.OwnTold:
        """Who somebody is here."""
        known = self.book.called.get(person) or Called(0, person, "")
        games = [entry.game for entry in reversed(self.book.games.get(person, []))]
        return replies.OwnTold(known.name, known.look, tuple(games[:SHOWN]), figures(games))

    def _frame(self) -> bytes:
        """The lobby as it was shown last."""
        if self.lookers.seen is None:
            self._look()
        return self.lookers.frame

    def _look(self) -> bool:
        return self.lookers.look(lobby_seen(self.house.rooms.values(), self.now()))

    async def _show(self) -> None:
        """Show everybody what has changed, once a second at most."""
        while True:
            try:
                await self.forgetting.retry()
                if self._look():
                    await self.lookers.show()
            except Exception as fault:
                log.error("the lobby cannot be shown: %s", described(fault))  # noqa: TRY400
            await asyncio.sleep(EVERY)


def _today() -> int:
    """Bans and reports are dated by the time of day: they outlive the server."""
    return int(time.time() * 1000)


async def furnish(desk: FrontDesk) -> None:
    """Make a house an open one."""
    lobby = Lobby(desk)
    await lobby.book.open()
    desk.lobby = lobby
    desk.house.noticed = lobby.watch.noticed
    desk.invitations.open_house = True
