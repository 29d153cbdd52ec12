"""Typed errors: a stable code and parameters; the words are made at the edge.

Every error carries ``code`` (short words with hyphens, stable across releases)
and ``params`` (plain values, never a secret). The sentence for a code stands in
the catalogues of :mod:`carom.locales`; ``str(error)`` gives the English one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

Param = str | int | float | tuple[str, ...]

Params = Mapping[str, Param]
Renderer = Callable[[str, Params], str]


def _plain(code: str, params: Params) -> str:
    """Return the code with its parameters; used until a catalogue is at hand."""
    listed = ", ".join(f"{name}={value}" for name, value in params.items())
    return f"{code} ({listed})" if listed else code


_renderer: Renderer = _plain


def set_renderer(renderer: Renderer) -> None:
    """Say how ``str(error)`` makes its sentence; the package does so on import."""
    global _renderer
    _renderer = renderer


class CaromError(Exception):
    """Base of all errors of carom.

    Args:
        code: Short stable word with hyphens; names a message of the catalogue.
        params: What was wrong and what would be right, as plain values.
    """

    def __init__(self, code: str, /, **params: Param) -> None:
        super().__init__(code, params)
        self.code = code
        self.params: dict[str, Param] = params

    def __str__(self) -> str:
        return _renderer(self.code, self.params)

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuild, (type(self), self.code, self.params))


def _rebuild(kind: type[CaromError], code: str, params: dict[str, Param]) -> CaromError:
    """Make an error again after pickling, so that worker processes can raise it."""
    return kind(code, **params)


class IllegalAction(CaromError, ValueError):
    """A seat may not do this now; the state is unchanged."""


class NotationError(CaromError, ValueError):
    """A text is not what it should be; ``params['column']`` (from 1) is the first fault."""


class PositionError(CaromError, ValueError):
    """The parts of a position do not fit together."""


class OptionError(CaromError, ValueError):
    """An option is unknown or out of range; params name, value and allowed."""


class RecordError(CaromError, ValueError):
    """Replay and record part; ``params['ply']`` says where."""


class NotFound(CaromError, LookupError):
    """No such thing; params kind, name and near matches."""
