"""Options from plain data: every value checked against its field, faults named one by one."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from typing import Any, TypeVar, get_type_hints

import msgspec
from msgspec import inspect as shapes

from carom.core.errors import OptionError

Opts = TypeVar("Opts", bound=msgspec.Struct)


def allowed_values(kind: shapes.Type) -> str:
    """Return in words of notation what a field takes: ``a|b|c``, ``1..99``, ``true|false``."""
    match kind:
        case shapes.LiteralType(values=values):
            return "|".join(str(value) for value in values)
        case shapes.IntType(ge=low, le=high):
            return f"{'' if low is None else low}..{'' if high is None else high}"
        case shapes.BoolType():
            return "true|false"
        case shapes.StrType(pattern=pattern):
            return f"/{pattern}/" if pattern else "text"
        case shapes.VarTupleType(item_type=item):
            return f"[{allowed_values(item)}, ...]"
        case _:
            return type(kind).__name__.removesuffix("Type").lower()


def parse_options(base: Opts, changes: Mapping[str, object]) -> Opts:
    """Return ``base`` with some fields changed.

    Args:
        base: A preset.
        changes: Values by option name; numbers and truth values may be text.

    Raises:
        OptionError: ``unknown-option`` or ``bad-option`` with name, value and allowed.
    """
    kind = type(base)
    hints = _hints(kind)
    return msgspec.structs.replace(
        base, **{name: _converted(kind, hints, name, value) for name, value in changes.items()}
    )


def _converted(kind: type[Opts], hints: Mapping[str, Any], name: str, value: object) -> Any:
    """Return one value as its field's type or raise the fitting OptionError."""
    fields = {field.encode_name: field for field in _fields(kind)}
    if name not in fields:
        near = get_close_matches(name, fields, n=3, cutoff=0.4) or sorted(fields)
        raise OptionError("unknown-option", name=_shown(name), near=tuple(near))
    try:
        return msgspec.convert(value, hints[name], strict=not isinstance(value, str))
    except (msgspec.ValidationError, UnicodeEncodeError):
        raise OptionError(
            "bad-option",
            name=name,
            value=_shown(value),
            allowed=allowed_values(fields[name].type),
        ) from None


def _shown(value: object) -> str:
    """Return the beginning of a value as text that can be sent on.

    A command line gives bytes that are no UTF-8 as lone surrogates, which no JSON can hold.
    """
    return str(value)[:40].encode("utf-8", "replace").decode()


@cache
def _hints(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """Return the types of the fields of a struct, constraints included."""
    return get_type_hints(kind, include_extras=True)


@cache
def _fields(kind: type[msgspec.Struct]) -> tuple[shapes.Field, ...]:
    """Return the fields of a struct with their constraints."""
    shape = shapes.type_info(kind)
    assert isinstance(shape, shapes.StructType)  # narrows for the type checker
    return shape.fields
