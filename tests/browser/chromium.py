"""Where the Chromium is that the tests drive, and how to get one.

``python -m tests.browser.chromium`` gets one where there is none and prints its path.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")

FLAGS = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-domain-reliability",
    "--disable-sync",
    "--no-first-run",
)
"""So that no request of the browser's own is taken for one of the page."""

PACKAGES = ("chromium", "fonts-noto-cjk")
"""Debian's: the browser, and a font for the fifth language."""

HELP = (
    "The browser tests need a Chromium: none was found and none could be fetched. Install one "
    "(on Debian: apt-get install chromium; elsewhere: python -m playwright install chromium, "
    "which needs the internet) or name one in CAROM_CHROMIUM, then run make test again. "
    "All other tests run without: make lint web-test unit."
)

_START_S = 60
"""Longest that a Chromium may take to tell its version."""


class NoChromium(RuntimeError):
    """There is none; says what to do."""


def find_chromium() -> str | None:
    """Return the program to drive if there is one: the named one, the machine's, Playwright's.

    Raises:
        NoChromium: The one that CAROM_CHROMIUM names does not run.
    """
    if named := os.environ.get("CAROM_CHROMIUM"):
        if not _runs(named):
            raise NoChromium(f"CAROM_CHROMIUM={named} does not run. {HELP}")
        return named
    on_path = (path for name in NAMES if (path := shutil.which(name)))
    if found := next(filter(_runs, on_path), None):
        return found
    own = _playwrights_own()
    return own if _runs(own) else None


def get_chromium() -> str:
    """Return the program to drive; where there is none, install one first.

    Debian's package where we may install it, else what Playwright downloads.

    Raises:
        NoChromium: Neither works here.
    """
    if found := find_chromium():
        return found
    for install in (_install_package, _install_playwrights_own):
        install()
        if found := find_chromium():
            return found
    raise NoChromium(HELP)


def flags() -> list[str]:
    """Return the flags to start it with."""
    return [*FLAGS, "--no-sandbox"] if _is_root() else list(FLAGS)


def _install_package() -> None:
    """Install Debian's package if this is a machine where we may."""
    if _is_root() and shutil.which("apt-get"):
        _run("apt-get", "update", "--quiet")
        _run("apt-get", "install", "--quiet", "--yes", "--no-install-recommends", *PACKAGES)


def _install_playwrights_own() -> None:
    """Download Playwright's own; without the second program for windowless use."""
    _run(sys.executable, "-m", "playwright", "install", "--no-shell", "chromium")


def _playwrights_own() -> str:
    """Return where Playwright's own is or would be.

    Asked of a process of its own: Playwright leaves an event loop behind where it was used.
    """
    code = (
        "from playwright.sync_api import sync_playwright\n"
        "with sync_playwright() as playwright:\n"
        "    print(playwright.chromium.executable_path)"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return told.stdout.strip()


def _runs(program: str) -> bool:
    """Tell whether a program starts; some machines have a stub that only says what to install."""
    if not Path(program).is_file():
        return False
    try:
        subprocess.run([program, "--version"], check=True, capture_output=True, timeout=_START_S)
    except (OSError, subprocess.SubprocessError):
        return False
    return True


def _is_root() -> bool:
    """Tell whether we may install packages."""
    return os.name == "posix" and os.geteuid() == 0


def _run(*command: str) -> None:
    """Run a command that may fail; what it says goes to stderr."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(command, check=False, stdout=sys.stderr, env=environment)


if __name__ == "__main__":
    try:
        sys.stdout.write(f"{get_chromium()}\n")
    except NoChromium as error:
        sys.exit(str(error))
