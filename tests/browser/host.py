"""The server that the browser tests visit: ``python -m tests.browser.host PORT SETTINGS``."""

from __future__ import annotations

import sys
from functools import partial

import msgspec

from carom.server.logs import set_up_logs
from carom.server.running import address_of_listener, listen, serve_until_stopped
from carom.server.settings import Settings


def main(port: str, settings: str) -> None:
    """Serve until stopped; prints the address when it can be reached."""
    set_up_logs(is_json=True)
    listener = listen("127.0.0.1", int(port))
    tell = partial(print, address_of_listener(listener), flush=True)
    serve_until_stopped(
        msgspec.json.decode(settings, type=Settings), listener, stop_s=1, on_ready=tell
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
