"""Links between pages lead somewhere, and every page can be found from the index."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
_FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
_CODE = re.compile(r"`[^`\n]+`")
_LINK = re.compile(r"\]\(([^)\s]+)\)")
_HEADING = re.compile(r"^#+ +(.+)$", re.MULTILINE)


def _links(page: Path) -> list[str]:
    """Return the link targets of a page; what looks like one in code is none."""
    return _LINK.findall(_CODE.sub("", _FENCED.sub("", page.read_text("utf-8"))))


def _anchors(page: Path) -> set[str]:
    """Return the names that a page's headings can be reached by."""
    headings = _HEADING.findall(_FENCED.sub("", page.read_text("utf-8")))
    bare = (re.sub(r"[^\w\- ]", "", heading.lower()) for heading in headings)
    return {heading.strip().replace(" ", "-") for heading in bare}


@pytest.mark.parametrize("document", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_relative_link_leads_to_a_file_and_its_heading(document: Path) -> None:
    for link in _links(document):
        if "://" in link or link.startswith("mailto:"):
            continue
        name, _, anchor = link.partition("#")
        goal = (document.parent / name).resolve() if name else document
        assert goal.exists(), f"{document}: {link}"
        if anchor:
            assert anchor in _anchors(goal), f"{document}: {link}"


def test_every_page_can_be_reached_from_the_index() -> None:
    found: set[Path] = set()
    ahead = [ROOT / "docs" / "index.md"]
    while ahead:
        page = ahead.pop()
        if page in found or page.suffix != ".md" or not page.exists():
            continue
        found.add(page)
        names = (link.partition("#")[0] for link in _links(page) if "://" not in link)
        ahead += [(page.parent / name).resolve() for name in names if name]
    assert set((ROOT / "docs").rglob("*.md")) <= found
