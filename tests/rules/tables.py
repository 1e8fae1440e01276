"""A table to test rules at: a round in one line, played through the five functions.

`A!B B*C- C.? D~A` says: A loads a BBB and aims at B; B loads a Bang, aims at C and withdraws;
C loads a Click and is too slow to aim; D lays no card in time and aims at A. Two guns are two
pairs, `A!B*C`. Who is not named says nothing at all: a card by chance, no aim, and they stay.
"""

import re
from collections.abc import Mapping
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from standoff.rules.asks import Ask, Decision, Seat
from standoff.rules.chance import Scripted
from standoff.rules.classic.decisions import (
    CALL,
    NERVE_ASK,
    STAY,
    WITHDRAW,
    Aim,
    AimAsk,
    Join,
    Load,
    LoadAsk,
    Show,
    Stab,
    Swap,
    Take,
)
from standoff.rules.classic.events import Event, Seen, Split
from standoff.rules.classic.options import Options
from standoff.rules.classic.table import Gangster, Table
from standoff.rules.classic.views import View
from standoff.rules.classic.words import Bullet, Money, PowerSet
from standoff.rules.game import asks, deal, redact, step, view
from standoff.rules.notes import TEN

SEATS = "ABCDEF"
BULLETS = {".": Bullet.CLICK, "*": Bullet.BANG, "!": Bullet.BBB, "~": None}
Kind = TypeVar("Kind", bound=Event)
Wish = Stab | Take | Swap | Join


class Plan(Struct, frozen=True):
    """What one gangster does in a round."""

    bullets: tuple[Bullet | None, ...] = ()
    at: tuple[Seat | None, ...] = ()
    withdraws: bool = False


SILENT = Plan()


def letters(seats: tuple[Seat, ...]) -> str:
    return "".join(SEATS[seat] for seat in seats)


def plans(line: str) -> dict[str, Plan]:
    """What everyone named in a line does."""
    read = {}
    for word in line.split():
        parts = re.fullmatch(r"([A-F])((?:[.*!~][A-F?])*)(-?)", word)
        assert parts, f"{word} is not in the notation"
        guns = re.findall(r"(.)(.)", parts[2])
        read[parts[1]] = Plan(
            tuple(BULLETS[mark] for mark, _ in guns),
            tuple(None if aim == "?" else SEATS.index(aim) for _, aim in guns),
            withdraws=parts[3] == "-",
        )
    return read


class Round(Struct, frozen=True):
    """Answers every ask of a round by its line, and each wish for a power where it is allowed."""

    plans: Mapping[str, Plan]
    wishes: Mapping[str, Decision]
    shows: Mapping[str, int]
    call: bool

    def answer(self, table: Table, letter: str, ask: Ask) -> Decision | None:
        plan = self.plans.get(letter, SILENT)
        if isinstance(ask, LoadAsk):
            return Load(plan.bullets) if plan.bullets else None
        if isinstance(ask, AimAsk):
            return Aim(plan.at) if plan.at else None
        if ask == NERVE_ASK:
            return WITHDRAW if plan.withdraws else None if plan is SILENT else STAY
        if self.call and CALL in ask:
            return CALL
        wish = Show() if self.shows.get(letter) == table.phase else self.wishes.get(letter)
        return wish if wish is not None and wish in ask else None


class Game(Struct, frozen=True):
    """A table, and the events that led to it from the table before."""

    table: Table
    events: tuple[Event, ...]

    def play(
        self,
        line: str,
        *,
        show: str = "",
        stab: str = "",
        take: str = "",
        swap: str = "",
        join: str = "",
        call: bool = False,
        until: str = "",
    ) -> "Game":
        """Play to the end of the round, or until a moment comes.

        `show="A1"`: A shows their power in phase 1. `stab="AB"`: A stabs B. `take="AB"`: A takes
        the dead B's gun. `swap="A."`: A throws a Click away. `join="A"`: A stands up.
        """
        wishes: dict[str, Decision] = {}
        if stab:
            wishes[stab[0]] = Stab(SEATS.index(stab[1]))
        if take:
            wishes[take[0]] = Take(SEATS.index(take[1]))
        if swap:
            wishes[swap[0]] = Swap(BULLETS[swap[1]] or Bullet.CLICK)
        if join:
            wishes[join] = Join()
        shows = {word[0]: int(word[1]) for word in show.split()}
        script = Round(plans(line), wishes, shows, call)
        table = self.table
        events: list[Event] = []
        granted = 0
        while table.outcome is None and table.round == self.table.round:
            if table.stage == until:
                return Game(table, tuple(events))
            answers = {
                seat: script.answer(table, SEATS[seat], ask) for seat, ask in asks(table).items()
            }
            granted += sum(isinstance(one, Show | Wish) for one in answers.values())
            table, told = step(table, answers)
            events += told
        assert not until, f"{until} never came"
        assert granted == len(wishes) + len(shows), "a wish was not granted"
        return Game(table, tuple(events))

    def rest(self, rounds: int) -> "Game":
        """So many rounds in which nobody says anything."""
        game = self
        for _ in range(rounds):
            game = game.play("")
        return game

    def say(self, answers: Mapping[str, Decision | None]) -> "Game":
        """One step; who is not named says nothing."""
        said = {SEATS.index(letter): answer for letter, answer in answers.items()}
        return Game(*step(self.table, said))

    def __getitem__(self, letter: str) -> Gangster:
        return self.table[SEATS.index(letter)]

    @property
    def moment(self) -> str:
        return self.table.stage

    @property
    def asked(self) -> str:
        return letters(tuple(asks(self.table)))

    def ask(self, letter: str) -> Ask:
        return asks(self.table)[SEATS.index(letter)]

    def choices(self, letter: str) -> tuple[Decision, ...]:
        return tuple(self.ask(letter))

    def view(self, letter: str | None) -> View:
        return view(self.table, None if letter is None else SEATS.index(letter))

    def seen(self, letter: str | None) -> tuple[Seen, ...]:
        """The events as a seat saw them."""
        seat = None if letter is None else SEATS.index(letter)
        return tuple(redact(event, seat) for event in self.events)

    def told(self, kind: type[Kind]) -> tuple[Kind, ...]:
        return tuple(event for event in self.events if isinstance(event, kind))

    @property
    def wounds(self) -> dict[str, int]:
        """The markers of everyone who has any."""
        return {
            letter: gangster.wounds
            for letter, gangster in zip(SEATS, self.table.gangsters, strict=False)
            if gangster.wounds
        }

    @property
    def dead(self) -> str:
        gangsters = self.table.gangsters
        return letters(tuple(seat for seat, one in enumerate(gangsters) if not one.alive))

    @property
    def sharers(self) -> str:
        """Who took part in the split that was just made."""
        (split,) = self.told(Split)
        return letters(split.among)

    @property
    def winners(self) -> str:
        assert self.table.outcome is not None
        return letters(self.table.outcome.winners)


def dealt(
    players: int = 4,
    *,
    powers: Mapping[str, str] | None = None,
    pool: PowerSet | None = None,
    cop: str = "",
    money: Money = Money.OPEN,
    deck: str = "",
    wounds: Mapping[str, int] | None = None,
) -> Game:
    """A game begun: who holds which power, who is the cop, the notes in thousands."""
    held = powers or {}
    if pool is None:
        pool = PowerSet.ALL_AND_BACKSTAB if powers else PowerSet.NONE
    chance = Scripted(
        tuple(int(note) * 1000 for note in deck.split()) + (TEN,) * 40,
        tuple(held.get(letter) for letter in SEATS),
        SEATS.index(cop) if cop else 0,
    )
    table, events = deal(Options(players, pool, bool(cop), money), chance)
    for letter, markers in (wounds or {}).items():
        seat = SEATS.index(letter)
        table = table.with_gangster(seat, replace(table[seat], wounds=markers))
    return Game(table, events)
