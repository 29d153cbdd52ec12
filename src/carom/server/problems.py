"""The one place where errors become problem documents, over HTTP and on the socket."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from carom.core.errors import CaromError, IllegalAction, NotFound, OptionError, RecordError
from carom.locales import FALLBACK, error_sentence, match_language
from carom.server.errors import Forbidden, TooMuch, Unavailable
from carom.server.protocol import Problem
from carom.server.storage import DATABASE_FAULTS

logger = logging.getLogger(__name__)

PROBLEM_TYPE = "application/problem+json"

_STATUSES: tuple[tuple[type[CaromError], int], ...] = (
    (NotFound, 404),
    (Forbidden, 403),
    (TooMuch, 429),
    (Unavailable, 503),
    (IllegalAction, 409),
    (RecordError, 409),
    (OptionError, 422),
)

_BODY = "data"
"""The body as the framework calls it; people know it as the root of a JSON text."""

_HTTP_CODES = {404: "no-such-page", 405: "bad-method", 413: "too-big"}


def status_of(error: CaromError) -> int:
    """Return the HTTP status that fits an error; 422 for anything wrong in what was sent."""
    return next((status for kind, status in _STATUSES if isinstance(error, kind)), 422)


def problem_of(error: CaromError, language: str, status: int | None = None) -> Problem:
    """Return the problem document of an error, its sentence in a language."""
    return Problem(
        status=status or status_of(error),
        code=error.code,
        params=dict(error.params),
        detail=error_sentence(error.code, error.params, language),
        title=error.code,
    )


def language_of(accept_language: str | None) -> str:
    """Return the language that fits an Accept-Language header best.

    >>> language_of("de, fr-BE;q=0.8, en;q=0.9")
    'en'
    """
    return match_language(_wishes(accept_language or "")) or FALLBACK


def _wishes(header: str) -> Iterable[str]:
    """Return the tags of a header by falling weight."""
    weighed = []
    for order, part in enumerate(header[:1000].split(",")):
        tag, _, parameter = part.partition(";")
        weighed.append((-_weight(parameter), order, tag.strip()))
    return [tag for weight, _, tag in sorted(weighed) if tag and weight < 0]


def _weight(parameter: str) -> float:
    """Return the ``q`` of a tag, 1 where none is given or it is no number."""
    name, _, value = parameter.strip().partition("=")
    try:
        return float(value) if name == "q" else 1.0
    except ValueError:
        return 1.0


def _answer(request: Request[Any, Any, Any], error: CaromError, status: int) -> Response[bytes]:
    """Return the response for an error."""
    language = language_of(request.headers.get("accept-language"))
    problem = problem_of(error, language, status)
    headers = {"Content-Language": language}
    if status in (429, 503):
        headers["Retry-After"] = "2"
    return Response(
        msgspec.json.encode(problem), media_type=PROBLEM_TYPE, status_code=status, headers=headers
    )


def on_carom_error(request: Request[Any, Any, Any], error: CaromError) -> Response[bytes]:
    """Answer an error of our own."""
    return _answer(request, error, status_of(error))


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """Answer what the framework refuses: no such page, no JSON, a field that is missing."""
    status = error.status_code
    if status >= 500:
        return on_server_fault(request, error)
    if status in _HTTP_CODES:
        return _answer(request, CaromError(_HTTP_CODES[status]), status)
    return _answer(request, _misread(error), status)


def _misread(error: HTTPException) -> CaromError:
    """Return what was wrong in a request: the place if the framework tells one."""
    match error:
        case ValidationException(extra=[{"key": str(key), "message": str(message)}, *_]) if (
            message != repr(key)  # all that is told of a body that is empty
        ):
            place = "$" if key == _BODY else key[:80]
            return CaromError("bad-request", place=place, reason=message[:200])
        case _:
            return CaromError("unreadable-request")


def on_deep_body(request: Request[Any, Any, Any], _error: RecursionError) -> Response[bytes]:
    """Answer a body of brackets within brackets, deeper than anything that can be read."""
    return _answer(request, CaromError("unreadable-request"), 400)


def on_database_fault(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Answer while the database is away."""
    logger.warning("the database did not answer", exc_info=error)
    return on_carom_error(request, Unavailable("storage-down"))


def on_server_fault(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Answer a fault of ours; the log has its cause, the answer none."""
    logger.error("a request failed", exc_info=error)
    return _answer(request, CaromError("server-fault"), 500)


HANDLERS: dict[int | type[Exception], Any] = {
    CaromError: on_carom_error,
    HTTPException: on_http_error,
    **dict.fromkeys(DATABASE_FAULTS, on_database_fault),
    RecursionError: on_deep_body,
    Exception: on_server_fault,
}
"""For the app: errors by class and what answers them."""
