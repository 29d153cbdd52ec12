"""Draw the pictures of the rules pages again: ``python docs/build_pictures.py``.

The pictures serve every language, so their title is the route itself.
"""

from __future__ import annotations

from pathlib import Path

from examples import EXAMPLES, moves_of

from carom.pictures.ricochet.picture import picture

IMAGES = Path(__file__).parent / "rules" / "ricochet" / "images"


def pictures() -> dict[str, str]:
    """Return the SVG text of each picture by file name."""
    drawn = {}
    for example in EXAMPLES:
        route = example.routes[-1] if example.routes else ""
        title = route or "Ricochet Robots"
        drawn[f"{example.name}.svg"] = picture(example.position, moves_of(route), title=title)
    return drawn


def main() -> None:
    """Write every picture and drop those that no page shows."""
    IMAGES.mkdir(exist_ok=True)
    drawn = pictures()
    for stale in set(IMAGES.glob("*.svg")) - {IMAGES / name for name in drawn}:
        stale.unlink()
    for name, text in drawn.items():
        (IMAGES / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
