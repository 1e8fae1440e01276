"""The theatre: what happens at the table, told and drawn one thing after the other."""

from collections.abc import Callable, Sequence

from standoff.rules.asks import Seat
from standoff.rules.classic.events import (
    Aimed,
    Died,
    Discarded,
    DiscardedUnseen,
    Ended,
    Fired,
    Loaded,
    LoadedUnseen,
    PhaseBegan,
    PowerDealtUnseen,
    RoleDealt,
    RoleDealtUnseen,
    RoundBegan,
    Seen,
    Split,
    Wounded,
)
from standoff.rules.classic.options import ROUNDS
from standoff.rules.classic.table import Asks
from standoff.rules.classic.views import View
from standoff.rules.classic.words import Bullet, DiscardReason, Role, StageId
from standoff.story.classic.storyteller import Storyteller
from standoff.story.sentence import Form, Sentence
from standoff.terminal.classic.board import board
from standoff.terminal.classic.sharing import handed_out
from standoff.terminal.classic.stakes import stakes
from standoff.terminal.console import ConsolePage
from standoff.terminal.layout import DANGER, rule
from standoff.terminal.narrator import Narrator
from standoff.terminal.reader import Reader

NOTE_BEAT = 0.2
"""Seconds between two notes."""
ROLES = {Role.COP: "terminal-role-cop", Role.GANGSTER: "terminal-role-gangster"}


class Theatre(Narrator):
    """Shows one reader what they may see of a game, at their pace."""

    def __init__(
        self,
        page: ConsolePage,
        reader: Reader,
        make_room: Callable[[int], None],
        between_rounds: Callable[[], None],
    ) -> None:
        super().__init__(page, reader, make_room)
        self._between_rounds = between_rounds
        self._storyteller = Storyteller(reader.names, reader.seat)
        """Whether all but the last to aim have done so in this round."""

    def catch_up(self, events: Sequence[Seen]) -> None:
        """Take in what was shown before the game was left."""
        for event in events:
            self._storyteller.tell(event)

    def show(self, asked: Asks, events: Sequence[Seen], view: View) -> None:
        """What followed when those who were asked had answered."""
        if not self.skipping and self._counts(asked):
            self._count()
        for event in events:
            sentences = self._storyteller.tell(event)
            if isinstance(event, Ended):
                self._end(sentences)
            elif not self.skipping:
                self._play(event, sentences, view)
        if (
            self.watching
            and not self.skipping
            and any(isinstance(event, Aimed) for event in events)
        ):
            self._write(board(view, self._reader))

    def _counts(self, asked: Asks) -> bool:
        """Whether all had to choose at once."""
        return any(ask.stage in (StageId.AIM, StageId.NERVE) for ask in asked.values())

    def _play(self, event: Seen, sentences: Sequence[Sentence], view: View) -> None:
        match event:
            case RoundBegan():
                self._begin_round(event, view)
            case PhaseBegan():
                self._tell(sentences[:-1])
                self._heading = sentences[-1]
            case RoleDealt():
                self._tell(sentences)
                self._write(self._told(self._reader.words(ROLES[event.role])))
            case Split():
                self._split(event, sentences)
            case Fired() | Wounded() | Died():
                self._tell(sentences, DANGER if _strikes(event, self._reader.seat) else "")
            case (
                Discarded(why=DiscardReason.WITHDREW) | DiscardedUnseen(why=DiscardReason.WITHDREW)
            ):
                self._tell(sentences[:-1])
            case _ if self._goes_without_saying(event):
                pass
            case _:
                self._tell(sentences)

    def _goes_without_saying(self, event: Seen) -> bool:
        """What everybody knows happens, what is drawn, and what the player has just typed."""
        match event:
            case PowerDealtUnseen() | RoleDealtUnseen() | LoadedUnseen():
                return True
            case Loaded():
                return not (event.by_chance or self.watching)
            case Aimed():
                return None not in event.at
            case _:
                return False

    def _begin_round(self, event: RoundBegan, view: View) -> None:
        self._heading = None
        if event.round > 1:
            self._between_rounds()
        if self.watching and not self.skipping:
            title = self._reader.words("round", round=event.round, rounds=ROUNDS)
            self._write([rule(title, self._reader.width), *stakes(view, self._reader)])

    def _split(self, event: Split, sentences: Sequence[Sentence]) -> None:
        """Notes handed out one by one, between who shares and what stays."""
        told = [sentence for sentence in sentences if sentence.form is not Form.ITEM]
        *before, left = told
        self._tell(before)
        self._make_room(len(event.among) + 1)
        for piece, end in handed_out(event, self._reader):
            self._page.write(piece, end)
            self._pause(NOTE_BEAT)
        self._tell([left])


def _strikes(event: Fired | Wounded | Died, seat: Seat | None) -> bool:
    """Whether this is bad news for the reader."""
    if isinstance(event, Fired):
        return event.target == seat and event.bullet is not Bullet.CLICK
    return event.seat == seat
