"""How the browser tests find a Chromium, get one, or say what to do; with programs made here."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WORKS = "#!/bin/sh\nexit 0\n"
STUB = "#!/bin/sh\necho install the package first >&2\nexit 1\n"

Search = Callable[..., "subprocess.CompletedProcess[str]"]


def make_program(path: Path, script: str) -> Path:
    """Write a program."""
    path.write_text(script, "utf-8")
    path.chmod(0o755)
    return path


@pytest.fixture
def search(tmp_path: Path) -> Search:
    """Look for a Chromium on a path of one folder, with nothing to download from."""

    def run(**more: str) -> subprocess.CompletedProcess[str]:
        here = {
            "PATH": str(tmp_path),
            "HOME": str(tmp_path),
            "PLAYWRIGHT_BROWSERS_PATH": str(tmp_path / "browsers"),
            "PLAYWRIGHT_DOWNLOAD_HOST": "http://127.0.0.1:9",
        }
        command = [sys.executable, "-m", "tests.browser.chromium"]
        return subprocess.run(
            command, cwd=ROOT, env={**here, **more}, capture_output=True, text=True, check=False
        )

    return run


def test_a_chromium_of_the_machine_is_taken(tmp_path: Path, search: Search) -> None:
    program = make_program(tmp_path / "google-chrome", WORKS)
    assert search().stdout.strip() == str(program)


def test_a_stub_that_does_not_run_is_passed_over(tmp_path: Path, search: Search) -> None:
    make_program(tmp_path / "chromium", STUB)
    program = make_program(tmp_path / "chrome", WORKS)
    assert search().stdout.strip() == str(program)


def test_a_named_one_is_taken_before_all_others(tmp_path: Path, search: Search) -> None:
    make_program(tmp_path / "chromium", WORKS)
    named = make_program(tmp_path / "mine", WORKS)
    assert search(CAROM_CHROMIUM=str(named)).stdout.strip() == str(named)


def test_a_named_one_that_does_not_run_is_told(tmp_path: Path, search: Search) -> None:
    make_program(tmp_path / "chromium", WORKS)
    told = search(CAROM_CHROMIUM=str(tmp_path / "gone"))
    assert told.returncode == 1
    assert "gone does not run" in told.stderr


@pytest.mark.skipif(os.name != "posix", reason="packages are installed on Debian alone")
def test_the_package_is_installed_by_who_may(tmp_path: Path, search: Search) -> None:
    program = tmp_path / "chromium"
    script = f"#!/bin/sh\nPATH=/usr/bin:/bin\nln -sf /bin/true {program}\n"
    make_program(tmp_path / "apt-get", script)
    told = search()
    assert told.stdout.strip() == (str(program) if os.geteuid() == 0 else "")


def test_where_neither_works_it_is_said_what_to_do(search: Search) -> None:
    told = search()
    assert (told.returncode, told.stdout) == (1, "")
    last = told.stderr.strip().splitlines()[-1]
    assert "apt-get install chromium" in last
    assert "CAROM_CHROMIUM" in last
