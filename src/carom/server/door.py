"""The way in: ids of tables, secrets of seats, the cookie that holds one."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from carom.server.errors import Forbidden
from carom.server.hosts import is_known, netloc_of
from carom.server.settings import Settings

COOKIE = "carom_seat"
COOKIE_AGE_S = 60 * 60 * 24 * 90
MAX_SECRET = 100

_ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""No letter that is taken for another when a code is read out or typed."""

_ID_LENGTH = 12
"""About 59 bits: nobody finds a table by trying."""

Caller = ASGIConnection[Any, Any, Any, Any]


def new_table_id() -> str:
    """Return an id that nobody can guess and a person can type."""
    return "".join(secrets.choice(_ID_LETTERS) for _ in range(_ID_LENGTH))


def new_secret() -> str:
    """Return the secret of a seat."""
    return secrets.token_urlsafe(24)


def hash_secret(secret: str) -> str:
    """Return what the server keeps of a secret; nothing for no secret."""
    return sha256(secret[:MAX_SECRET].encode()).hexdigest() if secret else ""


def secret_hash_of(caller: Caller) -> str:
    """Return the hash of the secret that a request or handshake brings, or nothing."""
    return hash_secret(caller.cookies.get(COOKIE, ""))


def seat_cookie(table_id: str, secret: str, settings: Settings) -> Cookie:
    """Return the cookie that opens a seat of one table and nothing else."""
    return Cookie(
        key=COOKIE,
        value=secret,
        path=f"/api/tables/{table_id}",
        max_age=COOKIE_AGE_S,
        httponly=True,
        samesite="strict",
        secure=settings.is_secure,
    )


def check_host(caller: Caller, settings: Settings) -> None:
    """Refuse who asks for a server of another name; see :mod:`carom.server.hosts`.

    Raises:
        Forbidden: ``unknown-host``.
    """
    host = caller.headers.get("host")
    if host is not None and not is_known(host, settings.names):
        raise Forbidden("unknown-host", host=host[:80])


def check_origin(caller: Caller, settings: Settings) -> None:
    """Refuse a page of another site; programs that are no browser send no origin.

    Raises:
        Forbidden: ``bad-origin``.
    """
    origin = caller.headers.get("origin")
    if origin is None:
        return
    host, own = netloc_of(origin), caller.headers.get("host", "").lower()
    if not host or host not in (own, netloc_of(settings.public_url)):
        raise Forbidden("bad-origin")


def base_url(caller: Caller, settings: Settings) -> str:
    """Return the address under which people reach this server, without a slash at the end."""
    if settings.public_url:
        return settings.public_url.rstrip("/")
    return str(caller.base_url).rstrip("/")


def table_url(caller: Caller, settings: Settings, table_id: str) -> str:
    """Return the address of a table's page."""
    return f"{base_url(caller, settings)}/t/{table_id}"
