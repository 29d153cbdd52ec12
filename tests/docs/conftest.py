"""Where the documents are, and the drawn examples of the rules pages."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def docs_scripts() -> Path:
    """Make the scripts of ``docs/`` importable and return their folder."""
    folder = ROOT / "docs"
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))
    return folder


@pytest.fixture(scope="session")
def examples(docs_scripts: Path) -> ModuleType:
    """Return ``docs/examples``, the drawn examples by game."""
    return import_module("examples")
