"""Twins: a game, and another that differs only in what one seat may not know.

The twin is dealt and played anew. Whatever the seat has seen by then happens in it too; all else
is chosen again, at random: the others' powers, roles, cards and silences, and the notes to come.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple, TypeVar

from msgspec import Struct

from standoff.rules.asks import Ask, Decision, Seat
from standoff.rules.chance import Seeded
from standoff.rules.classic.decisions import CALL, FORGO, PASS, STAY, Call, Load, Swap
from standoff.rules.classic.events import Loaded
from standoff.rules.classic.hand import Hand
from standoff.rules.classic.table import Table
from standoff.rules.classic.words import Bullet, PowerId
from standoff.rules.game import asks, deal, step
from standoff.rules.notes import Note
from tests.properties.games import Game, Turn
from tests.properties.hindsight import Hindsight, Needed

T = TypeVar("T")


class Arranged(Struct, frozen=True):
    """Chance as a twin needs it."""

    deck: tuple[Note, ...]
    powers: tuple[PowerId | None, ...]
    cop_seat: Seat
    drawn: dict[tuple[int, Seat, int], Bullet]

    def note(self, turned: int) -> Note:
        return self.deck[turned]

    def power(self, seat: Seat, pool: tuple[str, ...]) -> str | None:
        return self.powers[seat]

    def cop(self, seats: int) -> Seat:
        return self.cop_seat

    def bullet(self, round_: int, seat: Seat, gun: int, unused: Sequence[T]) -> T:
        drawn: object = self.drawn[round_, seat, gun]
        return next(bullet for bullet in unused if bullet == drawn)


class Twins(NamedTuple):
    """Two games that one seat cannot tell apart, as far as they were played."""

    seat: Seat | None
    one: tuple[Turn, ...]
    other: tuple[Turn, ...]
    start: Table
    other_start: Table
    richer: int
    """How much richer everyone else is in the other game, where money is closed."""


class Twinning:
    """Plays the twin of a game, for one seat and up to one moment."""

    def __init__(self, game: Game, seat: Seat | None, moment: int, dice: Random) -> None:
        self.game = game
        self.seat = seat
        self.dice = dice
        self.turns = game.turns[:moment]
        self.hindsight = Hindsight(game, seat, moment)
        self.chance = self.arranged()

    def played(self) -> Twins:
        """The two games side by side."""
        start, _ = deal(self.game.options, self.chance)
        table = start
        turns = []
        for place, turn in enumerate(self.turns):
            if list(asks(table)) != list(turn.answers):
                break  # somebody is asked in one game only: that much is enough to tell them apart
            answers = dict(self.answers(place, turn, table))
            after, events = step(table, answers)
            turns.append(Turn(table, answers, after, events))
            table = after
        richer = 5_000 * self.dice.randrange(1, 9)
        one = self.turns[: len(turns)]
        return Twins(self.seat, one, tuple(turns), self.game.dealt, start, richer)

    def arranged(self) -> Arranged:
        """The notes turned up so far, and another order and deal of all that nobody has seen."""
        chance = self.game.dealt.chance
        assert isinstance(chance, Seeded)
        turned = self.turns[-1].after.turned
        to_come = list(chance.pile[turned:])
        self.dice.shuffle(to_come)
        deck = (*chance.pile[:turned], *to_come)
        return Arranged(deck, self.powers(), self.dice.choice(self.hindsight.suspects()), {})

    def powers(self) -> tuple[PowerId | None, ...]:
        """The powers dealt again, among those who have not betrayed theirs."""
        held = [gangster.power for gangster in self.game.dealt.gangsters]
        undealt = [power for power in self.game.options.pool if power not in held]
        for _ in range(20):
            dealt = list(held)
            places = [seat for seat in range(len(held)) if not self.hindsight.knows_power(seat)]
            cards = [*(held[seat] for seat in places), *undealt]
            self.dice.shuffle(cards)
            for seat, card in zip(places, cards, strict=False):
                dealt[seat] = card
            if all(
                self.hindsight.may_hold(seat, card, held[seat]) for seat, card in enumerate(dealt)
            ):
                return tuple(dealt)
        return tuple(held)

    def answers(
        self, place: int, turn: Turn, table: Table
    ) -> Iterator[tuple[Seat, Decision | None]]:
        """What everyone says in the twin at this place."""
        for seat, said in turn.answers.items():
            if seat == self.seat:
                self.note_draws(turn, seat)
                yield seat, said
            else:
                yield seat, self.answer(place, seat, said, asks(table)[seat], table)

    def answer(
        self, place: int, seat: Seat, said: Decision | None, ask: Ask, table: Table
    ) -> Decision | None:
        """Something else that comes to the same for whoever may not know."""
        if (place, seat) in self.hindsight.loads:
            return self.load(place, seat, table)
        if isinstance(said, Swap):
            return self.swap(place, seat, table)
        if PASS in ask:
            return CALL if CALL in ask and self.was_called(place) else self.silent_or(PASS)
        if said in (None, STAY) and STAY in ask:
            return self.silent_or(STAY)
        if said in (None, FORGO) and FORGO in ask:
            return self.silent_or(FORGO)
        return said

    def was_called(self, place: int) -> bool:
        return any(isinstance(said, Call) for said in self.turns[place].answers.values())

    def silent_or(self, default: Decision) -> Decision | None:
        return None if self.dice.random() < 0.3 else default

    def load(self, place: int, seat: Seat, table: Table) -> Load | None:
        """A card that nobody saw, or the very one that was to be seen; chosen, or by chance."""
        bullets: list[Bullet] = []
        said: list[Bullet | None] = []
        for gun, hand in enumerate(table[seat].hands):
            slot = self.hindsight.loads[place, seat][gun]
            kinds = [slot.shown] if slot.shown else hand.kinds
            bullet = self.dice.choice(
                [
                    kind
                    for kind in kinds
                    if not (slot.slow and kind is Bullet.BBB)
                    and covers(hand.plus(kind, -1), slot.needed_after)
                ]
            )
            bullets.append(bullet)
            draw = (table.round, seat, gun)
            may_draw = self.chance.drawn.get(draw, bullet) is bullet
            if may_draw and self.dice.random() < 0.3:
                self.chance.drawn[draw] = bullet
                said.append(None)
            else:
                said.append(bullet)
        return None if not any(said) else Load(tuple(said))

    def swap(self, place: int, seat: Seat, table: Table) -> Swap:
        """Another card thrown away, as long as those to be seen later stay."""
        hand = table[seat].hands[0]
        needed = self.hindsight.needed_after_swap[place]
        swapped = {kind: hand.plus(kind, -1).plus(Bullet.BBB) for kind in hand.kinds}
        return Swap(self.dice.choice([k for k, left in swapped.items() if covers(left, needed)]))

    def note_draws(self, turn: Turn, seat: Seat) -> None:
        """The seat itself draws the same cards."""
        for event in turn.events:
            if isinstance(event, Loaded) and event.seat == seat and event.by_chance:
                for gun, bullet in enumerate(event.bullets):
                    self.chance.drawn[turn.before.round, seat, gun] = bullet


def covers(hand: Hand, needed: Needed) -> bool:
    """Whether all cards that are known to be in a hand can be."""
    left = Counter[Bullet | None](hand.listed())
    left[None] = left[Bullet.CLICK] + left[Bullet.BANG]
    left[None] -= needed[Bullet.CLICK] + needed[Bullet.BANG]
    return left >= needed
