"""``python -m carom`` is ``carom``."""

from __future__ import annotations

import sys

from carom.cli.main import main

sys.exit(main())
