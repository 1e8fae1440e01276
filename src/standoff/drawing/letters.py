"""Letters of our own, drawn with one thick stroke: a picture looks the same where there is no font."""

import re
import unicodedata
from xml.sax.saxutils import unescape

from msgspec import Struct

from standoff.drawing.svg import element, number

HEIGHT = 6
"""Of a letter; accents stand above, tails below."""
GAP = 1.5
SPACE = 2.5
STROKE = 1.15


class Glyph(Struct, frozen=True):
    """A letter: how wide it is, and the way of the pen from its left upper corner."""

    width: float
    path: str


_S = "M3.8 1.2Q3.4 0 2 0Q.2 0 .2 1.5Q.2 3 2 3Q3.8 3 3.8 4.5Q3.8 6 2 6Q.4 6 0 4.8"
_P = "M0 6V0H2.2Q4 0 4 1.7Q4 3.4 2.2 3.4H0"
_O = "M2 0Q4 0 4 2V4Q4 6 2 6Q0 6 0 4V2Q0 0 2 0Z"
_C = "M4 1.4Q3.6 0 2 0Q0 0 0 2V4Q0 6 2 6"
GLYPHS = {
    "A": Glyph(4, "M0 6L2 0L4 6M.8 4H3.2"),
    "B": Glyph(4, "M0 3V0H2Q3.6 0 3.6 1.5Q3.6 3 2 3H0V6H2.2Q4 6 4 4.5Q4 3 2.2 3"),
    "C": Glyph(4, f"{_C}Q3.6 6 4 4.6"),
    "D": Glyph(4, "M0 0V6H1.8Q4 6 4 3.8V2.2Q4 0 1.8 0Z"),
    "E": Glyph(3.4, "M3.4 0H0V6H3.4M0 3H2.8"),
    "F": Glyph(3.4, "M3.4 0H0V6M0 3H2.8"),
    "G": Glyph(4, f"{_C}Q4 6 4 4V3.2H2.2"),
    "H": Glyph(4, "M0 0V6M4 0V6M0 3H4"),
    "I": Glyph(0, "M0 0V6"),
    "J": Glyph(3, "M3 0V4.2Q3 6 1.5 6Q0 6 0 4.4"),
    "K": Glyph(4, "M0 0V6M3.8 0L0 3.6M1.4 2.4L4 6"),
    "L": Glyph(3.2, "M0 0V6H3.2"),
    "M": Glyph(5, "M0 6V0L2.5 3.6L5 0V6"),
    "N": Glyph(4, "M0 6V0L4 6V0"),
    "O": Glyph(4, _O),
    "P": Glyph(4, _P),
    "Q": Glyph(4.2, f"{_O}M2.6 4.4L4.2 6.2"),
    "R": Glyph(4, f"{_P}M2 3.4L4 6"),
    "S": Glyph(3.8, _S),
    "T": Glyph(4, "M0 0H4M2 0V6"),
    "U": Glyph(4, "M0 0V4Q0 6 2 6Q4 6 4 4V0"),
    "V": Glyph(4, "M0 0L2 6L4 0"),
    "W": Glyph(6, "M0 0L1.4 6L3 1.4L4.6 6L6 0"),
    "X": Glyph(4, "M0 0L4 6M4 0L0 6"),
    "Y": Glyph(4, "M0 0L2 3L4 0M2 3V6"),
    "Z": Glyph(4, "M0 0H4L0 6H4"),
    "0": Glyph(4, _O),
    "1": Glyph(1.6, "M0 1.2L1.6 0V6"),
    "2": Glyph(4, "M.1 1.5Q.3 0 2 0Q3.8 0 3.8 1.6Q3.8 2.8 0 6H4"),
    "3": Glyph(4, "M.2 0H3.8L1.8 2.4Q4 2.4 4 4.2Q4 6 2 6Q.4 6 0 4.8"),
    "4": Glyph(4, "M3 6V0L0 4.2H4"),
    "5": Glyph(4, "M3.6 0H.4L.2 2.6Q1 2.2 2 2.2Q4 2.2 4 4.1Q4 6 2 6Q.5 6 0 4.9"),
    "6": Glyph(4, "M3.4 0Q0 1 0 4Q0 6 2 6Q4 6 4 4.2Q4 2.5 2 2.5Q.4 2.5 0 4"),
    "7": Glyph(4, "M0 0H4L1.4 6"),
    "8": Glyph(
        4,
        "M2 2.8Q.3 2.8 .3 1.4Q.3 0 2 0Q3.7 0 3.7 1.4Q3.7 2.8 2 2.8Q0 2.8 0 4.4Q0 6 2 6Q4 6 4 4.4Q4 2.8 2 2.8Z",
    ),
    "9": Glyph(4, "M.6 6Q4 5 4 2Q4 0 2 0Q0 0 0 1.8Q0 3.5 2 3.5Q3.6 3.5 4 2"),
    "$": Glyph(3.8, f"{_S}M2-1V7"),
    "-": Glyph(2.4, "M0 3.2H2.4"),
    ".": Glyph(0, "M0 6V6.01"),
    ",": Glyph(0.6, "M.6 5.8L0 7.2"),
    "'": Glyph(0, "M0 0V1.4"),
    "!": Glyph(0, "M0 0V3.9M0 6V6.01"),
    "?": Glyph(3.4, "M0 1.4Q.2 0 1.7 0Q3.4 0 3.4 1.6Q3.4 2.6 1.7 3.9M1.7 6V6.01"),
    "&": Glyph(
        4.2, "M4.2 6L.8 1.6Q.4 0 1.9 0Q3.4 .2 2.9 1.6L.6 3.3Q-.4 4.4 .4 5.4Q1.8 6.8 4.2 3.6"
    ),
    "+": Glyph(3.2, "M1.6 1.6V4.8M0 3.2H3.2"),
}
ACCENTS = {
    "\u0300": "M-.8-2.2L.3-1.5",
    "\u0301": "M.8-2.2L-.3-1.5",
    "\u0302": "M-1-1.4L0-2.2L1-1.4",
    "\u0303": "M-1.1-1.5Q-.5-2.2 0-1.8Q.5-1.4 1.1-2.1",
    "\u0308": "M-.9-1.8V-1.79M.9-1.8V-1.79",
    "\u030a": "M0-2.3A.5.5 0 1 1-.01-2.3",
    "\u030c": "M-1-2.2L0-1.4L1-2.2",
    "\u0327": "M0 6.5Q1 6.8 .8 7.5Q.4 8-.6 7.8",
    "\u0328": "M.6 6.2Q-.6 7 .2 7.6Q.8 8 1.4 7.6",
}
"""What stands above or below a letter, around its middle."""
SPELLED = str.maketrans(
    {"Æ": "AE", "Œ": "OE", "Ø": "O", "Ł": "L", "Đ": "D", "Þ": "TH", "’": "'", "–": "-"}
)
"""Letters that come apart into others."""


def spelled(text: str) -> str:
    """What can be written of a text, in capitals with their accents behind them."""
    whole = unicodedata.normalize("NFD", text.upper().translate(SPELLED))
    kept = [one for one in whole if one in GLYPHS or one in ACCENTS or one == " "]
    return " ".join("".join(kept).split())


def width_of(text: str, height: float) -> float:
    """How wide a text is at a height of its letters."""
    return sum(_advance(one) for one in spelled(text)) * height / HEIGHT


def written(text: str, x: float, y: float, height: float, colour: str) -> str:
    """A text around x, on the line y, with letters so high."""
    scale = height / HEIGHT
    drawn, at, middle = [], 0.0, 0.0
    for one in spelled(text):
        if one in ACCENTS:
            drawn.append(_moved(ACCENTS[one], middle))
        elif one in GLYPHS:
            drawn.append(_moved(GLYPHS[one].path, at))
            middle = at + GLYPHS[one].width / 2
        at += _advance(one)
    left = x - (at - GAP) * scale / 2
    return element(
        "g",
        *drawn,
        transform=f"translate({number(left)} {number(y - height)}) scale({scale:.3f})",
        fill="none",
        stroke=colour,
        stroke_width=STROKE,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


_TEXT = re.compile("<text ([^>]*)>([^<]*)</text>")
_ATTRIBUTE = re.compile('([a-z-]+)="([^"]*)"')
_CAPITALS = 0.7
"""How high a capital stands in a font of size 1."""


def lettered(svg: str) -> str:
    """A picture whose words are written in our letters, for where there may be no font at all."""
    return _TEXT.sub(_in_letters, svg)


def _in_letters(found: re.Match[str]) -> str:
    given, content = dict(_ATTRIBUTE.findall(found[1])), unescape(found[2])
    height = _CAPITALS * float(given["font-size"])
    x, y = float(given["x"]), float(given["y"])
    if given.get("text-anchor") != "middle":
        x += width_of(content, height) / 2
    return written(content, x, y, height, given["fill"])


def _advance(one: str) -> float:
    if one in ACCENTS:
        return 0
    return SPACE if one == " " else GLYPHS[one].width + GAP


def _moved(path: str, x: float) -> str:
    return element("path", d=path, transform=f"translate({x:.2f} 0)")
