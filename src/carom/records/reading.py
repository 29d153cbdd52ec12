"""One reader for every text form of a position: it tells which form it has before it.

The readers of foreign forms are imported when their form turns up, so that
``carom solve TOKEN`` starts fast.
"""

from __future__ import annotations

from collections.abc import Callable

from carom.core.errors import NotationError
from carom.games.ricochet.position import Position
from carom.records.position import VERSION, parse_position

MAX_BYTES = 1_000_000
"""Longest input that is looked at."""

_OUTLINE = 20_000
"""How far into a text its form is looked for; drawn comments may stand before it."""


def read_position(text: str | bytes) -> Position:
    """Return the position that a text holds, in any of the forms of docs/reference/notation.md.

    White space around the text is ignored; the columns of one-word forms count from the
    first other character, those of the rest from the start of the text or its line.

    Raises:
        NotationError: ``too-long``, ``not-utf8``, ``unknown-form``, or the first fault in
            the form that was recognised.
        PositionError: When the parts do not fit together.
    """
    if len(text) > MAX_BYTES:
        raise NotationError("too-long", limit=MAX_BYTES, column=MAX_BYTES + 1)
    whole = _decoded(text).rstrip()
    word = whole.lstrip()
    if word.startswith(VERSION + "_"):
        return parse_position(word)
    if word[4:5] == "+" == word[7:8]:
        from carom.records.driftingdroids import parse_droids_id

        return parse_droids_id(word)
    reader = _foreign_reader(whole)
    if reader is None:
        raise NotationError("unknown-form", start=word[:20], column=1)
    return reader(whole)


def _foreign_reader(text: str) -> Callable[[str], Position] | None:
    """Return the reader of the form that a text seems to have; None for no form at all.

    Only the outline counts: a text that is spoilt further on is still told by its form
    what is wrong with it.
    """
    lines = [line.strip() for line in text[:_OUTLINE].splitlines()]
    told = next((line for line in lines if line and line[0] not in "%;"), "")
    name, bracket, _ = told.partition("(")
    if told.startswith("{"):
        from carom.records.interchange import parse_interchange

        return parse_interchange
    if told.startswith("("):
        from carom.records.pddl import parse_pddl

        return parse_pddl
    if any(line.startswith("+--") for line in lines):
        from carom.games.ricochet.text import parse_diagram

        return parse_diagram
    if bracket and name.strip().isidentifier():
        from carom.records.asp import parse_asp

        return parse_asp
    return None


def _decoded(text: str | bytes) -> str:
    """Return the text itself or its bytes as UTF-8; a byte order mark is left out."""
    if isinstance(text, str):
        return text.removeprefix("\ufeff")
    try:
        return text.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise NotationError("not-utf8", column=error.start + 1) from None
