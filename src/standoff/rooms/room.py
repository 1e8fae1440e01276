"""A room: people round a table from the lobby to the rematch, as a fold over what was done."""

from collections.abc import Callable
from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from standoff.rooms import editions
from standoff.rooms.companion import Companion
from standoff.rooms.edition import Edition
from standoff.rooms.editions import Setting
from standoff.rooms.game import Game
from standoff.rooms.ledger_seen import ledger_seen
from standoff.rooms.messages import (
    NOTHING_HELD,
    ChairSeen,
    Held,
    LedgerSeen,
    LedgerWritten,
    MemberSeen,
    Message,
    OutingWritten,
    RoomChanged,
    RoomSeen,
    Welcome,
)
from standoff.rooms.names import named
from standoff.rooms.outing import Outing
from standoff.rooms.people import Chair, Keys, Kind, Member, MemberId, Score
from standoff.rooms.real import RealTable
from standoff.rooms.refusal import Code, RefusedError
from standoff.rooms.tempo import LENGTHS, Lengths, Tempo
from standoff.rules.asks import Seat
from standoff.rules.chance import fingerprint


class Stage(StrEnum):
    """Where an evening stands."""

    LOBBY = "lobby"
    GAME = "game"
    REPORT = "report"
    TABLE = "table"
    """People sit at a real table, and the room only keeps their ledger."""
    FORGOTTEN = "forgotten"


class Tell(Struct, frozen=True):
    """A message for one member, with its number in that member's stream."""

    to: MemberId
    number: int
    message: Message


class Room:
    """The state of one room. Only deeds change it, and only through `apply`."""

    def __init__(self, code: str, options: Setting, tempo: Tempo, seed: bytes) -> None:
        self.code = code
        self.options = options
        self.tempo = tempo
        self.seed = seed
        self.stage = Stage.LOBBY
        self.members: dict[MemberId, Member] = {}
        self.keys: dict[MemberId, Keys] = {}
        self.next_member: MemberId = 1
        self.host: MemberId = 0
        self.chairs: list[Chair] = []
        self.scores: dict[str, Score] = {}
        """The evening so far, by name."""
        self.locked = False
        self.free_text = True
        self.family = False
        self.games = 0
        self.claims: dict[MemberId, Seat] = {}
        self.consents: dict[MemberId, set[MemberId]] = {}
        self.dealing_at: int | None = None
        """When the next game is dealt, once the host has said so."""
        self.game: Game | None = None
        self.real: Companion | None = None
        self.tells: list[Tell] = []
        self.restoring = False
        """Whether everything told now was told long ago, so that it is only counted."""
        self.refusals: dict[MemberId, dict[int, tuple[bytes, RefusedError]]] = {}
        """What was refused lately, by the command's id. No entry brings it back after a restart:
        on a line of before nothing arrives twice."""

    @property
    def lengths(self) -> Lengths:
        return LENGTHS[self.tempo]

    @property
    def edition(self) -> Edition:
        """What was chosen for the next game, or is played."""
        return editions.of(self.options)

    def seat_of(self, member: MemberId) -> Seat | None:
        """The chair somebody sits on."""
        for seat, chair in enumerate(self.chairs):
            if chair.member == member:
                return seat
        return None

    def seated(self, member: MemberId) -> Seat:
        """The chair somebody must sit on to do this."""
        seat = self.seat_of(member)
        if seat is None:
            raise RefusedError(Code.NOT_SEATED)
        return seat

    def chair_at(self, seat: Seat) -> Chair:
        """The chair somebody speaks of."""
        if not 0 <= seat < len(self.chairs):
            raise RefusedError(Code.MALFORMED)
        return self.chairs[seat]

    def only_host(self, member: MemberId) -> None:
        if member != self.host:
            raise RefusedError(Code.NOT_HOST)

    def only_in(self, *stages: Stage) -> None:
        if self.stage not in stages:
            raise RefusedError(Code.STALE)

    def between_games(self) -> None:
        self.only_in(Stage.LOBBY, Stage.REPORT)

    def playing(self) -> Game:
        """The game in play, which this needs."""
        if self.game is None or self.stage is not Stage.GAME:
            raise RefusedError(Code.STALE)
        return self.game

    def companion(self) -> Companion:
        """The ledger kept here, which this needs."""
        if self.real is None or self.stage is not Stage.TABLE:
            raise RefusedError(Code.STALE)
        return self.real

    def real_table(self) -> RealTable:
        """The real table, which this needs."""
        real = self.companion()
        if not isinstance(real, RealTable):
            raise RefusedError(Code.STALE)
        return real

    def outing(self) -> Outing:
        """The outing, which this needs."""
        outing = self.companion()
        if not isinstance(outing, Outing):
            raise RefusedError(Code.STALE)
        return outing

    def people(self) -> set[MemberId]:
        """Who sits at the table and plays himself."""
        return {
            chair.member for chair in self.chairs if chair.member is not None and not chair.by_bot
        }

    def is_ghost(self, member: MemberId) -> bool:
        """The dead, and whoever watches; not a screen, which the living see too."""
        if self.members[member].kind is Kind.TV:
            return False
        if self.game is None:
            return self.seat_of(member) is None
        seat = self.game.seat_of(member)
        return seat is None or self.game.edition.is_dead(self.game.table, seat)

    def looks_on(self, member: MemberId) -> bool:
        """Whether somebody has no part in this round: ghosts, and who sits it out."""
        game = self.playing()
        seat = game.seat_of(member)
        return self.is_ghost(member) or (
            seat is not None and game.edition.looks_on(game.table, seat)
        )

    def tell(self, member: MemberId, message: Message) -> None:
        """Tell one member something, as the next in its own stream."""
        listener = self.members[member]
        listener.told += 1
        if not self.restoring:
            self.tells.append(Tell(member, listener.told, message))

    def tell_all(self, message: Message) -> None:
        for member in self.members:
            self.tell(member, message)

    def tell_each(self, message: Callable[[Seat | None], Message]) -> None:
        """Tell everybody the same thing, each as his seat may know it."""
        for member, listener in self.members.items():
            if self.restoring:
                listener.told += 1
            else:
                self.tell(member, message(self.seat_of(member)))

    def tell_room(self) -> None:
        self.tell_all(RoomChanged(self.seen()))

    def tell_ledger(self) -> None:
        """Tell everybody what the ledger comes to now."""
        for member, listener in self.members.items():
            if self.restoring:
                listener.told += 1
            else:
                self.tell(member, self.written_for(member))

    def written_for(self, member: MemberId | None) -> LedgerWritten | OutingWritten:
        """The ledger as a member, or a watcher, may know it."""
        if isinstance(self.real, Outing):
            return OutingWritten(self.real.seen(self.chairs, member))
        seat = None if member is None else self.seat_of(member)
        return LedgerWritten(self.ledger_seen(seat))

    def with_ledger(self, welcome: Welcome, member: MemberId | None) -> Welcome:
        """A welcome with the ledger in it."""
        written = self.written_for(member)
        if isinstance(written, OutingWritten):
            return replace(welcome, outing=written.outing)
        return replace(welcome, ledger=written.ledger)

    def ledger_seen(self, seat: Seat | None) -> LedgerSeen:
        """The ledger of a real table as a seat may know it."""
        return ledger_seen(self.real_table(), seat, self.lengths)

    def seen(self) -> RoomSeen:
        """The room as everybody sees it."""
        return RoomSeen(
            code=self.code,
            stage=self.stage,
            options=self.options,
            tempo=self.tempo,
            host=self.host,
            chairs=tuple([self._chair_seen(chair) for chair in self.chairs]),
            members=tuple(
                [
                    MemberSeen(member.id, member.kind, member.name, member.muted)
                    for member in self.members.values()
                ]
            ),
            fingerprint=fingerprint(self.seed),
            locked=self.locked,
            free_text=self.free_text,
            family=self.family,
            games=self.games,
            claims=tuple(self.claims.items()),
            teams=self.edition.team_sizes(self.options, self.chairs),
            dealing_at=self.dealing_at,
        )

    def _chair_seen(self, chair: Chair) -> ChairSeen:
        score = self.scores.get(chair.name, Score())
        return ChairSeen(
            chair.name,
            chair.member,
            chair.bot,
            chair.stand_in,
            chair.ready,
            score.won,
            score.earned,
            chair.cry,
            chair.team,
            chair.chief,
            chair.godfather,
        )

    def welcome(self, member: MemberId, now: int) -> Welcome:
        """Everything a member may know now."""
        welcome = Welcome(you=member, seat=self.seat_of(member), room=self.seen(), now=now)
        game = self.game
        if self.real is not None:
            return self.with_ledger(welcome, member)
        if game is None or (self.stage is Stage.REPORT and member not in game.witnesses):
            return welcome
        seat = game.seat_of(member)
        return replace(
            welcome,
            view=game.view(seat),
            held=self._held(game, member, seat),
            window=game.window,
            paused=game.paused_at is not None,
            paused_by=game.paused_by,
            loaded=game.loaded(),
            stakes=game.edition.stakes(game.table),
            ladder=dict(game.ghosts.ladder),
            shots=tuple(game.shots),
            spoken=seat in game.ghosts.last_words,
            report=game.report() if self.stage is Stage.REPORT else None,
            ground=game.ground,
        )

    def _held(self, game: Game, member: MemberId, seat: Seat | None) -> Held:
        if self.stage is not Stage.GAME:
            return NOTHING_HELD
        held = game.held(seat)
        bets = game.ghosts.bets.get(member)
        return held if bets is None else replace(held, bets=bets)

    def names(self) -> set[str]:
        """Every name of this evening, so that nobody looks like somebody else; before a game the
        bots give way."""
        bots = {chair.name for chair in self.chairs if self.stage is Stage.GAME}
        return bots | self.names_of_people() | set(self.scores)

    def names_of_people(self) -> set[str]:
        """Every name that is no bot's."""
        chairs = {chair.name for chair in self.chairs if chair.bot is None}
        return chairs | {member.name for member in self.members.values()}

    def name_bots(self) -> None:
        """Every bot is the gangster of its chair, so that its name and its figure match."""
        taken = self.names_of_people()
        gangsters = self.edition.gangsters
        for seat, chair in enumerate(self.chairs):
            if chair.bot is not None:
                chair.name = named(gangsters[seat % len(gangsters)], taken)
                taken.add(chair.name)

    def full(self) -> bool:
        return len(self.chairs) >= self.edition.chairs(self.options)

    def has_place(self) -> bool:
        """Whether somebody could sit down: on a free chair, or in place of a bot."""
        return not self.full() or any(chair.bot for chair in self.chairs)

    def take_chair(self, member: MemberId) -> None:
        """Sit somebody down, on a free chair if there is one."""
        chair = Chair(self.members[member].name, member)
        if self.full():
            bots = [seat for seat, other in enumerate(self.chairs) if other.bot]
            self.chairs[bots[-1]] = chair
        else:
            self.chairs.append(chair)
        self.name_bots()

    def add_member(self, kind: Kind, name: str) -> Member:
        member = Member(self.next_member, kind, name)
        self.next_member += 1
        self.members[member.id] = member
        if self.host == 0 and kind is not Kind.TV:
            self.host = member.id
        if self.stage is not Stage.GAME:
            self.name_bots()
        elif self.game is not None:
            self.game.witnesses.add(member.id)
        return member

    def remove_member(self, member: MemberId) -> None:
        """Somebody leaves for good: a bot plays his game to its end."""
        self.vacate(member)
        del self.members[member], self.keys[member]
        if member == self.host:
            self.host = self.heir() or 0

    def vacate(self, member: MemberId) -> None:
        """Somebody's chair has nobody on it any more; in a game a stand-in plays it."""
        seat = self.seat_of(member)
        self.drop_claim(member)
        if seat is None:
            return
        self.dealing_at = None
        if self.stage is Stage.TABLE:
            self.chairs[seat].member = None
        elif self.stage is Stage.GAME:
            self.chairs[seat].member = None
            self.chairs[seat].stand_in = True
        else:
            del self.chairs[seat]
            self.name_bots()
            # A claim on a chair says where it stands.
            self.claims, self.consents = {}, {}

    def drop_claim(self, member: MemberId) -> None:
        self.claims.pop(member, None)
        self.consents.pop(member, None)

    def heir(self) -> MemberId | None:
        """Who becomes host after the one there is: the next at the table, or any other person."""
        seat = self.seat_of(self.host)
        around = self.chairs if seat is None else [*self.chairs[seat + 1 :], *self.chairs[:seat]]
        seated = [chair.member for chair in around if chair.member is not None]
        others = [member.id for member in self.members.values() if member.kind is not Kind.TV]
        return next((member for member in (*seated, *others) if member != self.host), None)
