"""Running commands in this process, as ``main`` does."""

from __future__ import annotations

import io
import json
import os
import signal
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from carom.cli.main import main
from carom.cli.words import choose_language

EASY = "r1_1A2A3A4A_rh11bi14gp16yp9_rn2_E"
"""Six moves, one shortest route: rE rS rE rN rW rN."""


@dataclass(frozen=True)
class Done:
    """How a command ended."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The answer for machines."""
        return json.loads(self.out)


Carom = Callable[..., Done]


@pytest.fixture
def heard_interrupts() -> Iterator[None]:
    """Ctrl-C reaches this process and those it starts.

    A shell has what it runs in the background ignore it, and all that is started there too.
    """
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.fixture(autouse=True)
def english() -> None:
    """Speak English, whatever the test before has chosen for this process."""
    choose_language([], {})


@pytest.fixture
def carom(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Carom:
    """Return a function that runs one command line in a plain English environment."""
    for name in ("CAROM_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)

    def run(*arguments: str, stdin: bytes = b"", **environment: str) -> Done:
        for name, value in environment.items():
            monkeypatch.setenv(name, value)
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin), "utf-8"))
        code = main(arguments)
        out, err = capsys.readouterr()
        return Done(code, out, err)

    return run


@pytest.fixture
def plain_environment() -> dict[str, str]:
    """Return the environment of this process without wishes for language or colour."""
    wishes = ("CAROM_LANG", "LC_", "LANG", "NO_COLOR", "FORCE_COLOR")
    return {name: value for name, value in os.environ.items() if not name.startswith(wishes)}
