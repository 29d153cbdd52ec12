"""One reader for every text form of a position: it tells which form it has before it.

The readers of foreign forms are imported when their form turns up, so that
``carom solve TOKEN`` starts fast.
"""

from __future__ import annotations

from carom.core.errors import NotationError
from carom.games.ricochet.position import Position
from carom.records.position import VERSION, parse_position

MAX_BYTES = 1_000_000
"""Longest input that is looked at."""


def read_position(text: str | bytes) -> Position:
    """Return the position that a text holds, in any of the forms of docs/reference/notation.md.

    White space around the text is ignored; columns count from its first other character.

    Raises:
        NotationError: ``too-long``, ``not-utf8``, ``unknown-form``, or the first fault in
            the form that was recognised.
        PositionError: When the parts do not fit together.
    """
    if len(text) > MAX_BYTES:
        raise NotationError("too-long", limit=MAX_BYTES, column=MAX_BYTES + 1)
    trimmed = _decoded(text).strip()
    if trimmed.startswith(VERSION + "_"):
        return parse_position(trimmed)
    raise NotationError("unknown-form", start=trimmed[:20], column=1)


def _decoded(text: str | bytes) -> str:
    """Return the text itself or its bytes as UTF-8; a byte order mark is left out."""
    if isinstance(text, str):
        return text.removeprefix("\ufeff")
    try:
        return text.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise NotationError("not-utf8", column=error.start + 1) from None
