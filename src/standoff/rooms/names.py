"""Names people give themselves: made clean, short and unlike every other at the table."""

import unicodedata
from collections.abc import Collection

LONGEST = 20
"""Graphemes."""
MARKS = 2
"""Combining marks a letter may carry."""
NAMELESS = "?"
INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that are no controls, and show nothing all the same."""

_LOOK_ALIKES = str.maketrans(
    "0134578|!"
    "аеорсухівкмнт"  # Cyrillic
    "αεορνικτυχ",  # Greek
    "olesstbll"
    "aeopcyxibkmht"
    "aeopviktux",
)  # fmt: skip


def clean(text: str, longest: int) -> str:
    """Text without control, bidi, zero-width or unassigned characters, and not too long."""
    kept: list[str] = []
    graphemes = marks = 0
    for character in unicodedata.normalize("NFC", " ".join(text.split())):
        category = unicodedata.category(character)
        if category[0] == "C" or category in ("Zl", "Zp") or character in INVISIBLE:
            continue
        if category[0] == "M":
            marks += 1
            if not kept or marks > MARKS:
                continue
        else:
            marks = 0
            graphemes += 1
            if graphemes > longest:
                break
        kept.append(character)
    return " ".join("".join(kept).split())


def skeleton(name: str) -> str:
    """What a name looks like at a glance: two names with one skeleton are look-alikes."""
    folded = unicodedata.normalize("NFKD", name.casefold()).translate(_LOOK_ALIKES)
    letters = "".join(filter(str.isalnum, folded))
    return letters.replace("rn", "m").replace("i", "l") or name


def named(wish: str, taken: Collection[str]) -> str:
    """The name somebody gets: the one wished for, with a number if it looks like another's."""
    name = clean(wish, LONGEST) or NAMELESS
    looks = {skeleton(other) for other in taken}
    if skeleton(name) not in looks and name not in taken:
        return name
    number = 2
    while True:
        numbered = f"{clean(name, LONGEST - 1 - len(str(number)))} {number}"
        if skeleton(numbered) not in looks and numbered not in taken:
            return numbered
        number += 1
