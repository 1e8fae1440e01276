"""Signs a terminal may not have: others in their place, so that a table stays a table."""

import codecs
import unicodedata

PLAIN = "standoff-plain"
"""How Python knows what to do with a letter that an encoding has not."""

ALIKE = str.maketrans(
    {
        "’": "'",
        "\N{LEFT SINGLE QUOTATION MARK}": "'",
        "“": '"',
        "”": '"',
        "«": '"',
        "»": '"',
        "–": "-",
        "—": "-",
        "\N{MINUS SIGN}": "-",
        "─": "-",
        "═": "=",
        "│": "|",
        "┌": "+",
        "┐": "+",
        "└": "+",
        "┘": "+",
        "├": "+",
        "┤": "+",
        "►": ">",
        "→": ">",
        "…": "...",
        "·": ".",
        "●": "o",
        "■": "#",
        "▒": "%",
        "◆": "v",
        "▲": "^",
        "★": "*",
        "☾": "c",
        "✚": "+",
        "±": "+",
        "°": "o",
        "α": "a",
        "•": "*",
        "×": "x",
        "█": "#",
        "▀": "#",
        "▄": "#",
        "œ": "oe",
        "Œ": "OE",
        "\N{NO-BREAK SPACE}": " ",
        "\N{NARROW NO-BREAK SPACE}": " ",
    }
)


def plain(text: str) -> str:
    """The same in ASCII: what is nearly as good, letters without their accents, or a question mark."""
    apart = unicodedata.normalize("NFKD", text.translate(ALIKE))
    bare = "".join(letter for letter in apart if not unicodedata.combining(letter))
    return bare.encode("ascii", "replace").decode("ascii")


def _instead(fault: UnicodeError) -> tuple[str, int]:
    if not isinstance(fault, UnicodeEncodeError):
        raise fault
    return plain(fault.object[fault.start : fault.end]), fault.end


codecs.register_error(PLAIN, _instead)
