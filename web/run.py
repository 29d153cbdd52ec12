"""Run the client's checks, or both sides with hot reload; `make web-test` and `make dev` call it.

``python web/run.py test`` needs no Node on the machine: without one, PyPI's is installed
beside the tests. ``python web/run.py dev`` starts the server anew whenever its sources change.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
sys.path.insert(0, str(ROOT))

from build_web import NODE_WHEEL, Node, WebError, find_node, install_packages  # noqa: E402

CHECKS = (
    ("svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"),
    ("eslint/bin/eslint.js", "."),
    ("prettier/bin/prettier.cjs", "--check", "--log-level", "warn", "."),
    ("vitest/vitest.mjs", "run"),
)
LOOK_S = 0.5


def ready_node() -> Node:
    """Return a Node, installing PyPI's where the machine has none, with all npm packages."""
    try:
        node = find_node()
    except WebError:
        command = [sys.executable, "-m", "pip", "install", "--quiet", NODE_WHEEL]
        subprocess.run(command, check=True)
        node = find_node()
    install_packages(WEB, node, with_tools=True)
    return node


def check() -> int:
    """Run every check of the client; return 0 when all pass."""
    node = ready_node()
    for program, *words in CHECKS:
        command = [*node.node, f"node_modules/{program}", *words]
        if subprocess.run(command, cwd=WEB, check=False).returncode != 0:
            return 1
    return 0


def develop() -> int:
    """Run server and client until stopped, each reloading by itself."""
    node = ready_node()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    client = subprocess.Popen([*node.node, "node_modules/vite/bin/vite.js"], cwd=WEB)
    server = start_server()
    seen = newest_change()
    try:
        while client.poll() is None:
            time.sleep(LOOK_S)
            now = newest_change()
            if now != seen or server.poll() is not None:
                seen = now
                stop(server)
                server = start_server()
    except KeyboardInterrupt:
        pass
    finally:
        stop(client)
        stop(server)
    return client.returncode or 0


def start_server() -> subprocess.Popen[bytes]:
    """Start the server to which the client's development server hands on."""
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-m", "carom", "serve", "--port", "8000"]
    return subprocess.Popen(command, cwd=ROOT, env=environment)


def stop(process: subprocess.Popen[bytes]) -> None:
    """Stop a process of ours and wait until it has ended."""
    process.terminate()
    process.wait()


def newest_change() -> float:
    """Return when a Python source was changed last."""
    return max(path.stat().st_mtime for path in (ROOT / "src").rglob("*.py"))


if __name__ == "__main__":
    sys.exit({"test": check, "dev": develop}[sys.argv[1]]())
