"""One reader for every text form of a position: it tells which form it has before it.

The forms stand in a table, in the order in which they are tried; a new game adds its own
lines. A reader is imported when its form turns up, so that ``carom solve TOKEN`` starts
fast.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple, TypeAlias, TypeVar, overload

from carom.core.cursor import check_length
from carom.core.errors import NotationError

if TYPE_CHECKING:
    from carom.games.escape.position import Position as EscapePosition
    from carom.games.micro.position import Position as MicroPosition
    from carom.games.ramses.position import Position as RamsesPosition
    from carom.games.ricochet.position import Position as RicochetPosition

    AnyPosition: TypeAlias = RicochetPosition | MicroPosition | RamsesPosition | EscapePosition

MAX_BYTES = 1_000_000
"""Longest input that is looked at."""

_OUTLINE = 20_000
"""How far into a text its form is looked for; drawn comments may stand before it."""

P = TypeVar("P")


class _Outline(NamedTuple):
    """What tells the form of a text: a text spoilt further on still says what is wrong with it.

    Attributes:
        word: The text without white space around it.
        told: Its first line that is no comment.
        lines: All lines near the start, stripped.
    """

    word: str
    told: str
    lines: list[str]


class _Form(NamedTuple):
    """A form: how it is known, who reads it, and whether white space is taken off before."""

    fits: Callable[[_Outline], bool]
    home: str
    reader: str
    is_one_word: bool = False


def _begins(mark: str) -> Callable[[_Outline], bool]:
    """Return a test for texts that begin so."""
    return lambda outline: outline.word.startswith(mark)


def _is_facts(outline: _Outline) -> bool:
    """Tell whether the text begins with a fact, ``name(``."""
    name, bracket, _ = outline.told.partition("(")
    return bool(bracket) and name.strip().isidentifier()


_DICE_KEY = re.compile(r'"dice"\s*:')
_DICE_ROW = re.compile(r"([(\[<]?[RBYGPW][1-6][)\]>]?\s*){2}")

_SPACES_ROW = re.compile(r"([1-8]\s+)?\[?[A-Za-d.?]\]?(\s+\[?[A-Za-d.?]\]?){5,7}")

_FACTORY_ROW = re.compile(r"(\d{1,2} )?[#.rbgykRBGYK↑↗→↘↓↙←↖]{20}")

_FORMS = (
    _Form(_begins("r1_"), "carom.records.position", "parse_position", is_one_word=True),
    _Form(_begins("m1_"), "carom.records.micro.position", "parse_position", is_one_word=True),
    _Form(_begins("t1_"), "carom.records.ramses.position", "parse_position", is_one_word=True),
    _Form(_begins("s1_"), "carom.records.ramses.position", "parse_position", is_one_word=True),
    _Form(_begins("e1_"), "carom.records.escape.position", "parse_position", is_one_word=True),
    _Form(
        lambda outline: outline.word[4:5] == "+" == outline.word[7:8],
        "carom.records.driftingdroids",
        "parse_droids_id",
        is_one_word=True,
    ),
    _Form(
        lambda outline: outline.told.startswith("{") and bool(_DICE_KEY.search(outline.word)),
        "carom.records.micro.interchange",
        "parse_interchange",
    ),
    _Form(
        lambda outline: outline.told.startswith("{"),
        "carom.records.interchange",
        "parse_interchange",
    ),
    _Form(
        lambda outline: bool(_DICE_ROW.match(outline.told)),
        "carom.games.micro.text",
        "parse_diagram",
    ),
    _Form(
        lambda outline: any(_SPACES_ROW.fullmatch(line) for line in outline.lines[:3]),
        "carom.games.ramses.text",
        "parse_diagram",
    ),
    _Form(
        lambda outline: any(_FACTORY_ROW.fullmatch(line) for line in outline.lines),
        "carom.games.escape.text",
        "parse_diagram",
    ),
    _Form(lambda outline: outline.told.startswith("("), "carom.records.pddl", "parse_pddl"),
    _Form(
        lambda outline: any(line.startswith("+--") for line in outline.lines),
        "carom.games.ricochet.text",
        "parse_diagram",
    ),
    _Form(_is_facts, "carom.records.asp", "parse_asp"),
)


@overload
def read_position(text: str | bytes) -> AnyPosition: ...
@overload
def read_position(text: str | bytes, kind: type[P]) -> P: ...
def read_position(text: str | bytes, kind: type[P] | None = None) -> AnyPosition | P:
    """Return the position that a text holds, in any of the forms of docs/reference/notation.md.

    White space around the text is ignored; the columns of one-word forms count from the
    first other character, those of the rest from the start of the text or its line.

    Args:
        text: The text, or its bytes in UTF-8.
        kind: Type of the positions of one game, where only that game will do.

    Raises:
        NotationError: ``too-long``, ``not-utf8``, ``unknown-form``, ``other-game`` when it
            is not of the kind asked for, or the first fault in the form recognised.
        PositionError: When the parts do not fit together.
        OptionError: When a rule below a drawing is unknown or cannot have its value.
    """
    check_length(text, MAX_BYTES)
    whole = _decoded(text).rstrip()
    word = whole.lstrip()
    form = _form_of(whole, word)
    if form is None:
        raise NotationError("unknown-form", start=word[:20], column=1)
    read: Callable[[str], AnyPosition] = getattr(import_module(form.home), form.reader)
    position = read(word if form.is_one_word else whole)
    if kind is not None and not isinstance(position, kind):
        raise NotationError("other-game", start=word[:20], column=1)
    return position


def _form_of(whole: str, word: str) -> _Form | None:
    """Return the form that a text seems to have; None for no form at all."""
    lines = [line.strip() for line in whole[:_OUTLINE].splitlines()]
    told = next((line for line in lines if line and line[0] not in "%;"), "")
    outline = _Outline(word, told, lines)
    return next((form for form in _FORMS if form.fits(outline)), None)


def _decoded(text: str | bytes) -> str:
    """Return the text itself or its bytes as UTF-8; a byte order mark is left out."""
    if isinstance(text, str):
        return text.removeprefix("\ufeff")
    try:
        return text.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise NotationError("not-utf8", column=error.start + 1) from None
