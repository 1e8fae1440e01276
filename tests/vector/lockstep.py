"""The vector engine and the readable rules side by side, decision by decision.

The vector engine deals; what chance brought is read off what its seats see, and told to the
rules. After every step all seats of both must see the same and may do the same.
"""

from collections.abc import Sequence
from functools import cache, partial
from typing import Any, NamedTuple

import jax
import numpy as np

from standoff.env.classic import position
from standoff.rules.asks import Decision, Seat
from standoff.rules.classic.hand import Hand
from standoff.rules.classic.mini import MiniOptions
from standoff.rules.classic.options import Options
from standoff.rules.classic.table import Table
from standoff.rules.classic.words import Money, PowerSet
from standoff.rules.game import deal
from standoff.rules.game import step as play
from standoff.rules.notes import NOTES, Note, Notes
from standoff.schema.actions import ACTIONS
from standoff.schema.encoding import encoder
from standoff.schema.legal import Legal
from standoff.schema.observation import POWERS, SCHEMA
from standoff.vector.environment import observe, reset, step
from standoff.vector.law import Law, MiniTable, TableOptions
from tests.vector.scenario import scenario

WILD = 0.02
"""How often a seat does anything at all, legal or not."""
_PILE, _POWER = SCHEMA.slices["pile"], SCHEMA.slices["power"]
_ROLE = SCHEMA.slices["role"].start
Pile = Sequence[int]
"""How many notes of each kind are left."""


class Dealt:
    """Chance as the vector engine plays it: told note by note."""

    def __init__(self, powers: Sequence[str | None], cop: Seat, whole: Pile, pile: Pile) -> None:
        self.notes: list[Note] = []
        self.pile: Pile = whole
        self.powers = tuple(powers)
        self.cop_seat = cop
        self.turn_up(pile)

    def turn_up(self, pile: Pile) -> None:
        """Learn which notes have left the pile since the last look, in whatever order."""
        for note, before, after in zip(NOTES, self.pile, pile, strict=True):
            self.notes += [note] * (before - after)
        self.pile = pile

    def note(self, turned: int) -> Note:
        """Where the other engine turned up none the rules should want none.

        If they do, they get what is left of the pile, and the next comparison finds the rounds
        apart.
        """
        return (*self.notes, *Notes(*self.pile).listed())[turned]

    def power(self, seat: Seat, pool: tuple[str, ...]) -> str | None:
        return self.powers[seat]

    def cop(self, seats: int) -> Seat:
        return self.cop_seat

    def bullet(self, round_: int, seat: Seat, gun: int, unused: Sequence[Any]) -> Any:
        raise AssertionError("nobody is ever late")


class Asked(NamedTuple):
    """What was said at one moment of a game."""

    round: int
    stage: str
    said: dict[Seat, Decision]


class Game:
    """One lane of the batch beside the same game by the rules."""

    def __init__(self, options: TableOptions, seen: Any) -> None:
        self.options = rules_of(options)
        self.encoder = encoder(self.options)
        self.seats = tuple(range(options.players))
        flags = [seen[seat, _POWER] for seat in self.seats]
        powers = [POWERS[int(own.argmax())] if own.any() else None for own in flags]
        cop = next((seat for seat in self.seats if seen[seat, _ROLE]), 0)
        self.chance = Dealt(powers, cop, self.options.pile, seen[0, _PILE].tolist())
        self.table: Table = deal(self.options, self.chance)[0]
        self.asked: list[Asked] = []
        self.legals = self._legals()

    def _legals(self) -> list[Legal]:
        """What everybody may do, seat after seat."""
        return [position.legal_for(self.table, seat) for seat in self.seats]

    def take(self, actions: Sequence[int]) -> None:
        """Let the rules take the same actions."""
        table = self.table
        said = {seat: self.legals[seat].meant(actions[seat]) for seat in table.asking}
        self.asked.append(Asked(table.round, table.stage, said))
        self.table = play(table, said)[0]
        self.legals = self._legals()

    def sees(self) -> list[bytes]:
        """What everybody sees, seat after seat."""
        return [row.tobytes() for row in self.encoder.observations(self.table, self.seats)]

    def may(self) -> list[bytes]:
        """What everybody may do, seat after seat."""
        return [legal.mask for legal in self.legals]


def rules_of(table: TableOptions) -> Options:
    """The same options for the rules."""
    money = Money(table.money)
    if isinstance(table, MiniTable):
        hand, notes = Hand(*table.hand), Notes(*table.notes)
        return MiniOptions(
            table.players, PowerSet.NONE, False, money, table.rounds, hand, notes, table.wounds
        )
    return Options(table.players, PowerSet(table.powers), table.cop, money)


class Tally(NamedTuple):
    """How far a walk came."""

    games: int
    answers: int


class DifferenceError(AssertionError):
    """The two engines part; the message holds the game as a scenario file."""


class Engine:
    """The vector engine for one law; compiled once, whatever is walked with it."""

    def __init__(self, law: Law) -> None:
        self.law = law
        self.reset = jax.jit(partial(reset, law), static_argnums=0)
        self.step = jax.jit(partial(step, law))
        self.observe = jax.jit(partial(observe, law))


engine = cache(Engine)
"""The engine for a law, for as long as nobody breaks its rules on purpose."""


class Walk:
    """A batch of tables of one law in lockstep with the rules."""

    def __init__(self, engine: Engine, batch: int, seed: int) -> None:
        self.engine = engine
        self.dice = np.random.default_rng(seed)
        self.state, view = engine.reset(batch, self._key())
        self.seen, self.masks = _by_lane(view)
        tables = engine.law.tables
        self.tables = [tables[lane % len(tables)] for lane in range(batch)]
        self.games = [
            Game(options, seen) for options, seen in zip(self.tables, self.seen, strict=True)
        ]
        self._compare(range(batch), self.seen, self.masks)

    def walk(self, games: int) -> Tally:
        """Play until so many games have ended; raises at the first difference."""
        ended = answers = 0
        while ended < games:
            answers += int((self.masks[:, :, 0] == 0).sum())
            ended += self._step()
        return Tally(ended, answers)

    def _step(self) -> int:
        """Let everybody act in both engines, compare all they say, and count the games ended."""
        actions = self._actions()
        taken = self.engine.step(self.state, actions.T, self._key())
        seen, masks = _by_lane(taken.view)
        over = np.flatnonzero(taken.done).tolist()
        self._turn_up(seen, taken.done)
        for game, said in zip(self.games, actions.tolist(), strict=True):
            game.take(said)
        if over:
            self._compare(over, *_by_lane(self.engine.observe(taken.final), over))
        self._settle(np.asarray(taken.done), np.asarray(taken.rewards).T)
        for lane in over:
            self.games[lane] = Game(self.tables[lane], seen[lane])
        self._compare(range(len(self.games)), seen, masks)
        self.state, self.seen, self.masks = taken.state, seen, masks
        return len(over)

    def _turn_up(self, seen: Any, done: Any) -> None:
        """Tell the rules of every game that goes on which notes were turned up."""
        piles, before = seen[:, 0, _PILE], self.seen[:, 0, _PILE]
        for lane in np.flatnonzero((piles != before).any(axis=1) & ~np.asarray(done)):
            self.games[lane].chance.turn_up(piles[lane].tolist())

    def _settle(self, done: Any, rewards: Any) -> None:
        """Both must agree which games are over, and who won them."""
        shares = np.zeros_like(rewards)
        over = np.zeros_like(done)
        for lane, game in enumerate(self.games):
            if game.table.outcome is not None:
                over[lane] = True
                shares[lane, : len(game.seats)] = position.shares(game.table)
        differ = (over != done) | ~np.isclose(rewards, shares).all(axis=1)
        for lane in np.flatnonzero(differ).tolist():
            raise self._difference(
                lane, f"over {done[lane]}, shares {rewards[lane]}", f"{over[lane]}, {shares[lane]}"
            )

    def _compare(self, lanes: Sequence[int], seen: Any, masks: Any) -> None:
        """Everybody at these tables must see the same and may do the same in both engines."""
        for players in self.engine.law.players:
            here = [
                place for place, lane in enumerate(lanes) if self.tables[lane].players == players
            ]
            games = [self.games[lanes[place]] for place in here]
            ours = seen[here, :players]
            theirs = _rows([row for game in games for row in game.sees()], ours)
            for nth in np.flatnonzero((ours != theirs).any(axis=(1, 2))):
                apart = _told_apart(ours[nth], theirs[nth])
                raise self._difference(lanes[here[nth]], *apart)
            ours = masks[here, :players]
            theirs = _rows([row for game in games for row in game.may()], ours)
            for nth in np.flatnonzero((ours != theirs).any(axis=(1, 2))):
                apart = f"masks {_named(ours[nth])}", _named(theirs[nth])
                raise self._difference(lanes[here[nth]], *apart)

    def _actions(self) -> Any:
        """A random legal action for everybody, now and then any action at all."""
        weights = self.dice.random(self.masks.shape, np.float32) * self.masks
        actions = weights.argmax(axis=2).astype(np.int32)
        wild = self.dice.random(actions.shape) < WILD
        return np.where(wild, self.dice.integers(0, ACTIONS, actions.shape), actions)

    def _key(self) -> Any:
        return self.dice.integers(0, 1 << 32, 2, dtype=np.uint32)

    def _difference(self, lane: int, ours: str, theirs: str) -> DifferenceError:
        game = self.games[lane]
        told = scenario(game.chance, game.options, game.asked)
        return DifferenceError(
            f"{game.options}, round {game.table.round}, after "
            f"{game.asked[-1] if game.asked else 'the deal'}:\n"
            f"vector engine: {ours}\nreadable rules: {theirs}\nscenario file:\n{told}"
        )


def _by_lane(view: Any, lanes: Any = slice(None)) -> tuple[Any, Any]:
    """Observations and masks of some tables, with the batch first."""
    seen = np.asarray(view.observations)[:, :, lanes].transpose(2, 0, 1)
    masks = np.asarray(view.masks)[:, :, lanes].transpose(2, 0, 1)
    return np.ascontiguousarray(seen), np.ascontiguousarray(masks)


def _rows(rows: Sequence[bytes], like: Any) -> Any:
    """Rows of bytes, seat after seat and table after table, as numbers like some others."""
    return np.frombuffer(b"".join(rows), like.dtype).reshape(like.shape)


def _told_apart(ours: Any, theirs: Any) -> tuple[str, str]:
    """The fields of the schema in which two observations differ."""
    places = [
        (seat, name, ours[seat, where].tolist(), theirs[seat, where].tolist())
        for seat in range(len(ours))
        for name, where in SCHEMA.slices.items()
        if (ours[seat, where] != theirs[seat, where]).any()
    ]
    ours_told = [f"seat {seat}: {name} {mine}" for seat, name, mine, _ in places[:6]]
    return "; ".join(ours_told), "; ".join(f"{place[3]}" for place in places[:6])


def _named(masks: Any) -> str:
    return str([[SCHEMA.actions[place] for place in np.flatnonzero(row)] for row in masks])
