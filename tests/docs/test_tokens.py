"""Each position token in help pages and docstrings is a real one; pages run their own."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HOMES = {
    "r": "carom.records.position",
    "m": "carom.records.micro.position",
    "t": "carom.records.ramses.position",
    "s": "carom.records.ramses.position",
}
"""By first letter of a token: the module that reads and writes it."""

_TOKEN = re.compile(rf"\b[{''.join(HOMES)}]1_[0-9A-Za-z_-]{{12,}}")
FILES = sorted(
    path
    for pattern in ("src/**/*.py", "src/**/*.ftl")
    for path in ROOT.glob(pattern)
    if _TOKEN.search(path.read_text("utf-8"))
)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_each_token_in_a_text_is_valid(path: Path) -> None:
    for token in _TOKEN.findall(path.read_text("utf-8")):
        forms = import_module(HOMES[token[0]])
        assert forms.write_position(forms.parse_position(token)) == token
