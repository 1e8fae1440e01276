"""`python -m standoff`: the same as the `standoff` command."""

import sys

from standoff.cli.start import main

if __name__ == "__main__":
    sys.exit(main())
