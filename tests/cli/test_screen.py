"""What the terminal can show."""

from __future__ import annotations

import io
import os
from collections.abc import Mapping

import pytest

from carom.cli.screen import has_box_characters, has_colours, paint
from carom.pictures.canvas import Run


class _Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({"TERM": "xterm"}, True),
        ({"TERM": "dumb"}, False),
        ({"TERM": "xterm", "NO_COLOR": "1"}, False),
        ({"TERM": "xterm", "NO_COLOR": ""}, True),
        ({"TERM": "dumb", "FORCE_COLOR": "1"}, True),
        ({"FORCE_COLOR": "1", "NO_COLOR": "1"}, False),
    ],
)
@pytest.mark.skipif(os.name == "nt", reason="terminals of Windows say more about themselves")
def test_terminal_has_colours(environment: Mapping[str, str], expected: bool) -> None:
    assert has_colours(_Terminal(), environment) is expected


def test_pipe_has_no_colours() -> None:
    assert not has_colours(io.StringIO(), {"TERM": "xterm"})


@pytest.mark.parametrize(
    ("encoding", "expected"), [("utf-8", True), ("cp1252", False), ("ascii", False)]
)
def test_box_characters_depend_on_the_encoding(encoding: str, expected: bool) -> None:
    assert has_box_characters(io.TextIOWrapper(io.BytesIO(), encoding)) is expected


def test_paint_puts_codes_round_coloured_runs_only() -> None:
    line = [Run("a "), Run("b", "r"), Run("c", "y", is_solid=True, weight="bold"), Run("  ")]
    assert paint([line], is_coloured=False) == "a bc"
    assert paint([line], is_coloured=True) == (
        "a \x1b[38;5;203mb\x1b[0m\x1b[1;38;5;16;48;5;220mc\x1b[0m"
    )
