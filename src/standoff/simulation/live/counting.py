"""Counting what happens in a game of Live: who used what, who fell, who left."""

from collections import Counter
from collections.abc import Sequence

from standoff.rules.asks import Seat
from standoff.rules.cards import Card, Weapon
from standoff.rules.live.events import (
    Aimed,
    Dealt,
    Divided,
    Event,
    Exploded,
    Fell,
    Fired,
    RoundBegan,
    Saved,
    Split,
    Stabbed,
    Withdrew,
)
from standoff.rules.live.options import Options
from standoff.rules.live.words import Variant
from standoff.simulation.classic.standoffs import MANY_GUNS
from standoff.simulation.tally import GameBlock, Measure, Tally


class LiveCounting:
    """The events of one game as they add up."""

    def __init__(self, options: Options, bots: tuple[str, ...], tally: Tally) -> None:
        self.options = options
        self.bots = bots
        self.tally = tally
        self.dealt: dict[Seat, tuple[Card, ...]] = {}
        self.held: dict[Seat, Weapon] = {}
        """What everybody holds in this round."""
        self.used: set[Seat] = set()
        """Whose card did something in this round."""
        self.mimes: dict[Seat, Weapon] = {}
        self.aims: dict[Seat, tuple[Seat, ...]] = {}
        self.withdrawn: set[Seat] = set()
        """Who withdrew in this round."""
        self.shares: dict[Seat, int] = {}
        self.cards: Counter[tuple[int, Weapon]] = Counter()
        """How many cards of a kind each team has held."""
        self.block = GameBlock()
        self.fallen: set[Seat] = set()
        """Who fell in this round."""
        self.falls: Counter[Seat] = Counter()
        self.withdrawals: Counter[Seat] = Counter()
        self.falls_by: Counter[Weapon] = Counter()
        self.chained = 0
        """How many grenades other grenades have set off (V2)."""
        self.left = 0
        self.stake = 0

    def take(self, events: Sequence[Event]) -> None:
        """Count what happened in one step."""
        for event in events:
            match event:
                case RoundBegan():
                    self._close_round()
                case Dealt(chief=chief, cards=cards):
                    self.dealt[chief] = cards
                case Divided(chief=chief, to=to):
                    cards = self.dealt[chief]
                    self.held.update(
                        {seat: card.weapon for seat, card in zip(to, cards, strict=True)}
                    )
                case Aimed(seat=seat, mime=mime, at=at) if mime is not None:
                    self.mimes[seat], self.aims[seat] = mime, at
                case Fired(seat=seat) | Saved(seat=seat) | Stabbed(seat=seat):
                    self.used.add(seat)
                case Exploded(seat=seat):
                    self.used.add(seat)
                    self.chained += seat in self.fallen
                case Fell(seat=seat, by=by):
                    self.fallen.add(seat)
                    self.falls[seat] += 1
                    self.falls_by[by] += 1
                case Withdrew(seat=seat):
                    self.withdrawals[seat] += 1
                    self.withdrawn.add(seat)
                case Split() as split if split.among:
                    self._split(split)
                case _:
                    pass

    def _split(self, split: Split) -> None:
        each = [1] * len(split.row) if self.options.foolproof else split.row
        stake = sum(each)
        self.stake += stake
        self.left += stake - split.share * len(split.among)
        self.shares = dict.fromkeys(split.among, split.share)

    def _close_round(self) -> None:
        for seat, weapon in self.held.items():
            self.cards[self.options.team_of[seat], weapon] += 1
            self.tally.add(Measure.USES, f"weapon {weapon}", seat in self.used)
            self.tally.add(Measure.HOLDER_FALLS, f"weapon {weapon}", seat in self.fallen)
            self.block.add(Measure.INCOME, f"weapon {weapon}", self.shares.get(seat, 0))
            self.block.add(Measure.FLED, f"weapon {weapon}", seat in self.withdrawn)
        if self.aims:
            self._count_nerve()
        self.held, self.used, self.fallen = {}, set(), set()
        self.mimes, self.aims, self.withdrawn, self.shares = {}, {}, set(), {}

    def _count_nerve(self) -> None:
        """Who stayed before how many mimes, and how many of them were true."""
        guns: Counter[Seat] = Counter()
        true: Counter[Seat] = Counter()
        for seat, mime in self.mimes.items():
            real = self.held[seat] is mime
            self.block.add(Measure.LOADED, f"mime {mime}", real)
            for target in set(self.aims[seat]):
                guns[target] += 1
                true[target] += real
        for seat in self.held:
            pressure = f"guns {min(guns[seat], MANY_GUNS)}"
            fled = seat in self.withdrawn
            for of in (pressure, "all"):
                self.block.add(Measure.FLED, of, fled)
                self.block.add(Measure.FLED, f"{of}/{self.bots[seat]}", fled)
            if guns[seat]:
                self.block.add(Measure.LOADED, pressure, true[seat], guns[seat])
                self.block.add(Measure.DANGER, pressure, true[seat] > 0)

    def _first(self, team: int) -> Seat:
        return self.options.members[team][0]

    def _groups(self) -> dict[str, list[Seat]]:
        """Everybody, each bot and each team: what befalls them in one game is counted together."""
        groups: dict[str, list[Seat]] = {"": list(range(len(self.bots)))}
        for seat, bot in enumerate(self.bots):
            team = self.options.teams[self.options.team_of[seat]].name
            groups.setdefault(f"bot {bot}", []).append(seat)
            groups.setdefault(f"team {team}", []).append(seat)
        return groups

    def finish(self, wins: Sequence[int]) -> None:
        """Add the whole game to the tally, now that it is known which team won how many parts."""
        self._close_round()
        tally = self.tally
        for (team, weapon), cards in self.cards.items():
            self.block.add(Measure.HOLDER_WINS, f"weapon {weapon}", wins[team] * cards, cards)
        for weapon in Weapon:
            cards = sum(held for (_, kind), held in self.cards.items() if kind is weapon)
            self.block.add(Measure.FALLS, f"card {weapon}", self.falls_by[weapon], cards)
        for team, won in enumerate(wins):
            self.block.add(Measure.HOLDER_WINS, f"size {self.options.teams[team].size}", won)
            self.block.add(Measure.HOLDER_WINS, f"bot/{self.bots[self._first(team)]}", won)
        tally.take(self.block)
        tally.add(Measure.FALLS, "game", self.falls.total())
        tally.add(Measure.LOOT_LEFT, "", self.left, self.stake)
        for weapon in Weapon:
            tally.add(Measure.FALLS, f"weapon {weapon}", self.falls_by[weapon])
        for of, seats in self._groups().items():
            for measure, counts in (
                (Measure.FALLS, self.falls),
                (Measure.WITHDRAWALS, self.withdrawals),
            ):
                tally.add(measure, of, sum(counts[seat] for seat in seats), len(seats))
        if self.options.chain_of_grenades:
            tally.add(Measure.VARIANT, f"variant {Variant.CHAIN_OF_GRENADES}", self.chained)
