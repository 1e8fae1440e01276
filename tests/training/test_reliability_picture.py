"""The picture of how far the chances can be relied on shows the figures beside it."""

from tools.reliability import ALLOWED, JUDGE, MINDS, PICTURE, drawn, read


def test_the_picture_is_the_one_that_the_figures_give() -> None:
    assert PICTURE.read_text("utf-8") == drawn(read()) + "\n"


def test_the_page_tells_the_same_figures() -> None:
    page = PICTURE.with_name("minds.md").read_text("utf-8")
    for mind in MINDS:
        (line,) = [one for one in page.splitlines() if one.startswith(f"| {mind} | 0.0")]
        told = [float(cell) for cell in line.strip("| ").split(" | ")[1:]]
        assert told == [float(row["won"]) for row in read() if row["mind"] == mind]


def test_among_great_sharks_a_chance_of_three_in_ten_is_what_it_says() -> None:
    rows = [row for row in read() if row["mind"] == JUDGE]
    nearest = min(rows, key=lambda row: abs(float(row["called"]) - 0.3))
    assert abs(float(nearest["called"]) - float(nearest["won"])) <= ALLOWED
