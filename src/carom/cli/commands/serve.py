"""``carom serve``: host tables for the browser, from one port and one database."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from ipaddress import ip_address
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from carom.cli.inputs import between, input_error
from carom.cli.options import COMMON, Common
from carom.cli.showing import show, show_json
from carom.cli.words import say

DEFAULT_PORT = 8123
MAX_PORT = 65_535
MAX_STOP_S = 3600
MAX_KEEP_DAYS = 36_500
"""A hundred years. At least a day is kept: less would take tables from under those who play."""

Host = Annotated[str, Parameter(name="--host", metavar="ADDRESS", help="cli-opt-host")]
Port = Annotated[int, Parameter(name="--port", metavar="NUMBER", help="cli-opt-port")]
Database = Annotated[
    str | None, Parameter(name="--database", metavar="ADDRESS", help="cli-opt-database")
]
PublicUrl = Annotated[
    str, Parameter(name="--public-url", metavar="ADDRESS", help="cli-opt-public-url")
]
AllowHost = Annotated[
    list[str] | None, Parameter(name="--allow-host", metavar="NAME", help="cli-opt-allow-host")
]
KeepDays = Annotated[
    float, Parameter(name="--keep-days", metavar="NUMBER", help="cli-opt-keep-days")
]
Proxies = Annotated[
    str, Parameter(name="--trusted-proxies", metavar="ADDRESSES", help="cli-opt-trusted-proxies")
]
StopSeconds = Annotated[
    int,
    Parameter(
        name="--timeout-graceful-shutdown", metavar="SECONDS", help="cli-opt-graceful-shutdown"
    ),
]
Open = Annotated[bool, Parameter(name="--open", negative="", help="cli-opt-open")]


def serve(
    *,
    host: Host = "0.0.0.0",  # noqa: S104  friends play from other devices
    port: Port = DEFAULT_PORT,
    database: Database = None,
    public_url: PublicUrl = "",
    allow_host: AllowHost = None,
    keep_days: KeepDays = 30.0,
    trusted_proxies: Proxies = "127.0.0.1",
    stop_s: StopSeconds = 5,
    is_opened: Open = False,
    common: Common = COMMON,
) -> None:
    """Serve until told to stop."""
    between("--port", port, 0, MAX_PORT)
    between("--keep-days", keep_days, 1, MAX_KEEP_DAYS)
    between("--timeout-graceful-shutdown", stop_s, 0, MAX_STOP_S)
    from carom.server.logs import set_up_logs
    from carom.server.running import listen, serve_until_stopped
    from carom.server.settings import Settings

    settings = Settings(
        database=database_address(database),
        public_url=public_url,
        hosts=tuple(allow_host or ()),
        keep_days=keep_days,
    )
    set_up_logs(is_json=common.json)
    listener = listen(host, port)
    address = public_url or reachable_address(listener)

    def tell() -> None:
        if common.json:
            show_json({"address": address, "database": settings.shown_database})
        else:
            show(say("cli-serve-ready", address=address))
            show(say("cli-serve-database", database=settings.shown_database))
            show(say("cli-serve-stop"))
        sys.stdout.flush()
        if is_opened and has_screen():
            webbrowser.open(address)

    serve_until_stopped(
        settings, listener, stop_s=stop_s, trusted_proxies=trusted_proxies, on_ready=tell
    )


def has_screen() -> bool:
    """Tell whether there is a screen for a browser; one for terminals would take ours."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def database_address(given: str | None) -> str:
    """Return the address of a database: as given, a file, or the user's own file.

    Raises:
        InputError: The folder of the user's own file cannot be made.
    """
    if given is None:
        folder = data_folder()
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as fault:
            raise input_error(fault, str(folder)) from None
        given = str(folder / "carom.sqlite3")
    return given if "://" in given else f"sqlite:///{Path(given).absolute()}"


def data_folder() -> Path:
    """Return where this system keeps the data of a user's programs."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData/Local")) / "carom"
    if sys.platform == "darwin":
        return home / "Library/Application Support/carom"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local/share") / "carom"


def reachable_address(listener: socket.socket) -> str:
    """Return the address under which others on the same network reach this machine."""
    from carom.server.running import address_of_listener

    host, port = listener.getsockname()[:2]
    if not ip_address(host).is_unspecified:
        return address_of_listener(listener)
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing; tells which address would be used
            own = probe.getsockname()[0]
        except OSError:
            return address_of_listener(listener)
    return f"http://{own}:{port}"
