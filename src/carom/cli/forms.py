"""The text forms in which a position can be written; read_position reads them all."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Literal

from carom.cli.faults import UsageError
from carom.cli.kits.kit import Puzzles

Form = Literal["token", "json", "diagram", "droids", "asp", "pddl"]


def written(puzzles: Puzzles[Any, Any], position: object, form: Form) -> str:
    """Return a position in a form, without a line break at the end.

    Raises:
        PositionError: ``cannot-express`` when the form has no words for a part of it.
        UsageError: ``usage-bad-choice`` when the game has no such form.
    """
    home = puzzles.forms.get(form)
    if home is None:
        allowed = tuple(puzzles.forms)
        raise UsageError("usage-bad-choice", name="--as", value=form, allowed=allowed)
    module, name = home
    text: str = getattr(import_module(module), name)(position)
    return text.rstrip("\n")
