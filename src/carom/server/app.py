"""The web application: routes, guards, headers and what is open while it runs."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, Router, get
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import Provide
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Send

from carom import __version__
from carom.server.catalog import list_games
from carom.server.clock import Clock
from carom.server.door import check_host, check_origin
from carom.server.limits import address_of
from carom.server.pages import Client, show_page
from carom.server.positions import draw_position, show_position
from carom.server.problems import HANDLERS
from carom.server.protocol import MAX_BODY_BYTES
from carom.server.puzzles import find_walks, give_hints, review_table, solve_position
from carom.server.schemas import show_socket_schema
from carom.server.settings import Settings
from carom.server.site import OpenSite, Site, open_site
from carom.server.sockets import open_socket
from carom.server.tables import lay_table, play_on, show_record, show_table, take_seat
from carom.server.telling import tell_table

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; "
        "worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
"""On every answer: nothing from elsewhere, no inline script, no frame."""

_HEADER_LINES = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]


class Health(msgspec.Struct, frozen=True):
    """Whether the server works."""

    status: str
    version: str


def get_site(state: State) -> Site:
    """Return the open site of the running application."""
    site: Site = state.site
    return site


@get("/health", summary="Does it work?", status_code=200)
async def show_health(site: OpenSite) -> Response[Health]:
    """Ask the database and look whether everything still runs; 503 when not."""
    await site.storage.newest_ms()
    status = 200 if site.is_well else 503
    word = "ok" if site.is_well else "failing"
    return Response(Health(word, __version__), status_code=status)


@get("/metrics", summary="Figures for Prometheus", media_type="text/plain", sync_to_thread=False)
def show_metrics(site: OpenSite) -> str:
    """Return all figures of this process in the text format of Prometheus."""
    return site.metrics.render()


def guard_name(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """Refuse who asks for a server of another name.

    Raises:
        Forbidden: ``unknown-host``.
    """
    if isinstance(connection, Request):
        check_host(connection, get_site(connection.app.state).settings)


def guard(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """Refuse what comes from another site's page or too often.

    Raises:
        Forbidden: ``bad-origin``.
        TooMuch: ``too-many-requests``.
    """
    if not isinstance(connection, Request):
        return  # a socket is checked where it can be told why
    site = get_site(connection.app.state)
    if connection.method not in ("GET", "HEAD"):
        check_origin(connection, site.settings)
    site.requests.spend(address_of(connection.client.host if connection.client else None))


class _App(Litestar):
    """Puts the security headers on every HTTP answer, whoever gives it."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer one request or serve one socket."""
        if scope["type"] == "http":
            send = _with_headers(send)
        await super().__call__(scope, receive, send)


def _with_headers(send: Send) -> Send:
    """Return a ``send`` that adds the security headers."""

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *_HEADER_LINES]
        await send(message)

    return send_with_headers


def create_app(
    settings: Settings, *, client: Client | None = None, clock: Clock | None = None
) -> Litestar:
    """Return the application; the database is opened when it starts.

    Args:
        settings: Of this installation.
        client: The built web client; the package's own if not given.
        clock: Another clock than the system's, for tests.
    """

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with open_site(settings, clock) as site:
            app.state.site = site
            yield

    api = Router(
        "/",
        route_handlers=[
            list_games,
            lay_table,
            show_table,
            take_seat,
            play_on,
            show_record,
            tell_table,
            review_table,
            solve_position,
            give_hints,
            find_walks,
            show_position,
            draw_position,
            open_socket,
        ],
        guards=[guard],
    )
    app = _App(
        route_handlers=[api, show_health, show_metrics, show_socket_schema, show_page],
        dependencies={"site": Provide(get_site, sync_to_thread=False)},
        exception_handlers=HANDLERS,
        guards=[guard_name],
        lifespan=[lifespan],
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="carom",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=MAX_BODY_BYTES,
    )
    app.state.client = client or Client()
    return app
