"""Actions that are likely wrong: every kind with values at and beyond its bounds."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice, product
from typing import Any, get_args

import msgspec
from msgspec import inspect as shapes

_STRINGS = ("", "?", "rZ", "é\x00", "x" * 300)
_NUMBERS = (-1, 0, 1, 10**9)
_MOST_A_KIND = 80


def action_kinds(action_type: Any) -> tuple[type[msgspec.Struct], ...]:
    """Return the structs of an action type, which is one struct or a union of them."""
    return get_args(action_type) or (action_type,)


@cache
def odd_actions(action_type: Any) -> tuple[Any, ...]:
    """Return actions of every kind with odd values; some may happen to be legal."""
    kinds = action_kinds(action_type)
    return tuple(action for kind in kinds for action in islice(_made(kind), _MOST_A_KIND))


def _made(kind: type[msgspec.Struct]) -> Iterator[Any]:
    """Yield a kind with all combinations of odd values of its fields."""
    shape = shapes.type_info(kind)
    assert isinstance(shape, shapes.StructType)  # narrows for the type checker
    names = [field.name for field in shape.fields]
    for values in product(*(_values(field.type) for field in shape.fields)):
        yield kind(**dict(zip(names, values, strict=True)))


def _values(field: shapes.Type) -> tuple[Any, ...]:
    """Return odd values of a field's type: at its bounds, beyond them, and far off."""
    match field:
        case shapes.IntType(ge=low, le=high):
            ends = [end + by for end in (low, high) if end is not None for by in (-1, 0, 1)]
            return tuple(dict.fromkeys((*ends, *_NUMBERS)))
        case shapes.LiteralType(values=values):
            return (*values, "?")
        case shapes.StrType():
            return _STRINGS
        case shapes.BoolType():
            return (False, True)
        case shapes.EnumType(cls=kind):
            return tuple(kind)
        case shapes.VarTupleType(item_type=item):
            odd = _values(item)
            return ((), odd[:1], odd[:2], odd[:1] * 500)
        case shapes.UnionType(types=types):
            return tuple(value for one in types for value in _values(one))
        case _:
            return (None,)
