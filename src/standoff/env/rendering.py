"""What `render` shows: the round so far as everybody at the table sees it, as text or as a picture."""

from collections.abc import Callable, Iterator, Sequence
from typing import Generic, TypeVar

from standoff.env import window
from standoff.rules.classic import events as classic
from standoff.rules.classic.options import Options as ClassicOptions
from standoff.rules.classic.table import Table as ClassicTable
from standoff.rules.classic.table import blank as blank_classic
from standoff.rules.classic.views import view as classic_view
from standoff.rules.events import Event, Seen
from standoff.rules.live import events as live
from standoff.rules.live.options import Options as LiveOptions
from standoff.rules.live.table import Table as LiveTable
from standoff.rules.live.table import blank as blank_live
from standoff.story.classic.storyteller import Storyteller
from standoff.story.live.storyteller import LiveStoryteller
from standoff.story.page import PageLine, StandingRow, StoryPage
from standoff.story.picture import classic_picture, live_picture
from standoff.story.sentence import Sentence
from standoff.words.language import Language
from standoff.words.speech import Words

ANSI, SVG, PIXELS, HUMAN = "ansi", "svg", "rgb_array", "human"
MODES = (ANSI, SVG, PIXELS, HUMAN)
PIXELS_ACROSS = 720
Rendered = str | window.Pixels | None

TableT = TypeVar("TableT")
Picture = Callable[[Sequence[str], TableT, Sequence[Event[TableT]], Words], str]


class Round(Generic[TableT]):
    """A round as far as it has come."""

    def __init__(self, before: TableT) -> None:
        self.before = before
        self.events: list[Event[TableT]] = []
        self.sentences: list[Sentence] = []


class Screen(Generic[TableT]):
    """Watches a game from outside, and shows the round in which somebody last aimed, and since."""

    def __init__(
        self,
        mode: str,
        names: Sequence[str],
        kinds: tuple[type[Event[TableT]], type[Event[TableT]]],
        tell: Callable[[Seen], list[Sentence]],
        picture: Picture[TableT],
        footer: Callable[[StoryPage, TableT], Iterator[PageLine]],
        table: TableT,
    ) -> None:
        self.mode = mode
        self.names = names
        self.begins, self.aims = kinds
        self.tell = tell
        self.picture = picture
        self.footer = footer
        self.words = Words(Language.ENGLISH)
        self.table = table
        """Before anything was dealt, when a game begins."""
        self.rounds = [Round(table)]

    def show(self, events: Sequence[Event[TableT]]) -> None:
        """Go on watching."""
        for event in events:
            if isinstance(event, self.begins):
                self.rounds = [self.rounds[-1], Round(self.table)]
            now = self.rounds[-1]
            now.events.append(event)
            now.sentences += self.tell(event.seen_by(None))
            if isinstance(event, self.aims):
                self.rounds = [now]
            self.table = event.fold(self.table)

    def render(self) -> Rendered:
        """The round as text, as an SVG picture, as pixels, or as nothing: a window shows it."""
        if self.mode == HUMAN:
            window.show(window.rasterised(self.drawn(), PIXELS_ACROSS))
            return None
        if self.mode == PIXELS:
            return window.rasterised(self.drawn(), PIXELS_ACROSS)
        if self.mode == SVG:
            return self.drawn()
        page = StoryPage(self.words)
        told = [sentence for one in self.rounds for sentence in one.sentences]
        lines = [*page.sentences(told), *self.footer(page, self.table)]
        return "\n".join(line.text for line in lines).strip("\n")

    def drawn(self) -> str:
        """The round as a picture."""
        begun = [one for one in self.rounds if any(isinstance(e, self.begins) for e in one.events)]
        return self.picture(self.names, begun[0].before, begun[0].events, self.words)


def classic_screen(
    mode: str, names: Sequence[str], options: ClassicOptions, table: ClassicTable
) -> Screen[ClassicTable]:
    """A screen for a new classic game."""
    return Screen(
        mode,
        names,
        (classic.RoundBegan, classic.Aimed),
        Storyteller(names).tell,
        classic_picture,
        lambda page, now: page.standings(_standings(names, now)),
        blank_classic(options, table.chance),
    )


def live_screen(
    mode: str, names: Sequence[str], options: LiveOptions, table: LiveTable
) -> Screen[LiveTable]:
    """A screen for a new game of Live."""
    return Screen(
        mode,
        names,
        (live.RoundBegan, live.Aimed),
        LiveStoryteller(options, names).tell,
        live_picture,
        lambda _page, _now: iter(()),
        blank_live(options, table.chance),
    )


def _standings(names: Sequence[str], table: ClassicTable) -> Iterator[StandingRow]:
    for name, one in zip(names, classic_view(table, None).gangsters, strict=True):
        yield StandingRow(name, one.wounds, one.shame, one.money, one.alive)


class RenderModeError(ValueError):
    """A way to render that there is not."""

    def __init__(self, mode: str | None) -> None:
        super().__init__(f"render_mode is one of {', '.join(MODES)}, not {mode}")
