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
    part = answers_of(words[0])
    assert all(f"`{name}`" in part for name in carom(*words, "--json").json)


def answers_of(command: str) -> str:
    """Return what the page says of the answers of a command for machines."""
    table = PAGE.read_text("utf-8").partition("## Answers for machines")[2].partition("\n## ")[0]
    part = re.search(rf"^\| `{command}` \|.*\n(?:\| \|.*\n)*", table, re.MULTILINE)
    assert part
    return part[0]


@pytest.mark.parametrize(
    "recipe", [("ricochet",), ("micro",), ("micro", "--expert"), ("escape",), ("ramses",)]
)
def test_what_only_one_game_answers_is_there_too(carom: Carom, recipe: tuple[str, ...]) -> None:
    made = carom("board", "--random", "--seed", "b", "--json", "--game", *recipe).json
    position, answer = made["position"], answers_of("solve")
    assert all(f"`{name}`" in answer for name in carom("solve", position, "--json").json)
    degrees = carom("hints", position, "--json").json["degrees"]
    hints = carom("hints", position, "--degree", str(degrees), "--json").json["hints"]
    names = {name for hint in hints for name in (*hint, hint["kind"])}
    assert [name for name in sorted(names) if f"`{name}`" not in answers_of("hints")] == []


def test_the_answer_to_a_call_is_there(carom: Carom) -> None:
    made = carom("board", "--random", "--json", "--game", "micro").json
    told = carom("solve", made["position"], "--call", "9", "--json").json
    assert all(f"`{name}`" in answers_of("solve") for name in told)
