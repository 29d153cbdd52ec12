"""``carom doctor``: what is installed, which solver answers and why, what the terminal can."""

from __future__ import annotations

import os
import platform
import shutil
import sys

from carom import __version__
from carom.cli.options import COMMON, Common
from carom.cli.screen import has_box_characters, has_colours
from carom.cli.showing import show, show_json
from carom.cli.words import say, spoken
from carom.games.ricochet.board import board_codes
from carom.server.facts import server_facts
from carom.solvers.ricochet import active_solver, kernel


def doctor(*, common: Common = COMMON) -> None:
    """Tell what is installed and active."""
    facts = _facts()
    if common.json:
        show_json(facts)
        return
    for name, value in facts.items():
        show(say(f"cli-doctor-{name.replace('_', '-')}", value=_written(name, value)))


def _facts() -> dict[str, object]:
    """Return what is known, by stable names."""
    return {
        "version": __version__,
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": f"{platform.system()} {platform.machine()}",
        "solver": active_solver(),
        "kernel": kernel.why_missing() or "ready",
        "boards": len(board_codes("ABCD")),
        "language": spoken().language,
        "encoding": sys.stdout.encoding,
        "colours": has_colours(sys.stdout),
        "box_characters": has_box_characters(sys.stdout),
        "columns": shutil.get_terminal_size().columns,
        "cores": os.cpu_count() or 1,
        **server_facts(),
    }


def _written(name: str, value: object) -> str:
    """Return a value in words."""
    if name == "kernel":
        return say(f"cli-doctor-kernel-{value}")
    if isinstance(value, bool):
        return say("cli-word-yes" if value else "cli-word-no")
    return str(value)
