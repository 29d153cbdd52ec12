"""What commands show: drawings, captions, JSON."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, TypeVar

from carom.cli.kits.kit import Puzzles
from carom.cli.screen import has_box_characters, has_colours, paint

if TYPE_CHECKING:
    from carom.pictures.canvas import Line

P = TypeVar("P")
M = TypeVar("M")


def show(words: str = "") -> None:
    """Print a line or more on standard output."""
    print(words)


def show_json(answer: Mapping[str, object]) -> None:
    """Print an answer for machines: one JSON object, two spaces an indent."""
    import msgspec

    print(msgspec.json.format(msgspec.json.encode(answer)).decode())


def show_board(puzzles: Puzzles[P, M], position: P, route: Sequence[M] = ()) -> None:
    """Print the drawing of a position."""
    show_drawing(lambda: puzzles.draw(position, route), lambda: puzzles.draw_plain(position, route))


def show_drawing(drawn: Callable[[], Iterable[Line]], plain: Callable[[], str]) -> None:
    """Print a drawing, in plain ASCII where the terminal has no more."""
    if has_box_characters(sys.stdout):
        print(paint(drawn(), is_coloured=has_colours(sys.stdout)))
    else:
        print(plain(), end="")


def clock(at_ms: int) -> str:
    """Return a time since the start as minutes, seconds and tenths: ``2:05.3``."""
    minutes, rest = divmod(at_ms, 60_000)
    return f"{minutes}:{rest // 1000:02}.{rest % 1000 // 100}"
