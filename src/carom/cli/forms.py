"""The text forms in which a position can be written; read_position reads them all."""

from __future__ import annotations

from importlib import import_module
from typing import Literal

from carom.games.ricochet.position import Position

Form = Literal["token", "json", "diagram", "droids", "asp", "pddl"]

_WRITERS: dict[Form, tuple[str, str]] = {
    "token": ("carom.records.position", "write_position"),
    "json": ("carom.records.interchange", "write_interchange"),
    "diagram": ("carom.games.ricochet.text", "draw_position"),
    "droids": ("carom.records.driftingdroids", "write_droids_id"),
    "asp": ("carom.records.asp", "write_asp"),
    "pddl": ("carom.records.pddl", "write_pddl"),
}


def written(position: Position, form: Form) -> str:
    """Return a position in a form, without a line break at the end.

    Raises:
        PositionError: ``cannot-express`` when the form has no words for a part of it.
    """
    module, name = _WRITERS[form]
    text: str = getattr(import_module(module), name)(position)
    return text.rstrip("\n")
