"""What `render` shows: the round so far as everybody at the table sees it, as text or as a picture."""

from collections.abc import Callable, Iterator, Sequence
from typing import Generic, TypeVar

from standoff.rules.classic.events import RoundBegan as ClassicRoundBegan
from standoff.rules.classic.options import Options as ClassicOptions
from standoff.rules.classic.table import Table as ClassicTable
from standoff.rules.classic.table import blank as blank_classic
from standoff.rules.classic.views import view as classic_view
from standoff.rules.events import Event, Seen
from standoff.rules.live.events import RoundBegan as LiveRoundBegan
from standoff.rules.live.options import Options as LiveOptions
from standoff.rules.live.table import Table as LiveTable
from standoff.rules.live.table import blank as blank_live
from standoff.story.live import LiveStoryteller
from standoff.story.page import Line, Page, Standing
from standoff.story.picture import classic_picture, live_picture
from standoff.story.sentence import Sentence
from standoff.story.storyteller import Storyteller
from standoff.words.language import Language
from standoff.words.speech import Words

ANSI, SVG = "ansi", "svg"
MODES = (ANSI, SVG)

TableT = TypeVar("TableT")
Picture = Callable[[Sequence[str], TableT, Sequence[Event[TableT]], Words], str]


class Screen(Generic[TableT]):
    """Watches a game from outside, and shows its present round."""

    def __init__(
        self,
        mode: str,
        names: Sequence[str],
        begins: type[Event[TableT]],
        tell: Callable[[Seen], list[Sentence]],
        picture: Picture[TableT],
        footer: Callable[[Page, TableT], Iterator[Line]],
    ) -> None:
        self.mode = mode
        self.names = names
        self.begins = begins
        self.tell = tell
        self.picture = picture
        self.footer = footer
        self.words = Words(Language.ENGLISH)
        self.table: TableT
        self.before: TableT
        """The table before the present round."""
        self.events: list[Event[TableT]] = []
        self.sentences: list[Sentence] = []

    def begin(self, table: TableT) -> None:
        """Watch from a table before anything was dealt."""
        self.table = self.before = table

    def show(self, events: Sequence[Event[TableT]]) -> None:
        """Go on watching."""
        for event in events:
            if isinstance(event, self.begins):
                self.before, self.events, self.sentences = self.table, [], []
            self.events.append(event)
            self.sentences += self.tell(event.seen_by(None))
            self.table = event.fold(self.table)

    def render(self) -> str:
        if self.mode == SVG:
            return self.picture(self.names, self.before, self.events, self.words)
        page = Page(self.words)
        lines = [*page.sentences(self.sentences), *self.footer(page, self.table)]
        return "\n".join(line.text for line in lines).strip("\n")


def classic_screen(
    mode: str, names: Sequence[str], options: ClassicOptions, table: ClassicTable
) -> Screen[ClassicTable]:
    """A screen for a new classic game."""
    screen = Screen(
        mode,
        names,
        ClassicRoundBegan,
        Storyteller(names).tell,
        classic_picture,
        lambda page, table: page.standings(_standings(names, table)),
    )
    screen.begin(blank_classic(options, table.chance))
    return screen


def live_screen(
    mode: str, names: Sequence[str], options: LiveOptions, table: LiveTable
) -> Screen[LiveTable]:
    """A screen for a new game of Live."""
    screen = Screen(
        mode,
        names,
        LiveRoundBegan,
        LiveStoryteller(options, names).tell,
        live_picture,
        lambda page, table: iter(()),  # noqa: ARG005
    )
    screen.begin(blank_live(options, table.chance))
    return screen


def _standings(names: Sequence[str], table: ClassicTable) -> Iterator[Standing]:
    for name, one in zip(names, classic_view(table, None).gangsters, strict=True):
        yield Standing(name, one.wounds, one.shame, one.money, one.alive)


class RenderModeError(ValueError):
    """A way to render that there is not."""

    def __init__(self, mode: str | None) -> None:
        super().__init__(f"render_mode is one of {', '.join(MODES)}, not {mode}")
