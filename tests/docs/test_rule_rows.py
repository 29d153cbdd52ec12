"""Every row of the rules page is named by a test, and no test names a row that is not there."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
REFERENCE = ROOT / "docs" / "reference"
PAGES = {
    "A": REFERENCE / "rules-ricochet.md",
    "B": REFERENCE / "rules-micro.md",
    "D": REFERENCE / "rules-ramses.md",
    "C": REFERENCE / "rules-escape.md",
}
"""By first letter of their rows: the pages that hold the rows of a game."""

EXAMPLES = {"A": 30, "B": 25, "D": 26, "C": 30}
"""By the same letter: how many examples the page has."""

_ROW = re.compile(r"^\| ([A-Z]-T?\d+) \|", re.MULTILINE)
_NAMED = re.compile(r"\b([A-Z]-T?\d{1,3})\b")
_TEST = re.compile(r"^(?=(?:async )?def test_)", re.MULTILINE)
_SPAN = re.compile(r"\b([A-Z]-T?)(\d{1,3}) \.\. [A-Z]-T?(\d{1,3})\b")


@cache
def rows(letter: str) -> frozenset[str]:
    """Return the ids of all rows of a page."""
    return frozenset(_ROW.findall(PAGES[letter].read_text("utf-8")))


@cache
def named_in_tests() -> frozenset[str]:
    """Return all row ids that stand inside a test function of any test file.

    A module's docstring tells what is inside and proves nothing, so it does not count.
    """
    found: set[str] = set()
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        if path == Path(__file__):
            continue
        for part in re.split(
            r"^(?=def test_|async def test_)", path.read_text("utf-8"), flags=re.MULTILINE
        ):
            if part.startswith(("def test_", "async def test_")):
                found.update(_NAMED.findall(part))
                for kind, first, last in _SPAN.findall(part):
                    wide = len(first)
                    span = range(int(first), int(last) + 1)
                    found.update(f"{kind}{number:0{wide}}" for number in span)
    return frozenset(found)


@pytest.mark.parametrize("letter", PAGES)
def test_the_page_has_its_rows(letter: str) -> None:
    """So that a change of the page's form cannot make the other tests empty."""
    examples = {f"{letter}-T{number}" for number in range(1, EXAMPLES[letter] + 1)}
    assert {row for row in rows(letter) if "-T" in row} == examples
    assert len(rows(letter) - examples) >= 20


@pytest.mark.parametrize("letter", PAGES)
def test_every_row_is_named_by_a_test(letter: str) -> None:
    assert sorted(rows(letter) - named_in_tests()) == []


@pytest.mark.parametrize("letter", PAGES)
def test_no_test_names_an_unknown_row(letter: str) -> None:
    mine = {row for row in named_in_tests() if row.startswith(f"{letter}-")}
    assert sorted(mine - rows(letter)) == []


@pytest.mark.parametrize("letter", PAGES)
def test_no_source_names_an_unknown_row(letter: str) -> None:
    """Docstrings of the package cite rows too."""
    cited: set[str] = set()
    for path in (ROOT / "src").rglob("*.py"):
        cited.update(_NAMED.findall(path.read_text("utf-8")))
    mine = {row for row in cited if row.startswith(f"{letter}-")}
    assert sorted(mine - rows(letter)) == []
