"""carom: play, solve and study a family of movement board games.

Nothing heavy is loaded here; the parts come in when they are asked for.
"""

from __future__ import annotations

from carom.core import errors as _errors

__version__ = "0.1.0"


def _render(code: str, params: _errors.Params) -> str:
    """Return the English sentence of an error; the catalogue loads at the first one."""
    from carom.locales import error_sentence

    return error_sentence(code, params, "en")


_errors.set_renderer(_render)
