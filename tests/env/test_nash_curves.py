"""The picture of how mini games are solved shows the figures beside it."""

from tools.nash_curves import PICTURE, SOLVERS, UNIFORM, drawn, read


def test_the_picture_is_the_one_that_the_figures_give() -> None:
    assert PICTURE.read_text("utf-8") == drawn(read()) + "\n"


def test_the_page_tells_the_same_figures() -> None:
    page = PICTURE.with_name("research.md").read_text("utf-8")
    rows = read()
    for game in {row["game"] for row in rows}:
        (line,) = [one for one in page.splitlines() if one.startswith(f"| `{game}`")]
        cells = line.split(" | ")[2:]
        for cell, solver in zip(cells, (UNIFORM, *SOLVERS), strict=True):
            told = [float(value) for value in cell.rstrip(" |").split(", ")]
            assert told == [float(one["nashconv"]) for one in rows
                            if (one["game"], one["solver"]) == (game, solver)]  # fmt: skip
