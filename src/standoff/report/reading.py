"""Reading a study for the page: its name, and its counts as values with intervals."""

from collections.abc import Callable, Sequence

from msgspec import Struct

from standoff.bots.outside import bot_title
from standoff.cards.reading import house_cards, proposed_cards
from standoff.report.chart import Cell, ChartRow
from standoff.rules.classic.options import Options
from standoff.rules.classic.words import PowerSet
from standoff.rules.live.options import Options as LiveOptions
from standoff.simulation.classic.standoffs import MANY_GUNS
from standoff.simulation.estimates import mean, share
from standoff.simulation.study import Study
from standoff.simulation.tally import WHOLE_WIN, Measure, Tally
from standoff.words.families import FAMILIES, member
from standoff.words.language import Language
from standoff.words.speech import Words

_words = Words(Language.ENGLISH)

POWER_SETS = {
    PowerSet.STARTER: "starter powers",
    PowerSet.ALL: "all powers",
    PowerSet.ALL_AND_BACKSTAB: "all 11 powers",
}


class NamedStudy(Struct, frozen=True):
    """A study with a name that tells it from the others."""

    study: Study
    name: str
    tally: Tally

    def share(self, measure: Measure, of: str, whole: int = 1) -> Cell | None:
        """How often, block by block."""
        sample = self.tally.samples.get((measure, of))
        if sample is None or not sample.beside:
            return None
        return Cell(share(sample, whole), sample.beside)

    def wins(self, measure: Measure, of: str) -> Cell | None:
        """Which part of wins."""
        return self.share(measure, of, WHOLE_WIN)

    def mean(self, measure: Measure, of: str) -> Cell | None:
        """How much on average."""
        sample = self.tally.samples.get((measure, of))
        if sample is None or not sample.beside:
            return None
        return Cell(mean(sample), sample.beside)

    @property
    def bots(self) -> tuple[str, ...]:
        """Which bots played, each once, in the order of their seats."""
        return tuple(dict.fromkeys(self.study.bots))


def readings_of(studies: Sequence[Study]) -> list[NamedStudy]:
    """Studies under the names of their options, without what all of them have in common."""
    tables = {study.options.players for study in studies if isinstance(study.options, Options)}
    common = f"{min(tables, default=0)} players, " if len(tables) == 1 else ""
    found = []
    for study in studies:
        options = study.options
        name = classic_name(options) if isinstance(options, Options) else live_name(options)
        found.append(NamedStudy(study, name.removeprefix(common), study.tally))
    return found


def classic_name(options: Options) -> str:
    """What a table of the classic plays with, in few words."""
    extras = [POWER_SETS[options.powers]] if options.powers is not PowerSet.NONE else []
    extras += ["cop"] if options.cop else []
    return f"{options.players} players, {' + '.join(extras) or 'base game'}"


def live_name(options: LiveOptions) -> str:
    """What a table of Live plays with, in few words."""
    sizes = [team.size for team in options.teams]
    teams = f"{len(sizes)} × {sizes[0]}" if len(set(sizes)) == 1 else ", ".join(map(str, sizes))
    extras = [_words(member("variant", variant)).lower() for variant in options.variants]
    if options.cards == proposed_cards():
        extras.append("proposed cards")
    elif options.cards != house_cards():
        extras.append("other cards")
    return "; ".join([f"Live {teams}", *extras])


def named(family: str, which: str) -> str:
    """The name of a bot, a power, a weapon."""
    if which in FAMILIES[family]:
        return _words(member(family, which))
    return bot_title(which, _words) if family == "bot" else which.capitalize()


def rows_of(
    readings: Sequence[NamedStudy],
    labels: Sequence[tuple[str, str]],
    cell: Callable[[NamedStudy, str], Cell | None],
) -> tuple[ChartRow, ...]:
    """A row for each label, with a cell from each reading; rows without any are left out."""
    made = (ChartRow(label, tuple(cell(one, of) for one in readings)) for label, of in labels)
    return tuple(row for row in made if any(row.cells))


def names_of(readings: Sequence[NamedStudy]) -> tuple[str, ...]:
    """What the series of a chart are called."""
    return tuple(one.name for one in readings)


def value_of(cell: Cell | None) -> float:
    """A cell as a number; nothing where there is none."""
    return cell.estimate.value if cell is not None else 0.0


def percent(cell: Cell | None) -> str:
    """A share for a title."""
    return "–" if cell is None else f"{100 * value_of(cell):.0f} %"


def percent_between(cell: Cell | None) -> str:
    """A share for a title that compares it with nothing: with its interval."""
    if cell is None:
        return "–"
    found = cell.estimate
    return f"{100 * found.value:.0f} % ({100 * found.low:.0f} – {100 * found.high:.0f} %)"


def par_of(readings: Sequence[NamedStudy]) -> float | None:
    """A fair part, where all tables have as many seats."""
    players = {one.study.options.players for one in readings}
    return 1 / players.pop() if len(players) == 1 else None


def counted(thing: str, count: int) -> str:
    """So many of something; the last step is open."""
    more = " or more" if count == MANY_GUNS else ""
    return f"{count}{more} {thing}{'s' * (count != 1)}"
