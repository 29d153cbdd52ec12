"""Colours of the pictures of 1, 2, 3… robot!, for light and dark surroundings.

Plain classes as in the other pictures; the names begin with ``ce-``. Robots have the colours
of the others' robots of the same letter. What a camera sees is a warm light; what walls cut
out of its arc is hatched, so that nothing hangs on colour alone.
"""

from __future__ import annotations

from carom.pictures.ricochet.palette import ROBOT_COLOURS
from carom.pictures.svg import Theme

SEATS = {letter: ROBOT_COLOURS[letter] for letter in "rbgyk"}
"""Body, edge, letter and line of the robots of each seat."""

_LIGHT = {
    "bezel": "fill:#2c3347",
    "mark": "fill:#b9c2d6",
    "wall": "fill:#59617a",
    "brick": "stroke:#4a526a",
    "floor": "fill:#f4efe3",
    "joint": "stroke:#ddd4c0",
    "seam": "stroke:#b9ae95",
    "deposit": "fill:#dfe6d4",
    "exit": "fill:#d3e8ea",
    "sign": "fill:#5d6753",
    "light": "fill:#ffb000;fill-opacity:.42",
    "cut": "stroke:#8a3d00",
    "ray": "stroke:#c46a00",
    "case": "fill:#161b28;stroke:#fffdf7",
    "arc": "fill:#e03131",
    "eye": "fill:#fffdf7;stroke:#161b28",
    "pupil": "fill:#161b28",
    "casing": "stroke:#fffdf7",
}

_DARK = {
    "bezel": "fill:#10141d",
    "mark": "fill:#8d99b3",
    "wall": "fill:#49526a",
    "brick": "stroke:#5a6480",
    "floor": "fill:#1d222e",
    "joint": "stroke:#2b3242",
    "seam": "stroke:#465068",
    "deposit": "fill:#243326",
    "exit": "fill:#1c3338",
    "sign": "fill:#b8c4ac",
    "light": "fill:#ffb000;fill-opacity:.38",
    "cut": "stroke:#ffb169",
    "ray": "stroke:#ffb169",
    "case": "fill:#0b0e15;stroke:#e6ebf7",
    "arc": "fill:#ff5c5c",
    "eye": "fill:#fffdf7;stroke:#0b0e15",
    "pupil": "fill:#0b0e15",
    "casing": "stroke:#141924",
}

_SHAPES = (
    ".ce-brick,.ce-joint,.ce-seam,.ce-ray,.ce-way,.ce-casing{fill:none}"
    ".ce-brick{stroke-width:1}.ce-joint{stroke-width:1}.ce-seam{stroke-width:1.5}"
    ".ce-cut{stroke-width:1.2;stroke-opacity:.45}.ce-ray{stroke-width:1.6;stroke-dasharray:5 4}"
    ".ce-case{stroke-width:1.6}.ce-eye{stroke-width:1.4}"
    ".ce-way,.ce-casing{stroke-linecap:round;stroke-linejoin:round}"
    ".ce-way{stroke-width:3.4}.ce-casing{stroke-width:7}"
    ".ce-body{stroke-width:1.6}"
    "text{font-family:system-ui,-apple-system,'Segoe UI',Roboto,'DejaVu Sans',sans-serif;"
    "font-weight:700;text-anchor:middle}"
)


def stylesheet(theme: Theme) -> str:
    """Return the rules of the picture's classes."""
    robots = "".join(
        f".ce-{letter}{{fill:{body};stroke:{edge}}}.ce-{letter}-name{{fill:{name}}}"
        f".ce-{letter}-way{{stroke:{line}}}"
        for letter, (body, edge, name, line) in SEATS.items()
    )
    base = _rules(_DARK if theme == "dark" else _LIGHT)
    dark = f"@media(prefers-color-scheme:dark){{{_rules(_DARK)}}}" if theme == "auto" else ""
    return _SHAPES + robots + base + dark


def _rules(colours: dict[str, str]) -> str:
    """Return one rule a class."""
    return "".join(f".ce-{name}{{{style}}}" for name, style in colours.items())
