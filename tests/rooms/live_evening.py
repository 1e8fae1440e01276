"""An evening of Live, in which those in the arena walk while a test lets time pass."""

from collections import Counter

from standoff.protocol.deeds.lobby import Start
from standoff.protocol.deeds.teams import FillUp
from standoff.protocol.members import MemberId
from standoff.protocol.setting import LiveSetting, Setting
from standoff.protocol.tempo import Tempo
from standoff.protocol.window import Waiting
from standoff.rooms.walk import Walk
from standoff.rules.live.table import Table
from tests.rooms.evening import Evening

STRIDE = 100
"""Milliseconds between two looks at who walks where."""


class LiveEvening(Evening):
    """An evening of Live."""

    def __init__(
        self,
        setting: Setting | None = None,
        tempo: Tempo = Tempo.STANDARD,
        seed: bytes = bytes(32),
    ) -> None:
        self.seen_at = 0
        super().__init__(setting or LiveSetting(), tempo, seed)

    @property
    def table(self) -> Table:
        table = self.game.table
        assert isinstance(table, Table)
        return table

    @property
    def walk(self) -> Walk:
        walk = self.bots.walk_in(self.game)
        assert walk is not None
        return walk

    def let_due(self) -> None:
        if self.room.game is not None:
            for now in range(max(self.seen_at, self.now - 60_000), self.now, STRIDE):
                self.bots.walk_on(self.room.game, now)
        self.seen_at = self.now
        super().let_due()

    def wait(self, milliseconds: int) -> None:
        super().wait(milliseconds)
        self.let_due()

    def until(self, waiting: Waiting) -> None:
        """Let windows pass until the table waits for this."""
        for _ in range(100):
            if self.waits() is waiting:
                return
            self.pass_window()
        raise AssertionError(f"never waits for {waiting}")

    def play_out(self) -> Counter[Waiting]:
        """Play to the end; says how often the table waited for what."""
        waited: Counter[Waiting] = Counter()
        while not self.game.over:
            waited[self.waits()] += 1
            self.pass_window()
        return waited


PEOPLE = tuple(f"Person {chr(65 + number)}" for number in range(21))


def live_game(
    people: int,
    gangsters: int,
    setting: LiveSetting | None = None,
    tempo: Tempo = Tempo.STANDARD,
    *,
    seed: bytes = bytes(32),
) -> tuple[LiveEvening, list[MemberId]]:
    """A game that has just been dealt, with so many people; bots fill the teams."""
    evening = LiveEvening(setting, tempo, seed)
    members = [evening.enter(name) for name in PEOPLE[:people]]
    evening.do(members[0], FillUp("accountant", gangsters))
    evening.do(members[0], Start())
    return evening, members
