"""JSON read into a structure; what does not fit is told with our codes and the path."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import TypeVar

import msgspec

from carom.core.errors import CaromError, NotationError, PositionError

F = TypeVar("F")

_NUMBERS = "-1e308…1e308"
"""What is left of the faults that msgspec finds: a number that fits nowhere."""


def read_json(
    text: str, form: type[F], keys: Sequence[str], words: Mapping[str, str] | None = None
) -> F:
    """Return the structure that a JSON text holds.

    Args:
        text: The text.
        form: What it should hold.
        keys: All keys there are, to name near ones where one is unknown.
        words: By key: what may stand there, where only certain words may.

    Raises:
        NotationError: ``bad-json`` with the column in the whole text.
        PositionError: ``unknown-key``, ``missing-key`` or ``bad-field`` with the path.
    """
    data = text.encode("utf-8", "replace")
    try:
        return msgspec.json.decode(data, type=form)
    except msgspec.ValidationError as error:
        raise _field_error(str(error), keys, words or {}) from None
    except msgspec.DecodeError as error:
        place = re.search(r"\(byte (\d+)\)", str(error))
        before = data[: int(place[1])] if place else data
        column = len(before.decode(errors="replace")) + 1
        raise NotationError("bad-json", column=column) from None


def bad_field(path: str, expected: str) -> PositionError:
    """Return the error that a value is not of its kind."""
    return PositionError("bad-field", path=path, expected=expected)


def _field_error(message: str, keys: Sequence[str], words: Mapping[str, str]) -> CaromError:
    """Return our error for one that msgspec words in English.

    The message tells key or kind and path; what cannot be found in it is left out.
    """
    place = re.search(r"`\$\.?([^`]*)`$", message)
    path = (place[1] if place else "") or "{}"
    if found := re.search(r"unknown field `(.*?)`(?: - at|$)", message, re.DOTALL):
        name = found[1][:40]
        near = get_close_matches(name, keys, n=3, cutoff=0.4) or keys
        return PositionError("unknown-key", name=name, near=tuple(near))
    if found := re.search(r"missing required field `(\w+)`", message):
        return PositionError("missing-key", name=found[1], path=path)
    last = path.rpartition(".")[2].partition("[")[0]
    expected = words.get(last, _NUMBERS)
    if found := re.match(r"Expected `(.+?)`(?: of length (\d+))?", message):
        expected = found[1] + (f"[{found[2]}]" if found[2] else "")
    return bad_field(path[:60], expected)
