"""The lobby: who is at the door, who looks in, and where whoever would play is seated."""

import asyncio
import logging
from contextlib import suppress

import msgspec
from msgspec.structs import replace

from standoff.journal.faults import described
from standoff.lobby.book import HouseBook
from standoff.lobby.entries import Banned, Called, CameIn, Reported, Unmet, WouldBeForgotten
from standoff.lobby.forgetting import Forgetting
from standoff.lobby.keys import new_key, person_of
from standoff.lobby.lasting import HOUR
from standoff.lobby.listing import lobby_seen
from standoff.lobby.lookers import EVERY, Lookers
from standoff.lobby.neighbours import Neighbours
from standoff.lobby.operator import answered
from standoff.lobby.own import figures
from standoff.lobby.own_results import OwnResults
from standoff.lobby.seating import TableFit, seat_now
from standoff.lobby.shelf import Shelf
from standoff.lobby.tidying import Tidying
from standoff.lobby.watch import Watch
from standoff.protocol import hello, replies, sent
from standoff.protocol.closing import Why
from standoff.protocol.members import MemberId
from standoff.protocol.refusal import Code
from standoff.protocol.replies import encode
from standoff.rooms.names import LONGEST, clean
from standoff.rooms.people import FormerMember, Keys, members_of
from standoff.rooms.refusal import RefusedError
from standoff.rooms.room import Room
from standoff.rooms.server_deeds import Permit
from standoff.server.app import FrontDesk
from standoff.server.doors import Entrance
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
    """The lobby of one house, or of one of its nodes."""

    def __init__(
        self, desk: FrontDesk, shelf: Shelf, neighbours: Neighbours, node: int = 0
    ) -> None:
        self.desk = desk
        self.house = desk.house
        self.doorman = desk.doorman
        self.lookers = Lookers(self.doorman.limits.lookers)
        self.now = desk.house.clock.now
        self.book = HouseBook(shelf)
        self.neighbours = neighbours
        self.node = node
        self.watch = Watch(self.book)
        self.tidying = Tidying(self.book)
        self.forgetting = Forgetting(desk.house, self.book, self.tidying)
        self.reporting = Limit(REPORTS)
        self.reports_of_block = Limit(self.doorman.limits.reports)
        self.notes_of_block = Limit(self.doorman.limits.notes)
        self.asking = Limit(ASKED)
        self.showing: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Let strangers in."""
        await self.book.open()
        tidied = await self.forgetting.look_again()
        if self.book.forgotten:  # the server ended before it had done so
            await tidied
        self.desk.open_to(self)
        self.house.noticed = self.watch.noticed
        self.house.own_results = OwnResults(self.house, self.book)
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
        if self.showing is not None:
            self.showing.cancel()
        self.tidying.close()

    def may_come(self, asked: hello.TableHello, guest: Stranger) -> None:
        keeper = self.house.rooms.get(asked.code) if isinstance(asked, hello.Enter) else None
        if keeper is not None and keeper.room.public:
            self._be_patient(guest)
            if not self._may_sit_with(keeper.coming, guest.person):
                raise ClosedDoorError(Why.FULL)  # who has blocked whom is nobody's business

    def _be_patient(self, guest: Stranger) -> None:
        """Refuse who has left games of strangers too often of late."""
        now = self.book.now()
        until = self.book.patience.until(guest.person, block(guest.address), now)
        if until > now:
            raise ClosedDoorError(Why.TOO_SOON, until - now)

    async def came(self, place: Entrance, guest: Stranger) -> None:
        person, code = self._person(place), place.keeper.room.code
        self._let_in(person, guest.address)
        self.watch.comes_from(person, block(guest.address))
        is_new = code not in self.book.tables.get(person, ())
        if person and is_new and (code, person) not in self.book.erasing:
            self.book.write(CameIn(self.book.now(), person, code))
        if person and self.book.permits(person):
            await place.keeper.do(Permit(place.member))

    def _person(self, place: Entrance, member: MemberId | None = None) -> str:
        """Who somebody is who is, or was, at a table; nobody where they have no key."""
        room, one = place.keeper.room, place.member if member is None else member
        known: Keys | FormerMember | None = room.keys.get(one) or room.former.get(one)
        return "" if known is None else known.person

    async def seated(self, asked: hello.PlayNow, guest: Stranger) -> Entrance:
        self._be_patient(guest)
        asked = replace(asked, waited=asked.waited + self.neighbours.may_cost)
        place = await seat_now(self.house, self.doorman, asked, guest, self._fitting)
        await self.came(place, guest)
        return place

    def waits_at(self) -> int | None:
        return self.neighbours.waits_at(self.node, self._ours())

    def _fitting(self, room: Room, guest: Stranger) -> TableFit:
        here = {keys.person for keys in room.keys.values()}
        if guest.person in here or not all(self.book.would_meet(guest.person, one) for one in here):
            return TableFit.NO
        networks = {self.watch.networks.get(one) for one in here}
        return TableFit.NEIGHBOURS if block(guest.address) in networks else TableFit.STRANGERS

    def _may_sit_with(self, room: Room, person: str) -> bool:
        sitting = [chair.member for chair in room.chairs if chair.member is not None]
        return all(self.book.would_meet(person, room.keys[member].person) for member in sitting)

    def settle_in(self, place: Entrance, line: MemberLine, guest: Stranger) -> None:
        if guest.new_key is not None:
            line.answer(encode(replies.KeyGiven(guest.new_key)))
        blocked = self._blocked(place)
        if blocked:
            line.answer(encode(replies.BlockedHere(blocked)))

    def _blocked(self, place: Entrance) -> tuple[MemberId, ...]:
        unmet = self.book.unmet.get(self._person(place), set())
        room = place.keeper.room
        here: dict[MemberId, Keys | FormerMember] = {**room.former, **room.keys}
        return tuple([member for member, one in here.items() if one.person in unmet])

    async def heard(
        self,
        place: Entrance,
        line: MemberLine,
        said: sent.ReportMember | sent.BlockMember,
        address: str,
    ) -> None:
        by, whom, room = self._person(place), self._person(place, said.member), place.keeper.room
        if not by or not whom or by == whom:
            raise RefusedError(Code.ILLEGAL)
        where = block(address)
        if not (self.reporting.allows(by, self.now()) and self._may_note(where)):
            raise RefusedError(Code.TOO_OFTEN)
        if isinstance(said, sent.BlockMember):
            await self.book.write(Unmet(self.book.now(), by, whom, said.on))
            line.answer(encode(replies.BlockedHere(self._blocked(place))))
            return
        if not self.reports_of_block.allows(where, self.now()):
            raise RefusedError(Code.TOO_OFTEN)
        lines = self.watch.said_at(room.code, members_of(whom, room.keys, room.former))
        known = room.members.get(said.member) or room.former[said.member]
        name, network = known.name, self.watch.networks.get(whom, "")
        number, now = await self.book.next_number(), self.book.now()
        await self.book.write(
            Reported(now, number, by, whom, name, room.code, said.why, lines, network)
        )
        log.info("report %d is to be read: standoff reports list", number)
        line.answer(encode(replies.ReportNoted(said.member)))

    async def ordered(self, order: HouseOrder) -> HouseReply:
        told = await answered(self.book, order)
        if order.do == "ban":
            self._show_out()
        return told

    def _show_out(self) -> None:
        """Hang up on whoever is banned, wherever they are."""
        for keeper in self.house.rooms.values():
            for member, line in list(keeper.lines.items()):
                keys = keeper.room.keys.get(member)  # None: they have just left
                person = "" if keys is None else keys.person
                if self.book.is_banned(person, self.watch.networks.get(person, "")):
                    line.hang_up(Why.BANNED)
        for line, guest in list(self.lookers.lines.items()):
            if self.book.is_banned(guest.person, block(guest.address)):
                line.hang_up(Why.BANNED)

    async def look_in(self, guest: Stranger, peer: Peer, receive: Receive) -> None:
        self.lookers.make_room(guest)
        peer.known()
        line = MemberLine(peer, self._frame)
        peer.resumed = line.flow
        if guest.new_key is not None:
            line.answer(encode(replies.KeyGiven(guest.new_key)))
        line.answer(self._frame())
        self.lookers.come(line, guest)
        try:
            while not line.closed and (frame := await receive()) is not None:
                await self._hear(guest, line, frame)
        except TooMuchError:
            line.hang_up(Why.TOO_MUCH)
        finally:
            line.closed = True
            peer.resumed = _nothing
            self.lookers.go(line)

    async def _hear(self, guest: Stranger, line: MemberLine, frame: str) -> None:
        try:
            said: sent.AnyLookerSent = sent.looker.decode(frame)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            line.answer(encode(replies.Refused(0, Code.MALFORMED)))
            return
        if isinstance(said, sent.Ping):
            line.answer(encode(replies.Pong(said.at, self.now())))
        elif not (self.asking.allows(guest.person, self.now()) and self._may_ask(guest, said)):
            line.answer(encode(replies.Refused(0, Code.TOO_OFTEN)))
        elif isinstance(said, sent.ForgetMe):
            line.answer(encode(replies.ForgottenPerson(await self.forgetting.forget(guest.person))))
        else:
            if isinstance(said, sent.BeCalled):
                await self._be(guest.person, said)
            line.answer(encode(self._own(guest.person)))

    def _may_ask(self, guest: Stranger, said: sent.AnyLookerSent) -> bool:
        """Whether this is not too much from one block: whoever likes has a new key each time."""
        where = block(guest.address)
        if isinstance(said, sent.ForgetMe):
            return self.doorman.erasures.allows(where, self.now())
        return not isinstance(said, sent.BeCalled) or self._may_note(where)

    def _may_note(self, where: str) -> bool:
        return self.notes_of_block.allows(where, self.now())

    async def _be(self, person: str, said: sent.BeCalled) -> None:
        """Somebody is called so, and permits so much, from now on."""
        before = self.book.permits(person)
        name = clean(said.name, LONGEST)
        await self.book.write(Called(self.book.now(), person, name, said.look, said.permits))
        if before is not said.permits:
            await self._permit(person)

    async def _permit(self, person: str) -> None:
        """Let the tables somebody is, or was, at know what they permit."""
        on = self.book.permits(person)
        for code in list(self.book.tables.get(person, ())):
            with suppress(ClosedDoorError):  # it is gone, or another node sees to it
                keeper = await self.house.keeper(code)
                for member in members_of(person, keeper.room.keys, keeper.room.former):
                    here = keeper.room.members.get(member)
                    if not on if here is None else here.permits is not on:
                        await keeper.do(Permit(member, on))

    def _own(self, person: str) -> replies.OwnTold:
        """Who somebody is here."""
        known = self.book.called.get(person) or Called(0, person, "")
        games = [
            replace(entry.game, result=entry.result)
            for entry in reversed(self.book.games.get(person, []))
        ]
        shown = tuple(games[:SHOWN])
        return replies.OwnTold(known.name, known.look, known.permits, shown, figures(games))

    def _frame(self) -> bytes:
        """The lobby as it was shown last."""
        if self.lookers.seen is None:
            self._look()
        return self.lookers.frame

    def _look(self) -> bool:
        return self.lookers.look(self.neighbours.with_ours(self._ours()))

    def _ours(self) -> replies.LobbySeen:
        return lobby_seen(self.house.rooms.values(), self.now(), self.house.opened_from)

    async def _show(self) -> None:
        """Show everybody what has changed, once a second at most."""
        tidied = self.book.now()
        while True:
            try:
                self.lookers.check(self.now())
                await self.book.shelf.turn_over()
                await self._hear_news()
                await self.neighbours.exchange(self._ours())
                if self._look():
                    await self.lookers.show()
                await self.forgetting.retry()
                if self.book.now() - tidied > HOUR:
                    tidied = self.book.now()
                    await self.forgetting.look_again()
            except Exception as fault:
                log.error("the lobby cannot be shown: %s", described(fault))  # noqa: TRY400
            await asyncio.sleep(EVERY)

    async def _hear_news(self) -> None:
        """Do here what follows from what was written at other nodes."""
        for entry in await self.book.news():
            if isinstance(entry, Banned):
                self._show_out()
            elif isinstance(entry, Called):
                await self._permit(entry.person)
            elif isinstance(entry, WouldBeForgotten):
                await self.forgetting.look_again()


async def furnish(desk: FrontDesk) -> None:
    """Make a house an open one."""
    await Lobby(desk, Shelf(desk.house.journal), Neighbours()).open()
