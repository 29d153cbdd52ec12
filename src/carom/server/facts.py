"""What ``carom doctor`` tells of the server, without loading it."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path


def server_facts() -> dict[str, bool]:
    """Return what is there: the built web client, the driver for PostgreSQL, the fast loop."""
    return {
        "web_client": (Path(__file__).parent / "client" / "index.html").is_file(),
        "postgresql_driver": find_spec("asyncpg") is not None,
        "fast_event_loop": find_spec("uvloop") is not None,
    }
