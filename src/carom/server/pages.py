"""The web client's files, read once at the start; without them a page that says so."""

from __future__ import annotations

import gzip
import html
import mimetypes
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response, get

from carom.core.errors import NotFound
from carom.locales import translator
from carom.server.problems import language_of

CLIENT = Path(__file__).parent / "client"
INDEX = "/index.html"
HASHED = "assets"
"""Files in this folder have their content's hash in their name and never change."""

MIN_GZIP_BYTES = 1000
_MEDIA_TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}
"""What some systems do not know, or know otherwise."""

_PACKED = ("text/", "application/json", "application/javascript", "image/svg")


class Page(msgspec.Struct, frozen=True):
    """One file as it is sent."""

    body: bytes
    packed: bytes | None
    media_type: str
    cache_control: str


class Client:
    """The built client.

    Args:
        folder: Where ``index.html`` lies; may be missing.
    """

    def __init__(self, folder: Path = CLIENT) -> None:
        files = (path for path in sorted(folder.rglob("*")) if path.is_file())
        self._pages = {
            f"/{path.relative_to(folder).as_posix()}": read_page(path, folder) for path in files
        }

    def find(self, path: str) -> Page | None:
        """Return the page at a path: a file, or the client itself for a path of its own.

        Raises:
            NotFound: ``no-such-page`` for a file that is not there.
        """
        if path in self._pages:
            return self._pages[path]
        if "." in path.rpartition("/")[2]:
            raise NotFound("no-such-page")
        return self._pages.get(INDEX)


def read_page(path: Path, folder: Path) -> Page:
    """Return a file of the client, packed where that makes it smaller."""
    body = path.read_bytes()
    guessed = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    media_type = _MEDIA_TYPES.get(path.suffix, guessed)
    is_hashed = path.relative_to(folder).parts[0] == HASHED
    worth = len(body) >= MIN_GZIP_BYTES and media_type.startswith(_PACKED)
    return Page(
        body,
        gzip.compress(body, mtime=0) if worth else None,
        media_type,
        "public, max-age=31536000, immutable" if is_hashed else "no-cache",
    )


def missing_page(language: str) -> bytes:
    """Return the page that is shown when the client has not been built."""
    words = translator(language)
    title, text = (
        html.escape(words.text(key)) for key in ("server-no-client-title", "server-no-client")
    )
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{title}</title>'
        f"<h1>{title}</h1><p>{text}</p></html>"
    ).encode()


@get(["/", "/{path:path}"], include_in_schema=False, opt={"is_page": True})
async def show_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Show the client, whatever path of its own was asked for."""
    path = request.url.path
    if path.startswith("/api/") or path == "/api":
        raise NotFound("no-such-page")
    client: Client = request.app.state.client
    page = client.find(path)
    if page is None:
        language = language_of(request.headers.get("accept-language"))
        return Response(missing_page(language), media_type="text/html; charset=utf-8")
    headers = {"Cache-Control": page.cache_control, "Vary": "Accept-Encoding"}
    body = page.body
    if page.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["Content-Encoding"] = page.packed, "gzip"
    return Response(body, media_type=page.media_type, headers=headers)
