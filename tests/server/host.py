"""A server process for tests: the real one, with the toy game beside the others.

Started as ``python -m tests.server.host PORT SETTINGS_JSON [SKEW_MS]``; prints its
address on stdout when it can be reached.
"""

from __future__ import annotations

import sys
from functools import partial

import msgspec
from tests.server.toy import register_toy

from carom.server.clock import Clock
from carom.server.logs import set_up_logs
from carom.server.running import address_of_listener, listen, serve_until_stopped
from carom.server.settings import Settings


def main(port: str, settings: str, skew_ms: str = "0") -> None:
    """Serve until stopped; the clock is put off by ``skew_ms``."""
    register_toy()
    set_up_logs(is_json=True)
    clock = Clock()
    clock.set_to(clock.now_ms() + int(skew_ms))
    listener = listen("127.0.0.1", int(port))
    chosen = msgspec.json.decode(settings, type=Settings)
    address = address_of_listener(listener)
    tell = partial(print, address, flush=True)
    serve_until_stopped(chosen, listener, clock=clock, on_ready=tell)


if __name__ == "__main__":
    main(*sys.argv[1:])
