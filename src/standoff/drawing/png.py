"""`python -m standoff.drawing.png`: an SVG comes in, and a PNG goes out.

It is a process of its own, because drawing holds whatever else a process does.
"""

import sys


def main() -> None:
    import resvg_py

    sys.stdout.buffer.write(
        resvg_py.svg_to_bytes(svg_string=sys.stdin.read(), skip_system_fonts=True)
    )


if __name__ == "__main__":
    main()
