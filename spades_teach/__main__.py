"""`python -m spades_teach` is `spades-teach`."""

import sys

from spades_teach.cli import main

if __name__ == "__main__":
    sys.exit(main())
