"""Every example of the documents runs and prints what the page says it prints.

``console`` blocks are commands after ``$`` with their output; Python blocks are a session
where they have prompts, else a script. The blocks of a page build on one another. In expected
output ``...`` stands for what differs from run to run.
"""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
_FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_MATCH = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
CHECKED = {"console", "session", "python"}
UNCHECKED = {"", "text", "json", "diagram", "droids", "asp", "pddl"}
"""Languages of blocks that show a form or a drawing; commands never stand there."""


def _blocks(document: Path) -> list[tuple[str, str]]:
    """Return kind and text of each fenced block."""
    return [
        ("session" if kind in ("python", "pycon") and ">>> " in text else kind, text)
        for kind, text in _FENCE.findall(document.read_text("utf-8"))
    ]


def _with(wanted: str) -> list[Path]:
    return [page for page in PAGES if any(kind == wanted for kind, _ in _blocks(page))]


def _name(document: Path) -> str:
    return str(document.relative_to(ROOT))


@pytest.mark.parametrize("document", PAGES, ids=_name)
def test_a_page_holds_no_block_that_nobody_checks(document: Path) -> None:
    for kind, text in _blocks(document):
        assert kind in CHECKED | UNCHECKED, kind
        if kind in UNCHECKED:
            assert not re.search(r"^(\$ |>>> )", text, re.MULTILINE), text


@pytest.mark.parametrize("document", _with("console"), ids=_name)
def test_commands_print_what_the_page_shows(
    document: Path, docs_scripts: Path, tmp_path: Path
) -> None:
    """If this fails: run ``python docs/console.py PAGE`` and read the diff."""
    console = import_module("console")
    for kind, block in _blocks(document):
        if kind != "console":
            continue
        for command, shown in console.commands(block):
            printed = console.run(command, tmp_path)
            assert console.fits(shown, printed), f"$ {command}\n{printed}"


@pytest.mark.parametrize("document", _with("session"), ids=_name)
def test_sessions_print_what_the_page_shows(
    document: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    text = "\n".join(block for kind, block in _blocks(document) if kind == "session")
    session = doctest.DocTestParser().get_doctest(text, {}, _name(document), _name(document), 0)
    assert session.examples
    report: list[str] = []
    doctest.DocTestRunner(optionflags=_MATCH).run(session, out=report.append)
    assert not report, "".join(report)


@pytest.mark.parametrize("document", _with("python"), ids=_name)
def test_scripts_run(document: Path, tmp_path: Path) -> None:
    """A block whose first line is ``# path.py`` is put into that file, the others are run.

    They run in a process of their own, so that a game that a page registers stays there.
    """
    script = []
    for kind, text in _blocks(document):
        if kind != "python":
            continue
        if found := re.match(r"# (\S+\.py)\n", text):
            path = tmp_path / found[1]
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
        else:
            script.append(text)
    (tmp_path / "script.py").write_text("\n".join(script), "utf-8")
    done = subprocess.run(
        [sys.executable, "-W", "error", "script.py"],
        check=False,
        cwd=tmp_path,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=120,
    )
    assert done.returncode == 0, done.stdout
