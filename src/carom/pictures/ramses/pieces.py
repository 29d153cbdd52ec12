"""Treasures, tokens and pyramids, drawn round the middle of a cell of 48 units.

The motifs stand as paths in ``data/motifs.json``, so that a page can draw the same ones.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from carom.games.ramses.pieces import TREASURES
from carom.pictures.svg import tag

CELL = 48.0
_HALF = CELL / 2 - 1.5
_GHOST = 0.34

PartKind = Literal["main", "accent", "dark", "light", "line", "rope", "band"]


class Motif(msgspec.Struct, frozen=True):
    """The drawing of a treasure.

    Attributes:
        main: Name of the colour of most of it.
        accent: Name of the other colour.
        parts: Kind and path of each part, later ones on top.
    """

    main: str
    accent: str
    parts: tuple[tuple[PartKind, str], ...]


class _Facts(msgspec.Struct, frozen=True):
    """What stands in ``data/motifs.json``."""

    motifs: dict[str, Motif]


@cache
def motifs() -> dict[str, Motif]:
    """Return the drawing of each treasure by its name."""
    path = Path(__file__).parent / "data" / "motifs.json"
    return msgspec.json.decode(path.read_bytes(), type=_Facts).motifs


@cache
def treasure(number: int) -> str:
    """Return the motif of a treasure, without its token."""
    motif = motifs()[TREASURES[number]]
    return "".join(_part(motif, kind, path) for kind, path in motif.parts)


def _part(motif: Motif, kind: PartKind, path: str) -> str:
    """Return one part of a motif."""
    match kind:
        case "main" | "accent":
            material = motif.main if kind == "main" else motif.accent
            return tag("path", class_=f"ct-edge ct-{material}", d=path, fill_rule="evenodd")
        case "rope" | "band":
            material = motif.main if kind == "rope" else motif.accent
            return tag("path", class_="ct-rope", d=path) + tag(
                "path", class_=f"ct-strand ct-{material}-strand", d=path
            )
        case "dark" | "light" | "line":
            return tag("path", class_=f"ct-{kind}", d=path)


def token(number: int) -> str:
    """Return a treasure on its round token."""
    disc = tag("circle", class_="ct-token", cx=0, cy=0, r=22)
    return disc + tag("g", treasure(number), transform="scale(.8)")


def pit() -> str:
    """Return the hollow in which a token lies."""
    return tag("circle", class_="ct-pit", cx=0, cy=0, r=22)


def pyramid(*, is_ghost: bool = False) -> str:
    """Return a pyramid from above; a ghost lets what lies under it shine through."""
    half = _HALF
    faces = (
        ("west", f"M-{half}-{half}L0 0L-{half} {half}z"),
        ("north", f"M-{half}-{half}h{2 * half}L0 0z"),
        ("east", f"M{half}-{half}v{2 * half}L0 0z"),
        ("south", f"M-{half} {half}h{2 * half}L0 0z"),
    )
    rim = f"M-{half}-{half}h{2 * half}v{2 * half}h-{2 * half}z"
    ridge = f"{rim}L{half} {half}M{half}-{half}L-{half} {half}"
    drawn = [tag("path", class_=f"ct-{side}", d=path) for side, path in faces]
    drawn.append(tag("path", class_="ct-ridge", d=ridge))
    return tag("g", *drawn, opacity=_GHOST) if is_ghost else "".join(drawn)
