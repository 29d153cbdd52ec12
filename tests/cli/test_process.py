"""``carom`` as a process of its own: signals, pipes, encodings, what it loads."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import EASY

CAROM = [sys.executable, "-m", "carom"]
POSIX = pytest.mark.skipif(os.name == "nt", reason="signals and terminals of POSIX")

HEAVY = ("rich", "fluent", "babel", "textual", "difflib", "zipfile", "litestar")
"""What a quick command does without."""


def _run(*arguments: str, env: dict[str, str]) -> subprocess.CompletedProcess[bytes]:
    """Return how one command ended."""
    return subprocess.run([*CAROM, *arguments], capture_output=True, env=env, check=False)


def loaded_by_solving(token: str, *modules: str, env: dict[str, str]) -> str:
    """Return which of some modules a process has loaded once it has solved a position."""
    code = (
        "import sys; from carom.cli.main import main; main(['solve', sys.argv[1]]);"
        "print(*sorted(set(sys.argv[2:]) & sys.modules.keys()))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, token, *modules],
        capture_output=True,
        env=env,
        check=True,
        text=True,
        encoding="utf-8",
    )
    return done.stdout.splitlines()[-1]


def test_solve_loads_nothing_heavy(plain_environment: dict[str, str]) -> None:
    assert loaded_by_solving(EASY, *HEAVY, env=plain_environment) == ""


def test_terminal_without_box_characters_gets_a_plain_drawing(
    plain_environment: dict[str, str],
) -> None:
    done = _run(
        "board", EASY, "--lang", "fr", env=plain_environment | {"PYTHONIOENCODING": "ascii"}
    )
    assert done.returncode == 0
    text = done.stdout.decode("ascii")
    assert "+---+---+" in text
    assert "rouge (r) vers le carr? en n2" in text


@POSIX
def test_reader_that_goes_away_ends_the_command_quietly(plain_environment: dict[str, str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [*CAROM, "board", EASY], stdout=writing, stderr=subprocess.PIPE, env=plain_environment,
        check=False,
    )  # fmt: skip
    os.close(writing)
    assert (done.returncode, done.stderr) == (141, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device")
def test_full_disk_is_one_line(plain_environment: dict[str, str]) -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            [*CAROM, "board", EASY], stdout=full, stderr=subprocess.PIPE, env=plain_environment,
            check=False,
        )  # fmt: skip
    assert (done.returncode, done.stderr.count(b"\n")) == (2, 1)


@POSIX
@pytest.mark.usefixtures("heard_interrupts")
def test_interrupt_ends_a_long_search_with_130(plain_environment: dict[str, str]) -> None:
    """The spinner on the terminal of stderr is the sign that the search is going on."""
    made = _run("board", "--free", "32x32", "--walls", "4", "--seed", "1", "--json",
                env=plain_environment)  # fmt: skip
    position = made.stdout.decode().split('"')[3]
    ours, theirs = os.openpty()
    search = subprocess.Popen(
        [*CAROM, "solve", position, "--solver", "python", "--limit-seconds", "60"],
        stdout=subprocess.PIPE,
        stderr=theirs,
        env=plain_environment | {"TERM": "xterm", "COLUMNS": "80"},
    )
    os.close(theirs)
    seen = b""
    while b"Ctrl-C" not in seen:
        seen += os.read(ours, 1024)
    search.send_signal(signal.SIGINT)
    out, _ = search.communicate(timeout=30)
    assert (search.returncode, out) == (130, b"")
    while b"interrupted" not in seen:
        seen += os.read(ours, 1024)
    assert b"Traceback" not in seen
    os.close(ours)
