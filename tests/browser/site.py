"""The server under test, from outside: start, kill, lay tables, look at a game."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any, Self

import httpx
import msgspec
from tests.server.harness import UNLIMITED
from websockets.sync.client import connect

from carom.games.ricochet.board import board_of
from carom.games.ricochet.moves import write_move
from carom.games.ricochet.options import Options
from carom.games.ricochet.position import Position
from carom.server.settings import Settings
from carom.solvers.ricochet import solve

ROOT = Path(__file__).parents[2]
PATIENCE_S = 60


class Site:
    """One server process with its own database.

    Args:
        folder: Where database and log lie.
    """

    def __init__(self, folder: Path) -> None:
        self._settings = Settings(database=f"sqlite:///{folder}/site.sqlite3", rates=UNLIMITED)
        self._log = folder / "server.log"
        self._process: subprocess.Popen[bytes] | None = None
        self.port = 0

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, on the port it had before if any, and wait until it can be reached."""
        words = (str(self.port), msgspec.json.encode(self._settings).decode())
        command = [sys.executable, "-m", "tests.browser.host", *words]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, cwd=ROOT)
        assert self._process.stdout is not None
        line = self._process.stdout.readline().decode()
        assert line, f"the server did not start: {self._log.read_text()[-2000:]}"
        self.port = int(line.strip().rpartition(":")[2])

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait(PATIENCE_S)
        assert self._process.stdout is not None
        self._process.stdout.close()

    def lay_table(self, preset: str = "classic", game: str = "ricochet", **options: Any) -> str:
        """Lay a table and return its id."""
        body = {"game": game, "preset": preset, "options": options}
        answer = httpx.post(f"{self.url}/api/tables", json=body, timeout=PATIENCE_S)
        answer.raise_for_status()
        table: str = answer.json()["id"]
        return table

    def view(self, table: str) -> dict[str, Any]:
        """Return the game as a spectator sees it now."""
        with connect(f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket?watch=1") as socket:
            message = json.loads(socket.recv(PATIENCE_S))
            while message["type"] != "state":
                message = json.loads(socket.recv(PATIENCE_S))
        game: dict[str, Any] = message["game"]
        return game

    def shortest(self, table: str) -> list[str]:
        """Return a shortest way for the chip that is up: what a perfect player would find."""
        view = self.view(table)
        board = board_of(view["board"]["code"])
        robots = "".join(item["robot"] for item in view["robots"])
        cells = tuple(item["token"] for item in view["robots"])
        rules = msgspec.convert(view["options"], Options).move_rules
        position = Position(board, robots, cells, board.targets[view["chip"]], rules)
        return [write_move(move) for move in solve(position).line]
