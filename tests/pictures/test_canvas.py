"""Drawings of characters: what is written stands there in its style."""

from __future__ import annotations

from carom.pictures.canvas import Canvas, Run


def test_characters_of_one_style_are_joined_and_keep_all_of_it() -> None:
    canvas = Canvas(2, 6)
    underlined = Run("ab", "r", is_solid=True, weight="bold", is_underlined=True)
    canvas.put(0, 1, underlined)
    canvas.put(0, 3, underlined._replace(text="c"))
    assert [*canvas.lines()] == [
        [Run(" "), underlined._replace(text="abc"), Run("  ")],
        [Run(" " * 6)],
    ]
