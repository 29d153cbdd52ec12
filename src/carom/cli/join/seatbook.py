"""The secrets of one's seats, kept between runs so that a seat can be taken up again."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

from carom.cli.inputs import input_error

MOST_SEATS = 200
"""Seats that are remembered; the oldest are forgotten first."""

_FRESH = os.O_WRONLY | os.O_CREAT | os.O_TRUNC


def state_folder() -> Path:
    """Return where this system keeps what a user's programs remember."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData/Local")) / "carom"
    if sys.platform == "darwin":
        return home / "Library/Application Support/carom"
    return Path(os.environ.get("XDG_STATE_HOME") or home / ".local/state") / "carom"


class SeatBook:
    """A file with the secret of each seat, by the address of its table; for the user alone.

    Args:
        folder: Where the file is, made when needed.
    """

    def __init__(self, folder: Path) -> None:
        self._file = folder / "seats.json"

    def secret(self, page: str) -> str:
        """Return the secret of the seat at a table, or nothing."""
        return self._read().get(page, "")

    def keep(self, page: str, secret: str) -> None:
        """Remember a secret.

        Raises:
            InputError: When the file cannot be written.
        """
        seats = self._read()
        seats.pop(page, None)
        seats[page] = secret
        text = json.dumps(dict(list(seats.items())[-MOST_SEATS:]), indent=1)
        draft = self._file.with_suffix(f".{os.getpid()}")
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            with os.fdopen(os.open(draft, _FRESH, 0o600), "w", encoding="utf-8") as file:
                file.write(text)
            draft.replace(self._file)
        except OSError as error:
            raise input_error(error, str(self._file)) from None

    def _read(self) -> dict[str, str]:
        """Return all secrets; none when the file is not there or is damaged."""
        try:
            kept = json.loads(self._file.read_text("utf-8"))
        except (OSError, ValueError):
            return {}
        is_book = isinstance(kept, dict) and all(isinstance(one, str) for one in kept.values())
        return kept if is_book else {}
