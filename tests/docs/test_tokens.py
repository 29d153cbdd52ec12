"""Each position token in help pages and docstrings is a real one; pages run their own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from carom.records.position import parse_position, write_position

ROOT = Path(__file__).parents[2]
_TOKEN = re.compile(r"r1_[0-9A-Za-z_-]{12,}")
FILES = sorted(
    path
    for pattern in ("src/**/*.py", "src/**/*.ftl")
    for path in ROOT.glob(pattern)
    if _TOKEN.search(path.read_text("utf-8"))
)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_each_token_in_a_text_is_valid(path: Path) -> None:
    for token in _TOKEN.findall(path.read_text("utf-8")):
        assert write_position(parse_position(token)) == token
