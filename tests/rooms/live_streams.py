"""Streams of Live: what leaves a room for each member, in two games that differ in unknown cards."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import NamedTuple

import msgspec

from standoff.protocol.deeds.play import GoOn
from standoff.protocol.deeds.teams import Confide, TakeWhistle, Wish
from standoff.protocol.members import MemberId
from standoff.protocol.setting import Godfather, LiveSetting, Setting
from standoff.protocol.window import Waiting
from standoff.rooms.deeds.play import HOST_WAITS
from standoff.rules.asks import Seat
from standoff.rules.cards import Weapon
from standoff.rules.decisions import Stab
from standoff.rules.live.decisions import Aim, Divide
from standoff.rules.live.options import Options
from tests.live.games import TABLES, TEMPERS, Game, played
from tests.live.twins import Twins, Watcher, twins
from tests.played import Answers
from tests.rooms.streams import Stream, told_apart


class LiveTwins(NamedTuple):
    """Two games of Live that one watcher cannot tell apart, and what everybody says in both."""

    options: Options
    pair: Twins
    turns: tuple[Answers, ...]

    @property
    def watcher(self) -> Watcher:
        return self.pair.watcher


class LiveStream(Stream):
    """A room of Live with people in every seat; one of them is the Godfather."""

    nonsense = (Aim(Weapon.BBB, (99,)), Divide((9, 9)), Stab(99))
    shown = frozenset({Waiting.DIVIDE, Waiting.STAB, Waiting.WHISTLE, Waiting.TOUCH})

    def __init__(self, setting: Setting, secret: int) -> None:
        super().__init__(setting, secret)
        self.do(self.people[-1], TakeWhistle())
        self.seat: Seat | None = None
        self.timing = Random(0)
        """When people talk among themselves: the same in the twin."""
        self.pressing = Random(0)
        """All hear how many want to go on: it tells what was pressed, and nothing of any card."""

    def due(self) -> object:
        deed = super().due()
        window = self.game.window
        if deed is None and window is not None and window.closes_at is None:
            self.now = max(self.now, window.shown_at) + HOST_WAITS
            self.do(self.people[0], GoOn())
            deed = super().due()
        return deed

    def window(self, answers: Answers, seat: Seat | None) -> None:
        self.whispers(seat)
        super().window(answers, seat)

    def open_window(self, seat: Seat | None) -> None:
        self.whispers(seat)
        super().open_window(seat)

    def whispers(self, seat: Seat | None) -> None:
        """People also whisper before they speak."""
        self.seat = seat
        for one in range(len(self.people)):
            if self.timing.random() < 0.2 and not self._hears(one):
                self.whisper(one)

    def _hears(self, one: Seat) -> bool:
        """Whether the watcher is in somebody's team."""
        return self.seat is not None and self.seat in self.game.team(one)

    def whisper(self, one: Seat) -> None:
        """Something for the team alone: what it is differs in the twin, its length does not."""
        self.now += 20
        if self.game.team(one):
            words = self.dice.choice(["take the gun", "take the vest"[:12]])
            self.do(self.people[one], Confide(words))
            window = self.game.window
            if window is not None and window.waiting is Waiting.DIVIDE:
                self.do(self.people[one], Wish(self.dice.randrange(3)))

    def fidget(self, seat: Seat) -> None:
        """Nothing can be armed in Live."""

    def who(self, seat: Seat) -> MemberId:
        """The last who came has the whistle, whether or not they play."""
        return self.people[min(seat, len(self.people) - 1)]


def setting_of(options: Options) -> LiveSetting:
    return LiveSetting(
        teams=tuple(team.size for team in options.teams),
        variants=options.variants,
        money=options.money,
        godfather=Godfather.PLAYER if options.playing_godfather else Godfather.PERSON,
    )


def live_streams(kind: type[LiveStream], twins: LiveTwins) -> Iterator[LiveStream]:
    """The two rooms of a pair of twins."""
    for secret, stops in enumerate((twins.pair.one, twins.pair.other)):
        stream = kind(setting_of(twins.options), secret)
        stream.play(stops[0].table.chance, list(twins.turns), twins.watcher)
        assert stream.game.table.round == stops[-1].table.round
        assert msgspec.json.encode(stream.game.table.gangsters) == msgspec.json.encode(
            stops[-1].table.gangsters
        )
        yield stream


def first_difference(kind: type[LiveStream], twins: LiveTwins) -> str | None:
    """What first tells the watcher, or who listens to the air, which of two games is played."""
    one, other = live_streams(kind, twins)
    return told_apart(one, other, twins.watcher)


def twins_of(game: Game, dice: Random) -> Iterator[LiveTwins]:
    """A twin for a watcher, the Godfather, and some gangsters, each up to a moment of the game."""
    options = game.options
    watchers: list[Watcher] = [None, *dice.sample(range(options.gangsters), 2)]
    if not options.playing_godfather:
        watchers.append(options.gangsters)
    for watcher in watchers:
        steps = dice.randrange(1, len(game.turns))
        pair = twins(game, watcher, steps, dice)
        if pair is not None:
            yield LiveTwins(options, pair, tuple(turn.answers for turn in game.turns[:steps]))


def twins_from(seed: int) -> Iterator[LiveTwins]:
    """The twins of the game of a seed."""
    options = TABLES[seed * 7 % len(TABLES)]
    game = played(options, seed, TEMPERS[seed % len(TEMPERS)])
    yield from twins_of(game, Random(seed))


@cache
def some_live_twins(games: int) -> tuple[LiveTwins, ...]:
    """The twins of the first so many seeds."""
    return tuple(pair for seed in range(games) for pair in twins_from(seed))


def compare_many(first: int, count: int) -> int:
    """Compare the streams of the twins of so many seeds; says how many pairs, or fails."""
    pairs = 0
    for seed in range(first, first + count):
        for pair in twins_from(seed):
            difference = first_difference(LiveStream, pair)
            assert difference is None, f"live_streams.compare_many({seed}, 1): {difference}"
            pairs += 1
    return pairs
