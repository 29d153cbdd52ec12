"""Colours of the pictures, for light and dark surroundings.

Plain classes rather than CSS variables: several common renderers of SVG do not know
variables. The names begin with ``cr-`` because a picture put inline into a page shares
its classes with it.
"""

from __future__ import annotations

from carom.pictures.svg import Theme

ROBOT_COLOURS = {
    "r": ("#e5484d", "#a8252c", "#ffffff", "#e5484d"),
    "b": ("#3f7de8", "#1f4fa8", "#ffffff", "#3f7de8"),
    "g": ("#23935a", "#0f5f37", "#ffffff", "#23935a"),
    "y": ("#f5bd16", "#a87400", "#3a2a00", "#f5bd16"),
    "k": ("#7c8696", "#4a5261", "#ffffff", "#7c8696"),
    "t": ("#dfe8f5", "#5d6f8c", "#2c3a52", "#7187a8"),
    "*": ("#8d55c8", "#5c2f91", "#ffffff", "#8d55c8"),
}
"""Body, edge, letter and line of each robot; ``*`` is the vortex.

Letters stand out from bodies by a contrast of 3 or more, and no two bodies are alike
in the three kinds of colour blindness; the tests hold both.
"""

_LIGHT = {
    "bezel": "fill:#2c3347",
    "rim": "fill:#20263a",
    "mark": "fill:#b9c2d6",
    "gap": "fill:#d5cdbd",
    "tile": "fill:#f7f3ea",
    "tile2": "fill:#f1ecdf",
    "wall": "stroke:#2f3650",
    "shade": "stroke:#2f3650;stroke-opacity:.2",
    "block": "fill:#2c3347",
    "hub": "fill:#3b445e",
    "chip": "fill:#f7f3ea",
    "casing": "stroke:#fffdf7",
    "beak": "stroke:#fffdf7",
    "ghost": "fill:#fffdf7;fill-opacity:.92",
    "name": "fill:#2f3650",
    "shadow": "fill:#1d2233;fill-opacity:.22",
}

_DARK = {
    "bezel": "fill:#10141d",
    "rim": "fill:#05070b",
    "mark": "fill:#8d99b3",
    "gap": "fill:#171c27",
    "tile": "fill:#2b3242",
    "tile2": "fill:#272d3c",
    "wall": "stroke:#d8e0f2",
    "shade": "stroke:#000;stroke-opacity:.45",
    "block": "fill:#10141d",
    "hub": "fill:#1f2636",
    "chip": "fill:#2b3242",
    "casing": "stroke:#141924",
    "beak": "stroke:#141924",
    "ghost": "fill:#1b202c;fill-opacity:.92",
    "name": "fill:#d8e0f2",
    "shadow": "fill:#000;fill-opacity:.45",
}


def stylesheet(theme: Theme) -> str:
    """Return the rules of the picture's classes."""
    strokes = (
        ".cr-wall,.cr-shade{fill:none;stroke-width:6;stroke-linecap:round;stroke-linejoin:round}"
        ".cr-casing,.cr-side,.cr-line{fill:none;stroke-linecap:round;stroke-linejoin:round}"
        ".cr-casing{stroke-width:10}.cr-side{stroke-width:6.4}.cr-line{stroke-width:4}"
        ".cr-beak{stroke-width:2;stroke-linejoin:round}"
        ".cr-visor{fill:#161b2a}.cr-eye{fill:#f2fbff}"
        "text{font-family:system-ui,-apple-system,'Segoe UI',Roboto,'DejaVu Sans',sans-serif;"
        "font-weight:700;text-anchor:middle}"
    )
    robots = "".join(
        f".cr-{name}{{fill:{body}}}.cr-{name}-edge{{stroke:{edge}}}"
        f".cr-{name}-line{{stroke:{line}}}.cr-{name}-ink{{fill:{ink}}}"
        for name, (body, edge, ink, line) in _named_robots().items()
    )
    base = _rules(_DARK if theme == "dark" else _LIGHT)
    dark = f"@media(prefers-color-scheme:dark){{{_rules(_DARK)}}}" if theme == "auto" else ""
    return strokes + robots + base + dark


def robot_class(robot: str) -> str:
    """Return the class of a robot's colour; ``*`` is written ``any``."""
    return f"cr-{'any' if robot == '*' else robot}"


def _named_robots() -> dict[str, tuple[str, str, str, str]]:
    """Return the robots' colours by class name."""
    return {robot_class(robot)[3:]: colours for robot, colours in ROBOT_COLOURS.items()}


def _rules(colours: dict[str, str]) -> str:
    """Return one rule a class."""
    return "".join(f".cr-{name}{{{style}}}" for name, style in colours.items())
