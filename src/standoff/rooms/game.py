"""A game in a room: the table, the window that is open, and what people hold in it."""

from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from standoff.arena.ground import Ground
from standoff.protocol.draw import DrawRound
from standoff.protocol.editions import View, on_the_wire
from standoff.protocol.members import MemberId
from standoff.protocol.messages import Clock, Played, Report
from standoff.protocol.seen import NOTHING_HELD, Held
from standoff.protocol.window import Waiting, Window
from standoff.rooms import editions, window
from standoff.rooms.draw import Draw
from standoff.rooms.editions import AnyEdition, Event, Options, Table
from standoff.rooms.ghosts import Ghosts
from standoff.rooms.people import NO_CONTRIBUTION, Chair
from standoff.rooms.sight import Sight
from standoff.rooms.tempo import Lengths
from standoff.rooms.window import (
    AT_ONE_MOMENT,
    COUNTED,
    COUNTS_ITSELF,
    EARLY,
    OFTEN_FORCED,
    REFEREED,
    ROUND_OPENS,
)
from standoff.rules.asks import Ask, Decision, Seat
from standoff.rules.chance import Seeded, fingerprint, game_seed
from standoff.rules.game import asks, deal, redact, step
from standoff.voices.remark import Remark

GODFATHER = "Godfather"
"""What the arena is called in a record."""


class TakenOver(Struct, frozen=True):
    """Somebody came late, and plays what was dealt to a bot."""

    name: str
    round: int
    """The first they play."""
    step: int
    """How many steps had been taken before."""


class Game(Struct, frozen=True):
    """One game from the deal to the outcome."""

    options: Options
    seed: bytes
    contributions: tuple[bytes, ...]
    draws: tuple[DrawRound, ...]
    """The rounds of its draw; none at a table of the time when parts were given at once."""
    names: tuple[str, ...]
    """To whom it was dealt."""
    chairs: tuple[Chair, ...]
    """The chairs of this game, seat by seat, whatever becomes of the room's afterwards."""
    ground: Ground | None
    sight: Sight
    events: tuple[Event, ...]
    """What the last step brought about."""
    happened: tuple[Event, ...]
    """Everything that happened from the deal on, with nothing hidden."""
    before: Sight | None = None
    """The table before the last step."""
    window: Window | None = None
    windows: int = 0
    choices: Mapping[Seat, Decision] = {}
    armed: Mapping[Seat, Decision] = {}
    said: tuple[Mapping[Seat, Decision | None], ...] = ()
    """Every step's answers so far: with the deal, the whole record."""
    wishes: Mapping[Seat, int] = {}
    paused_at: int | None = None
    paused_by: MemberId | None = None
    more_time: frozenset[MemberId] = frozenset()
    go_on: frozenset[MemberId] = frozenset()
    ready: frozenset[MemberId] = frozenset()
    ghosts: Ghosts = Ghosts()
    witnesses: frozenset[MemberId] = frozenset()
    """Who sat or watched while it was on: they alone may see it again."""
    sat_down: frozenset[MemberId] = frozenset()
    """Who had a seat when it was dealt, or played on for a bot: also whoever lost it since."""
    shots: tuple[tuple[int, Seat, Seat], ...] = ()
    """Who hit whom in which round."""
    played_on: Mapping[Seat, TakenOver] = {}
    called_off: bool = False
    permitted: bool = False
    """Whether all who sat in it let it be shared and studied."""
    remark: Remark | None = None
    """What a bot has to say once the last step was shown."""
    spoke_at: int = 0
    """When a bot was heard last."""

    @property
    def edition(self) -> AnyEdition:
        return editions.of(self.options)

    @property
    def table(self) -> Table:
        return self.sight.table

    @property
    def over(self) -> bool:
        return self.table.outcome is not None

    def seat_of(self, member: MemberId) -> Seat | None:
        """Where somebody sits in this game."""
        for seat, chair in enumerate(self.chairs):
            if chair.member == member:
                return seat
        return None

    @property
    def sat(self) -> frozenset[MemberId]:
        """Who has had a seat in this game at any time."""
        return self.sat_down | {one.member for one in self.chairs if one.member is not None}

    @property
    def played_by(self) -> tuple[str, ...]:
        """Who plays each seat, by name."""
        late = self.played_on
        return tuple([late[s].name if s in late else name for s, name in enumerate(self.names)])

    def opening_window(self, now: int, lengths: Lengths, shown_by: int | None = None) -> "Game":
        """The game with the window of the asks that the last step came to; it is shown by some time, where one was promised."""
        asking = asks(self.table)
        new = None
        if asking:
            shown = now + int(lengths.theatre * self.edition.theatre(self.events))
            if self.window is not None and self.window.waiting is not Waiting.LOAD:
                # Only who has laid a card has seen enough of what was being shown.
                shown += max(0, self.window.shown_at - now)
            if shown_by is not None:
                shown = max(now, min(shown, shown_by))
            waiting = self.edition.waiting_for(self.table, self.ground)
            later = self.edition.gives_away(self.events)
            new = window.opened(self.windows + 1, waiting, now, shown, lengths, later=later)
        return replace(
            self,
            window=new,
            windows=self.windows + (new is not None),
            choices={s: said for s, said in self.armed.items() if said in asking.get(s, ())},
            wishes={},
            more_time=frozenset(),
            go_on=frozenset(),
            ready=frozenset(),
            remark=None if new is None else self._remark(),
        )

    def _remark(self) -> Remark | None:
        """What a bot has to say of the last step: from what everybody sees, and dice of its own.

        They follow from the fingerprint, which is known before the deal, so they tell nothing.
        """
        bots = {seat: one.bot for seat, one in enumerate(self.chairs) if one.bot is not None}
        if self.before is None or not bots:
            return None
        seen = [redact(event, None) for event in self.events]
        dice = Random(f"{fingerprint(self.seed)}/voices/{self.windows}")
        before, now = self.before.view(None), self.sight.view(None)
        return self.edition.remark(before, seen, now, bots, dice)

    def asked(self, seat: Seat | None) -> Seat | None:
        """For which seat whoever sits here is asked: their own, or with the whistle the Godfather's."""
        if seat is None or seat in asks(self.table):
            return seat
        last = len(self.chairs)
        return last if self.chairs[seat].godfather and last in asks(self.table) else seat

    def ask_of(self, seat: Seat | None) -> Ask | None:
        asked = self.asked(seat)
        return None if asked is None else asks(self.table).get(asked)

    def going(self, answers: Mapping[Seat, Decision | None]) -> "Game":
        """The game one step on, and those in which only the arena is asked."""
        table, edition = self.table, self.edition
        happened: tuple[Event, ...] = ()
        steps = []
        said: Mapping[Seat, Decision | None] | None = answers
        while said is not None:
            steps.append(said)
            table, events = step(table, said)
            happened += events
            said = edition.refereed(table, self.ground)
        shots = [(self.table.round, by, whom) for by, whom in edition.hits(happened)]
        return replace(
            self,
            sight=Sight(table),
            before=self.sight,
            events=happened,
            happened=self.happened + happened,
            said=(*self.said, *steps),
            shots=(*self.shots, *shots),
            armed={s: armed for s, armed in self.armed.items() if edition.still_armed(table, s)},
        )

    def bot_at(self, seat: Seat) -> str | None:
        """The bot that plays a seat, if one does; none can be the Godfather."""
        if seat >= self.edition.players(self.options):
            return None
        chair = self.chairs[seat]
        return (chair.bot or self.edition.stand_in) if chair.by_bot else None

    def is_nobodys(self, seat: Seat) -> bool:
        """Whether no person answers for a seat just now."""
        if seat < len(self.chairs):
            return self.chairs[seat].by_bot
        return all(chair.by_bot for chair in self.chairs if chair.godfather)

    def closes(self, lengths: Lengths) -> int | None:
        """When the server closes the window: after "three", and the same grace for all."""
        if self.window is None or self.window.closes_at is None or self.paused_at is not None:
            return None
        grace = 0 if self.window.waiting in AT_ONE_MOMENT else lengths.grace
        return self.window.closes_at + grace

    def all_in(self) -> bool:
        """Whether everybody asked who is a person has chosen."""
        return all(seat in self.choices or self.is_nobodys(seat) for seat in asks(self.table))

    def is_waited_for(self, seat: Seat) -> bool:
        """Whether a person has something to choose here, and has not."""
        if seat in self.choices or self.is_nobodys(seat):
            return False
        assert self.window is not None
        return self.window.waiting not in OFTEN_FORCED or len(asks(self.table)[seat]) > 1

    def askers(self) -> set[MemberId]:
        """The people who are asked now, and answer themselves."""
        asked = [self.chairs[seat] for seat in asks(self.table) if seat < len(self.chairs)]
        whistles = [
            chair for chair in self.chairs if chair.godfather and len(asked) < len(asks(self.table))
        ]
        return {
            one.member for one in (*asked, *whistles) if one.member is not None and not one.by_bot
        }

    def voters(self, people: AbstractSet[MemberId]) -> set[MemberId]:
        """Who must all want to go on: who is asked, or everybody but a Godfather who is waited for."""
        asked = self.askers()
        if self.window is not None and self.window.waiting in REFEREED:
            return set(people - asked) or asked
        return asked

    def has_answered(self) -> bool:
        """Whether a person has chosen something in this window."""
        return any(not self.is_nobodys(seat) for seat in self.choices)

    def may_close_early(self) -> bool:
        return (
            self.window is not None
            and self.paused_at is None
            and self.window.waiting in EARLY
            and not self.bot_whistles()
        )

    def bot_whistles(self) -> bool:
        """Whether the Godfather is away, and a bot blows once all have had the time to walk."""
        whistle = self.window is not None and self.window.waiting is Waiting.WHISTLE
        return whistle and all(self.is_nobodys(seat) for seat in asks(self.table))

    def lacks_whistle(self, now: int, lengths: Lengths) -> bool:
        """Whether a bot is to blow, and its count has not begun."""
        if not self.bot_whistles() or self.paused_at is not None:
            return False
        assert self.window is not None
        latest = max(now, self.window.shown_at) + lengths.move
        return self.window.closes_at is None or self.window.closes_at > latest

    def may_count(self) -> bool:
        """Whether the table waits without a clock, and for nobody who is missing any more."""
        if self.window is None or self.window.closes_at is not None or self.paused_at is not None:
            return False
        nobody = all(self.is_nobodys(seat) for seat in asks(self.table))
        return nobody or (self.window.waiting in COUNTS_ITSELF and self.all_in())

    def counting(self, now: int, lengths: Lengths) -> "Game":
        """The game once the count of three begins, if it would not have begun before."""
        assert self.window is not None
        beats = lengths.count if self.window.waiting in COUNTED else 0
        if self.bot_whistles():
            beats = lengths.move
        closes_at = max(now, self.window.shown_at) + beats
        if self.window.closes_at is not None and self.window.closes_at <= closes_at:
            return self
        return replace(self, window=replace(self.window, closes_at=closes_at))

    def lengthened(self, by: int) -> "Game":
        """The game with more time, for everybody alike."""
        if self.window is None or self.window.closes_at is None:
            return self
        return replace(self, window=replace(self.window, closes_at=self.window.closes_at + by))

    def without_theatre(self, now: int) -> "Game":
        """No more of the step before is shown: the time to choose begins now."""
        assert self.window is not None
        skipped = max(0, self.window.shown_at - now)
        window = replace(self.window, shown_at=self.window.shown_at - skipped)
        return replace(self, window=window).lengthened(-skipped)

    def loaded(self) -> tuple[Seat, ...]:
        """Who has laid a card or shared them out, while that is no secret (A17)."""
        if self.window is None or self.window.waiting not in ROUND_OPENS:
            return ()
        return tuple(
            seat for seat in asks(self.table) if seat in self.choices or self.is_nobodys(seat)
        )

    def view(self, seat: Seat | None) -> View:
        return self.sight.view(seat)

    def held(self, seat: Seat | None) -> Held:
        """What the room holds for this seat alone."""
        if seat is None:
            return NOTHING_HELD
        asked = self.asked(seat)
        return Held(
            on_the_wire(self.ask_of(seat)),
            None if asked is None else on_the_wire(self.choices.get(asked)),
            on_the_wire(self.armed.get(seat)),
            wishes={mate: self.wishes[mate] for mate in self.team(seat) if mate in self.wishes},
            at_stake=self.edition.at_stake(self.table, seat),
        )

    def team(self, seat: Seat) -> tuple[Seat, ...]:
        """Everybody of a seat's team."""
        return self.edition.team(self.table, seat)

    def walked(self) -> Ground | None:
        """Where people walk about in this window, if they do."""
        return self.ground if self.window and self.window.waiting is Waiting.MOVE else None

    def clock(self) -> Clock:
        """How the clock stands."""
        return Clock(self.window, self.paused_at is not None, self.paused_by)

    def wanted(self, people: AbstractSet[MemberId]) -> Clock:
        """The same, with how many want to go on, of how many."""
        voters = self.voters(people)
        return replace(self.clock(), want=len(voters & self.go_on), of=len(voters))

    def played(self, seat: Seat | None) -> Played:
        """The last step as a seat may know it."""
        seen = tuple([on_the_wire(redact(event, seat)) for event in self.events])
        ask = self.ask_of(seat)
        # Whoever armed something knows that it is chosen now; a welcome reminds them.
        held = NOTHING_HELD
        if seat is not None and ask is not None:
            held = Held(on_the_wire(ask), at_stake=self.edition.at_stake(self.table, seat))
        return Played(seen, self.view(seat), held, self.window, self.sight.stakes, self.walked())

    def report(self) -> Report:
        """What is told once the game is over or called off: the seed, and what was hidden."""
        return Report(
            self.seed.hex(),
            tuple([given.hex() for given in self.contributions]),
            self.ghosts.talk,
            self.ghosts.counted_votes(),
            self.called_off,
            dict(self.ghosts.last_words),
            tuple([on_the_wire(event) for event in self.happened]),
            self.played_by,
            {seat: (self.names[seat], since.round) for seat, since in self.played_on.items()},
            self.draws,
        )


def dealt(
    options: Options,
    seed: bytes,
    chairs: Iterable[Chair],
    ground: Ground | None = None,
    first: tuple[Table, tuple[Event, ...]] | None = None,
    draw: Draw | None = None,
) -> Game:
    """A game of those who sit here, at its first ask: dealt by its draw, if it is not dealt yet."""
    chairs = tuple(chairs)
    # Seats without a chair: the Godfather's, where the arena or one of the others has it.
    others = options.players - len(chairs)
    names = (*(chair.name for chair in chairs), *(GODFATHER,) * others)
    at_once = (*(chair.contribution for chair in chairs), *(NO_CONTRIBUTION,) * others)
    given, draws = (at_once, ()) if draw is None else (draw.contributions(), draw.rounds)
    table, events = first or deal(options, Seeded(game_seed(seed, given)))
    return Game(options, seed, given, draws, names, chairs, ground, Sight(table), events, events)
