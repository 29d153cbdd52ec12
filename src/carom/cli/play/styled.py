"""Drawings as styled text for a full screen."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rich.style import Style
from rich.text import Text

from carom.cli.screen import GROUNDS, INKS, letter_colour
from carom.pictures.canvas import Line, Run


def styled(lines: Iterable[Line]) -> Text:
    """Return a drawing with its colours."""
    return Text("\n", no_wrap=True).join(
        Text.assemble(*((run.text, _style(run)) for run in line)) for line in lines
    )


def _style(run: Run) -> Style:
    """Return the style of a run."""
    weights: dict[str, Callable[[], Style]] = {
        "bold": lambda: Style(bold=True),
        "dim": lambda: Style(dim=True),
    }
    style = weights[run.weight]() if run.weight else Style()
    if run.is_underlined:
        style += Style(underline=True)
    if run.is_solid:
        return style + Style(
            color=f"color({letter_colour(run.colour)})", bgcolor=f"color({GROUNDS[run.colour]})"
        )
    if run.colour:
        return style + Style(color=f"color({INKS[run.colour]})")
    return style
