"""SVG text from names, attributes and children; whatever a name holds, it stays text."""

import re
from xml.sax.saxutils import escape, quoteattr

NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")

Attribute = str | float


def element(tag: str, *children: str, **attributes: Attribute | None) -> str:
    """One element; an underscore in an attribute's name is a hyphen, None leaves it out."""
    given = "".join(
        f" {name.rstrip('_').replace('_', '-')}={quoteattr(_written(value))}"
        for name, value in attributes.items()
        if value is not None
    )
    return f"<{tag}{given}>{''.join(children)}</{tag}>" if children else f"<{tag}{given}/>"


def text(content: str) -> str:
    """Text inside an element."""
    return escape(_clean(content))


def number(value: float) -> str:
    """A length to a tenth, always written the same way."""
    rounded = round(value, 1)
    return str(int(rounded)) if rounded == int(rounded) else str(rounded)


def _written(value: Attribute) -> str:
    return _clean(value) if isinstance(value, str) else number(value)


def _clean(content: str) -> str:
    """Without the few characters that XML has no way to write."""
    return NOT_XML.sub("\N{REPLACEMENT CHARACTER}", content)
