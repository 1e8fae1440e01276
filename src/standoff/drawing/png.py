"""`python -m standoff.drawing.png`: an SVG comes in, and a PNG goes out.

It is a process of its own, because drawing holds whatever else a process does.
"""

import sys


def png(svg: str) -> bytes:
    """The same picture in pixels."""
    import resvg_py

    return bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True))


def main() -> None:
    sys.stdout.buffer.write(png(sys.stdin.read()))


if __name__ == "__main__":
    main()
