"""Colours of the pictures of dice, for light and dark surroundings.

Plain classes as in the pictures of Ricochet Robots; the names begin with ``cm-``.
"""

from __future__ import annotations

from carom.pictures.svg import Theme

DICE_COLOURS = {
    "R": ("#c9252d", "#85151b", "#ffffff"),
    "B": ("#3471e0", "#1c4590", "#ffffff"),
    "Y": ("#f7c325", "#9a6d00", "#332500"),
    "G": ("#1f8453", "#0f5534", "#ffffff"),
    "P": ("#f29ac8", "#a83c7c", "#43082b"),
    "W": ("#fbfaf5", "#8a8f9c", "#2a3040"),
}
"""Body, edge and ink of each colour.

Inks stand out by a contrast of 4.5 or more, and no two bodies are alike in the three kinds
of colour blindness; the tests hold both.
"""

_LIGHT = {
    "bezel": "fill:#2c3347",
    "tile": "fill:#efe9dc;stroke:#d5cdbd",
    "name": "fill:#2f3650",
    "line": "stroke:#1f2a4d",
    "casing": "stroke:#fffdf7",
    "tip": "fill:#1f2a4d",
    "badge": "fill:#1f2a4d;stroke:#fffdf7",
    "step": "fill:#ffffff",
    "glass": "fill:#ffffff;fill-opacity:.5;stroke:#2f3650",
    "start": "fill:none;stroke:#2f3650",
    "goal": "fill:none;stroke:#2f3650",
    "goal-fill": "fill:#ffd84d;stroke:#2f3650",
    "via-fill": "fill:#fffdf7;stroke:#2f3650",
    "visor": "fill:#161b2a",
    "eye": "fill:#f2fbff",
}

_DARK = {
    "bezel": "fill:#0b0e15",
    "tile": "fill:#2b3242;stroke:#171c27",
    "name": "fill:#e3e9f7",
    "line": "stroke:#f2f5ff",
    "casing": "stroke:#10141d",
    "tip": "fill:#f2f5ff",
    "badge": "fill:#f2f5ff;stroke:#10141d",
    "step": "fill:#10141d",
    "glass": "fill:#eef3fb;fill-opacity:.5;stroke:#10141d",
    "start": "fill:none;stroke:#f2f5ff",
    "goal": "fill:none;stroke:#f2f5ff",
    "goal-fill": "fill:#ffd84d;stroke:#10141d",
    "via-fill": "fill:#10141d;stroke:#f2f5ff",
    "visor": "fill:#161b2a",
    "eye": "fill:#f2fbff",
}

_SHAPES = (
    ".cm-line,.cm-casing{fill:none;stroke-linecap:round}"
    ".cm-line{stroke-width:3}.cm-casing{stroke-width:7;stroke-opacity:.85}"
    ".cm-goal{stroke-width:3.2}.cm-start{stroke-width:2.4;stroke-dasharray:5 4}"
    ".cm-glass{stroke-width:2.4;stroke-linejoin:round}"
    ".cm-badge{stroke-width:1.6}.cm-goal-fill,.cm-via-fill{stroke-width:1.6;stroke-linejoin:round}"
    "text{font-family:system-ui,-apple-system,'Segoe UI',Roboto,'DejaVu Sans',sans-serif;"
    "font-weight:700;text-anchor:middle}"
)


def stylesheet(theme: Theme) -> str:
    """Return the rules of the picture's classes."""
    dice = "".join(
        f".cm-{colour}{{fill:{body};stroke:{edge}}}.cm-{colour}-ink{{fill:{ink}}}"
        for colour, (body, edge, ink) in DICE_COLOURS.items()
    )
    base = _rules(_DARK if theme == "dark" else _LIGHT)
    dark = f"@media(prefers-color-scheme:dark){{{_rules(_DARK)}}}" if theme == "auto" else ""
    return _SHAPES + dice + base + dark


def _rules(colours: dict[str, str]) -> str:
    """Return one rule a class."""
    return "".join(f".cm-{name}{{{style}}}" for name, style in colours.items())
