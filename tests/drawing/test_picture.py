"""What every picture of a round must be: a document, complete, readable, always the same."""

from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from standoff.cli.main import main
from standoff.drawing.arrows import arrows
from standoff.drawing.identity import KITS, kit
from standoff.drawing.labels import Box, shortened, text_width
from standoff.drawing.layout import WIDTH, laid_out
from standoff.drawing.picture import HEADING, LEGEND_GAP, round_picture
from standoff.drawing.scene import Scene, State
from standoff.rules.live.teams import TEAM_NAMES
from tests.drawing.rounds import CAPTIONS, GOLDEN, LAYOUTS, SCENARIOS, scene, table_scene

SVG = "{http://www.w3.org/2000/svg}"
GOLDEN_FOLDER = SCENARIOS.parent / "drawing" / "golden"
SCENES = [
    *(table_scene(players, seed) for players in (4, 5, 6) for seed in range(3)),
    *(scene(sizes, seed) for sizes in LAYOUTS for seed in range(2)),
    *(scene(sizes, seed, crowded=1.0) for sizes in LAYOUTS for seed in range(2)),
    *(scene(sizes, seed, crowded=0.55) for sizes in LAYOUTS for seed in range(2)),
]
every_scene = pytest.mark.parametrize("one", SCENES)


def parsed(one: Scene) -> ElementTree.Element:
    return ElementTree.fromstring(round_picture(one, CAPTIONS))


def of_class(document: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    return [element for element in document.iter() if element.get("class") == name]


@every_scene
def test_every_gangster_is_named_once_beside_one_figure(one: Scene) -> None:
    document = parsed(one)
    names = [figure.name for figure in one.figures]
    assert sorted(element.text or "" for element in of_class(document, "name")) == sorted(names)
    assert len(of_class(document, "figure")) == len(names)


@every_scene
def test_there_is_an_arrow_for_every_aim_and_a_line_for_every_touch(one: Scene) -> None:
    document = parsed(one)
    drawn = [element.findtext(f"{SVG}title") for element in of_class(document, "aim")]
    names = [figure.name for figure in one.figures]
    assert drawn == [f"{names[aim.shooter]} → {names[aim.target]}" for aim in one.aims]
    assert len(of_class(document, "touch")) == len(one.touches)


@every_scene
def test_an_arrow_is_dashed_unless_the_gun_went_off(one: Scene) -> None:
    for aim, arrow in zip(one.aims, of_class(parsed(one), "aim"), strict=True):
        line = arrow.findall(f"{SVG}path")[1]
        assert (line.get("stroke-dasharray") is None) == aim.fired
        assert line.get("stroke") == kit(one.figures[aim.shooter].kit).colour


def name_boxes(one: Scene) -> list[Box]:
    """Where the names stand in the document."""
    boxes = []
    for element in of_class(parsed(one), "name"):
        x, y, size = (float(element.get(key, "")) for key in ("x", "y", "font-size"))
        width = text_width(element.text or "", size)
        boxes.append(Box(x, y - 0.35 * size, width, size))
    return boxes


@every_scene
def test_no_name_lies_on_another_on_a_figure_or_over_the_edge(one: Scene) -> None:
    layout = laid_out(one)
    boxes = name_boxes(one)
    assert [pair for pair in combinations(boxes, 2) if pair[0].meets(pair[1])] == []
    for box in boxes:
        assert box.inside(WIDTH, layout.bottom + LEGEND_GAP)
        assert not box.meets(HEADING)
        for place in layout.places:
            near = box.nearest(place)
            apart = (near.x - place.x) ** 2 + (near.y - place.y) ** 2
            assert apart >= (0.95 * layout.radius) ** 2


@every_scene
def test_the_same_scene_gives_the_same_text(one: Scene) -> None:
    assert round_picture(one, CAPTIONS) == round_picture(one, CAPTIONS)


def test_two_arrows_between_the_same_two_do_not_lie_on_one_another() -> None:
    layout = laid_out(table_scene(4, 0))
    ways = arrows([(0, 1), (1, 0), (0, 1)], layout.places, layout.radius)
    middles = {(round(way.at(0.5).x), round(way.at(0.5).y)) for way in ways}
    assert len(middles) == 3


def test_an_arrow_goes_round_whoever_stands_between() -> None:
    six = table_scene(6, 0)
    layout = laid_out(six)
    there, here = layout.places[3], layout.places[0]
    middle = replace(here, x=(here.x + there.x) / 2, y=(here.y + there.y) / 2)
    (way,) = arrows([(0, 1)], [here, there, middle], layout.radius)
    assert all(
        (point.x - middle.x) ** 2 + (point.y - middle.y) ** 2 >= layout.radius**2
        for point in way.points
    )


@pytest.mark.parametrize(
    "name", ["<script>alert(1)</script>", 'Tom & "Jerry"', "]]>", "a\ufffeb", "&lt;"]
)
def test_whatever_a_name_holds_stays_text(name: str) -> None:
    four = table_scene(4, 1)
    strange = replace(four, figures=(replace(four.figures[0], name=name), *four.figures[1:]))
    document = parsed(strange)
    assert "script" not in {element.tag.removeprefix(SVG) for element in document.iter()}
    wanted = name.replace("\ufffe", "\N{REPLACEMENT CHARACTER}")
    assert wanted in {element.text for element in document.iter(f"{SVG}title")}


def test_a_long_name_is_shortened_and_a_short_one_is_not() -> None:
    assert shortened("Bruno", 16) == "Bruno"
    long = shortened("Maximiliana of the seven hills", 16)
    assert long.endswith("…")
    assert text_width(long, 16) <= 9.5 * 16


def test_long_names_do_not_overlap_either() -> None:
    names = tuple(f"Wolfgang Amadeus {turn}" for turn in range(21))
    crowd = scene((3,) * 7, 5, crowded=0.6, names=names)
    assert [pair for pair in combinations(name_boxes(crowd), 2) if pair[0].meets(pair[1])] == []


def test_every_team_has_a_colour_and_a_shape_of_its_own() -> None:
    assert len({one.colour for one in KITS}) == len({one.outline for one in KITS}) == len(KITS)
    assert len(KITS) == len(TEAM_NAMES)


def test_the_legend_explains_only_what_is_there() -> None:
    quiet = table_scene(4, 0)
    figures = tuple(replace(figure, state=State.IN_IT, wounds=0) for figure in quiet.figures)
    quiet = replace(quiet, aims=(), touches=(), figures=figures)
    assert of_class(parsed(quiet), "legend") == []
    withdrawn = replace(quiet, figures=(replace(figures[0], state=State.WITHDRAWN), *figures[1:]))
    (entry,) = of_class(parsed(withdrawn), "legend")
    assert entry.findtext(f"{SVG}text") == "withdrawn"


@pytest.mark.parametrize("scenario", GOLDEN, ids=lambda path: path.split("/")[1])
def test_a_picture_looks_as_it_did(scenario: str, tmp_path: Path) -> None:
    # If this fails by intent, look at the new picture, and keep it under this name.
    drawn = tmp_path / "round.svg"
    file = SCENARIOS / f"{scenario}.json"
    assert main(["referee", str(file), "--picture", str(drawn), "--language", "en"]) == 0

    golden = GOLDEN_FOLDER / f"{file.stem}.svg"
    assert drawn.read_text("utf-8") == golden.read_text("utf-8")
