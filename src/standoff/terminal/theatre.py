"""The theatre: what happens at the table, told and drawn one thing after the other."""

from collections.abc import Callable, Sequence

from rich.text import Text

from standoff.rules.asks import Seat
from standoff.rules.classic.decisions import NERVE_ASK, AimAsk
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
from standoff.rules.classic.words import Bullet, Role, Why
from standoff.story.sentence import Form, Sentence
from standoff.story.storyteller import Storyteller
from standoff.terminal.board import board
from standoff.terminal.console import Page
from standoff.terminal.layout import ACCENT, DANGER, STRONG, Line, paragraph, rule
from standoff.terminal.reader import Reader
from standoff.terminal.sharing import handed_out
from standoff.terminal.stakes import stakes

BEAT, NOTE_BEAT = 0.6, 0.2
"""Seconds between two things that happen, and between two notes."""
HURRY = 3
"""How many times faster a game goes on for those who are out of it."""
ROLES = {Role.COP: "terminal-role-cop", Role.GANGSTER: "terminal-role-gangster"}


class Theatre:
    """Shows one reader what he may see of a game, at his pace."""

    def __init__(
        self,
        page: Page,
        reader: Reader,
        make_room: Callable[[int], None],
        between_rounds: Callable[[], None],
    ) -> None:
        self._page = page
        self._reader = reader
        self._make_room = make_room
        """Waits before so many lines would push away what was not read yet."""
        self._between_rounds = between_rounds
        self._storyteller = Storyteller(reader.names, reader.seat)
        self._heading: Sentence | None = None
        self._aimed = False
        """Whether all but the last to aim have done so in this round."""
        self.watching = False
        """Whether nobody at the keyboard decides: every stage of a round is then drawn."""
        self.skipping = False
        """Whether only the end is of interest."""

    def show(self, asked: Asks, events: Sequence[Seen], view: View) -> None:
        """What followed when those who were asked had answered."""
        if not self.skipping:
            self._count(asked)
        for event in events:
            sentences = self._storyteller.tell(event)
            if isinstance(event, Ended):
                self._end(sentences)
            elif not self.skipping:
                self._play(event, sentences, view)
        if any(isinstance(event, Aimed) for event in events):
            self._aimed = True
            if self.watching and not self.skipping:
                self._write(board(view, self._reader))

    def _count(self, asked: Asks) -> None:
        """One, two, three: nobody saw the others' choice before."""
        aims = not self._aimed and any(isinstance(ask, AimAsk) for ask in asked.values())
        if not aims and NERVE_ASK not in asked.values():
            return
        unread = self._page.lines
        first, *others = self._reader.words("terminal-count").split(" ")
        self._page.write(Text(first, ACCENT), end="")
        for beat in others:
            self._pause(BEAT)
            self._page.write(Text(f" {beat}", ACCENT), end="")
        self._page.write("")
        self._page.lines = unread  # nobody needs to read it twice

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
            case Discarded(why=Why.WITHDREW) | DiscardedUnseen(why=Why.WITHDREW):
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
        self._aimed = False
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

    def _end(self, sentences: Sequence[Sentence]) -> None:
        self._heading = None
        title = rule(self._reader.words("terminal-end"), self._reader.width)
        told = [line for one in sentences for line in self._told(self._reader.words.say(one))]
        self._write([title, *told])

    def _tell(self, sentences: Sequence[Sentence], style: str = "") -> None:
        """Each sentence after a beat, under the heading of its phase."""
        for sentence in sentences:
            heading, self._heading = self._heading, None
            lines: list[Line] = []
            if heading is not None:
                lines.append(Text(self._reader.words.say(heading), STRONG))
            lines += self._told(self._reader.words.say(sentence), style)
            self._write(lines)
            self._pause(BEAT)

    def _told(self, text: str, style: str = "") -> list[Line]:
        return paragraph(text, self._reader.width, indent=2, style=style)

    def _pause(self, seconds: float) -> None:
        self._page.pause(seconds / HURRY if self.watching else seconds)

    def _write(self, lines: Sequence[Line]) -> None:
        self._make_room(len(lines))
        for line in lines:
            self._page.write(line)


def _strikes(event: Fired | Wounded | Died, seat: Seat | None) -> bool:
    """Whether this is bad news for the reader."""
    if isinstance(event, Fired):
        return event.target == seat and event.bullet is not Bullet.CLICK
    return event.seat == seat
