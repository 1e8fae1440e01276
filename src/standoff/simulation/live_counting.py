"""Counting what happens in a game of Live: who used what, who fell, who left."""

from collections import Counter
from collections.abc import Sequence

from standoff.rules.asks import Seat
from standoff.rules.cards import Card, Weapon
from standoff.rules.live.events import (
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
from standoff.simulation.tally import Measure, Tally


class Counting:
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
                case Split() as split if split.among:
                    self._split(split)
                case _:
                    pass

    def _split(self, split: Split) -> None:
        each = [1] * len(split.row) if self.options.foolproof else split.row
        stake = sum(each)
        self.stake += stake
        self.left += stake - split.share * len(split.among)

    def _close_round(self) -> None:
        for seat, weapon in self.held.items():
            self.tally.add(Measure.USES, f"weapon {weapon}", seat in self.used)
            self.tally.add(Measure.HOLDER_FALLS, f"weapon {weapon}", seat in self.fallen)
        self.held, self.used, self.fallen = {}, set(), set()

    def _groups(self) -> dict[str, list[Seat]]:
        """Everybody, each bot and each team: what befalls them in one game is counted together."""
        groups: dict[str, list[Seat]] = {"": list(range(len(self.bots)))}
        for seat, bot in enumerate(self.bots):
            team = self.options.teams[self.options.team_of[seat]].name
            groups.setdefault(f"bot {bot}", []).append(seat)
            groups.setdefault(f"team {team}", []).append(seat)
        return groups

    def finish(self) -> None:
        """Add the whole game to the tally."""
        self._close_round()
        tally = self.tally
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
