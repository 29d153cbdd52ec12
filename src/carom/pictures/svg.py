"""Elements of SVG as text: escaped, with short numbers, the same bytes on every machine."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

Attribute = str | float
Theme = Literal["auto", "light", "dark"]
"""``auto`` follows the reader's wish where the viewer tells it, and is light elsewhere."""


def number(value: float) -> str:
    """Return a coordinate with at most two decimals and no idle zeros.

    >>> number(12.5), number(3.0), number(-0.001)
    ('12.5', '3', '0')
    """
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def tag(name: str, *children: str, **attributes: Attribute) -> str:
    """Return an element; attribute names give up a last ``_`` and write ``-`` for ``_``.

    Args:
        name: Name of the element.
        children: Elements made by this function, or text made by :func:`text`.
        attributes: Values; they are escaped here.

    >>> tag("rect", class_="tile", stroke_width=1.5)
    '<rect class="tile" stroke-width="1.5"/>'
    """
    listed = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{_value(value)}"'
        for key, value in attributes.items()
    )
    return f"<{name}{listed}>{''.join(children)}</{name}>" if children else f"<{name}{listed}/>"


def _value(value: Attribute) -> str:
    """Return an attribute's value, escaped."""
    return text(value).replace('"', "&quot;") if isinstance(value, str) else number(value)


def sheet(
    layers: Iterable[str],
    corner: float,
    width: float,
    height: float,
    *,
    title: str,
    description: str,
    style: str,
) -> str:
    """Return a whole picture.

    Args:
        layers: What is drawn, from the ground up; empty ones are left out.
        corner: Both coordinates of its north-west corner.
        width: Its width.
        height: Its height.
        title: Its name for those who cannot see it.
        description: What is on it, or empty.
        style: Its style sheet.
    """
    head = (
        tag("title", text(title)),
        tag("desc", text(description)) if description else "",
        tag("style", text(style)),
    )
    drawing = tag(
        "svg",
        "\n",
        *(layer + "\n" for layer in (*head, *layers) if layer),
        xmlns="http://www.w3.org/2000/svg",
        role="img",
        viewBox=" ".join(map(number, (corner, corner, width, height))),
        width=width,
        height=height,
    )
    return drawing + "\n"


def text(words: str) -> str:
    """Return words as the content of an element; what XML cannot hold becomes ``�``."""
    held = "".join(mark if _is_char(mark) else "\ufffd" for mark in words)
    return held.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _is_char(mark: str) -> bool:
    """Tell whether XML 1.0 can hold a character."""
    code = ord(mark)
    is_control = code < 0x20 and mark not in "\t\n\r"
    return not (is_control or 0xD800 <= code <= 0xDFFF or code in (0xFFFE, 0xFFFF))
