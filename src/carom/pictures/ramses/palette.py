"""Colours of the pictures of Ramses, for light and dark surroundings.

Plain classes as in the other pictures; the names begin with ``ct-``. Treasures have their
own colours, the same in both, for they lie on tokens of sand.
"""

from __future__ import annotations

from carom.pictures.svg import Theme

MATERIALS = {
    "gold": "#eeb62b",
    "ruby": "#cf3a34",
    "lapis": "#2f62c9",
    "turquoise": "#2aa7a4",
    "jade": "#3c9150",
    "ivory": "#fffaf0",
    "clay": "#b5683a",
    "rose": "#ee9aa8",
    "night": "#3b4257",
}
"""What treasures are made of; a treasure is known by its shape, never by these."""

EDGE = "#2b2118"
"""Outline of every treasure; it stands out from every material and from the token."""

SAND = "#f6e7c3"
"""Ground of the tokens."""

_LIGHT = {
    "bezel": "fill:#6d4a2a",
    "floor": "fill:#d9b77a",
    "pit": "fill:#a57a43",
    "mark": "fill:#f3e2c0",
    "west": "fill:#e8c27a",
    "north": "fill:#f5d898",
    "east": "fill:#c9994e",
    "south": "fill:#b07f3a",
    "ridge": "stroke:#7b5524",
    "way": "stroke:#1f2a4d",
    "casing": "stroke:#fffdf7",
    "badge": "fill:#1f2a4d;stroke:#fffdf7",
    "step": "fill:#ffffff",
    "goal": "stroke:#1f2a4d",
}

_DARK = {
    "bezel": "fill:#1c130b",
    "floor": "fill:#5b4326",
    "pit": "fill:#33240f",
    "mark": "fill:#cdb68b",
    "west": "fill:#8d6d3a",
    "north": "fill:#a58249",
    "east": "fill:#745627",
    "south": "fill:#5e441c",
    "ridge": "stroke:#2a1c09",
    "way": "stroke:#f2f5ff",
    "casing": "stroke:#10141d",
    "badge": "fill:#f2f5ff;stroke:#10141d",
    "step": "fill:#10141d",
    "goal": "stroke:#f2f5ff",
}

_SHAPES = (
    f".ct-token{{fill:{SAND};stroke:{EDGE};stroke-width:1.4}}"
    f".ct-edge{{stroke:{EDGE};stroke-width:1.8;stroke-linejoin:round;stroke-linecap:round}}"
    f".ct-line{{fill:none;stroke:{EDGE};stroke-width:2;stroke-linejoin:round;stroke-linecap:round}}"
    f".ct-rope{{fill:none;stroke:{EDGE};stroke-width:8.6;stroke-linecap:round}}"
    f".ct-dark{{fill:{EDGE}}}.ct-light{{fill:{MATERIALS['ivory']}}}"
    ".ct-strand{fill:none;stroke-width:5;stroke-linecap:round;stroke-linejoin:round}"
    ".ct-ridge{fill:none;stroke-width:1;stroke-linejoin:round}"
    ".ct-way,.ct-casing,.ct-goal{fill:none;stroke-linecap:round;stroke-linejoin:round}"
    ".ct-way{stroke-width:4}.ct-casing{stroke-width:9}.ct-goal{stroke-width:3}"
    ".ct-badge{stroke-width:1.6}"
    "text{font-family:system-ui,-apple-system,'Segoe UI',Roboto,'DejaVu Sans',sans-serif;"
    "font-weight:700;text-anchor:middle}"
)


def stylesheet(theme: Theme) -> str:
    """Return the rules of the picture's classes."""
    materials = "".join(
        f".ct-{name}{{fill:{colour}}}.ct-{name}-strand{{stroke:{colour}}}"
        for name, colour in MATERIALS.items()
    )
    base = _rules(_DARK if theme == "dark" else _LIGHT)
    dark = f"@media(prefers-color-scheme:dark){{{_rules(_DARK)}}}" if theme == "auto" else ""
    return _SHAPES + materials + base + dark


def _rules(colours: dict[str, str]) -> str:
    """Return one rule a class."""
    return "".join(f".ct-{name}{{{style}}}" for name, style in colours.items())
