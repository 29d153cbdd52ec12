"""The ``console`` blocks of the pages: run them, compare them, write their output anew.

``python docs/console.py PAGE ...`` puts today's output under each command of the pages;
read the diff before you commit it. In a page ``...`` stands for what differs from run to
run; such lines, and output that still fits, are left as they are.
"""

from __future__ import annotations

import doctest
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

BIN = Path(sys.executable).parent
BLOCK = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_COMMAND = re.compile(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", re.MULTILINE)
INSTALLERS = {"make", "git", "pip", "pipx", "uv"}
"""Commands that are shown and not run: the run itself has come through them."""


def commands(block: str) -> list[tuple[str, str]]:
    """Return the commands of a block, each with the output that the page shows."""
    return [
        (command, shown)
        for command, shown in _COMMAND.findall(block)
        if shlex.split(command)[0] not in INSTALLERS
    ]


def run(command: str, folder: Path) -> str:
    """Return what a command prints, faults too, with blanks at line ends and the end left out.

    It runs in ``folder``, in English, without colours, 100 columns wide.
    """
    kept = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    done = subprocess.run(  # noqa: S602  the pages are our own
        command,
        shell=True,
        check=False,
        cwd=folder,
        env={
            **kept,
            "PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}",
            "LANG": "en_GB.UTF-8",
            "COLUMNS": "100",
            "NO_COLOR": "1",
        },
        text=True,
        encoding="utf-8",
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=60,
    )
    return trimmed(done.stdout)


def trimmed(text: str) -> str:
    """Return a text without blanks at line ends and empty lines at its end."""
    return "".join(line.rstrip() + "\n" for line in text.rstrip().splitlines())


def fits(shown: str, printed: str) -> bool:
    """Tell whether printed output is what a page shows."""
    return doctest.OutputChecker().check_output(trimmed(shown), printed, doctest.ELLIPSIS)


def _veiled(shown: str, printed: str) -> str:
    """Return printed output with those lines of the page that leave something open."""
    open_lines = [line for line in shown.splitlines(keepends=True) if "..." in line]
    return "".join(
        next((line for line in open_lines if fits(line, new)), new)
        for new in printed.splitlines(keepends=True)
    )


def renewed(page: str, folder: Path) -> str:
    """Return a page with the output of its commands as they print it now."""

    def with_output(block: re.Match[str]) -> str:
        def after(found: re.Match[str]) -> str:
            command, shown = found.groups()
            if not commands(found[0]):
                return found[0]
            printed = run(command, folder)
            return found[0] if fits(shown, printed) else f"$ {command}\n{_veiled(shown, printed)}"

        return f"```console\n{_COMMAND.sub(after, block[1])}```"

    return BLOCK.sub(with_output, page)


def main(pages: list[str]) -> None:
    """Renew the pages."""
    for page in map(Path, pages):
        with TemporaryDirectory() as folder:
            page.write_text(renewed(page.read_text("utf-8"), Path(folder)), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
