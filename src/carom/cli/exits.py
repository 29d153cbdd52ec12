"""Exit codes; the reference page of the commands lists them."""

from __future__ import annotations

DONE = 0
"""The command did what it was asked."""

NO = 1
"""The answer is no: a record that proves nothing, a position without a way."""

BAD_INPUT = 2
"""The command line, a file or a position is not what it should be."""

STOPPED = 3
"""A limit came before the answer was proved."""

INTERRUPTED = 130
"""Ctrl-C."""

READER_GONE = 141
"""Whoever read the output went away, as ``head`` does."""
