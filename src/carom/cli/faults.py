"""Faults of the command line: typed like all others, told in one line."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, get_args, get_origin

import cyclopts.exceptions as faults

from carom.core.errors import CaromError

_LONGEST = 40
"""Characters of the user's own words that a sentence repeats."""


class UsageError(CaromError, ValueError):
    """The words of a command line do not make a command."""


class InputError(CaromError, OSError):
    """A file cannot be read or written."""


def usage_error(fault: faults.CycloptsError) -> UsageError:
    """Return what cyclopts found wrong as an error with a code and parameters."""
    match fault:
        case faults.UnknownOptionError():
            given = (fault.token.keyword or fault.token.value).partition("=")[0]
            known = (name for argument in fault.argument_collection for name in argument.names)
            return unknown_option(given, known)
        case faults.UnknownCommandError():
            return _unknown_command(fault)
        case faults.CoercionError():
            return _bad_value(fault)
        case faults.MissingArgumentError():
            name = fault.keyword or _name(fault)
            code = "usage-needs-value" if name.startswith("-") else "usage-missing"
            return UsageError(code, name=name)
        case faults.RepeatArgumentError():
            return UsageError("usage-repeated", name=fault.token.keyword or "")
        case _:
            extra = fault.unused_tokens or fault.root_input_tokens or [""]
            return UsageError("usage-extra", given=extra[0][:_LONGEST])


def unknown_option(given: str, known: Iterable[str] = ()) -> UsageError:
    """Return the error for an option that is not there; near ones are named."""
    from difflib import get_close_matches

    near = tuple(get_close_matches(given, known, n=2, cutoff=0.7))
    if near:
        return UsageError("usage-mistyped-option", given=given[:_LONGEST], near=near)
    return UsageError("usage-unknown-option", given=given[:_LONGEST])


def _unknown_command(fault: faults.UnknownCommandError) -> UsageError:
    """Return the error for a command that is not there, with near ones, else all."""
    from difflib import get_close_matches

    given = (fault.unused_tokens or [""])[0]
    if given.startswith("-"):
        return unknown_option(given)
    known = [name for name in fault.app or () if not name.startswith("-")]
    near = get_close_matches(given, known, n=2, cutoff=0.7) or known
    return UsageError("usage-unknown-command", given=given[:_LONGEST], near=tuple(near))


def _bad_value(fault: faults.CoercionError) -> UsageError:
    """Return the error for a value that an option cannot take."""
    name = (fault.token and fault.token.keyword) or _name(fault)
    value = (fault.token.value if fault.token else "")[:_LONGEST]
    kind = fault.target_type
    if get_origin(kind) is Literal:
        return UsageError("usage-bad-choice", name=name, value=value, allowed=get_args(kind))
    if kind is bool:
        return UsageError("usage-no-value", name=name, value=value)
    return UsageError("usage-bad-number", name=name, value=value)


def _name(fault: faults.CycloptsError) -> str:
    """Return the name of the argument that a fault is about."""
    return fault.argument.name if fault.argument else ""
