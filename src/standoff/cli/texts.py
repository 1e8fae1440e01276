"""Files of JSON that were written with `>`: the shells of Windows write UTF-16, or a mark before UTF-8."""

from json import detect_encoding
from pathlib import Path


def json_in(path: Path) -> bytes:
    """What is in the file, as UTF-8 if it is text at all."""
    found = path.read_bytes()
    try:
        return found.decode(detect_encoding(found)).encode()
    except UnicodeError:
        return found  # whoever reads it says what is wrong
