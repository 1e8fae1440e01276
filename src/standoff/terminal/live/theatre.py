"""The theatre of Live: a round told step by step, with the map where nobody is asked."""

from collections.abc import Callable, Sequence

from rich.text import Text

from standoff.arena.obstacles import Obstacle
from standoff.rules.asks import Seat
from standoff.rules.events import Seen
from standoff.rules.live.events import (
    Aimed,
    Divided,
    Ended,
    Exploded,
    Fell,
    Fired,
    Froze,
    PhaseBegan,
    RoundBeganUnseen,
    Stabbed,
    SteppedBack,
    Wounded,
)
from standoff.rules.live.options import Options
from standoff.rules.live.views import View
from standoff.rules.live.words import StageId
from standoff.rules.stage import Asks
from standoff.story.live.storyteller import LiveStoryteller
from standoff.story.sentence import Form, Sentence
from standoff.terminal.console import ConsolePage
from standoff.terminal.layout import ACCENT, DANGER, paragraph
from standoff.terminal.live.screen import heading, screen
from standoff.terminal.narrator import BEAT, Narrator
from standoff.terminal.reader import Reader


class LiveTheatre(Narrator):
    """Shows one reader what they may see of a game of Live, at their pace."""

    def __init__(
        self,
        page: ConsolePage,
        reader: Reader,
        make_room: Callable[[int], None],
        between_rounds: Callable[[View], None],
        obstacles: Sequence[Obstacle] = (),
    ) -> None:
        super().__init__(page, reader, make_room)
        assert isinstance(reader.options, Options)
        self._between_rounds = between_rounds
        self._obstacles = obstacles
        self._storyteller = LiveStoryteller(reader.options, reader.names, reader.seat)

    def catch_up(self, events: Sequence[Seen]) -> None:
        """Take in what was shown before the game was left."""
        for event in events:
            self._storyteller.tell(event)

    def show(self, asked: Asks, events: Sequence[Seen], view: View) -> None:
        """What followed when those who were asked had answered."""
        if not self.skipping and any(ask.stage is StageId.NERVE for ask in asked.values()):
            self._count()
        for event in events:
            sentences = self._storyteller.tell(event)
            if isinstance(event, Ended):
                self._end([one for one in sentences if one.form is not Form.ITEM])
            elif isinstance(event, RoundBeganUnseen):
                self._begin_round(event, sentences, view)
            elif not self.skipping:
                self._play(event, sentences, own=self._reader.seat in asked)
        aimed = any(isinstance(event, Aimed) for event in events)
        if aimed and self.watching and not self.skipping:
            self._write(screen(view, self._reader, self._page.height, obstacles=self._obstacles))

    def _begin_round(
        self, event: RoundBeganUnseen, sentences: Sequence[Sentence], view: View
    ) -> None:
        self._heading = None
        if event.round > 1:
            self._between_rounds(view)
        if self.watching and not self.skipping:
            _, *told = sentences
            lines = [line for one in told for line in self._told(self._reader.words.say(one))]
            self._write([heading(event.round, self._reader), *lines])
            self._pause(BEAT)

    def _play(self, event: Seen, sentences: Sequence[Sentence], *, own: bool) -> None:
        match event:
            case PhaseBegan():
                self._tell(sentences[:-1])
                self._heading = sentences[-1]
            case Divided() if own:
                pass  # the player has just said so
            case Froze():
                self._whistle(event, sentences)
            case Aimed():
                if event.mime is None:
                    self._tell(sentences)
            case _:
                self._tell(sentences, DANGER if _strikes(event, self._reader.seat) else "")

    def _whistle(self, event: Froze, sentences: Sequence[Sentence]) -> None:
        """All freeze; a player is told only whom they cannot see themselves."""
        me = self._reader.seat
        self._write([Text(self._reader.words("terminal-live-whistle"), ACCENT)])
        self._pause(BEAT)
        seers = dict.fromkeys(seer for seer, _ in event.unseen)
        for seer, sentence in zip(seers, sentences, strict=True):
            if me is None or seer == me:
                self._write(paragraph(self._reader.words.say(sentence), self._reader.width, 2))


def _strikes(event: Seen, seat: Seat | None) -> bool:
    """Whether this is bad news for the reader."""
    match event:
        case Fired():
            return seat in event.at
        case Wounded() | Fell():
            return event.seat == seat
        case Stabbed():
            return event.victim == seat
        case Exploded() | SteppedBack():
            return seat in event.touched
        case _:
            return False
