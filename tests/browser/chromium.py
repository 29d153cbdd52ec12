"""Where the Chromium is that the tests drive, and how to get one."""

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

HELP = (
    "no Chromium was found and none could be fetched. Install one (on Debian: "
    "apt-get install chromium; elsewhere: python -m playwright install chromium) or name "
    "one in CAROM_CHROMIUM, then run the browser tests again"
)


class NoChromium(RuntimeError):
    """There is none; says what to do."""


def find_chromium() -> str | None:
    """Return the program to drive, or None to let Playwright take its own.

    A browser of the machine goes first, then Playwright's, then Debian's package where we
    may install it, then Playwright's download.

    Raises:
        NoChromium: None of that works here.
    """
    named = os.environ.get("CAROM_CHROMIUM")
    if named:
        return named
    if found := _on_path():
        return found
    if _own_one().is_file():
        return None
    if os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        _run("apt-get", "update", "--quiet")
        _run("apt-get", "install", "--quiet", "--yes", "chromium", "fonts-noto-cjk")
        if found := _on_path():
            return found
    if _run(sys.executable, "-m", "playwright", "install", "chromium") and _own_one().is_file():
        return None
    raise NoChromium(HELP)


def flags() -> list[str]:
    """Return the flags to start it with."""
    is_root = os.name == "posix" and os.geteuid() == 0
    return [*FLAGS, "--no-sandbox"] if is_root else list(FLAGS)


def _on_path() -> str | None:
    """Return a Chromium of the machine."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def _own_one() -> Path:
    """Return where Playwright's own would be."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path)


def _run(*command: str) -> bool:
    """Run a command and tell whether it went well."""
    return subprocess.run(command, check=False, stdout=subprocess.DEVNULL).returncode == 0
