"""Draw the pictures of the rules pages again: ``python docs/build_pictures.py``."""

from __future__ import annotations

from pathlib import Path

from examples import EXAMPLES

RULES = Path(__file__).parent / "rules"


def images(game: str) -> Path:
    """Return the folder of a game's pictures."""
    return RULES / game / "images"


def pictures(game: str) -> dict[str, str]:
    """Return the SVG text of each picture of a game by file name."""
    return {f"{example.name}.svg": example.svg() for example in EXAMPLES[game]}


def main() -> None:
    """Write every picture and drop those that no page shows."""
    for game in EXAMPLES:
        folder = images(game)
        folder.mkdir(parents=True, exist_ok=True)
        drawn = pictures(game)
        for stale in set(folder.glob("*.svg")) - {folder / name for name in drawn}:
            stale.unlink()
        for name, text in drawn.items():
            (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
