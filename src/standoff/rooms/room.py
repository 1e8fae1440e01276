"""A room: people round a table from the lobby to the rematch, as a fold over what was done."""

from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from standoff.protocol.members import Kind, LanguageSpoken, MemberId
from standoff.protocol.messages import (
    LedgerWritten,
    Message,
    OutingWritten,
    ResultsShared,
    RoomChanged,
    Welcome,
)
from standoff.protocol.real import LedgerSeen
from standoff.protocol.refusal import Code
from standoff.protocol.result import ResultSeen
from standoff.protocol.seen import NOTHING_HELD, Held, RoomSeen
from standoff.protocol.setting import Setting
from standoff.protocol.tempo import Tempo
from standoff.rooms import editions
from standoff.rooms.classic.ledger_seen import ledger_seen
from standoff.rooms.classic.real import RealTable
from standoff.rooms.draw import Draw
from standoff.rooms.editions import AnyEdition
from standoff.rooms.game import Game
from standoff.rooms.live.outing import Outing
from standoff.rooms.looks import looks
from standoff.rooms.people import AskedFor, Chair, FormerMember, Keys, Member, Score
from standoff.rooms.refusal import RefusedError
from standoff.rooms.sharing import MOST, SharedGame
from standoff.rooms.tempo import ALONE, LENGTHS, Lengths
from standoff.rules.asks import Seat
from standoff.rules.chance import fingerprint

AnyCompanion = RealTable | Outing


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


class Room(Struct, frozen=True):
    """One room as it is at one moment: a deed makes another of it, in which stands what is told."""

    code: str
    options: Setting
    tempo: Tempo
    seed: bytes
    stage: Stage = Stage.LOBBY
    members: Mapping[MemberId, Member] = {}
    keys: Mapping[MemberId, Keys] = {}
    former: Mapping[MemberId, FormerMember] = {}
    """Who has left for good."""
    next_member: MemberId = 1
    host: MemberId = 0
    chairs: tuple[Chair, ...] = ()
    scores: Mapping[str, Score] = {}
    """The evening so far, by name."""
    locked: bool = False
    free_text: bool = True
    family: bool = False
    games: int = 0
    claims: Mapping[MemberId, AskedFor] = {}
    dealing_at: int | None = None
    """When the next game is dealt, once the host has said so."""
    commits: bool = True
    """Whether parts of a deal are committed to; at a table of before once a device does."""
    draw: Draw | None = None
    """The draw of the next game, while devices open their parts."""
    game: Game | None = None
    shared: Mapping[int, SharedGame] = {}
    """Games of this evening that are shared, by their numbers."""
    taken_back: frozenset[int] = frozenset()
    """Games that somebody else than the host wants nobody to see."""
    real: AnyCompanion | None = None
    public: bool = False
    """Whether strangers find it in the lobby of the house."""
    language: LanguageSpoken = "en"
    hosted: bool = True
    """Whether somebody is the host: at the house's own tables nobody is."""
    fills_at: int | None = None
    """When bots take what is free at a table without a host, and cards are dealt."""
    tells: tuple[Tell, ...] = ()
    """What is told of the deed that made this room, and of no other."""
    restoring: bool = False
    """Whether everything told now was told long ago, so that it is only counted."""

    @property
    def lengths(self) -> Lengths:
        return ALONE if self.tempo is Tempo.NONE and self.alone else LENGTHS[self.tempo]

    @property
    def alone(self) -> bool:
        """Whether one person plays among bots and nobody looks on: then nobody is waited for."""
        return len(self.members) == 1 and self.people() == self.members.keys()

    @property
    def edition(self) -> AnyEdition:
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

    def only_host_among_strangers(self, member: MemberId) -> None:
        """Where strangers sit, what friends may all do is the host's alone."""
        if self.public and not self.restoring:
            self.only_host(member)

    def not_before(self, then: int, now: int) -> None:
        """Refuse who is too quick; what is read from disk was in time when it was done."""
        if now < then and not self.restoring:
            raise RefusedError(Code.TOO_OFTEN)

    def between_games(self) -> None:
        # Whoever could stop a draw could wait for a better one.
        if self.stage not in (Stage.LOBBY, Stage.REPORT) or self.draw is not None:
            raise RefusedError(Code.STALE)

    def playing(self) -> Game:
        """The game in play, which this needs."""
        if self.game is None or self.stage is not Stage.GAME:
            raise RefusedError(Code.STALE)
        return self.game

    def companion(self) -> AnyCompanion:
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
        """Who sits at the table and plays in person."""
        return {
            chair.member for chair in self.chairs if chair.member is not None and not chair.by_bot
        }

    def is_ghost(self, member: MemberId) -> bool:
        """The dead, and whoever watches; not a screen, which the living see too."""
        if self.members[member].kind is Kind.TV or self.is_late(member):
            return False
        game = self.playing()
        seat = game.seat_of(member)
        return seat is None or game.edition.is_dead(game.table, seat)

    def is_late(self, member: MemberId) -> bool:
        """Whether somebody came to play while the game was on, and has heard no ghost in it."""
        late = self.stage is Stage.GAME and self.members[member].kind is Kind.PLAYER
        return late and self.seat_of(member) is None

    def looks_on(self, member: MemberId) -> bool:
        """Whether somebody has no part in this round: ghosts, and who sits it out."""
        game = self.playing()
        seat = game.seat_of(member)
        return self.is_ghost(member) or (
            seat is not None and game.edition.looks_on(game.table, seat)
        )

    def telling_each(
        self, message: Callable[[MemberId], Message], to: Iterable[MemberId] | None = None
    ) -> "Room":
        """Tell some, or all, a message each, as the next in their own streams."""
        members, tells = dict(self.members), list(self.tells)
        for each in self.members if to is None else to:
            listener = members[each]
            number = listener.told + 1
            members[each] = replace(listener, told=number)
            if not self.restoring:
                tells.append(Tell(each, number, message(each)))
        return replace(self, members=members, tells=tuple(tells))

    def telling(self, member: MemberId, message: Message) -> "Room":
        return self.telling_each(lambda _: message, (member,))

    def telling_all(self, message: Message) -> "Room":
        return self.telling_each(lambda _: message)

    def telling_room(self) -> "Room":
        changed = cache(lambda: RoomChanged(self.seen()))
        return self.telling_each(lambda _: changed())

    def telling_results(self, witnesses: Iterable[MemberId]) -> "Room":
        """Tell those who were there which of their games are shared now."""
        here = [one for one in self.members if one in set(witnesses)]
        return self.telling_each(lambda member: ResultsShared(self.results_of(member)), here)

    def results_of(self, member: MemberId) -> tuple[ResultSeen, ...]:
        """The shared games somebody was there for."""
        return tuple([s.seen() for s in self.shared.values() if member in s.game.witnesses])

    def telling_played(self) -> "Room":
        """Tell everybody of the last step, each as their seat may know it."""
        played = cache(self.playing().played)
        return self.telling_each(lambda member: played(self.seat_of(member)))

    def telling_ledger(self) -> "Room":
        """Tell everybody what the ledger comes to now; whoever has neither chair nor pen, the same."""
        knows = {self.companion().pen, *(chair.member for chair in self.chairs)}
        written = cache(self.written_for)
        return self.telling_each(lambda one: written(one if one in knows else None))

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
            chairs=tuple(
                [
                    chair.seen(self.scores.get(chair.name, Score()), look)
                    for chair, look in zip(self.chairs, looks(self.chairs), strict=True)
                ]
            ),
            members=tuple([member.seen() for member in self.members.values()]),
            fingerprint=fingerprint(self.seed),
            locked=self.locked,
            free_text=self.free_text,
            family=self.family,
            games=self.games,
            claims=tuple([(who, one.seat, one.at) for who, one in self.claims.items()]),
            teams=self.edition.team_sizes(self.options, self.chairs),
            dealing_at=self.dealing_at,
            draw=None if self.draw is None else self.draw.seen(),
            public=self.public,
            language=self.language,
            hosted=self.hosted,
            fills_at=self.fills_at,
        )

    def welcome(self, member: MemberId, now: int) -> Welcome:
        """Everything a member may know now."""
        welcome = Welcome(
            you=member,
            seat=self.seat_of(member),
            room=self.seen(),
            now=now,
            shared=self.results_of(member),
        )
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
            stakes=game.sight.stakes,
            ladder=dict(game.ghosts.ladder),
            shots=game.shots,
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
        """Every name of this evening, none of which is given twice; before a game bots give way."""
        bots = {chair.name for chair in self.chairs if self.stage is Stage.GAME}
        if self.game is not None:  # somebody plays on for these
            bots |= {self.game.names[seat] for seat in self.game.played_on}
        return bots | self.names_of_people() | set(self.scores)

    def names_of_people(self) -> set[str]:
        """Every name that is no bot's."""
        chairs = {chair.name for chair in self.chairs if chair.bot is None}
        return chairs | {member.name for member in self.members.values()}

    def with_member(self, member: MemberId, **changes: object) -> "Room":
        return replace(
            self, members={**self.members, member: replace(self.members[member], **changes)}
        )

    def with_chairs(self, chairs: Iterable[Chair]) -> "Room":
        """While a game is on, its chairs are the room's."""
        chairs = tuple(chairs)
        game = self.game
        if game is not None and self.stage is Stage.GAME:
            game = replace(game, chairs=chairs)
        return replace(self, chairs=chairs, game=game)

    def with_chair(self, seat: Seat, **changes: object) -> "Room":
        changed = replace(self.chairs[seat], **changes)
        return self.with_chairs((*self.chairs[:seat], changed, *self.chairs[seat + 1 :]))

    def with_game(self, **changes: object) -> "Room":
        return replace(self, game=replace(self.playing(), **changes))

    def with_ghosts(self, **changes: object) -> "Room":
        """Also after the game."""
        assert self.game is not None
        return replace(self, game=replace(self.game, ghosts=replace(self.game.ghosts, **changes)))

    def sharing(self, game: SharedGame) -> "Room":
        """The game that has just ended is shared."""
        return self.with_shared({**self.shared, self.games: game})

    def with_shared(self, shared: Mapping[int, SharedGame]) -> "Room":
        return replace(self, shared=dict(list(shared.items())[-MOST:]))

    def full(self) -> bool:
        return len(self.chairs) >= self.edition.chairs(self.options)

    def has_place(self) -> bool:
        """Whether somebody could sit down: on a free chair, or in place of a bot."""
        return not self.full() or any(chair.bot for chair in self.chairs)
