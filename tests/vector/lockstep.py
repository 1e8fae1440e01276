"""The vector engine and the readable rules side by side, decision by decision.

The vector engine deals; what chance brought is read off what its seats see, and told to the
rules. After every step all seats of both must see the same and may do the same.
"""

from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

import jax
import numpy as np

from standoff.env.encoding import Encoder
from standoff.env.position import Position, opened
from standoff.rules.asks import Decision, Seat
from standoff.rules.classic.options import Options
from standoff.rules.classic.words import Money, PowerSet
from standoff.rules.notes import NOTES, Note
from standoff.schema.actions import ACTIONS
from standoff.schema.observation import POWERS, SCHEMA
from standoff.vector.environment import observe, reset, step
from standoff.vector.law import Law
from standoff.vector.law import Options as LawOptions
from tests.vector.scenario import scenario

WILD = 0.02
"""How often a seat does anything at all, legal or not."""
_PILE, _POWER = SCHEMA.slices["pile"], SCHEMA.slices["power"]
_ROLE = SCHEMA.slices["role"].start


class Dealt:
    """Chance as the vector engine plays it: told note by note."""

    def __init__(self, notes: Sequence[Note], powers: Sequence[str | None], cop: Seat) -> None:
        self.notes = list(notes)
        self.powers = tuple(powers)
        self.cop_seat = cop

    def note(self, turned: int) -> Note:
        return self.notes[turned]

    def power(self, seat: Seat, pool: tuple[str, ...]) -> str | None:
        return self.powers[seat]

    def cop(self, seats: int) -> Seat:
        return self.cop_seat

    def bullet(self, round_: int, seat: Seat, gun: int, unused: Sequence[Any]) -> Any:
        raise AssertionError("nobody is ever late")


class Asked(NamedTuple):
    """What was said at one moment of a game."""

    round: int
    stage: int
    said: dict[Seat, Decision]


class Game:
    """One lane of the batch beside the same game by the rules."""

    def __init__(self, options: LawOptions, seen: Any) -> None:
        self.options = Options(
            options.players, PowerSet(options.powers), options.cop, Money(options.money)
        )
        self.encoder = _encoder(self.options)
        seats = range(options.players)
        flags = [seen[seat, _POWER] for seat in seats]
        powers = [POWERS[int(own.argmax())] if own.any() else None for own in flags]
        cop = next((seat for seat in seats if seen[seat, _ROLE]), 0)
        self.pile = np.array([10, 15, 15])
        self.chance = Dealt(self.turned(seen), powers, cop)
        self.position: Position = opened(self.options, self.chance)[0]
        self.asked: list[Asked] = []

    def turned(self, seen: Any) -> list[Note]:
        """The notes that have left the pile since the last look, in whatever order."""
        pile = seen[0, _PILE].astype(int)
        new = _listed(self.pile - pile)
        self.pile = pile
        return new

    def take(self, actions: Any, seen: Any) -> None:
        """Let the rules take the same actions, with the notes the other engine turned up."""
        table = self.position.table
        said = {seat: self.position.legal(seat).meant(int(actions[seat])) for seat in table.asking}
        self.asked.append(Asked(table.round, table.stage, said))
        self.chance.notes += self.turned(seen)
        # Where the other engine turned up none the rules should want none; if they do, they get
        # what is left of the pile, and the next comparison finds the rounds apart.
        told = len(self.chance.notes)
        self.chance.notes += _listed(self.pile)
        self.position = self.position.after(said)[0]
        del self.chance.notes[told:]

    def sees(self) -> bytes:
        """What everybody sees, seat after seat."""
        table, memory = self.position
        seats = tuple(range(self.options.players))
        return b"".join(self.encoder.observations(table, memory, seats))

    def may(self) -> bytes:
        """What everybody may do, seat after seat."""
        return b"".join(self.position.legal(seat).mask for seat in range(self.options.players))


def _listed(counts: Any) -> list[Note]:
    return [note for note, many in zip(NOTES, counts, strict=True) for _ in range(many)]


_ENCODERS: dict[Options, Encoder] = {}


def _encoder(options: Options) -> Encoder:
    return _ENCODERS.setdefault(options, Encoder(options))


class Tally(NamedTuple):
    """How far a walk came."""

    games: int
    answers: int


class DifferenceError(AssertionError):
    """The two engines part; the message holds the game as a scenario file."""


class Walk:
    """A batch of tables of one law in lockstep with the rules."""

    def __init__(self, law: Law, batch: int, seed: int) -> None:
        self.law, self.batch = law, batch
        self.dice = np.random.default_rng(seed)
        self.step = jax.jit(partial(step, law))
        self.observe = jax.jit(partial(observe, law))
        state, view = jax.jit(partial(reset, law, batch))(self._key())
        self.state = state
        self.seen, self.masks = _by_lane(view)
        self.games = [
            Game(law.tables[lane % len(law.tables)], self.seen[lane]) for lane in range(batch)
        ]
        self._compare(range(batch), self.seen, self.masks)

    def walk(self, games: int) -> Tally:
        """Play until so many games have ended; raises at the first difference."""
        ended = answers = 0
        while ended < games:
            actions = self._actions()
            taken = self.step(self.state, actions.T, self._key())
            answers += int((~self.masks[:, :, 0]).sum())
            done = np.asarray(taken.done)
            seen, masks = _by_lane(taken.view)
            last, last_masks = seen, masks
            if done.any():
                last, last_masks = _by_lane(self.observe(taken.final))
            rewards = np.asarray(taken.rewards).T
            for lane, game in enumerate(self.games):
                game.take(actions[lane], last[lane])
            self._compare(range(self.batch), last, last_masks)
            for lane in range(self.batch):
                self._settle(lane, bool(done[lane]), rewards[lane], seen[lane])
            over = np.flatnonzero(done)
            self._compare(over, seen, masks)
            ended += len(over)
            self.state, self.seen, self.masks = taken.state, seen, masks
        return Tally(ended, answers)

    def _settle(self, lane: int, done: bool, rewards: Any, seen: Any) -> None:
        """Both must agree that a game is over and who won; then the next begins."""
        game = self.games[lane]
        over = game.position.table.outcome is not None
        shares = (*game.position.shares, *[0.0] * 6)[: len(rewards)]
        if over != done or not np.allclose(rewards, shares):
            raise self._difference(lane, f"over {done}, shares {rewards}", f"{over}, {shares}")
        if done:
            self.games[lane] = Game(self.law.tables[lane % len(self.law.tables)], seen)

    def _compare(self, lanes: Any, seen: Any, masks: Any) -> None:
        for lane in lanes:
            game = self.games[lane]
            players = game.options.players
            if seen[lane, :players].tobytes() != game.sees():
                raise self._difference(lane, *_told_apart(seen[lane, :players], game.sees()))
            if masks[lane, :players].tobytes() != game.may():
                raise self._difference(
                    lane, f"masks {_actions(masks[lane, :players].tobytes())}", _actions(game.may())
                )

    def _actions(self) -> Any:
        """A random legal action for everybody, now and then any action at all."""
        weights = self.dice.random(self.masks.shape) * self.masks
        actions = weights.argmax(axis=2).astype(np.int32)
        wild = self.dice.random(actions.shape) < WILD
        return np.where(wild, self.dice.integers(0, ACTIONS, actions.shape), actions)

    def _key(self) -> Any:
        return self.dice.integers(0, 1 << 32, 2, dtype=np.uint32)

    def _difference(self, lane: int, ours: str, theirs: str) -> DifferenceError:
        game = self.games[lane]
        told = scenario(game.chance, game.options, game.asked)
        return DifferenceError(
            f"{game.options}, round {game.position.table.round}, after "
            f"{game.asked[-1] if game.asked else 'the deal'}:\n"
            f"vector engine: {ours}\nreadable rules: {theirs}\nscenario file:\n{told}"
        )


def _by_lane(view: Any) -> tuple[Any, Any]:
    """Observations and masks with the batch first."""
    seen = np.ascontiguousarray(np.asarray(view.observations).transpose(2, 0, 1))
    return seen, np.ascontiguousarray(np.asarray(view.masks).transpose(2, 0, 1))


def _told_apart(ours: Any, theirs: bytes) -> tuple[str, str]:
    """The fields of the schema in which two observations differ."""
    other = np.frombuffer(theirs, np.int8).reshape(ours.shape)
    places = [
        (seat, name, ours[seat, where].tolist(), other[seat, where].tolist())
        for seat in range(len(ours))
        for name, where in SCHEMA.slices.items()
        if (ours[seat, where] != other[seat, where]).any()
    ]
    ours_told = [f"seat {seat}: {name} {mine}" for seat, name, mine, _ in places[:6]]
    return "; ".join(ours_told), "; ".join(f"{place[3]}" for place in places[:6])


def _actions(masks: bytes) -> str:
    flags = np.frombuffer(masks, np.int8).reshape(-1, ACTIONS)
    return str([[SCHEMA.actions[place] for place in np.flatnonzero(row)] for row in flags])
