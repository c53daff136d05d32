"""``python -m trictrac``."""

import sys

from trictrac.cli import main

sys.exit(main())
