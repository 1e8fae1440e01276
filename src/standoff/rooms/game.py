"""A game in a room: the table, the window that is open, and what people hold in it."""

from collections.abc import Mapping
from random import Random
from typing import Any

from msgspec.structs import replace

from standoff.arena.ground import Ground
from standoff.bots.company import Player
from standoff.rooms import editions, window
from standoff.rooms.editions import AnySeen, View
from standoff.rooms.ghosts import Ghosts
from standoff.rooms.messages import NOTHING_HELD, Held, Played, Report
from standoff.rooms.people import NO_CONTRIBUTION, Chair, MemberId
from standoff.rooms.tempo import Lengths
from standoff.rooms.walk import Walk
from standoff.rooms.window import (
    AT_ONE_MOMENT,
    COUNTED,
    COUNTS_ITSELF,
    EARLY,
    ROUND_OPENS,
    Waiting,
    Window,
)
from standoff.rules.asks import Ask, Decision, Seat
from standoff.rules.chance import Seeded, game_seed
from standoff.rules.game import asks, deal, redact, step, view

STAND_IN = "great-shark"
"""The bot that plays for somebody who is away."""
GODFATHER = "Godfather"
"""What the arena is called in a record."""


class Game:
    """One game from the deal to the outcome."""

    def __init__(
        self, options: Any, seed: bytes, chairs: tuple[Chair, ...], ground: Ground | None = None
    ) -> None:
        self.edition = editions.of(options)
        self.options = options
        self.seed = seed
        self.chairs = chairs
        """The chairs of this game, seat by seat, whatever becomes of the room's afterwards."""
        self.ground = ground
        others = options.players - len(chairs)
        """Seats without a chair: the Godfather's, where the arena or one of the others has it."""
        self.names = (*(chair.name for chair in chairs), *(GODFATHER,) * others)
        self.contributions = (
            *(chair.contribution for chair in chairs),
            *(NO_CONTRIBUTION,) * others,
        )
        self.table, self.events = self.dealt()
        self.before: Any = None
        """The table before the last step."""
        self.views: dict[Seat | None, View] = {}
        self.window: Window | None = None
        self.windows = 0
        self.choices: dict[Seat, Decision] = {}
        self.armed: dict[Seat, Decision] = {}
        self.said: list[Mapping[Seat, Decision | None]] = []
        """Every step's answers so far: with the deal, the whole record."""
        self.bots: dict[Seat, Player[Any]] = {}
        self.walk: Walk | None = None
        self.wishes: dict[Seat, int] = {}
        self.paused_at: int | None = None
        self.paused_by: MemberId | None = None
        self.more_time: set[MemberId] = set()
        self.go_on: set[MemberId] = set()
        self.ready: set[MemberId] = set()
        self.ghosts = Ghosts(self.edition)
        self.witnesses: set[MemberId] = set()
        """Who sat or watched while it was on: they alone may see it again."""
        self.shots: list[tuple[int, Seat, Seat]] = []
        """Who hit whom in which round."""
        self.called_off = False

    def dealt(self) -> tuple[Any, tuple[Any, ...]]:
        """The table at its first ask."""
        return deal(self.options, Seeded(game_seed(self.seed, self.contributions)))

    @property
    def over(self) -> bool:
        return self.table.outcome is not None

    def seat_of(self, member: MemberId) -> Seat | None:
        """Where somebody sits in this game."""
        for seat, chair in enumerate(self.chairs):
            if chair.member == member:
                return seat
        return None

    def open_window(self, now: int, lengths: Lengths) -> None:
        """Open the window of the asks that the last step came to."""
        before = self.window
        self.choices, self.wishes = {}, {}
        self.more_time, self.go_on, self.ready = set(), set(), set()
        self._let_bots_watch()
        self.walk = self.edition.walk(self.table, self.ground, dict(self.bots), self.seed)
        asking = asks(self.table)
        if not asking:
            self.window = None
            return
        self.windows += 1
        shown = now + int(lengths.theatre * self.edition.theatre(self.events))
        if before is not None and before.waiting is not Waiting.LOAD:
            # Only who has laid a card has seen enough of what was being shown.
            shown += max(0, before.shown_at - now)
        waiting = self.edition.waiting_for(self.table, self.ground)
        self.window = window.opened(self.windows, waiting, now, shown, lengths)
        self.choices = {
            seat: said for seat, said in self.armed.items() if said in asking.get(seat, ())
        }

    def asked(self, seat: Seat | None) -> Seat | None:
        """For which seat whoever sits here is asked: his own, or with the whistle the Godfather's."""
        if seat is None or seat in asks(self.table):
            return seat
        last = len(self.chairs)
        return last if self.chairs[seat].godfather and last in asks(self.table) else seat

    def ask_of(self, seat: Seat | None) -> Ask | None:
        asked = self.asked(seat)
        return None if asked is None else asks(self.table).get(asked)

    def go(self, answers: Mapping[Seat, Decision | None]) -> tuple[Any, ...]:
        """Play one step, and those in which only the arena is asked."""
        number = self.table.round
        self.before = self.table
        happened: tuple[Any, ...] = ()
        said: Mapping[Seat, Decision | None] | None = answers
        while said is not None:
            self.said.append(dict(said))
            self.table, events = step(self.table, said)
            happened += events
            said = self.edition.refereed(self.table, self.ground)
        self.events = happened
        self.views = {}
        self.shots += [(number, by, whom) for by, whom in self.edition.hits(self.events)]
        self.armed = {
            seat: said
            for seat, said in self.armed.items()
            if self.edition.still_armed(self.table, seat)
        }
        return self.events

    def bot_at(self, seat: Seat) -> str | None:
        """The bot that plays a seat, if one does; none can be the Godfather."""
        if seat >= self.edition.players(self.options):
            return None
        chair = self.chairs[seat]
        return (chair.bot or STAND_IN) if chair.by_bot else None

    def is_nobodys(self, seat: Seat) -> bool:
        """Whether no person answers for a seat just now."""
        if seat < len(self.chairs):
            return self.chairs[seat].by_bot
        return all(chair.by_bot for chair in self.chairs if chair.godfather)

    def _let_bots_watch(self) -> None:
        """Every bot takes in what its seat sees, so that a restart remembers what it remembers."""
        for seat in range(len(self.chairs)):
            name = self.bot_at(seat)
            if name is None:
                self.bots.pop(seat, None)
                continue
            if seat not in self.bots:
                self.bots[seat] = self.edition.bot(name)
            if not self.edition.is_dead(self.table, seat):
                self.bots[seat].watch(self.view(seat))

    def bots_say(self) -> dict[Seat, Decision]:
        """What bots say in this window, each from its own seat's view; held choices stand."""
        if self.walk is not None:
            return {seat: self.walk.frozen(ask) for seat, ask in asks(self.table).items()}
        said = {}
        for seat, ask in asks(self.table).items():
            name = self.bot_at(seat)
            if name is not None and seat not in self.choices:
                bot = self.bots.get(seat) or self.edition.bot(name)
                dice = Random(b"%s/%d/%d" % (self.seed, seat, self.windows))
                said[seat] = bot.decide(self.view(seat), ask, dice)
        return said

    def closes(self, lengths: Lengths) -> int | None:
        """When the server closes the window: after "three", and the same grace for all."""
        if self.window is None or self.window.closes_at is None or self.paused_at is not None:
            return None
        grace = 0 if self.window.waiting in AT_ONE_MOMENT else lengths.grace
        return self.window.closes_at + grace

    def all_in(self) -> bool:
        """Whether everybody asked who is a person has chosen."""
        return all(seat in self.choices or self.is_nobodys(seat) for seat in asks(self.table))

    def may_close_early(self) -> bool:
        return self.window is not None and self.paused_at is None and self.window.waiting in EARLY

    def may_count(self) -> bool:
        """Whether the table waits without a clock, and for nobody who is missing any more."""
        if self.window is None or self.window.closes_at is not None or self.paused_at is not None:
            return False
        nobody = all(self.is_nobodys(seat) for seat in asks(self.table))
        return nobody or (self.window.waiting in COUNTS_ITSELF and self.all_in())

    def count(self, now: int, lengths: Lengths) -> None:
        """Begin the count of three, where the table waited for people."""
        assert self.window is not None
        beats = lengths.count if self.window.waiting in COUNTED else 0
        self.window = replace(self.window, closes_at=max(now, self.window.shown_at) + beats)

    def lengthen(self, by: int) -> None:
        """More time, for everybody alike."""
        if self.window is not None and self.window.closes_at is not None:
            self.window = replace(self.window, closes_at=self.window.closes_at + by)

    def skip_theatre(self, now: int) -> None:
        """Show no more of the step before: the time to choose begins now."""
        assert self.window is not None
        skipped = max(0, self.window.shown_at - now)
        self.lengthen(-skipped)
        self.window = replace(self.window, shown_at=self.window.shown_at - skipped)

    def loaded(self) -> tuple[Seat, ...]:
        """Who has laid a card or shared them out, while that is no secret (A17)."""
        if self.window is None or self.window.waiting not in ROUND_OPENS:
            return ()
        return tuple(
            seat for seat in asks(self.table) if seat in self.choices or self.is_nobodys(seat)
        )

    def walk_on(self, now: int) -> None:
        """Let everybody in the arena walk until now, but not beyond the whistle."""
        window = self.window
        if self.walk is None or window is None or self.paused_at is not None:
            return
        if now >= window.shown_at:
            until = now if window.closes_at is None else min(now, window.closes_at)
            self.walk.advance(until, self.view)

    def view(self, seat: Seat | None) -> View:
        if seat not in self.views:
            self.views[seat] = view(self.table, seat)
        return self.views[seat]

    def held(self, seat: Seat | None) -> Held:
        """What the room holds for this seat alone."""
        if seat is None:
            return NOTHING_HELD
        asked = self.asked(seat)
        return Held(
            self.ask_of(seat),
            None if asked is None else self.choices.get(asked),
            self.armed.get(seat),
            wishes={mate: self.wishes[mate] for mate in self.team(seat) if mate in self.wishes},
        )

    def team(self, seat: Seat) -> tuple[Seat, ...]:
        """Everybody of a seat's team."""
        return self.edition.team(self.table, seat)

    def played(self, seat: Seat | None) -> Played:
        """The last step as a seat may know it."""
        seen = tuple([redact(event, seat) for event in self.events])
        ask = self.ask_of(seat)
        # Whoever armed something knows that it is chosen now; a welcome reminds him.
        held = NOTHING_HELD if ask is None else Held(ask)
        stakes = self.edition.stakes(self.table)
        ground = None if self.walk is None else self.ground
        return Played(seen, self.view(seat), held, self.window, stakes, ground)

    def report(self) -> Report:
        """What is told once the game is over or called off: the seed, and what was hidden."""
        return Report(
            self.seed.hex(),
            tuple([given.hex() for given in self.contributions]),
            tuple(self.ghosts.talk),
            self.ghosts.counted_votes(),
            self.called_off,
            dict(self.ghosts.last_words),
            self.truth(),
            self.names,
        )

    def truth(self) -> tuple[AnySeen, ...]:
        """Everything that happened from the deal on, with nothing hidden."""
        table, happened = self.dealt()
        for answers in self.said:
            table, events = step(table, answers)
            happened += events
        return happened
