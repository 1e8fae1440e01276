"""Live in the vector engine and by the readable rules side by side, answer by answer.

The vector engine deals; the rules are told which cards came and who was dealt what. After every
step both must hold the same table: every fact of the rules is looked at.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, partial
from random import Random
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from standoff.cards.tables import live_options
from standoff.env.live.legal import action_of, legal_actions
from standoff.rules.asks import Ask, Decision, Seat
from standoff.rules.cards import Card, Weapon
from standoff.rules.live import engine as rules
from standoff.rules.live.decisions import DivideAsk, Freeze, FreezeAsk, Touch, TouchAsk
from standoff.rules.live.table import Table
from standoff.schema.live_actions import ACTIONS, DIVIDE, WAIT
from standoff.vector.live.environment import reset, step
from standoff.vector.live.faces import BITS, IN_A_WORD
from standoff.vector.live.law import Facts, LiveLaw, TeamsTable
from standoff.vector.live.masks import masks
from standoff.vector.live.seats import rows, united
from tests.vector.live_facts import PLAIN, face_of, facts, held_facts, held_row, names, table_row

WILD = 0.03
"""How often a seat does anything at all, legal or not."""


class DifferenceError(AssertionError):
    """The two engines part."""


class Tally(NamedTuple):
    """How far a walk came."""

    games: int
    answers: int


class Dealt:
    """Chance as the vector engine plays it."""

    def __init__(self) -> None:
        self.decks: list[tuple[Card, ...]] = []
        self.faces: dict[int, list[int]] = {}

    def deck(self, round_: int, cards: Any, *, red: bool) -> tuple[Card, ...]:
        return self.decks[round_ - 1]

    def dealt(self, round_: int, row: tuple[Card, ...], hands: int) -> tuple[Card, ...]:
        """Cards of the row with the faces dealt; which of several alike does not matter."""
        left = list(row)
        found = []
        for face in self.faces.get(round_, []):
            card = next((card for card in left if face_of(card) == face), None)
            if card is None:
                raise DifferenceError(f"{face} was dealt, which is not among {row}")
            left.remove(card)
            found.append(card)
        if len(found) != hands:
            raise DifferenceError(f"{len(found)} cards were dealt instead of {hands}")
        return tuple(found)


class Pattern(NamedTuple):
    """A Godfather whose answers are known: it tells the same of each seat, whatever is asked."""

    told: tuple[int, ...]

    def unseen(self, facts: Facts, table: Any, luck: Any) -> Any:
        return jnp.asarray(self.told)[:, None]

    def touched(self, facts: Facts, table: Any, body: Any, luck: Any, draw: Any) -> Any:
        return united(jnp.asarray(self.told)[:, None] & rows(body, len(self.told)))

    def caught(self, facts: Facts, table: Any, luck: Any) -> Any:
        return jnp.asarray(self.told)[:, None]


class Engine:
    """The vector engine for one law; compiled once, whatever is walked with it."""

    def __init__(self, law: LiveLaw, policy: Pattern | None = None) -> None:
        self.law = law
        self.policy = policy
        self.reset = jax.jit(partial(reset, law), static_argnums=0)
        stepped = step if policy is None else partial(step, godfather=policy)
        self.step = jax.jit(partial(stepped, law))


engine = cache(Engine)
"""The engine for a law, for as long as nobody breaks its rules on purpose."""


class Game:
    """One lane of the batch beside the same game by the rules."""

    def __init__(self, options: TeamsTable, lane: int, held: Mapping[str, Any]) -> None:
        self.options = live_options(options.teams, variants=options.variants)
        self.chance = Dealt()
        self.look(lane, held)
        self.table: Table = rules.deal(self.options, self.chance)[0]
        self.said: Mapping[Seat, Decision | None] = {}

    def look(self, lane: int, held: Mapping[str, Any]) -> None:
        """Learn which cards came, and who was dealt what."""
        size = 21 if self.options.red else 16
        while len(self.chance.decks) < (round_ := int(held["round"][lane])):
            deck = len(self.chance.decks)
            worth = held["row"][:, deck, lane]
            faces = held["faces"][deck, :size, lane].tolist()
            self.chance.decks.append(
                tuple(card(face, worth >> place & 1) for place, face in enumerate(faces))
            )
            if deck + 1 == round_:
                cards = held["cards"][:, lane].tolist()
                playing = _members(int(held["in_play"][lane]))
                self.chance.faces[round_] = [cards[seat] for seat in playing]

    def answer(self, told: Sequence[int], dice: Random) -> list[int]:
        """What everybody does, as actions; the rules are told the same by `play`."""
        gangsters = self.options.gangsters
        actions = [WAIT] * len(told)
        said: dict[Seat, Decision | None] = {}
        for seat in range(gangsters):
            ask = self.table.asking.get(seat)
            if dice.random() < WILD:
                actions[seat] = dice.randrange(ACTIONS)
                if ask is not None:
                    place = legal_actions(ask, seat, gangsters).get(actions[seat])
                    said[seat] = None if place is None else ask.nth(place)
            elif isinstance(ask, DivideAsk):
                place = dice.randrange(ask.count)
                actions[seat], said[seat] = DIVIDE + place, ask.nth(place)
            elif ask is not None:
                said[seat] = decision = ask.draw(dice)
                actions[seat] = action_of(decision, seat, gangsters)
        ask = self.table.asking.get(self.table.godfather)
        if ask is not None:
            said[self.table.godfather] = _godfather(ask, told)
        self.said = said
        return actions

    def play(self, policy: Pattern | None) -> None:
        """Let the rules go on; a policy speaks for the Godfather at once."""
        self.table = rules.step(self.table, self.said)[0]
        while policy and (ask := self.table.asking.get(self.table.godfather)) is not None:
            said = {self.table.godfather: _godfather(ask, policy.told)}
            self.table = rules.step(self.table, said)[0]


def card(face: int, worth: Any) -> Card:
    """The card that the vector engine means."""
    values = [value for value, flag in zip((5_000, 10_000, 20_000), worth, strict=True) if flag]
    if len(values) != 1:
        raise DifferenceError(f"a card is worth {values}")
    if face < 32:
        return Card(Weapon.BOOM if face % 2 else Weapon.BACKSTAB, values[0], face)
    return Card(PLAIN[face - 32], values[0])


def _godfather(ask: Ask, told: Sequence[int]) -> Decision:
    if isinstance(ask, FreezeAsk):
        return Freeze(tuple(pair for pair in ask.pairs if told[pair[0]] >> pair[1] & 1))
    assert isinstance(ask, TouchAsk)
    return Touch(
        tuple(
            tuple(other for other in ask.others if told[body] >> other & 1) for body in ask.bodies
        )
    )


def _members(bits: int) -> list[Seat]:
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]


class Walk:
    """A batch of tables of one law in lockstep with the rules."""

    def __init__(self, engine: Engine, batch: int, seed: int) -> None:
        self.engine = engine
        self.numbers = np.random.default_rng(seed)
        self.dice = Random(seed)
        self.batch = batch
        law = engine.law
        self.names = names(law.seats, law.teams)
        self.tables = [law.tables[lane % len(law.tables)] for lane in range(batch)]
        self.state = engine.reset(batch, self._key())
        held = _held(self.state)
        self.games = [Game(options, lane, held) for lane, options in enumerate(self.tables)]
        self._compare(held, range(batch))
        self._compare_rows(held, range(batch))

    def walk(self, games: int) -> Tally:
        """Play until so many games have ended; raises at the first difference."""
        ended = answers = 0
        while ended < games:
            answers += sum(len(game.table.asking) for game in self.games)
            ended += self._step()
        return Tally(ended, answers)

    def _step(self) -> int:
        told = self._told()
        actions = [
            game.answer(row, self.dice)
            for game, row in zip(self.games, told.T.tolist(), strict=True)
        ]
        heard = told if self.engine.policy is None else None
        taken = self.engine.step(self.state, np.array(actions, np.int32).T, heard, self._key())
        held, final = _held(taken.state), _held(taken.final)
        done = np.flatnonzero(taken.done).tolist()
        for lane, game in enumerate(self.games):
            game.look(lane, final)
            game.play(self.engine.policy)
        self._compare(final, range(self.batch))
        self._settle(final, np.asarray(taken.rewards), done)
        for lane in done:
            self.games[lane] = Game(self.tables[lane], lane, held)
        began = np.flatnonzero(held["round"] != _held(self.state)["round"]).tolist()
        self._compare(held, done)
        self._compare_rows(held, {*began, *done})
        self.state = taken.state
        return len(done)

    def _settle(self, final: Mapping[str, Any], rewards: Any, done: Sequence[int]) -> None:
        """Both must agree who won; and the cards of a whole game are those of the box."""
        for lane in done:
            game = self.games[lane]
            outcome = game.table.outcome
            if outcome is None:
                raise self._difference(lane, "over", True, False)
            shares = [0.0] * rewards.shape[0]
            for team in outcome.winners:
                for seat in game.options.members[team]:
                    shares[seat] = 1 / len(outcome.winners)
            if not np.allclose(rewards[:, lane], shares):
                raise self._difference(lane, "win shares", rewards[:, lane], shares)
            if table_row(game.table) != held_row(final, lane):
                raise self._difference(lane, "row", held_row(final, lane), table_row(game.table))
            box = [edge for _, edge in game.options.cards.edges(red=game.options.red)]
            drawn = [card for deck in game.chance.decks for card in deck]
            faces = Counter((card.weapon, card.number) for card in drawn)
            values = Counter(card.value for card in drawn)
            assert faces == Counter(face for edge in box for face in edge.faces)
            assert values == Counter(value for edge in box for value in edge.values.notes.listed())

    def _compare(self, held: Mapping[str, Any], lanes: Sequence[int]) -> None:
        seats, teams = self.engine.law.seats, self.engine.law.teams
        ours = held_facts(held)[list(lanes)]
        theirs = np.array([facts(self.games[lane].table, seats, teams) for lane in lanes], np.int32)
        for place in np.flatnonzero((ours != theirs.reshape(ours.shape)).any(axis=1)).tolist():
            which = int(np.flatnonzero(ours[place] != theirs[place])[0])
            raise self._difference(
                lanes[place], self.names[which], ours[place, which], theirs[place, which]
            )

    def _compare_rows(self, held: Mapping[str, Any], lanes: Iterable[int]) -> None:
        """The cards of the round, from the left: they change with the round only."""
        for lane in lanes:
            table = self.games[lane].table
            if table_row(table) != held_row(held, lane):
                raise self._difference(lane, "row", held_row(held, lane), table_row(table))

    def compare_masks(self, many: int) -> None:
        """Everybody at some tables may do the same in both engines."""
        found = np.asarray(jax.jit(partial(masks, self.engine.law))(self.state))
        for lane in self.dice.sample(range(self.batch), many):
            game = self.games[lane]
            for seat in range(game.options.gangsters):
                ask = game.table.asking.get(seat)
                may = [WAIT]
                if ask is not None:
                    may = list(legal_actions(ask, seat, game.options.gangsters))
                ours = np.flatnonzero(found[seat, :, lane]).tolist()
                if ours != may:
                    raise self._difference(lane, f"what {seat} may do", ours, may)

    def _told(self) -> Any:
        """Anything at all for the Godfather to say, often little."""
        told = self.numbers.integers(0, 1 << 21, (self.engine.law.seats, self.batch), np.int32)
        for _ in range(2):
            rarer = self.numbers.random(self.batch) < 0.6
            told &= np.where(rarer, self.numbers.integers(0, 1 << 21, told.shape), -1).astype("i4")
        return told

    def _key(self) -> Any:
        return self.numbers.integers(0, 1 << 32, 2, dtype=np.uint32)

    def _difference(self, lane: int, what: str, ours: Any, theirs: Any) -> DifferenceError:
        game = self.games[lane]
        return DifferenceError(
            f"{self.tables[lane]}, round {game.table.round}, {game.table.stage}, {what}:\n"
            f"vector engine: {ours}\nreadable rules: {theirs}\nafter {game.said}\n{game.table}"
        )


def _held(state: Any) -> dict[str, Any]:
    held = {name: np.asarray(fact) for name, fact in vars(state).items()}
    words, places = held["faces"], BITS * np.arange(IN_A_WORD)
    faces = words[:, :, None] >> places[:, None] & (1 << BITS) - 1
    return held | {"faces": faces.reshape(len(words), -1, words.shape[-1])}
