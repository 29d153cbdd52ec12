"""Logs on stderr, as lines for people or as JSON for machines. Never a secret, never a body."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime

import msgspec

_PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


def extras(record: logging.LogRecord) -> dict[str, str | int | float]:
    """Return what was given beside the message."""
    return {
        name: value if isinstance(value, int | float) else str(value)
        for name, value in vars(record).items()
        if name not in _PLAIN
    }


class JsonFormatter(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as one line."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **extras(record),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


class LineFormatter(logging.Formatter):
    """Time, level, message and what was given beside it."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s", datefmt="%H:%M:%S")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802  named by logging
        """Return a record as one line."""
        more = "".join(f" {name}={value}" for name, value in extras(record).items())
        return super().formatMessage(record) + more


def set_up_logs(*, is_json: bool = False, level: str = "INFO") -> None:
    """Send the server's own logs, and only faults of the web server, to stderr."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter() if is_json else LineFormatter())
    logging.basicConfig(level="WARNING", handlers=[handler], force=True)
    logging.getLogger("carom").setLevel(level)
