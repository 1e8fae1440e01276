"""The arena from above, drawn with characters: a row is as high as two columns are wide."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import product

from msgspec import Struct
from rich.text import Text

from standoff.arena.figures import Figures
from standoff.arena.obstacles import Obstacle
from standoff.arena.plane import Point
from standoff.rules.asks import Seat
from standoff.terminal.layout import FAINT

TOKEN = 2
"""How many columns a gangster takes."""
REACHED, SOLID, FREE = "·", "▒", " "


class Token(Struct, frozen=True):
    """A gangster on the map."""

    text: str
    style: str


class FieldMap(Struct, frozen=True):
    """How the plane is cut into rows and columns."""

    width: int
    height: int
    rows: int

    @property
    def columns(self) -> int:
        return max(TOKEN, 2 * self.rows * self.width // self.height)

    def cell(self, place: Point) -> tuple[int, int]:
        """The row and the first column of a gangster who stands here."""
        row = place.y * self.rows // self.height
        column = place.x * self.columns // self.width - TOKEN // 2
        return (
            min(max(row, 0), self.rows - 1),
            min(max(column, 0), self.columns - TOKEN),
        )

    def middle(self, row: int, column: int) -> Point:
        """The middle of a cell."""
        return Point(
            (2 * column + 1) * self.width // (2 * self.columns),
            (2 * row + 1) * self.height // (2 * self.rows),
        )


def field_for(figures: Figures, places: Iterable[Point], rows: int) -> FieldMap:
    """A map of the arena, or of as much as it takes to show everybody."""
    width, height = figures.width, figures.height
    for place in places:
        width, height = max(width, place.x + 1), max(height, place.y + 1)
    return FieldMap(width, height, rows)


def drawn(
    field: FieldMap,
    places: Mapping[Seat, Point],
    tokens: Mapping[Seat, Token],
    *,
    reach_of: Point | None = None,
    reach: int = 0,
    obstacles: Sequence[Obstacle] = (),
) -> list[Text]:
    """The map in its frame; dots show how far the reader's arms reach."""
    cells = [
        [_ground(field, row, column, reach_of, reach, obstacles) for column in range(field.columns)]
        for row in range(field.rows)
    ]
    styles = [[FAINT] * field.columns for _ in range(field.rows)]
    taken: set[tuple[int, int]] = set()
    for seat, place in places.items():
        row, column = _free(field, field.cell(place), taken)
        for offset, character in enumerate(tokens[seat].text):
            taken.add((row, column + offset))
            cells[row][column + offset] = character
            styles[row][column + offset] = tokens[seat].style
    edge = "─" * field.columns
    lines = [Text(f"┌{edge}┐", FAINT)]
    for signs, looks in zip(cells, styles, strict=True):
        inside = zip(signs, looks, strict=True)
        lines.append(Text.assemble(("│", FAINT), *inside, ("│", FAINT)))
    return [*lines, Text(f"└{edge}┘", FAINT)]


def _ground(
    field: FieldMap,
    row: int,
    column: int,
    reach_of: Point | None,
    reach: int,
    obstacles: Sequence[Obstacle],
) -> str:
    here = field.middle(row, column)
    if any(not obstacle.clear_of(here, 1) for obstacle in obstacles):
        return SOLID
    if reach_of is not None:
        half_a_row = field.height // (2 * field.rows)
        square = reach_of.way_to(here).square
        if max(0, reach - half_a_row) ** 2 < square <= (reach + half_a_row // 2) ** 2:
            return REACHED
    return FREE


def _free(field: FieldMap, wanted: tuple[int, int], taken: set[tuple[int, int]]) -> tuple[int, int]:
    """The cells nearest to these on which nobody stands."""
    everywhere = product(range(field.rows), range(field.columns - TOKEN + 1))
    if not _is_taken(wanted, taken):
        return wanted
    return min(
        (cell for cell in everywhere if not _is_taken(cell, taken)),
        key=lambda cell: ((2 * (cell[0] - wanted[0])) ** 2 + (cell[1] - wanted[1]) ** 2, cell),
    )


def _is_taken(cell: tuple[int, int], taken: set[tuple[int, int]]) -> bool:
    row, column = cell
    return any((row, column + offset) in taken for offset in range(TOKEN))
