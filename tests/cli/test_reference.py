"""The reference page of the commands holds all there is."""

from __future__ import annotations

import re
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest
from tests.cli.conftest import EASY, Carom

from carom.cli import exits
from carom.cli.app import COMMANDS, build_app

DOCS = Path(__file__).parents[2] / "docs"
PAGE = DOCS / "reference" / "commands.md"


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Return ``docs/build_commands.py``."""
    monkeypatch.setattr(sys, "path", [str(DOCS), *sys.path])
    return import_module("build_commands")


def test_generated_part_is_up_to_date(script: ModuleType) -> None:
    """If this fails: run ``python docs/build_commands.py`` and read the diff."""
    assert PAGE.read_text("utf-8") == script.page()


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_and_option_is_there(name: str) -> None:
    part = PAGE.read_text("utf-8").partition(f"### carom {name}\n")[2].partition("\n### ")[0]
    for argument in build_app()[name].assemble_argument_collection(parse_docstring=False):
        if argument.show:
            assert re.search(rf"`{argument.name}[` ]", part), argument.name


def test_every_exit_code_is_there() -> None:
    table = PAGE.read_text("utf-8").partition("## Exit codes")[2].partition("\n## ")[0]
    codes = {value for name, value in vars(exits).items() if name.isupper()}
    assert {int(code) for code in re.findall(r"^\| (\d+) \|", table, re.MULTILINE)} == codes


@pytest.mark.parametrize(
    "words",
    [
        ("solve", EASY, "--all", "--count"),
        ("hints", EASY),
        ("board", EASY, "--route", "rE"),
        ("doctor",),
    ],
)
def test_every_name_of_an_answer_is_there(carom: Carom, words: tuple[str, ...]) -> None:
    table = PAGE.read_text("utf-8").partition("## Answers for machines")[2].partition("\n## ")[0]
    part = re.search(rf"^\| `{words[0]}` \|.*\n(?:\| \|.*\n)*", table, re.MULTILINE)
    assert part
    assert all(f"`{name}`" in part[0] for name in carom(*words, "--json").json)
