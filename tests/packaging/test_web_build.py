"""When and with what the web client is built into the package."""

from __future__ import annotations

import shutil
from pathlib import Path

import build_web
import pytest
from build_web import CLIENT, STAMP, WebError, build_client, is_built, is_fit, sources_hash


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A source tree with a client's sources but nothing built."""
    for folder in ("web/src", "src/carom/locales/en", "docs/rules/ricochet"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "web/package.json").write_text("{}")
    (tmp_path / "web/package-lock.json").write_text("{}")
    (tmp_path / "web/src/main.ts").write_text("export {};")
    return tmp_path


def put_client(tree: Path) -> None:
    """Lay a client that was made from the sources as they are."""
    (tree / CLIENT).mkdir(parents=True)
    (tree / CLIENT / STAMP).write_text(sources_hash(tree))


@pytest.fixture
def without_node(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine on which no Node is found."""
    monkeypatch.delenv("CAROM_WEB", raising=False)
    monkeypatch.setattr(build_web, "system_node", lambda: None)
    monkeypatch.setattr(build_web, "wheel_node", lambda: None)


@pytest.mark.parametrize(
    ("version", "fits"),
    [
        ("v20.18.3", False),
        ("v20.19.0", True),
        ("v21.7.0", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.1.0", True),
        ("", False),
    ],
)
def test_a_node_fits_when_the_bundler_runs_on_it(version: str, fits: bool) -> None:
    assert is_fit(version) is fits


def test_a_client_of_the_same_sources_is_not_built_again(tree: Path, without_node: None) -> None:
    put_client(tree)
    told: list[str] = []
    build_client(tree, told.append)
    assert told == []
    assert build_web.web_dependencies(tree) == []


@pytest.mark.parametrize("path", ["web/src/main.ts", "src/carom/locales/en/web.ftl"])
def test_a_changed_source_calls_for_a_new_client(tree: Path, path: str) -> None:
    put_client(tree)
    (tree / path).write_text("changed")
    assert not is_built(tree)


def test_npm_packages_are_no_sources(tree: Path) -> None:
    put_client(tree)
    (tree / "web/node_modules/vite").mkdir(parents=True)
    (tree / "web/node_modules/vite/index.js").write_text("0")
    assert is_built(tree)


def test_the_install_goes_on_without_a_client_where_none_can_be_built(
    tree: Path, without_node: None
) -> None:
    told: list[str] = []
    build_client(tree, told.append)
    assert len(told) == 1
    assert "no Node" in told[0]
    assert build_web.web_dependencies(tree) == [build_web.NODE_WHEEL]


def test_who_requires_a_client_is_told_by_an_error(
    tree: Path, without_node: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CAROM_WEB", "require")
    with pytest.raises(WebError, match="no Node"):
        build_client(tree, lambda text: None)


def test_a_tree_without_the_clients_sources_builds_nothing(tree: Path, without_node: None) -> None:
    shutil.rmtree(tree / "web")
    told: list[str] = []
    build_client(tree, told.append)
    assert told == []
    assert build_web.web_dependencies(tree) == []


def test_a_command_that_fails_is_told_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(WebError, match="no reason told"):
        build_web.run(["false"], tmp_path)
