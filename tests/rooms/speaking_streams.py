"""Rooms in which bots play all seats but the observer's, and say aloud what they like."""

from typing import Any

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from standoff.rooms.server_deeds import Close, Speak
from standoff.rules.asks import Seat
from standoff.rules.classic.table import Table
from standoff.rules.classic.words import Bullet
from tests.played import Answers
from tests.rooms.streams import Stream

VOICES = ("reckless", "timid", "grudge", "accountant", "shark", "random")


class SpeakingStream(Stream):
    """What the bots do is what the twins want; what they say is their own affair."""

    def __init__(self, setting: Any, secret: int) -> None:
        super().__init__(setting, secret)
        self.said: Answers = {}
        self.spoken: list[Speak] = []

    def play(self, chance: Any, turns: list[Answers], seat: Seat | None) -> None:
        for place in range(len(self.people)):
            if place != seat:
                bot = VOICES[place % len(VOICES)]
                self.room = self.room.with_chair(place, bot=bot, member=None)
        super().play(chance, turns, seat)

    def window(self, answers: Answers, seat: Seat | None) -> None:
        self.said = {one: said for one, said in answers.items() if one != seat}
        super().window({one: said for one, said in answers.items() if one == seat}, seat)

    def due(self) -> Any:
        deed = super().due()
        if isinstance(deed, Close):
            said = {
                str(one): Raw(msgspec.json.encode(said))
                for one, said in self.said.items()
                if said is not None
            }
            return replace(deed, bots=said)
        return deed

    def do(self, by: int, deed: Any) -> None:
        if isinstance(deed, Speak):
            self.spoken.append(deed)
        super().do(by, deed)

    def open_window(self, seat: Seat | None) -> None:
        """Bots have nothing to hold in a window that stays open."""

    @property
    def table(self) -> Table:
        assert isinstance(self.game.table, Table)
        return self.game.table


class WordsByTheCard(SpeakingStream):
    """Whoever has a live card threatens in other words."""

    def due(self) -> Any:
        deed = super().due()
        if isinstance(deed, Speak) and Bullet.CLICK in self.table[deed.seat].loaded:
            return replace(deed, words="timid-fear-1")
        return deed


class WordsByTheHand(SpeakingStream):
    """Whoever has few Clicks left speaks to somebody else."""

    def due(self) -> Any:
        deed = super().due()
        if isinstance(deed, Speak) and self.table[deed.seat].hands:
            return replace(deed, at=self.table[deed.seat].hands[0][0] % len(self.people))
        return deed


class SilenceByThePower(SpeakingStream):
    """Some powers make people talk a little later."""

    def due(self) -> Any:
        deed = super().due()
        if isinstance(deed, Speak) and self.game.window is not None:
            power = self.table[deed.seat].power or ""
            if self.now < self.game.window.shown_at + len(power):
                self.now += len(power)
        return deed


class WordsByTheRole(SpeakingStream):
    """The cop sounds like a shark."""

    def due(self) -> Any:
        deed = super().due()
        if isinstance(deed, Speak) and self.table[deed.seat].role == "cop":
            return replace(deed, words="shark-gloat-1")
        return deed


LEAKS: dict[str, type[SpeakingStream]] = {
    "words that depend on the card in play": WordsByTheCard,
    "words that depend on the hand": WordsByTheHand,
    "a pause that depends on the power": SilenceByThePower,
    "words that depend on the role": WordsByTheRole,
}
