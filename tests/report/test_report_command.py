"""`standoff report`, as somebody types it, and the page it writes."""

import json
import re
from functools import partial
from html.parser import HTMLParser
from pathlib import Path

import pytest
from playwright.sync_api import Request

from standoff.cli.main import main
from standoff_drivers.chromium import launched

FAMILY = "accountant,grudge,reckless,timid,random"

CLIPPED = """[...document.querySelectorAll('svg')].flatMap(svg => {
  const frame = svg.getBoundingClientRect();
  return [...svg.querySelectorAll('text')].filter(text => {
    const box = text.getBoundingClientRect();
    return box.left < frame.left - 1 || box.right > frame.right + 1 || box.bottom > frame.bottom + 1;
  }).map(text => text.textContent);
})"""
"""The texts of a page's plots that hang over their edge."""


def _noted(asked: list[str], request: Request) -> None:
    asked.append(request.url)


def kept(folder: Path, name: str, capsys: pytest.CaptureFixture[str], arguments: str) -> Path:
    """What a command prints with --json, in a file."""
    assert main([*arguments.split(), "--json"]) == 0
    path = folder / name
    path.write_text(capsys.readouterr().out)
    return path


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A page from games that the command plays itself."""
    path = tmp_path_factory.mktemp("report") / "page.html"
    assert main(["report", "--games", "20", "-o", str(path)]) == 0
    return path


class Outline(HTMLParser):
    """The elements of a page, and which are left open."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.count: dict[str, int] = {}
        self.titles: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.count[tag] = self.count.get(tag, 0) + 1
        if tag not in ("meta", "link"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.count[tag] = self.count.get(tag, 0) + 1

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] == "h3":
            self.titles.append(data)


def test_the_page_asks_nobody_for_anything_and_needs_no_script(page: Path) -> None:
    text = page.read_text()
    assert "<script" not in text
    assert re.findall(r"(?:src|href)=\"(?!#)[^\"]*\"|url\((?!#)|@import|https?://", text) == []


def test_every_plot_has_a_table_beside_it_and_every_finding_a_title(page: Path) -> None:
    outline = Outline(page.read_text())
    assert outline.open == []
    assert outline.count["svg"] > 20
    assert outline.count["table"] >= outline.count["svg"] + 1
    assert outline.count["article"] == len(outline.titles) + 1
    assert all(title[0].isupper() or title[0].isdigit() for title in outline.titles)


def test_without_files_everything_is_played_and_told(page: Path) -> None:
    text = page.read_text()
    for told in (
        "base game", "all 11 powers + cop", "The Kid", "The cop wins", "withdraw", "Click, target runs",
        "Live 4 × 3; chain of grenades", "Live 4 × 3; proposed cards", "house table of weapons",
        "Larger teams and smaller ones", "Seat 5", "behind each mark",
    ):  # fmt: skip
        assert told in text


@pytest.mark.slow
def test_the_page_fits_a_phone_and_a_laptop_by_day_and_by_night(page: Path) -> None:
    with launched() as browser:
        for width, height in ((360, 740), (1280, 720)):
            grounds = set()
            for scheme in ("light", "dark"):
                opened = browser.new_page(
                    viewport={"width": width, "height": height},
                    color_scheme=scheme,
                )
                asked: list[str] = []
                opened.on("request", partial(_noted, asked))
                opened.goto(page.as_uri())
                assert asked == [page.as_uri()]
                assert opened.evaluate("document.documentElement.scrollWidth") == width
                assert opened.evaluate(CLIPPED) == []
                grounds.add(opened.evaluate("getComputedStyle(document.body).backgroundColor"))
                opened.close()
            assert len(grounds) == 2


@pytest.mark.slow
def test_the_same_games_give_the_same_page(page: Path, tmp_path: Path) -> None:
    again = tmp_path / "again.html"
    assert main(["report", "--games", "20", "--jobs", "2", "-o", str(again)]) == 0
    assert again.read_bytes() == page.read_bytes()


def test_files_are_shown_and_nothing_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    study = kept(tmp_path, "a.json", capsys, "simulate --games 20 --seed s --bots timid")
    study.write_text(study.read_text(), encoding="utf-16")  # as a shell of Windows does
    hero = kept(tmp_path, "b.json", capsys, "tournament --hero timid --others random --games 5")
    many = kept(tmp_path, "c.json", capsys, "tournament --population timid random --games 10")
    path = tmp_path / "page.html"
    assert main(["report", *map(str, (study, hero, many)), "-o", str(path)]) == 0
    assert capsys.readouterr().out == f"{path}\n"
    titles = Outline(path.read_text()).titles
    assert any(title.startswith("The Timid wins") for title in titles)
    assert not any("The cop" in title or "Live" in title for title in titles)
    assert not any("The Accountant" in title for title in titles)


def test_the_same_file_twice_counts_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    study = kept(tmp_path, "a.json", capsys, "simulate --games 7 --seed s --bots timid")
    pages = []
    for files in ([study], [study, study]):
        path = tmp_path / f"{len(files)}.html"
        assert main(["report", *map(str, files), "-o", str(path)]) == 0
        pages.append(path.read_bytes())
    assert pages[0] == pages[1]
    assert "count once" in capsys.readouterr().err


def test_seven_games_make_no_headline_of_a_difference(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    study = kept(
        tmp_path, "a.json", capsys, f"simulate --games 7 --seed s --bots {FAMILY} --rotate"
    )
    path = tmp_path / "page.html"
    assert main(["report", str(study), "-o", str(path)]) == 0
    titles = Outline(path.read_text()).titles
    assert "How often each bot wins: too few games to say more" in titles
    assert not any(title.startswith("The Accountant wins") for title in titles)


@pytest.mark.slow
def test_the_first_printed_page_has_the_findings_on_it(page: Path, tmp_path: Path) -> None:
    with launched() as browser:
        opened = browser.new_page(viewport={"width": 794, "height": 1123})
        opened.goto(page.as_uri())
        opened.emulate_media(media="print")
        first = opened.locator("nav li").first.bounding_box()
        last = opened.locator("nav li").last.bounding_box()
        assert first is not None
        assert last is not None
        assert last["y"] + last["height"] < 1123
        article = opened.locator("article").first.bounding_box()
        assert article is not None
        assert article["y"] < 1123


def test_seats_are_compared_only_where_bots_moved_round(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def seats(*extra: str) -> bool:
        arguments = f"simulate --games 20 --seed s --bots {FAMILY} {' '.join(extra)}"
        path = kept(tmp_path, "a.json", capsys, arguments)
        assert main(["report", str(path), "-o", str(tmp_path / "page.html")]) == 0
        capsys.readouterr()
        return "Share of wins by seat" in (tmp_path / "page.html").read_text()

    assert seats("--rotate")
    assert not seats()


def test_a_file_of_live_alone_makes_a_page(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = "simulate --live --no-arena --games 20 --seed s --teams 2x3"
    path = kept(tmp_path, "live.json", capsys, arguments)
    assert main(["report", str(path), "-o", str(tmp_path / "page.html")]) == 0
    titles = Outline((tmp_path / "page.html").read_text()).titles
    assert any("house table of weapons" in title for title in titles)


@pytest.mark.parametrize(
    "arguments",
    [
        "--players 4",
        "--players 6 --cop --powers all+backstab --rotate",
        "--live --no-arena --teams 2x3 --variants foolproof",
        "--live --no-arena --teams 4,3 --variants chain-of-grenades,foolproof",
    ],
)
def test_a_single_game_makes_a_page(
    arguments: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = kept(tmp_path, "one.json", capsys, f"simulate --games 1 --seed s {arguments}")
    assert main(["report", str(path), "-o", str(tmp_path / "page.html")]) == 0
    assert Outline((tmp_path / "page.html").read_text()).titles


@pytest.mark.parametrize(
    ("contents", "told"),
    [
        (b"", "is no result of simulate or tournament"),
        (b"[]", "is no result of simulate or tournament"),
        (b"\xff", "is no result of simulate or tournament"),
        (b'{"games": 3}', "is no result of simulate or tournament"),
        (b'{"tournament": 1}', "is no result of simulate or tournament"),
        (None, "cannot be read"),
    ],
)
def test_a_file_that_is_none_is_told_in_one_line(
    contents: bytes | None, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "file.json"
    if contents is not None:
        path.write_bytes(contents)
    assert main(["report", str(path), "-o", str(tmp_path / "page.html")]) == 2
    error = capsys.readouterr().err
    assert told in error
    assert error.count("\n") == 1
    assert not (tmp_path / "page.html").exists()


def test_counts_that_cannot_be_are_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = kept(tmp_path, "a.json", capsys, "simulate --games 1 --seed s")
    found = json.loads(path.read_text())
    for counts, told in (
        ({"ghosts": {"": [1, 1, 1, 1, 1, 1]}}, "'ghosts' is not a valid Measure"),
        ({}, "it counts no games"),
    ):
        path.write_text(json.dumps(found | {"counts": counts}))
        assert main(["report", str(path)]) == 2
        assert told in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ("--games 0", "--games must be at least 1, not 0"),
        ("--jobs 0", "--jobs must be at least 1, not 0"),
        ("somewhere.json --games 5", "--games is for games still to be played"),
        ("--games 1 -o nowhere/page.html", "nowhere/page.html cannot be written"),
    ],
)
def test_what_cannot_be_is_told_in_one_line(
    arguments: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["report", *arguments.split()]) == 2
    error = capsys.readouterr().err
    assert told in error
    assert error.count("\n") == 1
