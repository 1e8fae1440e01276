"""Looking at a whole game: chances at every moment, the decisions that mattered, luck and skill."""

from collections.abc import Callable, Sequence

import numpy as np
from msgspec import Struct
from msgspec.structs import replace as changed

from standoff.record.reader import Record
from standoff.review.beliefs import followed
from standoff.review.course import GameStep, course, dice_of, other_notes
from standoff.review.hindsight import Coup, coups, guns_on
from standoff.review.manners import Habits, manner, nearest
from standoff.review.secrets import LOADS, PUBLIC
from standoff.review.shark import Numbers, chances, played_on
from standoff.review.weighing import (
    Continued,
    Reckoned,
    Weighed,
    chance_of,
    checked,
    choice_of,
    deals,
    estimate,
    weighed,
)
from standoff.rules.asks import Decision, Seat
from standoff.rules.classic.decisions import ClassicDecision
from standoff.rules.classic.events import PowerShown, RoundBegan
from standoff.rules.classic.options import Options
from standoff.rules.classic.words import PowerId, PowerSet, StageId
from standoff.rules.game import deal, step

SHOWN = 3
"""How many decisions of each kind are shown of a seat."""
WORTH_A_WORD = 0.1
"""What a bluff or a read must have brought to be told: beyond what chance does to its games."""
LOOKED_AT = 4
"""How many are played on to find them."""
LEAST = 0.03
"""What a decision must be worth to be shown."""


ROUNDED = 0.01
"""What whole hundredths may hide: nothing is shown whose margin reads as if it might be nothing."""


CHANCES, DECISIONS = 1, 2
"""So many rounds more than the one that goes on are played, before the net says what that is worth."""


class Effort(Struct, frozen=True):
    """How much is played on: what takes the time, and how sure the answer is."""

    deals: int = 96
    """How many deals each chance is averaged over, each played on to the end of the next round."""
    ways: int = 192
    """How often each decision that is shown is played on, one way and the other."""
    coups: int = 96
    """How often each bluff and each read is, one way and the other."""
    notes: int = 48
    """How many other notes stand beside those that were turned up."""


WHOLE = Effort()
QUICK = Effort(deals=8, ways=16, coups=8, notes=8)


class MomentSeen(Struct, frozen=True):
    """Chances before something was asked."""

    round: int
    stage: StageId
    own: tuple[Reckoned | None, ...]
    """Each seat's chance from what it knew; None of the dead."""
    open: tuple[float, ...]
    """With all cards open."""


class DecisionShown(Struct, frozen=True):
    """A decision that mattered."""

    round: int
    stage: StageId
    seat: Seat
    guns: int
    """How many pointed at them."""
    power: PowerId | None
    chosen: ClassicDecision
    worth: Reckoned
    """What they won then, played on."""
    other: ClassicDecision
    """The best of what else could have been done."""
    other_worth: Reckoned
    gain: Reckoned
    """The one beside the other, at the same deals and draws."""
    reckoned: Reckoned
    """The same without playing on, by the net alone."""


class SeatReview(Struct, frozen=True):
    """What there is to say of one seat."""

    won: float
    cost: tuple[DecisionShown, ...]
    gained: tuple[DecisionShown, ...]
    bluff: Coup | None
    read: Coup | None
    notes: Reckoned
    """Luck: what the notes that were turned up were worth, beside all that could have been."""
    skill: Reckoned
    """What the decisions were worth beside those of great-shark, from what the seat knew."""
    manner: Habits
    like: str | None
    """The temperament that plays most alike."""


class Review(Struct, frozen=True):
    """A whole game, looked at."""

    names: tuple[str, ...]
    moments: tuple[MomentSeen, ...]
    seats: tuple[SeatReview, ...]


Progress = Callable[[int, int], None]


def review(record: Record, progress: Progress = lambda *_: None, effort: Effort = WHOLE) -> Review:
    """Look at a game; the same record gets the same answer."""
    return _Look(record, progress, effort).seen()


class _Look:
    def __init__(self, record: Record, progress: Progress, effort: Effort) -> None:
        self.record = record
        self.effort = effort
        self.turns = course(record)
        self.seats = range(len(self.turns[0].before.gangsters))
        self.beliefs = list(followed(self.turns))
        self.progress = progress
        self.work = len(self.turns) + len(self.seats)
        self.done = 0

    def seen(self) -> Review:
        moments, all_weighed = [], list[Weighed]()
        for number, turn in enumerate(self.turns):
            own: list[Reckoned | None] = [None] * len(self.seats)
            told = is_told(turn)
            for seat in turn.before.living:
                if not told and choice_of(turn, seat) is None:
                    continue
                dice = dice_of(self.record, "weigh", number, seat)
                worlds = deals(turn.before, seat, self.beliefs[number], self.effort.deals, dice)
                if told:
                    own[seat] = chance_of(
                        played_on([worlds], dice, turn.before.round + CHANCES)[0][:, seat]
                    )
                found = weighed(number, turn, seat, worlds, dice)
                if found is not None:
                    all_weighed.append(found)
            if told:
                openly = self._openly(number, turn)
                round_, stage = turn.before.round, turn.before.stage
                moments.append(MomentSeen(round_, stage, tuple(own), openly))
            self._step()
        luck = self._luck()
        found_coups = coups(self.turns, dice_of(self.record, "coups"), self.effort.coups, DECISIONS)
        final = chances([self.turns[-1].after])[0]
        seats = []
        for seat in self.seats:
            mine = [one for one in all_weighed if one.seat == seat]
            seats.append(self._seat(seat, mine, found_coups, luck, float(final[seat])))
            self._step()
        return Review(self.record.opening.names, tuple(moments), tuple(seats))

    def _openly(self, number: int, turn: GameStep) -> tuple[float, ...]:
        """Chances with the cards as they lie and the notes to come in any order, by playing on."""
        dice = dice_of(self.record, "open", number)
        notes = [other_notes(turn.before, dice) for _ in range(self.effort.deals)]
        tables = [changed(turn.before, chance=one) for one in notes]
        return tuple(played_on([tables], dice, turn.before.round + CHANCES)[0].mean(0).tolist())

    def _step(self) -> None:
        self.done += 1
        self.progress(self.done, self.work)

    def _seat(
        self,
        seat: Seat,
        mine: Sequence[Weighed],
        found: Sequence[Coup],
        luck: Numbers,
        won: float,
    ) -> SeatReview:
        cost = [one for one in mine if one.gain.value <= -max(LEAST, one.gain.margin)]
        gained = [one for one in mine if one.gain.value >= max(LEAST, one.gain.margin)]
        # What everybody would have done is no merit: what great-shark seldom does, is one.
        gained = [one for one in gained if one.beside_shark.value >= LEAST]
        cost.sort(key=lambda one: one.gain.value)
        gained.sort(key=lambda one: -one.beside_shark.value)
        own = [
            coup for coup in found if coup.seat == seat and coup.left - coup.instead >= WORTH_A_WORD
        ]
        how = manner(self.turns, seat)
        return SeatReview(
            won=won,
            cost=self._shown(cost),
            gained=self._shown(gained),
            bluff=next((coup for coup in own if coup.kind == "bluff"), None),
            read=next((coup for coup in own if coup.kind != "bluff"), None),
            notes=_together([estimate(one) for one in luck[:, :, seat]]),
            skill=_together([one.beside_shark for one in mine]),
            manner=how,
            like=nearest(how) if is_base(self.record.opening.options) else None,
        )

    def _shown(self, some: Sequence[Weighed]) -> tuple[DecisionShown, ...]:
        """Those of them that playing on bears out, by what they came to."""
        found: list[DecisionShown] = []
        for one in some[:LOOKED_AT]:
            turn = self.turns[one.turn]
            dice = dice_of(self.record, "play on", one.turn, one.seat)
            belief = self.beliefs[one.turn]
            worlds = deals(turn.before, one.seat, belief, self.effort.ways, dice)
            played = checked(one, worlds, dice, turn.before.round + DECISIONS)
            if bears_out(one.gain, played.gain):
                found.append(_told(turn, one, played))
        return tuple(sorted(found, key=lambda one: -abs(one.gain.value))[:SHOWN])

    def _luck(self) -> Numbers:
        """What the notes of each round did to each chance, draw by draw: (rounds, redrawn, seats)."""
        found = []
        first = self.turns[0].before
        dice = dice_of(self.record, "notes")
        blank = changed(first, round=0, pile=first.options.pile)
        others = [
            deal(first.options, other_notes(blank, dice))[0] for _ in range(self.effort.notes)
        ]
        found.append(chances([first]) - chances(others))
        for turn in self.turns:
            if any(isinstance(event, RoundBegan) for event in turn.events):
                notes = [other_notes(turn.before, dice) for _ in range(self.effort.notes)]
                others = [step(changed(turn.before, chance=one), turn.said)[0] for one in notes]
                found.append(chances([turn.after]) - chances(others))
        return np.stack(found)


def _told(turn: GameStep, one: Weighed, played: Continued) -> DecisionShown:
    return DecisionShown(
        round=turn.before.round,
        stage=turn.before.stage,
        seat=one.seat,
        guns=len(guns_on(turn.before, one.seat)),
        power=turn.before[one.seat].power,
        chosen=_classic(one.options[one.chosen]),
        worth=played.worth,
        other=_classic(one.options[one.other]),
        other_worth=played.other,
        gain=played.gain,
        reckoned=one.gain,
    )


def is_told(turn: GameStep) -> bool:
    """Whether chances are told before a turn: of moments for powers, those in which one was shown."""
    shown = any(isinstance(event, PowerShown) for event in turn.events)
    return shown or turn.before.stage in (*LOADS, *PUBLIC)


def is_base(options: object) -> bool:
    """Whether temperaments can be compared: they were measured in the base game."""
    assert isinstance(options, Options)
    return options.powers is PowerSet.NONE and not options.cop


def bears_out(net: Reckoned, played: Reckoned) -> bool:
    """Whether playing on says of a gain what the net says, beyond what chance may do."""
    return net.value * played.value > 0 and abs(played.value) > max(played.margin + ROUNDED, LEAST)


def _together(parts: Sequence[Reckoned]) -> Reckoned:
    """The sum of what was reckoned one by one."""
    margin = float(np.sqrt(sum(part.margin**2 for part in parts)))
    return Reckoned(float(sum(part.value for part in parts)), margin)


def _classic(said: Decision) -> ClassicDecision:
    assert isinstance(said, ClassicDecision)
    return said
